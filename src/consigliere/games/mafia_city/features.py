"""What a seat has, and where the victory points came from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final

from consigliere.games.features import Counts, Features, Got
from consigliere.kernel import Event, Seat
from consigliere.kernel.accounts import Account, Place, Tally, ranked

from .events import (
    Announced,
    Controlled,
    Drew,
    Ended,
    FirstPlayer,
    MayorTaken,
    PolicemanTaken,
    Scored,
)
from .parts import KINDS, LOCATIONS, kind_of
from .rules.control import controller
from .rules.ending import CRITERIA
from .state import MafiaCity

PLUS: Final = "plus"
SYMBOL_USES: Final = ("fists", "hat", "hats", "bullet", PLUS)


class MafiaCityFeatures(Features[MafiaCity]):
    bad: ClassVar[frozenset[str]] = frozenset({"cell"})
    families: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "drawn": KINDS,
        "use": (*KINDS, *SYMBOL_USES),
        "location": LOCATIONS,
        "figure": ("mayor", "policeman"),
    }

    def counts(self, s: MafiaCity) -> Counts:
        none = (0,) * s.seats()
        held = [controller(at, stack, none) for at, stack in enumerate(s.stacks)]
        seats = range(s.seats())
        return {
            "points": s.points,
            "control": tuple([held.count(seat) for seat in seats]),
            "staked": tuple([staked(s, seat) for seat in seats]),
            "crew": s.crew,
            "cell": s.cell,
            "cards": tuple(map(len, s.hands)),
        }

    def standings(self, s: MafiaCity) -> Counts:
        return {"points": s.points}

    def accounts(self, states: Iterable[MafiaCity]) -> tuple[Account, ...]:
        """§3.2.3, §1.5.5. A point is a location's if control of it was told just before."""
        tally: Tally | None = None
        for s in states:
            tally = tally or Tally((*LOCATIONS, PLUS), s.seats())
            _note(tally, s)
        return (tally.account("points"),) if tally else ()

    def ranking(self, s: MafiaCity) -> tuple[Place, ...]:
        return ranking(s)

    def facts(self, s: MafiaCity, events: Mapping[str, int]) -> dict[str, float]:
        names = ("Announced", "Cancelled", "Jailed", "Raided", "Killed")
        return {name.lower(): events.get(name, 0) for name in names}

    def got(self, event: Event, edition: Any) -> Got:
        """Cards drawn and played, locations controlled, figures held."""
        match event:
            case Drew(seat, card):
                return ((seat, f"drawn:{KINDS[kind_of(card)]}"),)
            case Announced(seat, use) if use in self.families["use"]:
                return ((seat, f"use:{use}"),)
            case Controlled(seat, location):
                return ((seat, f"location:{LOCATIONS[location]}"),)
            case MayorTaken(seat):
                return ((seat, "figure:mayor"),)
            case PolicemanTaken(seat):
                return ((seat, "figure:policeman"),)
        return ()

    def first_player(self, event: Event) -> Seat | None:
        return event.seat if isinstance(event, FirstPlayer) else None

    def decided_by(self, event: Event) -> str | None:
        return event.by if isinstance(event, Ended) else None


def _note(tally: Tally, s: MafiaCity) -> None:
    key = PLUS
    for event in s.news:
        if isinstance(event, Scored):
            tally.add(key, event.seat, event.points)
        key = LOCATIONS[event.location] if isinstance(event, Controlled) else PLUS


def staked(s: MafiaCity, seat: Seat) -> int:
    """Chips in the stacks."""
    return sum([stack.count(seat) for stack in s.stacks])


def ranking(s: MafiaCity) -> tuple[Place, ...]:
    """§6.4. Everybody, best first."""
    seats = range(s.seats())
    return ranked([tuple([worth(s, seat) for _, worth in CRITERIA]) for seat in seats])
