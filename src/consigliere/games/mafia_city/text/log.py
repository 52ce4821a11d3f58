"""What happened, as lines of a log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import asdict

from consigliere.kernel import UNSEEN, Card, Event, Seat
from consigliere.words.fluent import kebab

from ..events import (
    Aimed,
    Announced,
    CityLaid,
    FigureLeft,
    Released,
    TileLaid,
)
from ..parts import STATION, Location
from .phrases import Args, Phrases, key

SILENT: Final = (TileLaid,)  # CityLaid tells them all
SYMBOL_USES: Final = ("fists", "hat", "hats", "bullet", "plus")
CHIP_USES: Final = ("snitch", "hitman", "complicity", "hat", "jail")
PLACE_USES: Final = ("raid", "hats", "agreement", "harbor")
UNAIMED_USES: Final = ("trade", "chief", "fbi", "fists", "bullet", "plus")


def event_line(p: Phrases, event: Event) -> str | None:
    """A line of the log; None for what says nothing to a person."""
    if isinstance(event, SILENT):
        return None
    if isinstance(event, Announced):
        return announcement(p, event.use, (event.seat,), event.cards, event.target)
    return p.say("event", kebab(type(event).__name__), **_arguments(p, event))


def announcement(
    p: Phrases, use: str, by: Sequence[Seat], cards: Sequence[Card], target: Sequence[int]
) -> str:
    """Who plays what on whom: in the log, and where others may react."""
    if len(by) > 1:
        return p.say("announced", "shared", who=p.people(by), cards=p.kinds(cards))
    args = p.roles(by[0]) if use != "thief" or not target else p.roles(by[0], target[0])
    if not target and use not in UNAIMED_USES:
        return p.say("announced", "untold", cards=p.cards(cards), **args)
    args["cards"] = p.kinds(cards) if use in SYMBOL_USES else p.cards(cards)
    return p.say("announced", use, **args, **aim(p, use, by[0], target))


def aim(p: Phrases, use: str, by: Seat, target: Sequence[int]) -> Args:
    """What an announcement is aimed at, as arguments of its message."""
    match use, *target:
        case "scheme", int(at), int(height), int(to):
            return {"chip": p.chip(at, height, by), "to": p.place(to)}
        case "shadow", int(at), int(other):
            return {"at": p.place(at), "other": p.place(other)}
        case str(), int(at), int(height) if use in CHIP_USES:
            # A Hat only ever takes back one's own, so here the owner is no guess.
            return {"chip": p.chip(at, height, by, *((by,) if use == "hat" else ()))}
        case str(), int(at) if use in PLACE_USES:
            return {"at": p.place(at)}
    return {}


def target_name(p: Phrases, use: str, by: Seat, target: Sequence[int]) -> str:
    """A target by itself, as it is named after the reactions."""
    args = aim(p, use, by, target)
    if use == "thief":
        return p.person(target[0])
    if use == "scheme":
        return p.say("target", "shift", **args)
    if use == "shadow":
        return p.say("target", "switch", **args)
    return p.place_name(target[0]) if use in PLACE_USES else str(args["chip"])


def _arguments(p: Phrases, event: Event) -> Args:
    """The fields of an event as arguments of its message."""
    fields = asdict(event)
    who, owner = fields.pop("seat", None), fields.pop("owner", None)
    whom = fields.pop("victim", None) if "victim" in fields else fields.pop("whom", None)
    args: Args = p.roles(who, owner if who is None else whom)
    match event:
        case Aimed(seat, use, target):
            return {**args, "target": target_name(p, use, seat, target)}
        case CityLaid(city):
            return {**args, **city_plan(p, city)}
        case Released(chips):
            return {**args, "counts": p.counts(chips)}
        case FigureLeft(_, at):
            figure = "policeman" if at == STATION else "mayor"
            return {**args, "figure": p.say("figure", figure)}
    if owner is not None and who is not None:
        args["mafioso"] = p.mafioso(owner, who)
    for name, value in fields.items():
        args.update(_argument(p, name, value))
    return args


def _argument(p: Phrases, name: str, value: Any) -> Args:
    match name, value:
        case "location", int(at):
            return {"at": p.place(at), "number": at + 1}
        case "to" | "other", int(at):
            return {name: p.place(at)}
        case "card", int(card):
            return {"known": "no"} if card == UNSEEN else {"known": "yes", "card": p.card(card)}
        case "cards", tuple(cards):
            return {"cards": p.cards(cards)}
        case "cards" | "chips", int(n):
            return {"n": n}
        case "use", str(use):
            return {"use": p.words.say(key("use", use))}
    return {name: value}


def city_plan(p: Phrases, city: Sequence[Location]) -> Args:
    """The tile in the centre, and those around it."""
    centre, *ring = [p.place_name(at) for at in city]
    return {"centre": centre, "ring": ", ".join(ring)}
