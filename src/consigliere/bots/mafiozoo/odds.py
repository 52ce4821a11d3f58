"""How likely somebody is to be first, tied for it, or second, at one character."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from math import prod
from typing import Final

Rival = tuple[int, int]  # gems there, cards still to play; PUPPET in place of these
Rate = tuple[float, float, tuple[float, ...]]  # where one has nothing, or something; how many
Chance = tuple[float, float, float, float]  # I lead, tie for it, am second; a rival leads
Below = tuple[float, ...]  # how likely a rival ends with fewer than n gems, by n
PUPPET: Final = -1  # it may lead, but wins nothing
MOST: Final = 16  # more gems at one character make no difference


@lru_cache(maxsize=1 << 16)
def chances(rivals: tuple[Rival, ...], rate: Rate, tied_seconds: bool) -> tuple[Chance, ...]:
    """For every number of gems of one's own, from none."""
    below = [_below(min(gems, MOST), cards, rate) for gems, cards in rivals]
    robbed = _robbed(below, [cards != PUPPET for _, cards in rivals])
    out = [(0.0, 0.0, 0.0, robbed[0])]
    for n in range(1, MOST + 1):
        lead, top = prod([b[n] for b in below]), prod([b[n + 1] for b in below])
        second = _second(below, n, n + 1 if tied_seconds else n)
        out.append((lead, top - lead, second, robbed[n]))
    return tuple(out)


def _second(below: list[Below], n: int, others: int) -> float:
    """One rival has more than n, the rest fewer than `others`."""
    both = [(1 - one[n + 1]) * _rest(below, i, others) for i, one in enumerate(below)]
    return sum(both)


def _robbed(below: list[Below], wins: list[bool]) -> list[float]:
    """How likely one rival has more than n gems, and more than the other rivals, by n."""
    out = [0.0] * (MOST + 2)
    for n in range(MOST, 0, -1):
        leads = [
            (one[n + 1] - one[n]) * _rest(below, i, n) for i, one in enumerate(below) if wins[i]
        ]
        out[n - 1] = out[n] + sum(leads)
    return out


def _rest(below: list[Below], i: int, n: int) -> float:
    """How likely all rivals but one have fewer than n."""
    return prod([b[n] for j, b in enumerate(below) if j != i])


@lru_cache(maxsize=1 << 12)
def _below(gems: int, cards: int, rate: Rate) -> Below:
    spread = [float(n == gems) for n in range(MOST + 1)]
    for _ in range(cards):
        spread = _after_a_card(spread, rate)
    return (0.0, *accumulate(spread))


def _after_a_card(spread: list[float], rate: Rate) -> list[float]:
    nothing, something, sizes = rate
    out = [0.0] * len(spread)
    for n, p in enumerate(spread):
        adds = p * (something if n else nothing)
        out[n] += p - adds
        for k, size in enumerate(sizes, 1):
            out[min(n + k, MOST)] += adds * size
    return out
