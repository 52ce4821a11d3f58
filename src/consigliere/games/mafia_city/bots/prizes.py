"""What the controller of a location gets besides the point."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from consigliere.kernel import UNSEEN, Card, Seat

from ..parts import (
    CLUB,
    DISTRICT,
    FIGHT_CLUB,
    HALL,
    HARBOR,
    HITMAN,
    JAIL,
    PLUS,
    STATION,
    Location,
)

if TYPE_CHECKING:
    from .evaluate import Outlook

PLUSES: Final = frozenset(range(PLUS, 44, 4))
PLUS_SHARE: Final = 15 / 49  # of all cards
HITMEN: Final = frozenset(range(HITMAN * 4, HITMAN * 4 + 4))
HITMAN_SHARE: Final = 5 / 49


def armed(o: Outlook, seat: Seat) -> float:
    """How likely `seat` holds a Hitman."""
    return _holds(o, seat, HITMEN, HITMAN_SHARE)


def _holds(o: Outlook, seat: Seat, cards: frozenset[Card], share: float) -> float:
    held = o.s.hands[seat]
    if UNSEEN in held:
        return 1.0 - (1.0 - share) ** len(held)
    return 0.0 if cards.isdisjoint(held) else 1.0


BY_HAND: Final[dict[Location, Callable[[Outlook, Seat], float]]] = {
    HARBOR: lambda o, seat: armed(o, seat) * o.j.kill * o.rounds,
    CLUB: lambda o, seat: _holds(o, seat, PLUSES, PLUS_SHARE),
}  # what depends on the cards of the controller
ALIKE: Final[dict[Location, Callable[[Outlook], float]]] = {
    JAIL: lambda o: o.j.jail,
    FIGHT_CLUB: lambda o: 0.0,  # for a recruit a tie is enough: see Outlook.worth
    STATION: lambda o: o.j.station * o.ahead,
    DISTRICT: lambda o: 2 * o.j.card * o.ahead,
    HALL: lambda o: o.j.hall * o.ahead,
}  # what is the same for everybody
