"""Whole games over the wire; the record that comes of it is sound and says the same scores."""

import asyncio

import pytest

from consigliere.games import game
from consigliere.kernel import read_record, verify

from ..sample import LEAST, REACTING
from .table import Person, match


async def recorded(server, code, key=REACTING):
    """The record of a match that is over, replayed and found sound."""
    got = await server.get(f"/api/rooms/{code}/record")
    assert got.status_code == 200, got.text
    record = read_record(got.text)
    verify(game(key), record)
    return record


@pytest.mark.parametrize("key, seats", LEAST)
async def test_one_person_and_bots_play_to_the_end(server, key, seats):
    made = await server.room(bots="random", game=key, seats=seats)
    async with Person(server, made["code"], made["token"], lang="en") as ada:
        await ada.play(seed=1)
        record = await recorded(server, made["code"], key)

        assert ada.table["end"]["scores"] == list(record.scores)
        assert ada.table["end"]["lines"]
        await ada.until(lambda: ada.room["phase"] == "over")


async def test_two_people_and_a_bot_play_to_the_end(server):
    async with match(server, people=2) as (ada, bob):
        await asyncio.gather(ada.play(1), bob.play(2))
        record = await recorded(server, ada.code)

        assert ada.table["end"] == bob.table["end"]
        assert ada.table["end"]["scores"] == list(record.scores)


async def test_two_people_on_one_device_play_to_the_end(fast):
    async with (
        match(fast, people=2, begin=False) as (ada, bob),
        Person(fast, ada.code, *ada.tokens, *bob.tokens) as both,
    ):
        assert [0, 1] == both.chairs
        await ada.ok("begin")
        await both.play(3)
        record = await recorded(fast, ada.code)

        assert both.table["end"]["scores"] == list(record.scores)
