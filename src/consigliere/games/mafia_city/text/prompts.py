"""What is asked, what it means, and whom the table waits for."""

from __future__ import annotations

from typing import Any, Final

from consigliere.kernel import CHANCE, Frame, Seat, View

from ..cards.reaction import FistOffer
from ..parts import ON_TILE
from ..rules.agreement import Bidding
from ..rules.effect import Effect
from ..rules.strategy import TakingBack
from ..rules.transport import ComplicityOffer
from ..state import MafiaCity
from .log import announcement
from .phrases import Args, Phrases

# Who is asked here tells nothing, and who is thinking is nobody's business (§8.3.2).
SECRETLY_ASKED: Final = ("react", "add_fist")


def prompt_line(p: Phrases, view: View[Any]) -> str:
    """What is asked, with what is pending."""
    if view.decision is None:
        return waiting_line(p, view)
    return p.say("prompt", view.decision.kind, **_situation(p, view.table, view.seat))


def help_text(p: Phrases, view: View[Any]) -> str:
    """What the question means and what may be answered."""
    if view.decision is None:
        return waiting_line(p, view)
    return p.say("help", view.decision.kind, n=view.table.ed.numbers.district)


def waiting_line(p: Phrases, view: View[Any]) -> str:
    """Whom the table waits for, as far as that is public."""
    s: MafiaCity = view.table
    asked = s.waiting()
    if not asked:
        return p.say("waiting", "over")
    if view.seat in asked:
        return p.say("waiting", "you")
    if s.kind in SECRETLY_ASKED:
        return p.say("waiting", "reactions")
    if CHANCE in asked:
        return p.say("waiting", "chance")
    return p.say("waiting", "for", who=p.people(asked))


def pending_effects(s: MafiaCity) -> list[Effect]:
    """What was announced and is not settled, the newest last."""
    return [frame for _, frame in s.stack if isinstance(frame, Effect)]


def pending_text(p: Phrases, s: MafiaCity) -> str:
    """The announcements still open, one after the other."""
    effects = [announcement(p, e.use, e.owners(), e.cards, e.target) for e in pending_effects(s)]
    return " ".join(effects)


def _situation(p: Phrases, s: MafiaCity, seat: Seat) -> Args:
    """The facts a question mentions."""
    match s.kind:
        case "mulligan":
            return {"cards": p.cards(s.hands[seat])}
        case "turn":
            return {"crew": s.crew[seat], "cards": len(s.hands[seat])}
        case "react":
            return {"pending": pending_text(p, s)}
        case "aim":
            return {"use": p.say("use", pending_effects(s)[-1].use)}
        case "move_hitman" | "kill":
            return {"at": p.place(s.hitman)}
        case "recruit":
            return {"n": s.reserve[seat]}
        case "draw":
            return {"n": s.ed.numbers.district}
        case "take_policeman":
            return _held(p, s.policeman)
        case "take_mayor":
            return _held(p, s.mayor)
    return _from_frame(p, s, s.stack[-1][1])


def _held(p: Phrases, holder: Seat) -> Args:
    if holder == ON_TILE:
        return {"held": "no", "who": ""}
    return {"held": "yes", "who": p.names[holder]}


def _from_frame(p: Phrases, s: MafiaCity, frame: Frame) -> Args:
    match frame:
        case FistOffer(seat, card):
            args: Args = {"pending": pending_text(p, s), "card": p.kind(card)}
            return {**p.roles(seat), **args}
        case ComplicityOffer(causer, _):
            return p.roles(causer)
        case Bidding(at, bonus):
            stack = s.stacks[at]
            counts = [stack.count(i) + extra for i, extra in enumerate(bonus)]
            return {"at": p.place(at), "counts": p.counts(counts)}
        case TakingBack(at):
            return {"at": p.place(at), "n": s.stacks[at].count(p.reader)}
    return {}
