"""How well a world agrees with what the Captains were seen doing."""

from __future__ import annotations

from typing import Final

from consigliere.kernel import UNSEEN, Seat, View

from ..edition import EDITIONS
from ..parts import (
    GRENADE,
    HOME,
    LIEUTENANT,
    REVOLVER,
    SHOTGUN,
    TOMMYGUN,
)
from ..state import MobCity
from .day_forecast import certain, struck
from .net_features import to_order

HIRED: Final = {REVOLVER: 0.1, SHOTGUN: 0.3, TOMMYGUN: 0.5, GRENADE: 0.8}  # against a character
POOR: Final = 0.6  # crews of which nobody would have hired much
RICH: Final = 0.9  # crews as they are
LEAST: Final = 0.1
FOOLISH: Final = 0.08  # a Snitch does not run into what he has seen coming


def belief(view: View[MobCity], world: MobCity) -> float:
    """From 0 to 1; 1 where nothing is known."""
    return hiring(view, world) * informed(view, world)


def hiring(view: View[MobCity], world: MobCity) -> float:
    """People are hired rather than guns: rivals' hidden cards are not just any cards."""
    kinds, total, hidden = EDITIONS[world.edition].kinds, 0.0, 0
    for seat, crew in enumerate(world.crews):
        if seat != view.seat:
            for group, seen in zip(crew, view.table.crews[seat], strict=True):
                if UNSEEN in seen.cards:
                    hidden += len(group.cards)
                    of = [kinds[c] for c in group.cards]
                    total += sum([1.0 if k <= LIEUTENANT else HIRED[k] for k in of])
    if not hidden:
        return 1.0
    return min(1.0, max(LEAST, (total / hidden - POOR) / (RICH - POOR)))


def informed(view: View[MobCity], world: MobCity) -> float:
    """A rival who knows the event, and has given his orders, gave them accordingly."""
    top, s = view.table.events.top, view.table
    if not top or top[0].card != UNSEEN:
        return 1.0
    (snitch,) = top[0].eyes[:1] or (view.seat,)
    if snitch == s.police or snitch in to_order(s):
        return 1.0
    return FOOLISH if _runs_into(s, snitch, world.events.top[0].card) else 1.0


def _runs_into(s: MobCity, seat: Seat, event: int) -> bool:
    """Whether that event raids a speakeasy of his, or arrests a group."""
    hit = struck(s, certain(event))
    raided = any(hit[b][0] for b in s.open if s.owner[b] == seat)
    return raided or any(hit[b][1] for b in s.groups[seat] if b != HOME and s.owner[b] != seat)
