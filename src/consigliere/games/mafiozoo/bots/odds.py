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
def chances(
    rivals: tuple[Rival, ...], rate: Rate, tied_seconds: bool, puppet_second: bool = True
) -> tuple[Chance, ...]:
    """For every number of gems of one's own, from none."""
    below = [_below(min(gems, MOST), cards, rate) for gems, cards in rivals]
    columns = list(zip(*below, strict=True))
    every, rest = [prod(column) for column in columns], _rest(columns)
    people = [cards != PUPPET for _, cards in rivals]
    robbed = _robbed(below, rest, people)
    out = [(0.0, 0.0, 0.0, robbed[0])]
    for n in range(1, MOST + 1):
        others = n + 1 if tied_seconds else n
        if puppet_second or all(people):
            second = _second(below, rest, n, others)
        else:
            second = _second_of_people(below, people, n, others)
        out.append((every[n], every[n + 1] - every[n], second, robbed[n]))
    return tuple(out)


def _rest(columns: list[tuple[float, ...]]) -> list[list[float]]:
    """How likely all rivals but one have fewer than n, by that one and n."""
    return [[prod(c[:i] + c[i + 1 :]) for c in columns] for i in range(len(columns[0]))]


def _second(below: list[Below], rest: list[list[float]], n: int, others: int) -> float:
    """One rival has more than n, the rest fewer than `others`."""
    return sum([(1 - one[n + 1]) * fewer[others] for one, fewer in zip(below, rest, strict=True)])


def _second_of_people(below: list[Below], people: list[bool], n: int, others: int) -> float:
    """`_second` where the puppet may lead but not be second: it only has less than the leader."""
    total = 0.0
    for leader, one in enumerate(below):
        for most in range(n + 1, len(one) - 1):
            fewer = [
                rival[others if people[i] else most] for i, rival in enumerate(below) if i != leader
            ]
            total += (one[most + 1] - one[most]) * prod(fewer)
    return total


def _robbed(below: list[Below], rest: list[list[float]], wins: list[bool]) -> list[float]:
    """How likely one rival has more than n gems, and more than the other rivals, by n."""
    rivals = [both for both, may in zip(zip(below, rest, strict=True), wins, strict=True) if may]
    out = [0.0] * (MOST + 2)
    for n in range(MOST, 0, -1):
        leads = [(one[n + 1] - one[n]) * fewer[n] for one, fewer in rivals]
        out[n - 1] = out[n] + sum(leads)
    return out


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
