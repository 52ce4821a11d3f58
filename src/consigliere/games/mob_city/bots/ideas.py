"""Answers worth considering: the greedy Captain's, weighed alike whatever is asked."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from consigliere.bots.greedy import Idea
from consigliere.kernel import Action, SomeOf, View

from ..actions import Buy, Hire, Pour, Settle, Shift
from ..state import MobCity
from .day_forecast import exposed
from .evaluate import Outlook
from .greedy import Greedy
from .judgement import Judgement
from .whiskey import opening

MOST: Final = 14
CUT: Final = 3.0  # what is so much worse at first sight is no idea; in temper
ALIKE: Final = ("choose", "hire", "buy")  # where several answers come to the same
SCALES: Final = {  # a gain so much smaller makes an answer e times less likely
    "choose": 250.0,
    "name_will": 1.0,
    "hire": 100.0,
    "privilege_offer": 500.0,
    "drink": 400.0,
    "let_go": 200.0,
    "last_man": 200.0,
    "dismiss": 200.0,
    "buy": 4e-6,
    "send": 250.0,
    "fine": 0.1,
    "arm": 0.25,
    "lead": 0.5,
    "act": 0.025,
    "again": 0.025,
    "claim_now": 0.025,
    "pour": 400.0,
    "loot": 1.0,
}


class Ideas:
    """What comes to the mind of a Captain with that judgement."""

    def __init__(self, judgement: Judgement) -> None:
        self.greedy = Greedy(judgement)

    def __call__(self, view: View[MobCity]) -> list[Idea]:
        assert view.decision is not None
        kind, options = view.decision.kind, view.decision.options
        if isinstance(options, SomeOf):
            ideas = self._some(view)
        else:
            ideas = self.greedy.ideas(view)
            ideas = different(view, ideas)[:MOST] if kind in ALIKE else ideas[:MOST]
        scale = SCALES[kind]
        least = ideas[0].gain - CUT * scale
        return [Idea(i.answer, i.gain / scale) for i in ideas if i.gain >= least]

    def _some(self, view: View[MobCity]) -> list[Idea]:
        """The greedy answer first; of speakeasies also those with one more or one less."""
        best = self.greedy.answers(view)[0]
        if not isinstance(best, Pour):
            return [Idea(best, 0.0)]
        return pours(view, Outlook(view, self.greedy.judgement), best)


def pours(view: View[MobCity], o: Outlook, best: Pour) -> list[Idea]:
    """Speakeasies: the best by their gains, and neighbours of that choice."""
    assert view.decision is not None
    value, price = o.s.whiskey[o.me], o.ed.numbers.whiskey * o.s.whiskey[o.me]
    gains = {b: opening(o, b, value) for b in o.own}

    def worth(chosen: tuple[int, ...]) -> float:
        return sum([gains[b] for b in chosen]) - price * max(0, len(chosen) - 1)

    top = worth(best.buildings)
    ways = [w for w in _neighbours(o.own, best.buildings) if Pour(w) in view.decision.options]
    others = sorted([Idea(Pour(w), min(top, worth(w))) for w in ways], key=lambda i: -i.gain)
    return [Idea(best, top), *others[: MOST - 1]]


def _neighbours(own: list[int], chosen: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Nothing, all, one more, one less, and each alone."""
    ways = [(), tuple(own), *combinations(own, 1)]
    ways += [tuple(sorted((*chosen, b))) for b in own if b not in chosen]
    ways += [tuple([c for c in chosen if c != b]) for b in chosen]
    return [w for w in dict.fromkeys(ways) if w != chosen]


def different(view: View[MobCity], ideas: list[Idea]) -> list[Idea]:
    """Of answers that come to the same, the first."""
    s, met = view.table, dict[object, Idea]()
    for idea in ideas:
        met.setdefault(_effect(s, idea.answer), idea)
    return list(met.values())


def _effect(s: MobCity, a: Action) -> object:
    """Slots with the same cards are alike, and so are buildings of a kind on as many sides."""
    match a:
        case Hire(seat, slot, card):
            return card, s.crews[seat][slot].cards
        case Shift(seat, slot, to, card):
            return card, s.crews[seat][slot].cards, s.crews[seat][to].cards
        case Buy(building):
            return s.ed.kinds_of_house[building], exposed(s)[building]
        case Settle():
            return Settle
    return a
