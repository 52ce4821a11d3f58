"""How far back an undo is free: to the last point where anybody learned something."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from .seats import Seat
from .state import State
from .visibility import learned


class Step(Struct, frozen=True):
    """One answer as undo sees it: whose it was, and who learned something by it."""

    seat: Seat
    learned: tuple[Seat, ...] = ()


class Undo(Struct, frozen=True):
    """How many of the last answers a seat may take back freely, and why not more."""

    answers: int
    stopped_by: Step | None


def step(after: State, seat: Seat) -> Step:
    """What undo must remember of the answer of `seat` that led to `after`."""
    learners = [learned(after, event) for event in after.news if event.reveals_to != "nobody"]
    return Step(seat, tuple(sorted(set().union(*learners)))) if learners else Step(seat)


def free_undo(steps: Sequence[Step], seat: Seat) -> Undo:
    """Back over `seat`'s own answers by which nobody learned anything.

    Another seat's answer stops it too: what that seat chose is something learned.
    """
    taken = 0
    for s in reversed(steps):
        if s.seat != seat or s.learned:
            return Undo(taken, s)
        taken += 1
    return Undo(taken, None)
