"""What seats got or used in a game, read from its events; each thing is `family:name`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from consigliere.games import game
from consigliere.games.mafia_city import events as city
from consigliere.games.mafia_city.parts import KINDS as CARDS
from consigliere.games.mafia_city.parts import LOCATIONS, kind_of
from consigliere.games.mafiozoo import events as zoo
from consigliere.games.mafiozoo.parts import CHARACTERS, DISTRICTS, PLACES
from consigliere.games.mob_city import events as mob
from consigliere.games.mob_city.parts import HOUSES, PRIVILEGES, WHISKEY
from consigliere.games.mob_city.parts import KINDS as ENFORCERS
from consigliere.kernel import Event, Seat, Setup

Got = Iterable[tuple[Seat, str]]
_SYMBOL_USES: Final = ("fists", "hat", "hats", "bullet", "plus")


def mafia_city(event: Event, _edition: Any) -> Got:
    """Cards drawn and played, locations controlled, figures held."""
    match event:
        case city.Drew(seat, card):
            return ((seat, f"drawn:{CARDS[kind_of(card)]}"),)
        case city.Announced(seat, use) if use in CARDS or use in _SYMBOL_USES:
            return ((seat, f"use:{use}"),)
        case city.Controlled(seat, location):
            return ((seat, f"location:{LOCATIONS[location]}"),)
        case city.MayorTaken(seat):
            return ((seat, "figure:mayor"),)
        case city.PolicemanTaken(seat):
            return ((seat, "figure:policeman"),)
    return ()


def mafiozoo(event: Event, _edition: Any) -> Got:
    """Places built, favours granted, bonuses used, districts held at the end."""
    match event:
        case zoo.Built(seat, place):
            return ((seat, f"place:{PLACES[place]}"),)
        case zoo.Favoured(seat, character):
            return ((seat, f"favour:{CHARACTERS[character]}"),)
        case zoo.BonusUsed(seat, place):
            return ((seat, f"bonus:{PLACES[place]}"),)
        case zoo.DistrictsRevealed(seat, districts):
            return [(seat, f"district:{DISTRICTS[d]}") for d in districts if d in range(6)]
    return ()


def mob_city(event: Event, edition: Any) -> Got:
    """Enforcers hired, buildings bought, speakeasies opened, privileges taken."""
    match event:
        case mob.Hired(seat, _, card) | mob.HiredOpenly(seat, _, card):
            return ((seat, f"hired:{ENFORCERS[edition.kinds[card]]}"),)
        case mob.Bought(seat, building):
            return ((seat, f"bought:{HOUSES[edition.kinds_of_house[building]]}"),)
        case mob.Opened(seat, building):
            return ((seat, f"opened:{HOUSES[edition.kinds_of_house[building]]}"),)
        case mob.PrivilegeTaken(seat, privilege):
            return ((seat, f"privilege:{PRIVILEGES[privilege]}"),)
        case mob.WhiskeyTaken(seat):
            return ((seat, f"privilege:{PRIVILEGES[WHISKEY]}"),)
    return ()


def nothing(_event: Event, _edition: Any) -> Got:
    """Of a game nobody looks into."""
    return ()


_READERS: Final[dict[str, Callable[[Event, Any], Got]]] = {
    "mafia-city": mafia_city,
    "mafiozoo": mafiozoo,
    "mob-city": mob_city,
}
# Everything there is in each family: what nobody ever took is worth knowing too.
FAMILIES: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "mafia-city": {
        "drawn": CARDS,
        "use": (*CARDS, *_SYMBOL_USES),
        "location": LOCATIONS,
        "figure": ("mayor", "policeman"),
    },
    "mafiozoo": {
        "place": PLACES,
        "favour": CHARACTERS,
        "bonus": (),  # only some places have one
        "district": DISTRICTS,
    },
    "mob-city": {
        "hired": ENFORCERS,
        "bought": HOUSES,
        "opened": HOUSES,
        "privilege": PRIVILEGES[1:],  # hiring is not a choice between having it and not
    },
}


def first_player(event: Event) -> Seat | None:
    """Who begins, if this event tells it."""
    match event:
        case city.FirstPlayer(seat) | zoo.FirstPlayer(seat) | mob.InFavour(seat):
            return seat
    return None


class Tally:
    """Counts what each seat got while a game goes on."""

    def __init__(self, setup: Setup) -> None:
        self._read = _READERS.get(setup.game, nothing)
        self._edition = game(setup.game).editions[setup.edition]
        self._counts: list[dict[str, int]] = [{} for _ in range(setup.seats)]
        self.first: Seat | None = None  # who begins the game

    def note(self, news: Iterable[Event]) -> None:
        """What has just happened."""
        for event in news:
            if self.first is None:
                self.first = first_player(event)
            for seat, thing in self._read(event, self._edition):
                self._counts[seat][thing] = self._counts[seat].get(thing, 0) + 1

    def got(self, seat: Seat) -> dict[str, int]:
        """All things of a seat so far, and how often."""
        return dict(sorted(self._counts[seat].items()))
