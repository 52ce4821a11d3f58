"""The things a person can ask `why` about: the cards of the hand by number, places by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from consigliere.games.mafia_city.parts import EVERYWHERE, KINDS, LOCATIONS, SYMBOLS, different
from consigliere.kernel import Card, Reason, Thing, View
from consigliere.words import Words


class Named(Struct, frozen=True):
    """Something to point at: its name, and what it can be used as."""

    name: str
    things: tuple[Thing, ...]


def hand(game: str, view: View[Any], w: Words) -> list[Named]:
    """The different cards of the reader's hand."""
    return _HANDS[game](view, w) if game in _HANDS else []


def places(game: str, w: Words) -> list[Named]:
    """The places on the table."""
    return _PLACES[game](w) if game in _PLACES else []


def reasons(named: Named, view: View[Any]) -> list[Reason]:
    """Why it is of no use now; where only some uses are barred, why those are."""
    first, *others = [view.table.why_not(view.seat, thing) for thing in named.things]
    return [first] if first else list(dict.fromkeys([r for r in others if r]))


def _mafia_city_hand(view: View[Any], w: Words) -> list[Named]:
    return [
        Named(_card(c, w), (("card", c), ("text", c), ("symbol", c)))
        for c in different(view.table.hands[view.seat])
    ]


def _mafia_city_places(w: Words) -> list[Named]:
    return [
        Named(w.say(f"mafia-city-location-{LOCATIONS[at]}"), (("location", at),))
        for at in EVERYWHERE
    ]


def _card(c: Card, w: Words) -> str:
    kind = w.say(f"mafia-city-card-{KINDS[c >> 2]}")
    return w.say("mafia-city-card", kind=kind, symbol=w.say(f"mafia-city-symbol-{SYMBOLS[c & 3]}"))


_HANDS: Final[dict[str, Callable[[View[Any], Words], list[Named]]]] = {
    "mafia-city": _mafia_city_hand
}
_PLACES: Final[dict[str, Callable[[Words], list[Named]]]] = {"mafia-city": _mafia_city_places}
