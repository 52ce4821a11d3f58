"""How likely each seat is to control a location in the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from math import exp
from typing import Final

from consigliere.games.mafia_city.parts import FIGHT_CLUB, HALL
from consigliere.kernel import Seat

Stack = tuple[Seat, ...]
Odds = tuple[float, ...]  # by seat
FAIR: Final = frozenset((FIGHT_CLUB, HALL))  # where a tie gives nothing
LOWEST: Final = 0.45  # the lowest chip of all is worth less than a chip and more than none
STEP: Final = 0.1  # the next colour from below, and so on
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
    strengths = _strengths(fair, stack, may_place, eager)
    if len(strengths) == 1 and stack:
        return tuple([float(seat == stack[0]) for seat in range(len(may_place))])
    base = max(strengths.values(), default=0.0)
    powers = {seat: exp((x - base) / heat) for seat, x in strengths.items()}
    total = sum(powers.values()) + _nobody(fair, stack, strengths, base, heat)
    return tuple([powers.get(seat, 0.0) / total for seat in range(len(may_place))])


def leads(may_place: tuple[bool, ...], heat: float, eager: float, stack: Stack) -> Odds:
    """Each seat's chance to have as many chips as anybody."""
    strengths = _strengths(True, stack, may_place, eager)
    base = max(strengths.values(), default=0.0)
    seats = range(len(may_place))
    return tuple([exp((strengths[n] - base) / heat) if n in strengths else 0.0 for n in seats])


def _strengths(
    fair: bool, stack: Stack, may_place: tuple[bool, ...], eager: float
) -> dict[Seat, float]:
    """Chips, with an edge for the lowest; nothing for seats that are out of it."""
    edge = 0.0 if fair else LOWEST
    out: dict[Seat, float] = {}
    for seat in dict.fromkeys(stack):
        out[seat] = stack.count(seat) + edge
        edge -= 0.0 if fair else STEP
    for seat, may in enumerate(may_place):
        if may:
            out[seat] = out.get(seat, 0.0) + eager
    return out


def _nobody(
    fair: bool, stack: Stack, strengths: dict[Seat, float], base: float, heat: float
) -> float:
    if not stack:
        return exp((EMPTY - base) / heat)
    if not fair:
        return 0.0
    second = sorted(strengths.values())[-2]
    return exp((second + TIED - base) / heat)
