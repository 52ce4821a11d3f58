"""Four scripted players at a table: they sit down, answer at random, and play again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Final

import msgspec
from msgspec import Struct

from .asked import Ask, Window, no_choice, pick
from .websocket import WebSocket, connect

SEATS: Final = 4


class _Mine(Struct):
    ask: Ask | None
    sealed: bool


class _Chair(Struct):
    ready: bool


class _Room(Struct):
    phase: str
    match: int
    chairs: list[_Chair]


class _End(Struct):
    """That the match is over."""


class _Heard(Struct):
    """Of all messages, only what a random player reads; the rest is skipped."""

    t: str
    id: str = ""
    n: int = -1
    mine: list[_Mine] = []
    window: Window | None = None
    end: _End | None = None
    room: _Room | None = None
    message: str = ""


_READ: Final = msgspec.json.Decoder(_Heard).decode
_WRITE: Final = msgspec.json.Encoder().encode


class Tally:
    """What all players of a run have seen."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.acks: list[float] = []
        self.screens: list[float] = []
        self.views, self.view_bytes = 0, 0
        self.games, self.refusals = 0, dict[str, int]()


class Table:
    """One room and who sits there."""

    def __init__(self, tally: Tally, pace: float, chance: Random) -> None:
        self.tally, self.pace, self.chance = tally, pace, chance
        self.players: list[Player] = []
        self.shown = [-1] * SEATS  # the entry each socket has seen
        self.answered_at = 0.0  # when the last answer to what is shown was sent
        self.answered_to = -1

    async def open(self, port: int, code: str, token: str, lang: str | None, deflate: bool) -> None:
        for seat in range(SEATS):
            player = Player(self, seat)
            self.players.append(player)
            player.wire = await connect("127.0.0.1", port, "/api/socket", player.heard, deflate)
            tokens = [token] if seat == 0 else []
            player.say("hello", version=1, code=code, tokens=tokens, lang=lang)
            if seat:
                player.say("sit", id="sit", chair=seat, name=f"Player {seat}")
            await player.seated.wait()
        for player in self.players:
            player.say("ready", id="ready", chair=player.seat)

    @property
    def bytes(self) -> int:
        return sum(player.wire.bytes for player in self.players)

    def close(self) -> None:
        for player in self.players:
            player.wire.close()

    def sent(self, at: float) -> None:
        """An answer is on its way; the next entry is what it led to."""
        self.answered_at, self.answered_to = at, max(self.shown)

    def show(self, seat: int, n: int) -> None:
        self.shown[seat] = n
        if self.answered_to >= 0 and min(self.shown) > self.answered_to:
            self.tally.screens.append(perf_counter() - self.answered_at)
            self.answered_to = -1


class Player:
    """One socket at a table."""

    wire: WebSocket

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.seated = asyncio.Event()
        self._waiting: dict[str, float] = {}  # sent and not yet acknowledged
        self._asked = (0, -1)  # match and number of the question answered last
        self._match = self._readied = self._begun = 0
        self._count = 0

    def say(self, kind: str, **what: object) -> None:
        self.wire.send(_WRITE({"t": kind, **what}))

    def heard(self, body: bytes) -> None:
        m = _READ(body)
        hear: Callable[[_Heard], None] | None = getattr(self, f"_{m.t}", None)
        if m.t == "table":
            self.table.tally.views += 1
            self.table.tally.view_bytes += len(body)
        if hear:
            hear(m)

    def _welcome(self, m: _Heard) -> None:
        if self.seat == 0:
            self.seated.set()

    def _seated(self, m: _Heard) -> None:
        self.seated.set()

    def _room(self, m: _Heard) -> None:
        """Ready for every match; the first chair begins it when all are."""
        room = m.room
        assert room
        self._match = room.match
        if room.phase != "lobby" or len(self.table.players) < SEATS:
            return
        if room.match and not room.chairs[self.seat].ready and self._readied <= room.match:
            self._readied = room.match + 1
            self.say("ready", id="ready", chair=self.seat)
        if self.seat == 0 and all(c.ready for c in room.chairs) and self._begun <= room.match:
            self._begun = room.match + 1
            self.say("begin", id="begin")

    def _table(self, m: _Heard) -> None:
        if m.end:
            return self._over(m.n)
        self.table.show(self.seat, m.n)
        mine = m.mine[0]
        if mine.ask is None or mine.sealed or (self._match, mine.ask.at) == self._asked:
            return
        if no_choice(mine.ask, m.window):
            return
        self._asked = (self._match, mine.ask.at)
        self._answer_soon(mine.ask)

    def _over(self, n: int) -> None:
        self.table.show(self.seat, n)
        self.table.shown[self.seat] = -1
        if self.seat == 0:
            self.table.tally.games += 1
            self.say("rematch", id="rematch")

    def _answer_soon(self, ask: Ask) -> None:
        pace, chance = self.table.pace, self.table.chance
        if not pace:
            return self._answer(ask)
        asyncio.get_running_loop().call_later(chance.uniform(0.5, 1.5) * pace, self._answer, ask)

    def _answer(self, ask: Ask) -> None:
        self._count += 1
        id, now = f"a{self._match}.{self._count}", perf_counter()
        self._waiting[id] = now
        self.table.sent(now)
        self.say("answer", id=id, seat=self.seat, at=ask.at, pick=pick(ask, self.table.chance))

    def _done(self, m: _Heard) -> None:
        sent = self._waiting.pop(m.id, None)
        if sent is not None:
            self.table.tally.acks.append(perf_counter() - sent)

    def _refused(self, m: _Heard) -> None:
        refusals = self.table.tally.refusals
        self._waiting.pop(m.id, None)
        refusals[m.message] = refusals.get(m.message, 0) + 1
