"""What happened, as lines of a log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import asdict

from consigliere.kernel import UNSEEN, Card, Event
from consigliere.words.fluent import kebab

from ..events import (
    Attacked,
    Claimed,
    Collected,
    Ended,
    EventTurned,
    GrenadeLobbed,
    Injured,
    Killed,
    LinedUp,
    Missed,
    NoMoll,
    Paid,
    PurseTold,
    WillChosen,
)
from ..parts import ASSASSIN, BANK, BARE_HANDS, COLT, PRIVILEGES, WILLS
from .lineup import weapons
from .phrases import Args, Phrases

# Nobody needs to read that a purse was looked into, or that there was no bonus.
SILENT: Final = (PurseTold, NoMoll)


def event_line(p: Phrases, event: Event) -> str | None:
    """A line of the log; None for events that are not logged."""
    if isinstance(event, SILENT):
        return None
    return p.say("event", kebab(type(event).__name__), **_arguments(p, event))


def _arguments(p: Phrases, event: Event) -> Args:
    """The fields of an event as arguments of its message."""
    match event:
        case Paid():
            return _payment(p, event)
        case Attacked():
            return _attack(p, event)
        case LinedUp(seat, card, carried):
            arms = weapons(p, card, carried)
            return {**p.roles(seat), "card": p.card(card), "weapons": arms}
        case Missed(seat, card) | Injured(seat, card) | Killed(seat, card):
            return {"fighter": p.fighter(seat, card, "subject")}
        case GrenadeLobbed(seat, card, victim):
            fighter = p.fighter(seat, card, "subject")
            return {**p.roles(None, victim), "fighter": fighter}
        case Collected(seat, card, weapon):
            fighter = p.fighter(seat, card, "subject")
            return {"fighter": fighter, "weapon": p.weapon(weapon, "object")}
        case Claimed(seat, former_owner, cards):
            return {**p.roles(seat, former_owner), "cards": p.cards(cards)}
        case EventTurned(turned):
            return {"happening": p.happening(turned), "about": p.happening(turned, "about")}
        case WillChosen(seat, _):
            return p.roles(seat)
        case Ended(seats, _):
            return {**p.roles(seats[0]), "n": len(seats), "winners": p.people(seats)}
    return _fields(p, event)


def _payment(p: Phrases, event: Paid) -> Args:
    """Who pays whom; the bank is nobody's seat."""
    payer, to = [None if seat == BANK else seat for seat in (event.payer, event.to)]
    way = "in" if payer is None else "out" if to is None else "between"
    args: Args = {"way": way, "amount": p.money(event.amount)}
    return {**p.roles(payer, to), **args, "reason": p.say("payment", event.reason)}


def _attack(p: Phrases, event: Attacked) -> Args:
    """Who attacks whom, with what, and what the die adds up to."""
    fighter = p.fighter(event.seat, event.card, "subject")
    struck = p.fighter(event.victim, event.target, "object")
    way = {ASSASSIN: "kill", BARE_HANDS: "hands"}.get(event.weapon, "gun")
    args: Args = {"fighter": fighter, "target": struck, "way": way, "die": event.die}
    if way == "gun":
        bonus = bonus_of(p, event.weapon)
        args |= {"weapon": p.attack(event.weapon, "with"), "bonus": bonus}
        args["total"] = event.die + bonus
    return args


def bonus_of(p: Phrases, weapon: int) -> int:
    """What a kind of gun, or the Colt, adds to the die."""
    return p.ed.colt if weapon == COLT else p.ed.bonus[p.ed.kinds.index(weapon)]


def _fields(p: Phrases, event: Event) -> Args:
    fields = asdict(event)
    args = p.roles(fields.pop("seat", None))
    for name, value in fields.items():
        args.update(_FIELDS[name](p, value) if name in _FIELDS else {name: value})
    return args


def _cards(p: Phrases, cards: int | tuple[Card, ...]) -> Args:
    """Their number, and their faces as far as the reader sees them."""
    if isinstance(cards, int):
        return {"n": cards}
    known = UNSEEN not in cards
    return {"n": len(cards), "known": _yes(known), "cards": p.cards(cards) if known else ""}


def _card(p: Phrases, card: Card) -> Args:
    known = card != UNSEEN
    return {"known": _yes(known), "card": p.card(card, "a") if known else ""}


def _event(p: Phrases, event: int) -> Args:
    known = event != UNSEEN
    return {"known": _yes(known), "happening": p.happening(event) if known else ""}


def _block(p: Phrases, block: int) -> Args:
    return {"block": p.block(block), "buildings": p.buildings(p.ed.lots[block])}


def _yes(known: bool) -> str:
    return "yes" if known else "no"


_FIELDS: Final[dict[str, Callable[[Phrases, Any], Args]]] = {
    "block": _block,
    "building": lambda p, b: {"building": p.building(b)},
    "card": _card,
    "cards": _cards,
    "event": _event,
    "lost": lambda p, lost: {"lost": _yes(lost)},
    "privilege": lambda p, privilege: {"privilege": PRIVILEGES[privilege]},
    "slot": lambda p, slot: {"group": slot + 1},
    "to": lambda p, slot: {"to": slot + 1},
    "tokens": lambda p, tokens: {"bids": p.bids(tokens)},
    "value": lambda p, value: {"whiskey": p.whiskey(value, "object")},
    "weapons": _cards,
    "will": lambda p, will: {"will": WILLS[will]},
}
