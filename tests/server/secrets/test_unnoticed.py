"""Plans made side by side: what one player does behind his screen is nobody else's business."""

import asyncio
from contextlib import asynccontextmanager
from random import Random

from msgspec.structs import replace

from consigliere.server.match.compose import compose
from consigliere.server.match.reactions import sealed_seats
from consigliere.server.match.timing import ALONE
from consigliere.server.protocol.basics import Clock
from consigliere.server.rooms.session import RoomSession

from ...sample import BIDDING, BUILDING
from ..table import Person
from .clockwork import Clockwork, at_its_time, house
from .course import Anything, Course, playing, somehow, token
from .wiretap import Plan


def building():
    """A table for two, where both build side by side and the first can."""
    rng = Random(3)
    course = Course(playing(BUILDING, 2, {"first": "0"}, "BU2LD"))
    course.go({}, Anything(rng))
    while not _side_by_side(course.match.state):
        course.go(somehow(course.match, rng), Anything(rng))
    return course


def _side_by_side(s):
    return s.how == "apart" and (0, 1) == s.waiting() and len(s.options(0)) > 1


@asynccontextmanager
async def two_people(world):
    course = building()
    await world._lay(course, Plan(0, "en", len(course.moves)))
    try:
        async with (
            Person(world.server, course.room.code, token(0), lang="en") as ada,
            Person(world.server, course.room.code, token(1), lang="en") as bea,
        ):
            await asyncio.gather(ada.until(ada.questions), bea.until(bea.questions))
            yield ada, bea
    finally:
        await world.server.do(world._forget(course.room.code))


async def test_behind_his_screen(worlds):
    """A hidden plan makes nobody's question stale, and nobody hears of it or of its end."""
    async with two_people(worlds[0]) as (ada, bea):
        await bea.ping()
        heard, number = len(bea.heard), bea.table["n"]
        assert "done" == (await ada.answer([1]))["t"]
        planned = ada.mine(0)
        assert 1 == planned["undo"]["free"]
        assert planned["own"] != {}
        await ada.ok("take-back", seat=0, at=ada.table["n"])
        assert 0 == ada.mine(0)["undo"]["free"]
        await bea.ping()

        assert {"pong"} == {message["t"] for message in bea.heard[heard:]}
        assert "done" == (await ada.answer([1]))["t"]
        assert "done" == (await bea.answer([0]))["t"]
        assert number + 1 == bea.table["n"]
        assert {} != ada.mine(0)["own"], "what was planned is still there"


def bidding():
    """A table for three, where all of them are asked in secret."""
    rng = Random(1)
    course = Course(playing(BIDDING, 3, {}, "B2DXX"))
    course.go({}, Anything(rng))
    while course.match.state.how != "sealed" or sealed_seats(course.match):
        course.go(somehow(course.match, rng), Anything(rng))
    return course


def test_the_clock_of_whoever_has_answered_in_secret_seems_to_go_on():
    course, loop = bidding(), Clockwork()
    settings = replace(course.room.settings, clock=Clock(600, 20, 12))
    with at_its_time(loop):
        table = RoomSession(house(ALONE), replace(course.room, settings=settings), 1)
        match_log = table.match = course.match
        first, *_ = match_log.asked
        table.open_window()
        before = table.banks()
        loop.jump(5.0)
        answer = next(iter(match_log.state.options(first)))
        match_log.add(*compose(match_log, first, [(first, answer)], ms=5000))
        table.open_window()
        loop.jump(5.0)

        assert first not in match_log.asked
        assert [bank - 10 for bank in before] == table.banks()
    loop.close()
