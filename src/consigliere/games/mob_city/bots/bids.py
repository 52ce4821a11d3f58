"""The privileges: bids, and what Snitch and Police are worth."""

from __future__ import annotations

from collections.abc import Callable

from consigliere.kernel import Action

from ..actions import Bid, Take
from ..parts import HIRE, POLICE, SNITCH, WHISKEY, Building
from ..rules.bidding import Offer, rank
from .day_forecast import unplayed
from .evaluate import Outlook
from .town import shopping
from .whiskey import likely, plan

Gain = Callable[[Action], float]


def bid(o: Outlook) -> Gain:
    """The lowest token where most is to be gained."""
    worth = weights(o)
    return lambda a: (
        -sum([w * n for w, n in zip(worth, a.tokens, strict=True)]) if isinstance(a, Bid) else 0.0
    )


def weights(o: Outlook) -> list[float]:
    """What it is worth to come first, by privilege."""
    s, out = o.s, [0.0] * 4
    houses = [*o.own, *shopping(o)]
    best, worst = likely(o, 0), likely(o, s.captains() - 1)
    out[HIRE] = o.j.first_pick
    out[WHISKEY] = plan(o, houses, best)[0] - plan(o, houses, worst)[0]
    usual = (best + worst) // 2
    out[SNITCH] = max(0.0, snitch(o, houses, usual))
    out[POLICE] = max(0.0, police(o, houses, usual))
    return out


def privilege_offer(o: Outlook) -> Gain:
    """What it gains to take the privilege."""
    offer = o.s.stack[-1][1]
    assert isinstance(offer, Offer)
    houses, value = [*o.own, *shopping(o)], likely(o, rank(o.s, WHISKEY).index(o.me))
    judge = snitch if offer.privilege == SNITCH else police
    return lambda a: judge(o, houses, value) if isinstance(a, Take) else 0.0


def snitch(o: Outlook, houses: list[Building], value: int) -> float:
    """Knowing the event, against guessing it."""
    events = unplayed(o.s.edition, o.s.past)
    sure = sum([plan(o.knowing(event), houses, value)[0] for event in events]) / len(events)
    saved = arrests(o) * o.j.escape
    return sure - plan(o, houses, value)[0] + saved - o.ed.numbers.snitch * o.fame + o.j.intrigue


def police(o: Outlook, houses: list[Building], value: int) -> float:
    """Neither raids nor arrests, against both."""
    guarded = plan(o.guarded(), houses, value)[0] - plan(o, houses, value)[0]
    return guarded + arrests(o) - o.ed.numbers.police * o.fame + o.j.intrigue


def arrests(o: Outlook) -> float:
    """What arrests will cost me today, about."""
    cards = sum([len(g) for g in o.s.crews[o.me]])
    chance = sum([arrest for _, arrest in o.struck.values()]) / len(o.struck)
    return cards * o.card() * chance
