"""The values an answer is made of, each counted from zero."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from consigliere.kernel import Seat


class Part(Protocol):
    """A field of an answer, or one thing of several: so many values, each with its index."""

    size: int

    def index(self, value: Any, seat: Seat) -> int: ...

    def value(self, index: int, seat: Seat) -> Any: ...


class Numbers:
    """Whole numbers from `low` to `high`."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.size = low, max(0, high - low) + 1

    def index(self, value: int, seat: Seat) -> int:
        return value - self.low

    def value(self, index: int, seat: Seat) -> int:
        return index + self.low


class Seats:
    """Seats, counted clockwise from who speaks; chance counts from seat 0."""

    def __init__(self, seats: int) -> None:
        self.size = seats

    def index(self, value: Seat, seat: Seat) -> int:
        return (value - max(seat, 0)) % self.size

    def value(self, index: int, seat: Seat) -> Seat:
        return (index + max(seat, 0)) % self.size


class Listed:
    """One of these values."""

    def __init__(self, values: Sequence[Any]) -> None:
        self.values = tuple(values)
        self.size = len(self.values)
        self._index = {value: i for i, value in enumerate(self.values)}

    def index(self, value: Any, seat: Seat) -> int:
        return self._index[value]

    def value(self, index: int, seat: Seat) -> Any:
        return self.values[index]


def upto(n: int) -> Numbers:
    """So many things, counted from zero."""
    return Numbers(0, n - 1)
