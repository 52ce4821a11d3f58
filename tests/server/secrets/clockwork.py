"""Reaction windows in simulated time: the server's own driver, and a clock that never waits."""

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
from consigliere.server import audience, driver, live, timing
from consigliere.server.client import Client
from consigliere.server.gathering import asks
from consigliere.server.live import Live
from consigliere.server.meter import Meter
from consigliere.server.room import Room
from consigliere.server.timing import Pace

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


def windows(
    room: Room, moves: list[Move], reader: Seat, pace: Pace, many: int, seed: int
) -> list[float]:
    """How long `reader` waits for the end of the window that is open after these moves."""
    loop = Clockwork()
    try:
        with at_its_time(loop, seed):
            one = range(many)
            return [loop.run_until_complete(_window(room, moves, reader, pace)) for _ in one]
    finally:
        loop.close()


async def _window(room: Room, moves: list[Move], reader: Seat, pace: Pace) -> float:
    loop, told = asyncio.get_running_loop(), asyncio.Event()
    table = Live(house(pace), room, 1)
    table.running = Course(room).again(moves).running
    table._redraw()
    entries = table.running.entries
    client = Client(_nowhere, write=lambda _text, _more: _hear(table, entries, told))
    client.chairs, client.lang = [reader], None
    table.clients.add(client)
    began = loop.time()
    table.driver.open_window()
    table.driver.go_on()
    await told.wait()
    lasted = loop.time() - began
    await _turns()  # what was planned next has begun, and can be stopped
    table.driver.stop()
    await _turns()
    return lasted


async def _turns() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def _hear(table: Any, entries: int, told: asyncio.Event) -> bool:
    """A message has come; the window is over when the match has gone on."""
    if table.running.entries > entries:
        told.set()
    return True


async def _nowhere(_text: str) -> None:
    """No outbox is needed."""


def house(pace: Pace) -> Any:
    """What a table needs of its house."""
    alone = SimpleNamespace(shared=False)
    store = SimpleNamespace(append=_yes, save_room=_yes, seal=_yes, database=alone)
    return SimpleNamespace(
        store=store,
        pace=pace,
        thinkers=SimpleNamespace(think=_think),
        meter=Meter(),
        log=structlog.get_logger(),
        tell=lambda *news: None,
        drives=lambda code: True,
    )


async def _yes(*_args: Any) -> bool:
    return True


async def _think(_game: str, _bot: str, view: Any, _key: Any, _own: str, hurry: float) -> Any:
    """A bot that thinks longer where it has more to choose from."""
    options = view.decision.options
    await asyncio.sleep(min(hurry, THOUGHT * (len(options) - 1)))
    return next(iter(options))


@contextmanager
def at_its_time(loop: Clockwork, seed: int) -> Iterator[None]:
    clock = SimpleNamespace(monotonic=loop.time, time=loop.time)
    with ExitStack() as stack:
        for module in (audience, driver, live):
            stack.enter_context(patch.object(module, "time", clock))
        stack.enter_context(patch.object(timing, "_CHANCE", Random(seed)))
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
        course = played(playing("mafia-city", 3, {}, "AAAAA"), rng, 40)
        for at in range(1, len(course.moves)):
            if [given.seat for given in course.moves[at].given] != [reader]:
                continue
            one = Course(course.room).again(course.moves[: at + 1])
            other = twin(one, reader, rng) if asks(one.running) else None
            if other and len(other.moves) == at + 1 and able(one) and not able(other):
                return Window(one, other)
    raise AssertionError


def able(course: Course) -> list[Seat]:
    """Who can do more than decline."""
    running = course.running
    return [s for s in asks(running) if len(running.table_of(s).options(s)) > 1]


def seated(course: Course, kind: str) -> Room:
    """The same room with bots at the window, or with people who gave standing answers."""
    chairs, running = list(course.room.chairs), course.running
    for seat in asks(running):
        view = observe(running.table_of(seat), seat)
        order = "" if kind == "bot" else running.game.orders(view)[0]
        bot = "random" if kind == "bot" else ""
        chairs[seat] = replace(chairs[seat], kind=kind, bot=bot, order=order)
    return replace(course.room, chairs=tuple(chairs))
