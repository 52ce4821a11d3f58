"""Buying buildings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from consigliere.kernel import Action

from ..actions import Buy, Fine
from ..parts import NOBODY, Building
from ..rules.wages import bill
from .day_forecast import exposed
from .evaluate import Outlook

Gain = Callable[[Action], float]
GLASS: Final = 2.0  # the whiskey to reckon with


def buy(o: Outlook) -> Gain:
    """What each purchase gains, for each dollar of its price."""
    worths: dict[int, float] = {}
    return lambda a: bargain(o, a.building, worths) if isinstance(a, Buy) else 0.0


def bargain(o: Outlook, b: Building, worths: dict[int, float]) -> float:
    """How much likelier I win with a building, for each dollar; safer blocks first."""
    kind = o.ed.kinds_of_house[b]
    if kind not in worths:
        worths[kind] = _bargain(o, b)
    return worths[kind] * (1 - o.j.unsafe * exposed(o.s)[b])


def _bargain(o: Outlook, b: Building) -> float:
    house = o.ed.houses[b]
    fame = min(o.ed.numbers.most_notoriety, o.fame + house.notoriety) - o.fame
    daily = house.income + o.j.whiskey * GLASS * house.glasses + fame * o.extorted * o.held[o.me]
    more = o.ends.wins(daily * o.days - house.price, fame) - o.ends.wins() + o.j.pride
    return more / house.price


def shopping(o: Outlook) -> list[Building]:
    """What I shall buy today, about."""
    s, worths = o.s, dict[int, float]()
    cash = o.cash[o.me] - bill(s, o.me)
    if len(o.own) >= o.ed.numbers.buildings:
        return []
    houses = [b for b in s.buildings() if s.owner[b] == NOBODY and o.ed.houses[b].price <= cash]
    best = max([(bargain(o, b, worths), b) for b in houses], default=(0.0, 0))
    return [best[1]] if best[0] > 0 else []


def fine(o: Outlook) -> Gain:
    """The fine that saves most is paid first."""
    return lambda a: (
        o.ruin(a.building) / o.ed.houses[a.building].fine if isinstance(a, Fine) else 0.0
    )
