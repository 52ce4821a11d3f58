"""What may be answered: a line for the list, and what it does."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from consigliere.kernel import Action, Seat, View
from consigliere.words.fluent import kebab

from ..actions import (
    AddFist,
    Agree,
    Aim,
    Bullet,
    Choose,
    Decline,
    Discard,
    Draw,
    Fists,
    Hat,
    Move,
    Name,
    OfferFist,
    Place,
    Play,
    PlusOne,
    Send,
    Take,
    Temporize,
    Withdraw,
)
from ..parts import KINDS, Location
from ..rules.strategy import own_runs
from ..state import MafiaCity
from .log import target_name
from .phrases import Args, Phrases, key
from .prompts import pending_effects

AIMED_KINDS: Final = ("snitch", "thief", "raid", "shadow", "scheme", "hitman", "complicity")


def option_line(p: Phrases, view: View[Any], answer: Action) -> str:
    """One line in the list of what may be answered."""
    return p.say("option", name_of(answer, view.table), **_details(p, view, answer))


def explanation(p: Phrases, view: View[Any], answer: Action) -> str:
    """What an answer does and what may come of it."""
    return p.say("explain", name_of(answer, view.table), **_details(p, view, answer))


def name_of(answer: Action, s: MafiaCity) -> str:
    """The part of the message id that an answer stands for; some depend on the question."""
    match answer:
        case Decline():
            return f"decline-{s.kind}"
        case Take() | Choose():
            return s.kind
        case Play(card, target):
            untold = not target and s.house.target_late and KINDS[card >> 2] in AIMED_KINDS
            return f"play-{'untold' if untold else KINDS[card >> 2]}"
        case Hat(cards, target):
            return ("hat" if len(cards) == 1 else "hats") + ("" if target else "-untold")
    return kebab(type(answer).__name__)


def _details(p: Phrases, view: View[Any], answer: Action) -> Args:
    """What an option mentions, as arguments of its message."""
    s: MafiaCity = view.table
    match answer:
        case Place(at) | Move(at) | Choose(at):
            return {"at": p.place(at), "number": at + 1}
        case Temporize(card) | Discard(card):
            return {"card": p.card(card)}
        case Bullet(card) | PlusOne(card):
            return {"cards": p.kind(card)}
        case Play(card, target):
            return {"card": p.card(card), **_aimed(p, s, KINDS[card >> 2], view.seat, target)}
        case Hat(cards, (at, height)):
            return {"cards": p.kinds(cards), "chip": p.chip(at, height)}
        case Hat(cards, target):
            return {"cards": p.kinds(cards), **({"at": p.place(target[0])} if target else {})}
        case Send(at, height):
            return {"chip": p.chip(at, height)}
        case Name(whom):
            return p.roles(None, whom)
        case Draw():
            return {"n": s.ed.numbers.district}
        case Withdraw(at, chips):
            return _withdrawal(p, s.stacks[at], view.seat, at, chips)
    return _in_answer(p, s, view.seat, answer)


def _in_answer(p: Phrases, s: MafiaCity, seat: Seat, answer: Action) -> Args:
    """Answers to something pending."""
    match answer:
        case Fists(cards):
            return {"cards": p.kinds(cards), "use": _attacked(s)}
        case OfferFist(card) | AddFist(card):
            return {"cards": p.kind(card), "use": _attacked(s)}
        case Agree(cards):
            at: Location = s.stack[-1][1].location  # type: ignore[attr-defined]
            return {"symbols": p.symbols(cards), "n": len(cards), "at": p.place(at)}
        case Aim(_, target):
            # The card's kind says nothing where a Hat is aimed; what is pending does.
            return {"target": target_name(p, pending_effects(s)[-1].use, seat, target)}
    return {}


def _aimed(p: Phrases, s: MafiaCity, kind: str, seat: Seat, target: tuple[int, ...]) -> Args:
    match kind, *target:
        case "trade", *_:
            return {"n": s.ed.numbers.trade}
        case "chief" | "fbi", *_:
            return {"use": _attacked(s)}
        case "thief", int(victim):
            return p.roles(seat, victim)
        case "raid", int(at):
            return {"at": p.place(at), "n": len(s.stacks[at])}
        case "shadow", int(at), int(other):
            owners = {"one": p.person(s.stacks[at][0]), "two": p.person(s.stacks[other][0])}
            return {"at": p.place(at), "other": p.place(other), **owners}
        case "scheme", int(at), int(height), int(to):
            return {"chip": p.chip(at, height), "to": p.place(to)}
        case _, int(at), int(height):
            return {"chip": p.chip(at, height)}
    return {}


def _attacked(s: MafiaCity) -> str:
    return key("use", pending_effects(s)[-1].use)


def _withdrawal(
    p: Phrases, stack: tuple[Seat, ...], seat: Seat, at: Location, chips: tuple[int, ...]
) -> Args:
    """How many of one's Mafiosi, and which where they are not side by side."""
    runs = Counter(own_runs(stack, seat))
    everybody, taken = runs.total(), len(chips)
    how = "picked" if len(runs) > 1 else "some"
    how = {0: "none", everybody: "all"}.get(taken, how)
    parts = [_run(p, low, runs[low], n) for low, n in Counter(chips).items()]
    args: Args = {"how": how, "n": taken, "all": everybody, "runs": ", ".join(parts)}
    return {**args, "at": p.place(at)}


def _run(p: Phrases, low: int, size: int, taken: int) -> str:
    return p.say("run", n=taken, size=size, low=low + 1, high=low + size)
