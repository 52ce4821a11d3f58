"""Hints at a table: for the player who is asked, and nobody else notices anything."""

import asyncio

import pytest

from consigliere.games import GAMES
from consigliere.kernel import OneOf, Range, SomeOf
from consigliere.server.match.compose import compose
from consigliere.server.match.log import MatchLog
from consigliere.server.match.picks import pick_of, picked
from consigliere.server.protocol.basics import Settings
from consigliere.server.rooms.model import Chair, Room
from consigliere.server.ws.handlers import hints

from .table import Person, match, whose_turn


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Nobody waits for a good hint here."""
    monkeypatch.setattr(hints, "THINK_SECONDS", 0.05)


async def test_whoever_is_asked_gets_the_best_answers_and_a_reason(server):
    async with match(server, people=2, lang="it") as people:
        ada, _ = await whose_turn(*people)
        seat, question = ada.questions()[0]
        reply = await ada.ok("hint", seat=seat, at=question["at"])

        assert ("hinted", seat, question["at"]) == (reply["t"], reply["seat"], reply["at"])
        assert 1 <= len(reply["advice"]) <= 3
        assert reply["why"].endswith(".")
        for one in reply["advice"]:
            option = question["options"][one["pick"][0]]
            assert (option["text"], option["label"]) == (one["text"], one["label"])
            assert 0 <= one["low"] <= one["value"] <= one["high"] <= 1


async def test_what_is_advised_can_be_answered(fast):
    async with match(fast, people=1, seats=3) as (ada,):
        question = await ada.asked()
        reply = await ada.ok("hint", seat=0, at=question["at"])

        assert "done" == (await ada.answer(reply["advice"][0]["pick"]))["t"]


async def test_nobody_else_gets_anything(fast):
    async with (
        match(fast, people=2, lang="en") as people,
        Person(fast, people[0].code) as stranger,
        Person(fast, people[0].code, *people[0].tokens) as second_device,
    ):
        ada, bob = await whose_turn(*people)
        seat, question = ada.questions()[0]
        others = [p for p in (bob, stranger, second_device) if p is not ada]
        for other in others:
            await other.until(lambda other=other: other.table)
        before = [len(p.heard) for p in others]
        await ada.ok("hint", seat=seat, at=question["at"])
        for other in others:
            await other.ping()

        new = [p.heard[at:] for p, at in zip(others, before, strict=True)]
        assert [[{"t": "pong"}]] * 3 == new


async def test_a_table_without_hints_refuses_in_a_sentence(server):
    async with match(server, people=1, lang="en", hints=False) as (ada,):
        question = await ada.asked()

        assert not ada.room["settings"]["hints"]
        assert "hint-off" == await ada.refused("hint", seat=0, at=question["at"])
        assert "At this table nobody gets hints." == ada.last("refused")["text"]


async def test_only_for_ones_own_question_and_only_the_one_that_stands(fast):
    async with match(fast, people=2) as people:
        ada, bob = await whose_turn(*people)
        seat, question = ada.questions()[0]
        at = question["at"]

        assert "room-stale" == await ada.refused("hint", seat=seat, at=at + 1)
        assert "room-not-your-chair" == await bob.refused("hint", seat=seat, at=at)
        if not bob.questions():
            assert "room-not-asked" == await bob.refused("hint", seat=bob.chairs[0], at=at)


async def test_one_at_a_time_and_stale_when_the_table_has_moved_on(fast, monkeypatch):
    gate = asyncio.Event()
    thought = fast.services.analysis.run

    async def slow(work, *claim):
        await gate.wait()
        return await thought(work, *claim)

    monkeypatch.setattr(fast.services.analysis, "run", slow)
    async with match(fast, people=2) as people:
        ada, _ = await whose_turn(*people)
        seat, question = ada.questions()[0]
        await ada.send("hint", id="first", seat=seat, at=question["at"])
        assert "hint-busy" == await ada.refused("hint", seat=seat, at=question["at"])
        await ada.answer([0], seat=seat)
        fast.registry._tasks[0].get_loop().call_soon_threadsafe(gate.set)
        reply = await ada.until(
            lambda: next((m for m in ada.heard if m.get("id") == "first"), None)
        )

        assert ("refused", "room-stale") == (reply["t"], reply["message"])


async def test_no_hint_through_a_shared_screen(fast):
    async with match(fast, people=1) as (ada,):
        question = await ada.asked()
        screen = Person(fast, ada.code)
        await screen.dial()
        hello = {"version": 1, "code": ada.code, "tokens": ada.tokens, "lang": "en"}
        await screen.send("hello", **hello, screen=True)
        await screen.wait_for("welcome")

        assert "room-screen" == await screen.refused("hint", seat=0, at=question["at"])
        await screen.__aexit__()


@pytest.mark.parametrize("key", GAMES)
def test_every_pick_leads_to_its_answer_and_back(key):
    """Along a game: what is offered as one of many, some of many, or a number."""
    settings = Settings(key, GAMES[key].seats[0])
    chairs = tuple([Chair("person", str(n)) for n in range(settings.seats)])
    match_log = MatchLog(Room("CODE", settings, chairs, "playing", seeds=("1",)))
    match_log.add(*compose(match_log, -1, []))
    met = set()
    for _ in range(60):
        seat = match_log.asked[0]
        options = match_log.views.asked_state(seat).options(seat)
        met.add(type(options))
        for _, answer in zip(range(20), options, strict=False):
            assert answer == picked(options, pick_of(options, answer))
        match_log.add(*compose(match_log, seat, [(seat, next(iter(options)))]))

    assert met <= {OneOf, SomeOf, Range}
