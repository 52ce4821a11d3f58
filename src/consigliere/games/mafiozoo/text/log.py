"""What happened, as lines of a log."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import asdict

from consigliere.kernel import UNSEEN, Event
from consigliere.words.fluent import kebab

from ..events import (
    DrewCard,
    DrewInformant,
    Ended,
    Evaluating,
    GotMoney,
    TilesSet,
    TileTurned,
)
from ..parts import Character
from ..rules.income import DealEach
from .phrases import Args, Phrases
from .walks import as_walked

SILENT: Final = (TileTurned,)  # TilesSet tells them all


def event_line(p: Phrases, event: Event) -> str | None:
    """A line of the log; None for what says nothing to a person."""
    if isinstance(event, SILENT) or _is_repeated(p, event):
        return None
    return p.say("event", kebab(type(event).__name__), **_arguments(p, event))


def _is_repeated(p: Phrases, event: Event) -> bool:
    """What the phase has reported of everybody: the pay, and the cards that others are dealt."""
    if p.table is None:
        return False
    if isinstance(event, GotMoney):
        return p.table.kind == "visit"
    dealt = any(isinstance(frame, DealEach) for _, frame in p.table.stack)
    return isinstance(event, DrewCard) and dealt and event.card == UNSEEN


def _arguments(p: Phrases, event: Event) -> Args:
    """The fields of an event as arguments of its message."""
    fields = asdict(event)
    match event:
        case TilesSet(golden):
            numbers = [str(c) for c, is_golden in enumerate(golden, 1) if is_golden]
            return {"n": len(numbers), "numbers": ", ".join(numbers)}
        case Ended(seats, influence, by):
            you = "who" if p.reader in seats else "other"
            return {"you": you, "who": p.people(seats), "n": influence, "by": by}
        case Evaluating(c):
            return {**p.character(c), **_tile(p, c)}
        case DrewInformant(seat, card) if card != UNSEEN:
            return {"known": "yes", **p.roles(seat), **p.character(card)}
    args: Args = p.roles(fields.pop("seat")) if "seat" in fields else {}
    if "spread" in fields:
        args["where"] = where(p, fields["card"], fields.pop("spread"))
    for name, value in fields.items():
        args.update(_argument(p, name, value))
    return args


def _tile(p: Phrases, c: Character) -> Args:
    if p.table is None:
        return {"tile": "unknown"}
    tile = "visited" if p.table.visited == c else "known"
    return {"tile": tile, "condition": p.condition(p.table.condition(c))}


def where(p: Phrases, card: int, spread: tuple[tuple[int, int], ...]) -> str:
    """`Judge (11) 2, Jeweller (3) 1`"""
    placed = as_walked(p.table, card, spread)
    return ", ".join([p.say("count", who=p.photo(c), n=n) for c, n in placed])


def _argument(p: Phrases, name: str, value: Any) -> Args:
    match name, value:
        case (("card" | "district"), int(thing)) if thing == UNSEEN:
            return {"known": "no"}
        case "card", int(card):
            return {"known": "yes", "card": p.card(card)}
        case "district", int(district):
            return {"known": "yes", "district": p.district(district)}
        case "character", int(c):
            return p.character(c)
        case "place", int(place):
            return {"place": p.place(place)}
        case "token", int(token):
            return {"token": p.token(token)}
        case "payment", tuple(payment):
            return {"payment": p.payment(payment)}
        case "districts", tuple(districts):
            return {"n": len(districts), "districts": p.districts(districts)}
        case "to_reserve", bool(to_reserve):
            return {"home": "reserve" if to_reserve else "fund"}
    return {{"gems": "n", "money": "n", "cards": "n", "returned": "n"}.get(name, name): value}
