"""A match in memory is its answers and the last tables; whatever else is wanted is found again."""

import copy
import random
from collections import Counter

import pytest

from consigliere.games import GAMES
from consigliere.kernel import CHANCE
from consigliere.server.match.compose import compose
from consigliere.server.match.entry import LogEntry
from consigliere.server.match.history import RequestIds
from consigliere.server.match.log import MatchLog
from consigliere.server.protocol.basics import VERSION, Settings
from consigliere.server.rooms.model import Chair, Room

from ..sample import BUILDING, REACTING
from .table import Person, match, whose_turn


def played(game, answers, seed="7"):
    """A match of random answers, and the table after each line of it."""
    seats = max(3, GAMES[game].seats[0])
    chairs = tuple([Chair("person", f"P{n}") for n in range(seats)])
    match_log = MatchLog(Room("CODE", Settings(game, seats), chairs, "playing", seeds=(seed,)))
    rng, tables = random.Random(seed), []
    entry, applied = compose(match_log, -1, [])
    for _ in range(answers):
        match_log.add(entry, applied)
        tables += [one.state for one in applied]
        seat = match_log.asked[0]
        answer = match_log.views.asked_state(seat).options(seat).pick(rng)
        entry, applied = compose(match_log, seat, [(seat, answer)])
    return match_log, tables


@pytest.mark.parametrize("game", GAMES)
def test_every_table_of_a_match_is_found_again(game):
    match_log, tables = played(game, answers=40)
    answers = match_log.history

    assert len(tables) == len(answers) > len(answers._states)
    assert tables == [one.state for one in answers]
    for n in range(0, len(tables), 7):
        assert tables[n] == answers[n].state == answers.after(n + 1)


@pytest.mark.parametrize("back", [1, 5, 30])
def test_answers_are_taken_back_further_than_tables_are_remembered(back):
    match_log, tables = played(REACTING, answers=40)
    length = len(tables) - back

    gone = match_log.history.cut(length)

    assert back == len(gone)
    assert tables[length - 1] == match_log.history.state
    assert tables[:length] == [one.state for one in match_log.history]


def test_all_of_it_may_be_taken_back():
    match_log, _ = played(BUILDING, answers=20)

    match_log.history.cut(0)

    assert match_log.initial == match_log.history.state
    assert [] == list(match_log.history)


def test_a_copy_goes_its_own_way():
    match_log, tables = played(REACTING, answers=10)
    other = copy.copy(match_log.history)

    other.cut(3)

    assert len(tables) == len(match_log.history)
    assert tables[-1] == match_log.state


def test_the_ids_of_answers_are_known_by_seat():
    ids = RequestIds()
    ids.add_all(LogEntry(1, id="a-17"))

    assert (1, "a-17") in ids
    assert (0, "a-17") not in ids
    assert (1, "a-18") not in ids


async def back(server, person, **has):
    """The first table of the same person after a reload, who has so much of the log."""
    again = Person(server, person.code, *person.tokens, lang=person.lang)
    await again.dial()
    who = {"code": again.code, "tokens": again.tokens, "lang": again.lang, "version": VERSION}
    await again.send("hello", **who, **has)
    await again.until(lambda: again.table)
    await again.__aexit__()
    return next(m for m in again.heard if m["t"] == "table")


async def test_who_still_has_the_log_gets_what_was_said_since(fast):
    async with match(fast, people=2, lang="en") as people:
        rng = random.Random(3)
        for _ in range(6):
            asked, *_ = await whose_turn(*people)
            await asked.answer_somehow(rng)
        ada = people[0]
        whole = await back(fast, ada)
        half = whole["n"] // 2
        part = await back(fast, ada, match=1, since=half)
        other = await back(fast, ada, match=7, since=half)

        assert (0, half, 0) == (whole["since"], part["since"], other["since"])
        later = [line for line in whole["log"] if line["n"] > half]
        assert later == part["log"][: len(later)]
        assert whole["log"] == other["log"][: len(whole["log"])]


async def test_a_log_that_something_was_taken_back_from_is_told_anew(fast):
    async with match(fast, people=3, lang="en", options={"first": "0"}) as (ada, *_):
        before = ada.table["n"]
        await ada.answer("keep")
        await ada.until(lambda: ada.table["n"] > before)
        since = ada.table["n"]
        await ada.ok("take-back", seat=0, at=since)
        again = await back(fast, ada, match=1, since=since)

        assert 0 == again["since"]
        assert again["log"]


@pytest.mark.parametrize("back", [0, 1, 5, 30])
def test_what_chance_was_asked_is_counted_whatever_is_taken_back(back):
    match_log, tables = played(REACTING, answers=40)
    match_log.history.cut(len(tables) - back)

    left = [line.kind for line in match_log.history.lines if line.seat == CHANCE]
    assert Counter(left) == match_log.history.dealt == copy.copy(match_log.history).dealt
