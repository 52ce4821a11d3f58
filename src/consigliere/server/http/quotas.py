"""Quotas by address: sockets, rooms and guesses at room codes."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Container, Iterable
from time import monotonic
from typing import Final

from msgspec import Struct

from ..rooms.model import BadRequest

_MINUTE: Final = 60.0
_MAX_ADDRESSES: Final = 10_000  # beyond it, idle addresses are forgotten


class QuotaLimits(Struct, frozen=True):
    """The quotas; tests and the environment change them."""

    sockets: int = 200  # open sockets of one address: a school behind one router
    rooms: int = 100  # rooms created from one address that are in memory
    guesses: int = 60  # unknown room codes tried from one address in a minute
    tables: int = 20_000  # rooms in memory, of all addresses
    requests: int = 6  # requests for a bot's chair from one address in a minute


class Quotas:
    """Counters by address; BadRequest where a quota is used up."""

    def __init__(self, space: QuotaLimits) -> None:
        self._limits = space
        self._sockets: Counter[str] = Counter()
        self._rooms_made: dict[str, deque[str]] = {}
        self._guesses: dict[str, deque[float]] = {}
        self._requests: dict[str, deque[float]] = {}

    def open_socket(self, address: str) -> None:
        """A socket opens; `close_socket` must follow."""
        if self._sockets[address] >= self._limits.sockets:
            raise BadRequest("door-sockets")
        self._sockets[address] += 1

    def close_socket(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    def check_new_room(self, address: str, rooms: Container[str], count: int) -> None:
        """BadRequest unless one more room may be created from there; `rooms` are in memory."""
        if count >= self._limits.tables:
            raise BadRequest("door-full")
        if _loaded(self._rooms_made.get(address, ()), rooms) >= self._limits.rooms:
            raise BadRequest("door-rooms")

    def count_new_room(self, address: str, code: str, rooms: Container[str]) -> None:
        """A room was created; it counts whenever it is in memory."""
        if len(self._rooms_made) >= _MAX_ADDRESSES:
            self._rooms_made = {
                one: codes for one, codes in self._rooms_made.items() if _loaded(codes, rooms)
            }
        self._rooms_made.setdefault(address, deque(maxlen=10 * self._limits.rooms)).append(code)

    def check_guess(self, address: str) -> None:
        """BadRequest if too many codes were tried from there: rooms cannot be found by guessing."""
        tried = self._guesses.get(address, deque())
        if len(tried) >= self._limits.guesses and monotonic() - tried[0] < _MINUTE:
            raise BadRequest("door-guesses")

    def check_seat_request(self, address: str) -> None:
        """Count a request for a chair; BadRequest if there were too many."""
        now = monotonic()
        if len(self._requests) >= _MAX_ADDRESSES:
            self._requests = {a: t for a, t in self._requests.items() if now - t[-1] < _MINUTE}
        asked = self._requests.setdefault(address, deque(maxlen=self._limits.requests))
        if len(asked) == asked.maxlen and now - asked[0] < _MINUTE:
            raise BadRequest("door-requests")
        asked.append(now)

    def count_wrong_guess(self, address: str) -> None:
        """A code was tried that no room has."""
        if len(self._guesses) >= _MAX_ADDRESSES:
            now = monotonic()
            self._guesses = {a: t for a, t in self._guesses.items() if now - t[-1] < _MINUTE}
        self._guesses.setdefault(address, deque(maxlen=self._limits.guesses)).append(monotonic())


def _loaded(codes: Iterable[str], rooms: Container[str]) -> int:
    """How many of them are in memory."""
    return sum(code in rooms for code in codes)
