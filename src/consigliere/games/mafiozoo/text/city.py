"""The places of the city, one line each."""

from __future__ import annotations

from collections.abc import Iterator

from ..parts import Place
from ..state import Mafiozoo
from .gifts import bonus
from .phrases import Phrases


def place_line(p: Phrases, s: Mafiozoo, place: Place) -> str:
    """`Night Club: costs Godfather + any; 5 points; Income: ...; roads to ...; Anna`"""
    parts = [
        p.say("table", "cost", payment=p.payment(s.ed.costs[place])),
        p.say("table", "points", n=s.ed.points[place]),
        bonus(p, s, place),
        *_ways(p, s, place),
        _people_there(p, s, place),
    ]
    return p.say("table", "place", place=p.place(place), content="; ".join(parts))


def _ways(p: Phrases, s: Mafiozoo, place: Place) -> Iterator[str]:
    if s.ed.outer[place]:
        yield p.say("table", "open")
    if s.ed.roads[place]:
        yield p.say("table", "roads", places=p.places(s.ed.roads[place]))


def _people_there(p: Phrases, s: Mafiozoo, place: Place) -> str:
    placed = [(seat, henchmen[place]) for seat, henchmen in enumerate(s.henchmen)]
    parts = [_person_there(p, s, seat, since) for seat, since in placed if since]
    return ", ".join(parts) or p.say("table", "nobody-there")


def _person_there(p: Phrases, s: Mafiozoo, seat: int, since: int) -> str:
    """A henchman placed this round works from the next one on."""
    who = p.person(seat)
    return p.say("table", "new", who=who) if since == s.round and s.stack else who
