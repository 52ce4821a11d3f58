"""Planted leaks: the check that finds nothing finds each of them."""

import asyncio
from functools import cache
from itertools import count

import pytest
from msgspec.structs import replace

from consigliere.server.match.reactions import sealed_seats

from ...sample import REACTING
from .course import Course
from .leaks import PLANTS
from .pairs import Drawn, compared, paired

WHERE = {
    "a line in the log": "log",
    "a number in the metrics": "metrics",
    "a number in the room": "rest",
    "a replay while it is played": "rest",
}
ASKED = tuple([(at, kind, 0) for at in range(8) for kind in ("hint", "answer")])


@cache
def wanted():
    """An example that goes through a window in which two worlds are different."""
    for seed in count():
        example = Drawn(REACTING, 3, {}, seed, 60, 0, "en", ASKED)
        pair = paired(example)
        if pair and pair.apart >= 8 and telling(pair):
            return example
    raise AssertionError


def telling(pair):
    """Whether somebody else could react in one world and not in the other; the reader is asked."""
    since, reader = pair.plan.since, pair.plan.reader
    asked = [any(g.seat == reader for g in move.given) for move in pair.one.moves[since:]]
    windows = [reacting(Course(c.room), c.moves, since) for c in (pair.one, pair.other)]
    return any(asked) and windows[0] != windows[1]


def reacting(course, moves, since):
    """Who could do more than decline, in each window that is opened over the wire."""
    out = []
    for at, move in enumerate(moves):
        match_log = course.match
        if at > since:
            seats = sealed_seats(match_log)
            out.append([s for s in seats if len(match_log.views.asked_state(s).options(s)) > 1])
        course.again([move])
    return out


def test_without_a_leak_nothing_is_found(worlds):
    assert [] == asyncio.run(compared(worlds, paired(wanted())))


@pytest.mark.parametrize("name", PLANTS)
def test_a_leak_is_found(worlds, name):
    with PLANTS[name]():
        found = asyncio.run(compared(worlds, paired(wanted())))

    assert WHERE.get(name, "frames") in [one.split()[0].rstrip(":") for one in found]


def test_a_secret_that_is_the_same_in_both_worlds_is_found(worlds):
    """Both servers tell the seed: no byte differs, and still it is a leak."""
    pair = paired(wanted())
    names = [replace(chair, name=pair.one.room.seeds[0]) for chair in pair.one.room.chairs]
    for course in (pair.one, pair.other):
        course.room = replace(course.room, chairs=tuple(names))

    assert asyncio.run(compared(worlds, pair))
