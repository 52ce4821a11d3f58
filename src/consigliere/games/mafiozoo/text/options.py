"""What may be answered: a line for the list, and what it does."""

from __future__ import annotations

from typing import Any

from consigliere.kernel import Action, View
from consigliere.words.fluent import kebab

from ..actions import (
    Bonus,
    Bribe,
    Build,
    Decline,
    Dock,
    Done,
    Gain,
    Inform,
    Keep,
    KeepNone,
    Pay,
    Pick,
    Put,
    Send,
    Spread,
    Waste,
)
from ..rules.favours import Serving
from ..state import Mafiozoo
from .log import where
from .phrases import Args, Phrases
from .plans import planned
from .walks import as_walked


def option_line(p: Phrases, view: View[Any], answer: Action) -> str:
    """One line in the list of what may be answered."""
    return p.say("option", name_of(answer, view.table), **_details(p, view, answer))


def explanation(p: Phrases, view: View[Any], answer: Action) -> str:
    """What an answer does and what may come of it."""
    return p.say("explain", name_of(answer, view.table), **_details(p, view, answer))


def name_of(answer: Action, s: Mafiozoo) -> str:
    """The part of the message id that an answer stands for; no means something each time."""
    return f"decline-{s.kind}" if isinstance(answer, Decline) else kebab(type(answer).__name__)


def _details(p: Phrases, view: View[Any], answer: Action) -> Args:
    """What an option mentions, as arguments of its message."""
    s: Mafiozoo = view.table
    match answer:
        case Gain(card, gems):
            return {"card": p.card(card, "title"), "n": gems}
        case Bribe(card, spread):
            return {"card": p.card(card, "brief"), **_placed(p, s, card, spread)}
        case Waste(card):
            return {"card": p.card(card, "title")}
        case Inform(c, fund, reserve):
            home = "fund" if fund else "reserve"
            return {"n": fund + reserve, "home": home, **p.character(c)}
        case Bonus(place, c):
            return {"place": p.place(place), "uses": s.house.bonus_uses, **p.character(c)}
        case Put(c):
            return {"n": s.ed.numbers.union_gems, **p.character(c)}
        case Send(gems):
            return {"n": gems}
    return _other_details(p, view, answer)


def _other_details(p: Phrases, view: View[Any], answer: Action) -> Args:
    s: Mafiozoo = view.table
    match answer:
        case Dock(gems):
            return {"n": gems, "money": s.ed.numbers.dock - gems}
        case Pick(district):
            return {"district": p.district(district)}
        case Pay():
            frame = s.stack[-1][1]
            assert isinstance(frame, Serving)
            return {"price": frame.price(s), **p.character(frame.character)}
        case Build(_, place, payment):
            return {"place": p.place(place), "payment": p.payment(payment)}
        case Done():
            plan = [build.place for build in planned(s, view.seat)]
            return {"n": len(plan), "places": p.places(plan)}
        case Keep(token):
            n = sum(s.tokens[view.seat]) - s.ed.numbers.tokens_kept
            return {"token": p.token(token), "n": n}
        case KeepNone():
            return {"n": sum(s.tokens[view.seat])}
    return {}


def _placed(p: Phrases, s: Mafiozoo, card: int, spread: Spread) -> Args:
    """`Private Investigator 1 → Lieutenant 2`, and the same with numbers."""
    walked = as_walked(s, card, spread)
    walk = " → ".join([p.say("stop", n=n, **p.character(c)) for c, n in walked])
    return {"n": sum([n for _, n in spread]), "walk": walk, "where": where(p, card, spread)}
