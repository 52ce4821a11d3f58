"""Who sits at the table, and in which order they are asked."""

from __future__ import annotations

from functools import cache
from typing import Final

Seat = int
CHANCE: Final[Seat] = -1  # nature sits at the table too
SPECTATOR: Final[Seat] = -2  # sees what everybody sees, and is never asked
UNSEEN: Final = -9  # stands in a View for what is hidden


@cache
def clockwise(after: Seat, seats: int) -> tuple[Seat, ...]:
    """The other seats, from the left of `after`."""
    return tuple([(after + k) % seats for k in range(1, seats)])


@cache
def in_turn(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats, `first` first."""
    return (first, *clockwise(first, seats))
