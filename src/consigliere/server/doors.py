"""How much of this process one address may take: pages, tables, and guesses at codes."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Container, Iterable
from time import monotonic
from typing import Final

from msgspec import Struct

from .room import BadRequest

_MINUTE: Final = 60.0
_REMEMBERED: Final = 10_000  # addresses; beyond it those that did nothing of late are forgotten


class Space(Struct, frozen=True):
    """How many there may be."""

    sockets: int = 200  # pages from one address at a time: a school behind one router
    rooms: int = 100  # tables made from one address that are in memory
    guesses: int = 60  # codes of no table, from one address in a minute
    tables: int = 20_000  # in memory at all


class Doors:
    """Counts, by address; BadRequest where it is enough."""

    def __init__(self, space: Space) -> None:
        self._space = space
        self._sockets: Counter[str] = Counter()
        self._made: dict[str, deque[str]] = {}
        self._guesses: dict[str, deque[float]] = {}

    def come_in(self, address: str) -> None:
        """A page connects; `leave` must follow."""
        if self._sockets[address] >= self._space.sockets:
            raise BadRequest("door-sockets")
        self._sockets[address] += 1

    def leave(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    def may_make(self, address: str, rooms: Container[str], count: int) -> None:
        """Whether one more table may be made from there; `rooms` are in memory."""
        if count >= self._space.tables:
            raise BadRequest("door-full")
        if _held(self._made.get(address, ()), rooms) >= self._space.rooms:
            raise BadRequest("door-rooms")

    def made(self, address: str, code: str, rooms: Container[str]) -> None:
        """A table that may be taken into memory, and put away, many times."""
        if len(self._made) >= _REMEMBERED:
            self._made = {one: codes for one, codes in self._made.items() if _held(codes, rooms)}
        self._made.setdefault(address, deque(maxlen=10 * self._space.rooms)).append(code)

    def may_guess(self, address: str) -> None:
        """Whether a code may be tried from there: nobody finds a table by trying them all."""
        tried = self._guesses.get(address, deque())
        if len(tried) >= self._space.guesses and monotonic() - tried[0] < _MINUTE:
            raise BadRequest("door-guesses")

    def missed(self, address: str) -> None:
        """There was no table."""
        if len(self._guesses) >= _REMEMBERED:
            now = monotonic()
            self._guesses = {a: t for a, t in self._guesses.items() if now - t[-1] < _MINUTE}
        self._guesses.setdefault(address, deque(maxlen=self._space.guesses)).append(monotonic())


def _held(codes: Iterable[str], rooms: Container[str]) -> int:
    """So many of them are in memory."""
    return sum(code in rooms for code in codes)
