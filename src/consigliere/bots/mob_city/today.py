"""What may happen today: events, raids and arrests, and how many Days there will be."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from consigliere.games.mob_city.edition import EDITIONS
from consigliere.games.mob_city.parts import CRACKDOWN, DEAD, NOBODY, RAID, Building
from consigliere.games.mob_city.rules.city import layout, lies_on
from consigliere.games.mob_city.state import MobCity
from consigliere.kernel import UNSEEN

EVENTS: Final = DEAD + 1
Chances = tuple[float, ...]  # of each event


def chances(s: MobCity) -> Chances:
    """How likely each event is today."""
    if DEAD in s.past:
        return certain(DEAD)
    known = s.event if s.event != NOBODY else s.events.top[0].card if s.events.top else UNSEEN
    return certain(known) if known != UNSEEN else _even(s.edition, s.past)


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
    return _struck(s.edition, s.city, layout(s), events)


@lru_cache(maxsize=1 << 12)
def _struck(
    edition: str, city: tuple[int, ...], shape: tuple[int, int], events: Chances
) -> dict[Building, tuple[float, float]]:
    out: dict[Building, tuple[float, float]] = {}
    for position, block in enumerate(city):
        sides = lies_on(*shape, *divmod(position, shape[1]))
        raid = sum([events[RAID + side] for side in sides])
        crackdown = sum([events[CRACKDOWN + side] for side in sides])
        out |= dict.fromkeys(EDITIONS[edition].lots[block], (raid, crackdown))
    return out


def exposed(s: MobCity) -> dict[Building, int]:
    """How many sides of the city each building lies on."""
    return _exposed(s.edition, s.city, layout(s))


@lru_cache(maxsize=1 << 8)
def _exposed(edition: str, city: tuple[int, ...], shape: tuple[int, int]) -> dict[Building, int]:
    columns, lots = shape[1], EDITIONS[edition].lots
    sides = [len(lies_on(*shape, *divmod(i, columns))) for i in range(len(city))]
    return {b: n for n, block in zip(sides, city, strict=True) for b in lots[block]}
