"""Scripted people: they think as people do, answer at random, and come back by themselves."""

from __future__ import annotations

import asyncio
from collections import Counter
from math import log
from random import Random
from time import perf_counter
from typing import Final

import msgspec
from msgspec import Struct

from bench.load.asked import Ask, Window, no_choice, pick

from .laid import SOCKETS, Laid
from .line import Line, dial

THINK: Final = (6.0, 0.75)  # median seconds and spread of a lognormal time: 8 s on average
REACT: Final = (3.2, 0.4)  # the same in a reaction window
_PRESSES: Final = 0.8  # of a window: a player who needs longer asks for time
FIRST, LONGEST, PATIENCE = 0.5, 15.0, 10.0  # of coming back, as in web/src/lib/socketClient.ts


class _Mine(Struct):
    seat: int
    ask: Ask | None
    sealed: bool


class _Heard(Struct):
    """Of all messages, only what a random player reads; the rest is skipped."""

    t: str
    id: str = ""
    n: int = -1
    waiting: list[int] = []
    mine: list[_Mine] = []
    window: Window | None = None
    message: str = ""


_READ: Final = msgspec.json.Decoder(_Heard).decode
_WRITE: Final = msgspec.json.Encoder().encode


class Tally:
    """What everybody has seen."""

    def __init__(self) -> None:
        self.acked: list[tuple[str, int, str]] = []  # room, seat, id of the open answers that count
        self.sent, self.lost, self.tables = 0, 0, 0
        self.closed: Counter[int] = Counter()  # codes the server closed with
        self.refusals: Counter[str] = Counter()
        self.clear()

    def clear(self) -> None:
        """Forget the times so far."""
        self.acks: list[float] = []
        self.screens: list[float] = []  # answer sent, till all others at the table show it
        self.back: list[float] = []  # connecting, till the table is there


class Table:
    """One room, and its four sockets."""

    def __init__(self, laid: Laid, port: int, tally: Tally, chance: Random, pace: float) -> None:
        self.code, self.port, self.tally, self.chance = laid.code, port, tally, chance
        self.pace = pace  # 1: human; 0: at once
        self.shown: dict[tuple[int, int], _Shown] = {}
        seats = [*range(len(laid.tokens)), *[-1] * (SOCKETS - len(laid.tokens))]
        tokens = [[token] for token in laid.tokens] + [[]] * (SOCKETS - len(laid.tokens))
        self.people = [Person(self, s, t) for s, t in zip(seats, tokens, strict=True)]

    def sent(self, by: Person, n: int, at: float) -> None:
        """An answer is on its way that all others will see as entry `n`."""
        others = {person for person in self.people if person is not by and person.reads}
        self.shown[by.seat, n] = _Shown(at, n, others)

    def show(self, to: Person, n: int) -> None:
        for key, shown in list(self.shown.items()):
            if n >= shown.n:
                shown.left.discard(to)
                if not shown.left:
                    self.tally.screens.append(perf_counter() - shown.at)
                    del self.shown[key]

    def forget(self, by: Person) -> None:
        """It was refused: nobody will see it."""
        self.shown = {key: shown for key, shown in self.shown.items() if key[0] != by.seat}

    def unseen(self, longer: float = 5.0) -> int:
        """Answers that somebody who reads has not been shown for so long."""
        now = perf_counter()
        late = [shown for shown in self.shown.values() if now - shown.at > longer]
        return sum(any(person.reads for person in shown.left) for shown in late)


class _Flying(Struct, frozen=True):
    """An answer that is sent, and not yet acknowledged."""

    id: str
    body: bytes
    at: float
    secret: bool


class _Shown(Struct):
    """Who has still to see an answer."""

    at: float
    n: int
    left: set[Person]


class Person:
    """One browser; without a seat it watches."""

    def __init__(self, table: Table, seat: int, tokens: list[str]) -> None:
        self.table, self.seat, self.tokens = table, seat, tokens
        self.lang: str | None = None
        self.reads, self.leaving, self.rests = True, False, False
        self.here = self._welcome = False  # has the table; has been let in
        self.window = 0  # bytes the system takes in unread; 0: as many as usual
        self.n = -1
        self.wire: Line | None = None
        self._asked = -1
        self._flying: _Flying | None = None
        self._thinking: asyncio.TimerHandle | None = None
        self._coming: asyncio.Task[None] | None = None
        self._tries, self._began = 0, 0.0

    # ---- coming and going

    def come(self, after: float = 0.0) -> None:
        self._coming = asyncio.get_running_loop().create_task(self._come(after))

    async def _come(self, after: float) -> None:
        await asyncio.sleep(after)
        self._began, self.here, self._welcome = perf_counter(), False, False
        try:
            async with asyncio.timeout(PATIENCE):
                wire = self.wire = await dial(self, self.table.port, self.window)
                self._hello()
                while not self._welcome and not wire.lost:
                    await asyncio.sleep(0.1)
        except (OSError, TimeoutError):
            self._again()
        else:
            if not self._welcome:
                self._again()

    def _hello(self) -> None:
        """Who comes back has the log up to the last table."""
        who = {"code": self.table.code, "tokens": self.tokens, "lang": self.lang}
        self.say("hello", version=1, match=1, since=max(self.n, 0), **who)

    def drop(self) -> None:
        """The line breaks, as when a train enters a tunnel."""
        if self.wire:
            wire, self.wire = self.wire, None
            wire.close()
        self.here = self._welcome = False

    def lost(self, wire: Line) -> None:
        """The server, or the net, has ended it."""
        if wire is self.wire and not self.leaving:
            self.table.tally.lost += 1
            self.table.tally.closed[wire.code] += 1
            self.wire = None
            if self._welcome:
                self._again()

    def _again(self) -> None:
        """As a browser does it: longer from time to time, and never all at once."""
        if self.wire:
            self.drop()
        pause = min(LONGEST, FIRST * 2**self._tries)
        self._tries += 1
        self.come(pause * (0.5 + self.table.chance.random() / 2))

    def sleep(self, asleep: bool) -> None:
        """The line stays open and is not read; then it is."""
        self.reads = not asleep
        if self.wire:
            (self.wire.stop_reading if asleep else self.wire.read_on)()

    def rest(self) -> None:
        """Answers nothing any more."""
        self.rests = True
        if self._thinking:
            self._thinking.cancel()

    def leave(self) -> None:
        self.leaving = True
        self.rest()
        if self._coming:
            self._coming.cancel()
        self.drop()

    # ---- talking

    def say(self, kind: str, **what: object) -> None:
        assert self.wire
        self.wire.send(_WRITE({"t": kind, **what}))

    def heard(self, body: bytes) -> None:
        m = _READ(body)
        if m.t == "table":
            self.table.tally.tables += 1
            self._table(m)
        elif m.t == "welcome":
            self._welcome = True
        elif m.t == "done":
            self._done(m.id)
        elif m.t == "refused":
            self._refused(m)

    def _table(self, m: _Heard) -> None:
        self.n = max(self.n, m.n)
        if not self.here:
            self._arrived()
        self.table.show(self, m.n)
        mine = m.mine[0] if m.mine else None
        if mine and mine.ask and no_choice(mine.ask, m.window):
            return
        if mine and mine.ask and not (mine.sealed or self.rests or mine.ask.at == self._asked):
            self._asked = mine.ask.at
            alone = len(m.waiting) == 1 and not mine.ask.secret
            self._think(mine.ask, alone, m.window)

    def _arrived(self) -> None:
        self.here, self._tries = True, 0
        self.table.tally.back.append(perf_counter() - self._began)
        if self._flying and self.wire:
            self.wire.send(self._flying.body)  # the same answer under the same id

    def _think(self, ask: Ask, alone: bool, window: Window | None) -> None:
        median, spread = REACT if ask.secret else THINK
        pause = self.table.pace * self.table.chance.lognormvariate(log(median), spread)
        if window and self.wire and pause > window.left * _PRESSES:
            at, id = window.opened, f"{self.table.chance.getrandbits(64):016x}"
            self.wire.send(_WRITE({"t": "think", "id": id, "seat": self.seat, "at": at}))
        if self._thinking:
            self._thinking.cancel()
        loop = asyncio.get_running_loop()
        self._thinking = loop.call_later(pause, self._answer, ask, alone)

    def _answer(self, ask: Ask, alone: bool) -> None:
        if not self.here or not self.wire or ask.at != self._asked:
            self._asked = -1  # the question comes again with the table
            return
        now, chance = perf_counter(), self.table.chance
        id = f"{chance.getrandbits(64):016x}"
        body = {"t": "answer", "id": id, "seat": self.seat, "at": ask.at, "pick": pick(ask, chance)}
        self._flying = _Flying(id, _WRITE(body), now, ask.secret)
        self.table.tally.sent += 1
        if alone:
            self.table.sent(self, self.n + 1, now)
        self.wire.send(self._flying.body)

    def _done(self, id: str) -> None:
        flying, tally = self._flying, self.table.tally
        if flying and flying.id == id:
            tally.acks.append(perf_counter() - flying.at)
            tally.acked += [] if flying.secret else [(self.table.code, self.seat, id)]
            self._flying = None

    def _refused(self, m: _Heard) -> None:
        self.table.tally.refusals[m.message] += 1
        if self._flying and self._flying.id == m.id:
            self._flying = None
            self.table.forget(self)

    @property
    def waits(self) -> bool:
        """For an acknowledgement."""
        return self._flying is not None
