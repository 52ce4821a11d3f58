"""How well a world agrees with what was seen: informants that were not played."""

from __future__ import annotations

from typing import Final

from consigliere.kernel import View

from ..state import Mafiozoo
from .moment import evaluated

_KEPT: Final = 0.5  # of those who could play an informant, so many did not


def belief(view: View[Mafiozoo], world: Mafiozoo) -> float:
    """Who holds the informant of a character evaluated this round did not play it, though asked."""
    done = evaluated(view.table)
    if not done:
        return 1.0
    kept = [
        sum([card < done for card in world.informants[seat]])
        for seat in range(world.seats())
        if seat != view.seat and world.fund[seat] + world.reserve[seat]
    ]
    return float(_KEPT ** sum(kept))
