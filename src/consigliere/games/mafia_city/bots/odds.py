"""How likely each seat is to control a location in the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from math import exp
from typing import Final

from consigliere.kernel import Seat

from ..parts import FIGHT_CLUB, HALL

Stack = tuple[Seat, ...]
Odds = tuple[float, ...]  # by seat
FAIR: Final = frozenset((FIGHT_CLUB, HALL))  # where a tie gives nothing
STEP: Final = 0.1  # who is one colour lower wins the tie, yet has no chip more
EDGES: Final = 4.5  # steps that the lowest colour of all is ahead
TIED: Final = 0.5  # where ties give nothing, a tie is stronger than those who tie
EMPTY: Final = 0.3  # nobody, at an empty stack


@lru_cache(maxsize=256)
def betting(
    may_place: tuple[bool, ...], heat: float, eager: float
) -> tuple[Callable[[bool, Stack], Odds], Callable[[Stack], Odds]]:
    """`odds` and `leads` while these seats may place, remembered for many stacks."""
    control = lru_cache(maxsize=1024)(partial(odds, may_place, heat, eager))
    return control, lru_cache(maxsize=1024)(partial(leads, may_place, heat, eager))


def odds(may_place: tuple[bool, ...], heat: float, eager: float, fair: bool, stack: Stack) -> Odds:
    """Each seat's chance of control; `eager` is the weight of being able to place.

    `fair` says that a tie gives nothing to anybody; else the lowest chip wins it.
    """
    powers = _powers(may_place, heat, eager, 0.0 if fair else STEP, stack)
    nobody = 0.0 if stack else exp(EMPTY / heat)
    if fair and stack:
        nobody = sorted(powers)[-2] * exp(TIED / heat)
    total = sum(powers) + nobody
    return tuple([power / total for power in powers])


def leads(may_place: tuple[bool, ...], heat: float, eager: float, stack: Stack) -> Odds:
    """Each seat's chance to have as many chips as anybody."""
    powers = _powers(may_place, heat, eager, 0.0, stack)
    top = max(powers) or 1.0
    return tuple([power / top for power in powers])


def _powers(
    may_place: tuple[bool, ...], heat: float, eager: float, step: float, stack: Stack
) -> list[float]:
    """What every seat throws in: its chips, an edge the lower they are, and those to come."""
    coming = exp(eager / heat)
    powers = [coming if may else 0.0 for may in may_place]
    edge = step * EDGES
    for seat in dict.fromkeys(stack):
        power = exp((stack.count(seat) + edge) / heat)
        powers[seat] = power * coming if may_place[seat] else power
        edge -= step
    return powers
