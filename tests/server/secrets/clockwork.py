"""Reaction windows in simulated time: the server's own scheduler, and a clock that never waits."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import structlog
from msgspec import Struct
from msgspec.structs import replace

from consigliere.kernel import Seat, observe
from consigliere.server.http.metrics import Metrics
from consigliere.server.match import scheduler, turn_clock
from consigliere.server.match.reactions import sealed_seats
from consigliere.server.match.scheduler import TurnScheduler
from consigliere.server.match.timing import WindowTiming
from consigliere.server.projection import broadcast
from consigliere.server.projection.broadcast import Broadcasters
from consigliere.server.rooms import presence, session
from consigliere.server.rooms.events import MatchLoaded
from consigliere.server.rooms.model import Room
from consigliere.server.rooms.session import RoomSession
from consigliere.server.ws.client import Client

from ...sample import REACTING
from .course import Course, Move, played, playing
from .twins import twin

_KNOWN = 0  # a seed that has been found to lead to such a window
THOUGHT = 0.2  # seconds a bot thinks for each answer it could give, if it is not hurried


class Clockwork(asyncio.SelectorEventLoop):
    """A loop whose time jumps to the next timer; there is nothing outside it to wait for."""

    def __init__(self) -> None:
        self._at = 0.0
        super().__init__(_Jumping(self))

    def time(self) -> float:
        return self._at

    def jump(self, seconds: float) -> None:
        self._at += seconds


class _Jumping(selectors.DefaultSelector):
    def __init__(self, loop: Clockwork) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[Any]:
        ready = super().select(0)
        if timeout is None and not ready:
            raise AssertionError("the window never ends: nothing is left to wait for")
        self._loop.jump(timeout or 0.0)
        return ready


class Habit(Struct, frozen=True):
    """What the people at a window do, after how many seconds; None: nothing."""

    think: float | None = None  # they ask for time
    answer: float | None = None  # they decline, or react if they can


SILENT = Habit()


def window(
    room: Room, moves: list[Move], reader: Seat, pace: WindowTiming, habit: Habit = SILENT
) -> float:
    """How long `reader` waits for the end of the window that is open after these moves."""
    loop = Clockwork()
    try:
        with at_its_time(loop):
            return loop.run_until_complete(_window(room, moves, reader, pace, habit))
    finally:
        loop.close()


async def _window(
    room: Room, moves: list[Move], reader: Seat, pace: WindowTiming, habit: Habit
) -> float:
    loop, result = asyncio.get_running_loop(), asyncio.Event()
    table = RoomSession(house(pace), room, 1)
    table.match = Course(room).again(moves).match
    Broadcasters().attach(table)
    turns = TurnScheduler(table)
    table.events.publish(MatchLoaded())
    entries = table.match.entries
    client = Client(_nowhere, write=lambda _text, _more: _hear(table, entries, result))
    client.chairs, client.lang = [reader], None
    table.presence.clients.add(client)
    began = loop.time()
    vars(table.presence)["here"] = lambda: set(range(len(room.chairs)))
    table.open_window()
    turns.plan()
    people = [seat for seat in sealed_seats(table.match) if room.chairs[seat].kind == "person"]
    busy = [asyncio.create_task(_behave(table, seat, habit)) for seat in people]
    await result.wait()
    lasted = loop.time() - began
    for task in busy:
        task.cancel()
    await _turns()  # what was planned next has begun, and can be stopped
    turns.stop()
    await _turns()
    return lasted


async def _behave(table: RoomSession, seat: Seat, habit: Habit) -> None:
    """A person at a window; a reaction that comes too late is refused."""
    asked, begun = (
        table.match and table.match.entries,
        asyncio.get_running_loop().time(),
    )
    for at, what in sorted([(habit.think, "think"), (habit.answer, "answer")], key=_when):
        if at is None:
            continue
        await asyncio.sleep(begun + at - asyncio.get_running_loop().time())
        async with table.lock:
            decision = table.question(seat)
            if table.match is None or table.match.entries != asked or decision is None:
                return
            if what == "think":
                await table.request_time([seat])
            else:
                await table.seal_answer(seat, list(decision.options)[-1])


def _when(one: tuple[float | None, str]) -> float:
    return one[0] or 0.0


async def _turns() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def _hear(table: Any, entries: int, changed: asyncio.Event) -> bool:
    """A message has come; the window is over when the match has gone on."""
    if table.match.entries > entries:
        changed.set()
    return True


async def _nowhere(_text: str) -> None:
    """No outbox is needed."""


def house(pace: WindowTiming) -> Any:
    """What a table needs of its house."""
    alone = SimpleNamespace(shared=False)
    store = SimpleNamespace(append=_yes, save_room=_yes, save_sealed_answer=_yes, database=alone)
    return SimpleNamespace(
        store=store,
        window_timing=pace,
        bots=SimpleNamespace(answer=_think),
        metrics=Metrics(),
        log=structlog.get_logger(),
        notices=SimpleNamespace(publish=lambda *notice: None),
        leases=SimpleNamespace(holds=lambda code: True),
    )


async def _yes(*_args: Any) -> bool:
    return True


async def _think(
    _game: str, _bot: str, view: Any, _key: Any, _own: str, hurry: float, _owner: str
) -> Any:
    """A bot that thinks longer where it has more to choose from."""
    options = view.decision.options
    await asyncio.sleep(min(hurry, THOUGHT * (len(options) - 1)))
    return next(iter(options))


@contextmanager
def at_its_time(loop: Clockwork) -> Iterator[None]:
    clock = SimpleNamespace(monotonic=loop.time, time=loop.time)
    with ExitStack() as stack:
        for module in (broadcast, presence, scheduler, session, turn_clock):
            stack.enter_context(patch.object(module, "time", clock))
        yield


class Window(Struct, frozen=True):
    """Two matches at an open window: in one somebody can react, in the other nobody can."""

    one: Course
    other: Course


@cache
def opened(reader: Seat = 0) -> Window:
    """A window that the reader has opened; what it sees of the two is the same."""
    for seed in count(_KNOWN):
        rng = Random(seed)
        course = played(playing(REACTING, 3, {}, "AAAAA"), rng, 40)
        for at in range(1, len(course.moves)):
            if [given.seat for given in course.moves[at].given] != [reader]:
                continue
            one = Course(course.room).again(course.moves[: at + 1])
            other = twin(one, reader, rng) if sealed_seats(one.match) else None
            if other and len(other.moves) == at + 1 and able(one) and not able(other):
                return Window(one, other)
    raise AssertionError


def able(course: Course) -> list[Seat]:
    """Who can do more than decline."""
    match_log = course.match
    return [
        s for s in sealed_seats(match_log) if len(match_log.views.asked_state(s).options(s)) > 1
    ]


def seated(course: Course, kind: str) -> Room:
    """The same room with bots at the window, people, or people who gave standing answers."""
    chairs, match_log = list(course.room.chairs), course.match
    for seat in sealed_seats(match_log):
        view = observe(match_log.views.asked_state(seat), seat)
        order = match_log.game.orders(view)[0] if kind == "order" else ""
        bot = "random" if kind == "bot" else ""
        sort = "bot" if kind == "bot" else "person"
        chairs[seat] = replace(chairs[seat], kind=sort, bot=bot, order=order)
    return replace(course.room, chairs=tuple(chairs))
