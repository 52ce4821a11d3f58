"""What a person may ask about: cards, informants, characters, places, tokens, districts."""

from __future__ import annotations

from typing import Any

from consigliere.kernel import Seat, Thing, View

from ..parts import DISTRICTS, EVERYBODY, PLACES, TOKENS
from ..state import Mafiozoo
from .phrases import Phrases

Named = list[tuple[str, Thing]]


def named_things(p: Phrases, view: View[Any]) -> Named:
    """Each with its name; the different cards of the reader's hand come first."""
    hand = _hand(p, view.table, view.seat) if view.seat >= 0 else []
    characters: Named = [(p.photo(c), ("character", c)) for c in EVERYBODY]
    places: Named = [(p.place_name(place), ("place", place)) for place in range(len(PLACES))]
    return hand + characters + places + _tokens(p)


def _hand(p: Phrases, s: Mafiozoo, seat: Seat) -> Named:
    cards: Named = [(p.card(c, "title"), ("card", c)) for c in dict.fromkeys(s.hands[seat])]
    informants = dict.fromkeys(s.informants[seat])
    return cards + [(p.say("informant", **p.character(c)), ("informant", c)) for c in informants]


def _tokens(p: Phrases) -> Named:
    favours = [(p.say("favour-token", token=p.token(t)), t) for t in range(len(TOKENS))]
    tokens: Named = [(name, ("token", t)) for name, t in favours]
    districts: Named = [(p.district(d), ("district", d)) for d in range(len(DISTRICTS))]
    return tokens + districts + [(p.say("stock"), ("stock",))]
