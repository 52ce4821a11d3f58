"""What is asked, what it means, and whom the table waits for."""

from __future__ import annotations

from typing import Any

from consigliere.kernel import CHANCE, Frame, Seat, View

from ..parts import CHARACTERS, FEMME_FATALE
from ..rules.corruption import LastBonuses
from ..rules.draws import GainDistricts
from ..rules.favours import Informants, Serving
from ..state import Mafiozoo
from .gifts import favour
from .phrases import Args, Phrases
from .plans import planned, tokens_left


def prompt_line(p: Phrases, view: View[Any]) -> str:
    """What is asked, with what is pending."""
    if view.decision is None:
        return waiting_line(p, view)
    return p.say("prompt", view.decision.kind, **_situation(p, view.table, view.seat))


def help_text(p: Phrases, view: View[Any]) -> str:
    """What the question means and what may be answered."""
    if view.decision is None:
        return waiting_line(p, view)
    return p.say("help", view.decision.kind)


def waiting_line(p: Phrases, view: View[Any]) -> str:
    """Whom the table waits for, as far as that is public."""
    s: Mafiozoo = view.table
    if not s.pending:
        return p.say("waiting", "over")
    if view.decision is not None:
        return p.say("waiting", "you")
    if s.sealed:  # who has answered is nobody's business (§7.3.4)
        return p.say("waiting", "informants")
    asked = s.waiting()
    if CHANCE in asked:
        return p.say("waiting", "chance")
    return p.say("waiting", "for", who=p.people(asked))


def _situation(p: Phrases, s: Mafiozoo, seat: Seat) -> Args:
    """The facts a question mentions."""
    fund, reserve = s.fund[seat], s.reserve[seat]
    match s.kind:
        case "dock":
            return {"n": s.ed.numbers.dock, "reserve": reserve}
        case "corrupt":
            return {"fund": fund, "reserve": reserve}
        case "put_gem":
            return {"n": s.ed.numbers.union_gems}
        case "send_gems":
            return {"n": s.ed.numbers.producer_gems, "gems": p.gems(s.gems[FEMME_FATALE])}
        case "build":
            return _building(p, s, seat)
        case "keep_token":
            return {"tokens": p.tokens(s.tokens[seat])}
    return _from_frame(p, s, s.stack[-1][1])


def _building(p: Phrases, s: Mafiozoo, seat: Seat) -> Args:
    plan = planned(s, seat)
    args: Args = {"n": len(plan), "tokens": p.tokens(tokens_left(s, seat))}
    return {**args, "places": p.places([build.place for build in plan])}


def _from_frame(p: Phrases, s: Mafiozoo, frame: Frame) -> Args:
    match frame:
        case GainDistricts(_, left):
            return {"n": left}
        case LastBonuses():
            return {"last": "yes"}
        case Informants(_, c):
            args: Args = {"condition": p.condition(s.condition(c)), "gems": p.gems(s.gems[c])}
            return {**args, "visited": "yes" if s.visited == c else "no", **p.character(c)}
        case Serving(c):
            args = {"price": frame.price(s), "money": s.money[frame.left[0].seat]}
            return {**args, "favour": favour(p, s, CHARACTERS[c]), **p.character(c)}
    return {"last": "no"}
