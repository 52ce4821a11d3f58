"""What comes to mind: the greedy player's answers, long lists judged all at once and cut."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import numpy as np

from consigliere.bots.greedy import Idea
from consigliere.kernel import Action, Card

from ..actions import Bribe, Build, Gain, Waste
from ..parts import GENERIC, NEWS
from ..rules.corruption import plays_for_nothing, specific_gems
from ..rules.influence import after_plan
from ..rules.walk import bribes
from .answers import planned
from .corruption import costs, funds, gains
from .evaluate import Outlook
from .plan import less

MOST: Final = 25  # answers that come to mind at once
_LATER: Final = 1e-6  # the same in another order
Array = np.ndarray[Any, Any]


def corrupt(o: Outlook) -> list[Idea]:
    """The best ways to play a card."""
    s, me = o.s, o.me
    rows = gains(o)
    cost, left = costs(o, rows), np.array(funds(o, len(s.hands[me]) - 2))
    flat, width = np.array(rows).ravel(), len(rows[0])
    answers, worth = list[Action](), list[Array]()
    for card in dict.fromkeys(s.hands[me]):
        take, put = _limits(o, card)
        if take:
            answers += _takes(card, take)
            worth.append(left[s.fund[me] + 1 : s.fund[me] + take + 1] - cost[card])
        if put:
            back = s.house.walk == "back"
            ways, where, gems = _ways(s.edition, card, put, s.active(me, NEWS), back, width)
            answers += ways
            worth.append(flat[where].sum(axis=1) + left[s.fund[me] - gems] - cost[card])
        if plays_for_nothing(s, me):
            answers.append(Waste(card))
            worth.append(left[s.fund[me] : s.fund[me] + 1] - cost[card])
    return _best(answers, np.concatenate(worth))


def _limits(o: Outlook, card: Card) -> tuple[int, int]:
    """How many gems a card takes and places at most."""
    generic = o.ed.numbers.generic
    most = generic if card == GENERIC else specific_gems(o.s, o.me)
    return min(most, o.s.reserve[o.me]), min(most, o.s.fund[o.me])


@lru_cache(maxsize=256)
def _takes(card: Card, most: int) -> tuple[Gain, ...]:
    return tuple([Gain(card, n) for n in range(1, most + 1)])


@lru_cache(maxsize=1024)
def _ways(
    edition: str, card: Card, most: int, news: bool, back: bool, width: int
) -> tuple[tuple[Bribe, ...], Array, Array]:
    """All bribes, which cells of the gains each of them adds up, and how many gems it costs."""
    ways = bribes(edition, card, most, news, back)
    where = np.zeros((len(ways), most), dtype=np.intp)  # the first cell, no gem, gains nothing
    for i, way in enumerate(ways):
        where[i, : len(way.spread)] = [c * width + n for c, n in way.spread]
    return ways, where, np.array([sum([n for _, n in way.spread]) for way in ways])


def _best(answers: list[Action], worth: Array) -> list[Idea]:
    order = np.argsort(-worth, kind="stable")[:MOST].tolist()
    gains = worth.tolist()
    return [Idea(answers[i], gains[i]) for i in order]


def build(o: Outlook, answers: tuple[Action, ...]) -> list[Idea]:
    """Every next step, with the best that can still be done after it."""
    tokens, mine = after_plan(o.s, o.me, planned(o))
    top, step = o.plans.best(tokens, mine)
    out = []
    for a in answers:
        if not isinstance(a, Build):
            out.append(Idea(a, top if step is None else o.plans.unbuilt(tokens)))
        elif (a.place, a.payment) == step:
            out.append(Idea(a, top))
        else:
            built = (*mine[: a.place], True, *mine[a.place + 1 :])
            rest = o.plans.best(less(tokens, a.payment), built)[0]
            out.append(Idea(a, min(top, o.places[a.place] + rest) - _LATER))
    return sorted(out, key=lambda idea: -idea.gain)[:MOST]
