"""What the controller of a location gets besides the point."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from consigliere.games.mafia_city.parts import HITMAN, PLUS, Location
from consigliere.kernel import UNSEEN, Card, Seat

if TYPE_CHECKING:
    from .evaluate import Outlook

PLUSES: Final = frozenset(range(PLUS, 44, 4))
PLUS_SHARE: Final = 15 / 49  # of all cards
HITMEN: Final = frozenset(range(HITMAN * 4, HITMAN * 4 + 4))
HITMAN_SHARE: Final = 5 / 49


def bonus(o: Outlook, at: Location, seat: Seat) -> float:
    """What `seat` gets by controlling a location, besides the point."""
    return BONUS[at](o, seat)


def armed(o: Outlook, seat: Seat) -> float:
    """How likely `seat` holds a Hitman."""
    return _holds(o, seat, HITMEN, HITMAN_SHARE)


def _holds(o: Outlook, seat: Seat, cards: frozenset[Card], share: float) -> float:
    held = o.s.hands[seat]
    if UNSEEN in held:
        return 1.0 - (1.0 - share) ** len(held)
    return 0.0 if cards.isdisjoint(held) else 1.0


def _jail(o: Outlook, _seat: Seat) -> float:
    return o.j.jail


def _harbor(o: Outlook, seat: Seat) -> float:
    return armed(o, seat) * o.j.kill * o.rounds


def _fight_club(_o: Outlook, _seat: Seat) -> float:
    return 0.0  # a tie is enough to recruit: see Outlook.worth


def _station(o: Outlook, _seat: Seat) -> float:
    return o.j.station * o.ahead


def _district(o: Outlook, _seat: Seat) -> float:
    return 2 * o.j.card * o.ahead


def _club(o: Outlook, seat: Seat) -> float:
    return _holds(o, seat, PLUSES, PLUS_SHARE)


def _hall(o: Outlook, _seat: Seat) -> float:
    return o.j.hall * o.ahead


BONUS: Final[tuple[Callable[[Outlook, Seat], float], ...]] = (
    _jail,
    _harbor,
    _fight_club,
    _station,
    _district,
    _club,
    _hall,
)  # in the order of their numbers
