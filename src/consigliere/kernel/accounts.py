"""Where what is counted at the end came from; a game tells it of its states and events."""

from __future__ import annotations

from msgspec import Struct

from .seats import Seat


class Source(Struct, frozen=True):
    """One thing that brought points or money, or cost some: how much for each seat."""

    key: str
    values: tuple[int, ...]


class Account(Struct, frozen=True):
    """All sources of one quantity; together they make what each seat has."""

    key: str
    sources: tuple[Source, ...]
    seats: int

    def totals(self) -> tuple[int, ...]:
        rows = [source.values for source in self.sources]
        return tuple([sum([row[seat] for row in rows]) for seat in range(self.seats)])


class Place(Struct, frozen=True):
    """A seat in the ranking; equals share a place."""

    seat: Seat
    place: int


class Tally:
    """Sums by source and seat, while a game is gone through."""

    def __init__(self, keys: tuple[str, ...], seats: int) -> None:
        self._sums, self._seats = {key: [0] * seats for key in keys}, seats

    def add(self, key: str, seat: Seat, amount: int) -> None:
        self._sums[key][seat] += amount

    def account(self, key: str) -> Account:
        """The sources that brought anything to anybody."""
        rows = [Source(name, tuple(values)) for name, values in self._sums.items() if any(values)]
        return Account(key, tuple(rows), self._seats)


def ranked(worth: list[tuple[int, ...]]) -> tuple[Place, ...]:
    """All seats, best first, by what each is worth."""
    order = sorted(range(len(worth)), key=lambda seat: worth[seat], reverse=True)
    return tuple([Place(seat, 1 + sum([w > worth[seat] for w in worth])) for seat in order])
