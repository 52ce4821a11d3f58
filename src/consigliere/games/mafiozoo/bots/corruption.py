"""Phase 2: which card to play, where the gems go; when places put a gem."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from consigliere.kernel import Action, Card

from ..actions import Bonus, Bribe, Gain, Waste
from ..parts import EVERYBODY, GENERIC, NEWS
from ..rules.corruption import LastBonuses
from ..rules.walk import Links
from .evaluate import Outlook

Rows = list[list[float]]  # of every character, by the number of gems
NEVER: Final = -1e3  # before anything else has been tried


def corrupt(o: Outlook) -> Callable[[Action], float]:
    """What each card gains, and the fund it leaves."""
    rows = gains(o)
    cost, left = costs(o, rows), funds(o, len(o.s.hands[o.me]) - 2)
    fund = o.s.fund[o.me]

    def gain(a: Action) -> float:
        if type(a) is Bribe:
            total, gems = -cost[a.card], fund
            for c, n in a.spread:
                total += rows[c][n]
                gems -= n
            return total + left[gems]
        if type(a) is Gain:
            return left[fund + a.gems] - cost[a.card]
        return left[fund] - cost[a.card] if type(a) is Waste else NEVER

    return gain


def gains(o: Outlook) -> Rows:
    """What more gems of mine gain at each character; places will put some anyhow."""
    numbers, out = o.ed.numbers, []
    most = max(numbers.specific, numbers.specific_hall, numbers.generic)
    for c in EVERYBODY:
        n = o.s.gems[c][o.me] + (o.desk.pending[o.me] if c == o.s.visited else 0)
        worths = o.desk.worths(c, n, most)
        out.append([worth - worths[0] for worth in worths])
    return out


def funds(o: Outlook, cards: int) -> list[float]:
    """What each number of gems in the fund is worth when so many cards are left to play."""
    uses = [(use, cards * nth) for nth, use in enumerate(o.j.use, 1)]
    every = range(o.ed.numbers.gems + 1)
    return [n * o.later + sum([use * min(n, most) for use, most in uses]) for n in every]


def costs(o: Outlook, rows: Rows) -> dict[Card, float]:
    """What it costs to spend a card: what it would bring later, against the one then played."""
    hand, gem = o.s.hands[o.me], o.later + o.j.use[1]
    net = [[gain - n * gem for n, gain in enumerate(row)] for row in rows]
    links = o.ed.lines if o.s.active(o.me, NEWS) else o.ed.threads
    brings = {card: _brings(card, net, links) for card in set(hand)}
    spare = sorted([brings[card] for card in hand])[1]
    return {card: o.j.follow * max(0.0, brought - spare) for card, brought in brings.items()}


def _brings(card: Card, net: Rows, links: Links) -> float:
    """The best a card does, about: all its gems on one character, or one of them on the next."""
    if card == GENERIC:
        return max([max(net[c][2], net[c][1] + _next(c, net, links)) for c in EVERYBODY])
    one, two = net[card][1:3]
    return max(*net[card], max(one, two) + _next(card, net, links))


def _next(c: Card, net: Rows, links: Links) -> float:
    return max([net[d][1] for d in links[c]])


def bonus(o: Outlook) -> Callable[[Action], float]:
    """A place puts a gem; one waits for the last moment."""
    if not _last_chance(o):
        return lambda a: -float(isinstance(a, Bonus))
    cost = 0.0 if o.s.reserve[o.me] else o.later
    return lambda a: _put(o, a) - cost if isinstance(a, Bonus) else 0.0


def _put(o: Outlook, a: Bonus) -> float:
    now, then = o.desk.worths(a.character, o.s.gems[a.character][o.me], 1)
    return then - now


def _last_chance(o: Outlook) -> bool:
    if isinstance(o.s.stack[-1][1], LastBonuses):
        return max(map(len, o.s.hands)) < 2  # §6.2: with cards left there will be another
    return o.s.house.bonus_window == "own" and len(o.s.hands[o.me]) < 2
