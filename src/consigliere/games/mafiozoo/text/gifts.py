"""What characters and places give, with the numbers of the edition."""

from __future__ import annotations

from ..edition import Numbers
from ..parts import PLACES, Place
from ..state import Mafiozoo
from .phrases import Args, Phrases


def favour(p: Phrases, s: Mafiozoo, character: str) -> str:
    """`a Liquor token`: what that character gives."""
    return p.say("favour", character, **_favour_numbers(p, s.ed.numbers, character))


def bonus(p: Phrases, s: Mafiozoo, place: Place) -> str:
    """`Income: 1Z`: what a henchman there brings, and when."""
    return p.say("place", f"{PLACES[place]}.gives", n=_place_number(s.ed.numbers, PLACES[place]))


def _favour_numbers(p: Phrases, numbers: Numbers, character: str) -> Args:
    match character:
        case "union":
            gems = p.say("gems", n=numbers.union_gems)
            return {"districts": p.say("district-tokens", n=numbers.union_districts), "gems": gems}
        case "banker":
            return {"n": numbers.banker}
        case "producer":
            gain = p.say("gems", n=numbers.producer_gain)
            return {"gain": gain, "gems": p.say("gems", n=numbers.producer_gems)}
        case "planner":
            return {"districts": p.say("district-tokens", n=numbers.planner_districts)}
        case "investigator":
            return {"districts": p.say("district-tokens", n=numbers.investigator_districts)}
    return {}


def _place_number(numbers: Numbers, place: str) -> int:
    named = {"police": "informant_police", "hall": "specific_hall"}.get(place, place)
    return getattr(numbers, named, 1)
