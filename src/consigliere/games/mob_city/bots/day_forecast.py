"""What may happen today: events, raids and arrests, and how many Days there will be."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from consigliere.kernel import UNSEEN

from ..edition import EDITIONS
from ..parts import CRACKDOWN, DEAD, NOBODY, RAID, Building
from ..plans import City
from ..rules.city import city_plan
from ..state import MobCity

EVENTS: Final = DEAD + 1
Chances = tuple[float, ...]  # of each event


def chances(s: MobCity) -> Chances:
    """How likely each event is today."""
    if DEAD in s.past:
        return certain(DEAD)
    event = s.event if s.event != NOBODY else s.events.top[0].card if s.events.top else UNSEEN
    return certain(event) if event != UNSEEN else _even(s.edition, s.past)


@cache
def certain(event: int) -> Chances:
    return tuple([float(e == event) for e in range(EVENTS)])


@lru_cache(maxsize=1 << 12)
def _even(edition: str, past: tuple[int, ...]) -> Chances:
    left = unplayed(edition, past)
    return tuple([left.count(e) / len(left) for e in range(EVENTS)])


@lru_cache(maxsize=1 << 12)
def unplayed(edition: str, past: tuple[int, ...]) -> tuple[int, ...]:
    """The events that may come; Don is Dead is among them after the safe Days."""
    ed = EDITIONS[edition]
    left = list(ed.events)
    if len(past) >= ed.numbers.safe_days:
        left.append(DEAD)
    for event in past:
        left.remove(event)
    return tuple(left)


def days(s: MobCity, events: Chances) -> float:
    """How many Days there will be, today included, about."""
    if events[DEAD] == 1.0:
        return 1.0
    first, last = s.ed.numbers.safe_days + 1, len(s.ed.events) + 1
    return 1 + (max(s.day, first) + last) / 2 - s.day


def struck(s: MobCity, events: Chances) -> dict[Building, tuple[float, float]]:
    """How likely each building is raided, and groups there are arrested."""
    return _struck(s.edition, s.city, city_plan(s), events)


@lru_cache(maxsize=1 << 12)
def _struck(
    edition: str, city: tuple[int, ...], plan: City, events: Chances
) -> dict[Building, tuple[float, float]]:
    out: dict[Building, tuple[float, float]] = {}
    for (_, _, sides), block in zip(plan, city, strict=False):
        raid = sum([events[RAID + side] for side in sides])
        crackdown = sum([events[CRACKDOWN + side] for side in sides])
        out |= dict.fromkeys(EDITIONS[edition].lots[block], (raid, crackdown))
    return out


def exposed(s: MobCity) -> dict[Building, int]:
    """How many sides of the city each building lies on."""
    return _exposed(s.edition, s.city, city_plan(s))


@lru_cache(maxsize=1 << 8)
def _exposed(edition: str, city: tuple[int, ...], plan: City) -> dict[Building, int]:
    lots = EDITIONS[edition].lots
    return {b: len(at.sides) for at, block in zip(plan, city, strict=False) for b in lots[block]}
