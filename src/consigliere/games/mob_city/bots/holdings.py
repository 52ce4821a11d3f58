"""What everybody owns, added up once for each state of the map."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from consigliere.kernel import Card, Seat

from ..edition import EDITIONS
from ..parts import GRENADE, LIEUTENANT, MOLL, NOBODY, Building
from .combat_strength import Might, might


class Holding(NamedTuple):
    """The buildings of one Captain."""

    houses: tuple[Building, ...]
    rent: int  # of a Day, nothing open
    glasses: int  # what whiskey of value one would add
    minimum: int  # the notoriety he cannot lose


@lru_cache(maxsize=1 << 10)
def holdings(edition: str, owner: tuple[Seat, ...], seats: int) -> tuple[Holding, ...]:
    own: list[list[Building]] = [[] for _ in range(seats)]
    for b, who in enumerate(owner):
        if who != NOBODY:
            own[who].append(b)
    return tuple([_holding(edition, tuple(houses)) for houses in own])


def _holding(edition: str, own: tuple[Building, ...]) -> Holding:
    ed = EDITIONS[edition]
    houses, numbers = [ed.houses[b] for b in own], ed.numbers
    worth = max(numbers.notoriety, sum([h.notoriety for h in houses]))
    rent, glasses = sum([h.income for h in houses]), sum([h.glasses for h in houses])
    return Holding(own, rent, glasses, min(numbers.most_notoriety, worth))


class Band(NamedTuple):
    """A group."""

    might: Might
    strength: float
    size: int
    moll: bool
    grenades: int
    lieutenants: int
    wages: int


@lru_cache(maxsize=1 << 14)
def band(edition: str, cards: tuple[Card, ...]) -> Band:
    m, ed = might(edition, cards), EDITIONS[edition]
    kinds = [ed.kinds[c] for c in cards]
    wages, strength = sum([ed.wages[c] for c in cards]), (m[0] * m[1]) ** 0.5
    bosses, grenades = kinds.count(LIEUTENANT), kinds.count(GRENADE)
    return Band(m, strength, len(cards), MOLL in kinds, grenades, bosses, wages)


@lru_cache(maxsize=64)
def average(edition: str, buildings: tuple[Building, ...]) -> float:
    """What a building a group goes to brings: one of the better half."""
    houses = EDITIONS[edition].houses
    ranked = sorted([houses[b].income for b in buildings], reverse=True)
    top = ranked[: 1 + len(ranked) // 2]
    return sum(top) / max(1, len(top))
