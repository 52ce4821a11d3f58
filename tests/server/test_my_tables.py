"""One's own tables on the start page: whose turn it is, what was done last; for who sits there."""

import pytest

from ..sample import BIDDING, EVERY
from .table import match


async def listed(server, person, tokens=None, lang="en"):
    body = {"tokens": person.tokens if tokens is None else tokens}
    return await server.post(f"/api/rooms/{person.code}/mine?lang={lang}", body)


async def test_only_who_has_the_key_of_a_chair_is_told(server):
    async with match(server, people=2) as (ada, _):
        for tokens in ([], ["guessed"]):
            reply = await listed(server, ada, tokens)

            assert 400 <= reply.status_code < 500
            assert ada.tokens[0] not in reply.text


@pytest.mark.parametrize("game", EVERY)
async def test_whose_turn_it_is_and_what_was_done_last(server, game):
    async with match(server, people=2, seats=3, game=game, lang="en") as (ada, bob):
        for person in (ada, bob):
            reply = (await listed(server, person)).json()
            asked = bool(person.questions())

            assert person.chairs == reply["chairs"]
            assert asked == reply["turn"]
            assert reply["now"] and reply["wait"]
            assert 0 < reply["moved"]
            assert reply["last"] == person.table["log"][-1]["text"]


async def test_a_sealed_answer_is_told_to_nobody_else(server):
    """Neither whose turn it is nor when something happened changes for the others."""
    async with match(server, people=2, seats=3, game=BIDDING, lang="en") as (ada, bob):
        before = (await listed(server, bob)).json()
        question = await ada.asked()
        await ada.ok("answer", seat=0, at=question["at"], pick=[0])

        assert not (await listed(server, ada)).json()["turn"]
        assert before == (await listed(server, bob)).json()


async def test_the_last_move_as_each_may_read_it(server):
    """Where one learns something by it, the others read the public sentence."""
    async with match(server, people=2, seats=3, lang="en") as people:
        for _ in range(12):
            asked = [person for person in people if person.questions()]
            if not asked:
                break
            await asked[0].answer([0])
            for person in people:
                last = (await listed(server, person)).json()["last"]
                await person.until(lambda p=person, last=last: last in lines(p))


def lines(person):
    """All that this browser was told."""
    tables = [one for one in person.heard if one["t"] == "table"]
    return [line["text"] for one in tables for line in one["log"]]


async def test_a_lobby_and_a_match_that_is_over(server):
    async with match(server, begin=False) as (ada, _):
        reply = (await listed(server, ada, lang="de")).json()
        assert ("lobby", False, "") == (reply["room"]["phase"], reply["turn"], reply["last"])
    async with match(server, people=1, lang="en") as (ada,):
        await ada.ok("propose", seat=0, what="end")
        await ada.until(lambda: ada.over)
        reply = (await listed(server, ada)).json()

        assert reply["winners"] == ada.table["end"]["winners"]
        assert reply["scores"] == ada.table["end"]["scores"]
        assert not reply["turn"]
