"""Speakeasies: which to open, and what whiskey, the Snitch and the Police are worth for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from consigliere.kernel import Action

from ..actions import Drink, Pour
from ..parts import MOLL, Building
from .evaluate import Outlook
from .town import shopping

Gain = Callable[[Action], float]
Plan = tuple[float, list[Building]]
NOTHING: Final[Plan] = (0.0, [])


def opening(o: Outlook, b: Building, value: int) -> float:
    """What it gains to open a speakeasy and not to keep a legal house, before its price."""
    house, raid = o.ed.houses[b], 0.0 if o.protected else o.struck[b][0]
    brings = house.open_income(value) * o.doubled
    fine = house.fine if o.cash[o.me] >= house.fine else o.ruin(b)
    return (1 - raid) * brings - raid * fine - house.income


def plan(o: Outlook, houses: Sequence[Building], value: int) -> Plan:
    """What whiskey of a value gains, and the speakeasies to open, best first; that one is free."""
    if not value:
        return NOTHING
    price = o.ed.numbers.whiskey * value
    ranked = sorted([(opening(o, b, value), b) for b in houses], reverse=True)
    worth = [(x if i == 0 else x - price, b) for i, (x, b) in enumerate(ranked)]
    chosen = [(x, b) for x, b in worth if x > 0]
    return sum([x for x, _ in chosen]) + molls(o, houses, value), [b for _, b in chosen]


def molls(o: Outlook, houses: Sequence[Building], value: int) -> float:
    """What a Moll adds at the best of some speakeasies."""
    kinds = o.ed.kinds
    if not any(kinds[c] == MOLL for g in o.s.crews[o.me] for c in g.cards):
        return 0.0
    brings = [o.ed.houses[b].open_income(value) for b in houses]
    return max(brings, default=0) * o.doubled * o.j.moll


def pour(o: Outlook) -> Action:
    """The speakeasies worth opening, as many as can be paid."""
    value = o.s.whiskey[o.me]
    most = 1 + o.cash[o.me] // (o.ed.numbers.whiskey * value)
    return Pour(tuple(sorted(plan(o, o.own, value)[1][:most])))


def drink(o: Outlook) -> Gain:
    """What each whiskey gains."""
    houses, each = [*o.own, *shopping(o)], o.ed.numbers.whiskey
    return lambda a: plan(o, houses, a.value)[0] - each * a.value if isinstance(a, Drink) else 0.0


def likely(o: Outlook, ahead: int) -> int:
    """The whiskey that is left when so many have chosen before."""
    offered = sorted(o.s.offered, reverse=True)
    return offered[ahead] if ahead < len(offered) else 0
