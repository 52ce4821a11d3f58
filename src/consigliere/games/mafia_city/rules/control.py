"""§5.1 Who controls a location: pure counting."""

from __future__ import annotations

from consigliere.kernel import Seat

from ..parts import FIGHT_CLUB, HALL, NOBODY, Location

Stack = tuple[Seat, ...]


def top(stack: Stack, bonus: tuple[int, ...]) -> tuple[Seat, ...]:
    """§5.1. The players with the highest count, chips and agreements together.

    Without a chip of his own a player counts only by agreements he was allowed to play (§7.9).
    """
    if not stack:
        return ()
    counts = [stack.count(seat) + extra for seat, extra in enumerate(bonus)]
    most = max(counts)
    return tuple([seat for seat, n in enumerate(counts) if n == most])


def controller(location: Location, stack: Stack, bonus: tuple[int, ...]) -> Seat:
    """§5.1. The sole leader; on a tie the one with the lowest chip, or nobody in two places."""
    leaders = top(stack, bonus)
    if len(leaders) == 1:
        return leaders[0]
    if location in (FIGHT_CLUB, HALL):
        return NOBODY
    return next((owner for owner in stack if owner in leaders), NOBODY)
