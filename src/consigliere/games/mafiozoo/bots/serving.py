"""Phase 3: informants, buying favours, gems that the Union and the Producer put."""

from __future__ import annotations

from collections.abc import Callable

from consigliere.kernel import Action

from ..actions import Inform, Pay, Put, Send
from ..parts import EVERYBODY, FEMME_FATALE, UNION, Character
from ..rules.favours import Serving
from . import prizes
from .evaluate import Outlook

Judge = Callable[[Action], float]


def choose(o: Outlook) -> Judge:
    """An informant is played if that gains more than the card is worth."""
    card = prizes.informant(o)

    def gain(a: Action) -> float:
        if not isinstance(a, Inform):
            return 0.0
        return _more(o, a.character, a.fund + a.reserve) - a.fund * o.later - card

    return gain


def _more(o: Outlook, c: Character, gems: int) -> float:
    """What so many more gems at a character gain."""
    n = o.s.gems[c][o.me]
    return o.desk.worth(c, n + gems) - o.desk.worth(c, n)


def pay(o: Outlook) -> Judge:
    """The favour, or the money."""
    frame = o.s.stack[-1][1]
    assert isinstance(frame, Serving)
    c = frame.character
    gain = o.favours[c] - _cost(o, c) - _missed(o, c)
    return lambda a: gain if isinstance(a, Pay) else 0.0


def _cost(o: Outlook, c: Character) -> float:
    """What the money is worth; in the end only full threes count."""
    price, money = o.desk.price(c), o.s.money[o.me]
    if o.left:
        return price * o.z
    full = o.ed.numbers.z_for_a_token
    return money // full - (money - price) // full


def _missed(o: Outlook, c: Character) -> float:
    """The best favour after this one that I could then not buy any more."""
    money = o.s.money[o.me]
    left = money - o.desk.price(c)
    missed = [d for d in EVERYBODY[c + 1 :] if _buys(o, d) and left < o.desk.price(d) <= money]
    return max([0.0, *[o.favours[d] - _cost(o, d) for d in missed]])


def _buys(o: Outlook, c: Character) -> bool:
    """Whether I shall be asked to pay for a favour."""
    there = o.s.gems[c][o.me] > 0 and o.desk.conditions[c].rule == "pay"
    return there and o.desk.free(c) < 1


def put_gem(o: Outlook) -> Judge:
    """On somebody still to be evaluated, or to wait for the next round."""
    cost = 0.0 if o.s.reserve[o.me] else o.later

    def gain(a: Action) -> float:
        if not isinstance(a, Put):
            return 0.0
        c = a.character
        return (prizes.carried(o, c) if c < UNION else _more(o, c, 1)) - cost

    return gain


def send_gems(o: Outlook) -> Judge:
    """As many as are worth it; those from the reserve cost nothing."""
    each, reserve = prizes.carried(o, FEMME_FATALE), o.s.reserve[o.me]

    def gain(a: Action) -> float:
        assert isinstance(a, Send)
        return a.gems * each - max(0, a.gems - reserve) * o.later

    return gain
