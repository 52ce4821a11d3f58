"""Where the victory points came from, what is charted, and the whole ranking."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from consigliere.kernel.accounts import Account, Place, Tally, ranked

from .events import Controlled, Scored
from .parts import LOCATIONS
from .rules.ending import CRITERIA
from .state import MafiaCity

PLUS: Final = "plus"


def accounts(states: Iterable[MafiaCity]) -> tuple[Account, ...]:
    """§3.2.3, §1.5.5. A point is a location's if control of it was told just before."""
    tally: Tally | None = None
    for s in states:
        tally = tally or Tally((*LOCATIONS, PLUS), s.seats())
        _note(tally, s)
    return (tally.account("points"),) if tally else ()


def _note(tally: Tally, s: MafiaCity) -> None:
    key = PLUS
    for event in s.news:
        if isinstance(event, Scored):
            tally.add(key, event.seat, event.points)
        key = LOCATIONS[event.location] if isinstance(event, Controlled) else PLUS


def standings(s: MafiaCity) -> dict[str, tuple[int, ...]]:
    """What is charted over time."""
    return {"points": s.points}


def ranking(s: MafiaCity) -> tuple[Place, ...]:
    """§6.4. Everybody, best first."""
    seats = range(s.seats())
    return ranked([tuple([worth(s, seat) for _, worth in CRITERIA]) for seat in seats])
