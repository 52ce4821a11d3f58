"""What a board is shown besides the components: whose turn it is and what is claimed."""

from __future__ import annotations

from typing import Literal

from consigliere.kernel import Now, Pending, View
from consigliere.kernel.now import innermost

from .actions import Claim
from .rules import Claiming, Doubting
from .state import DockDice

Phase = Literal["rolling", "claiming", "doubting"]


class DockDiceNow(Now, frozen=True):
    """§3, §4 The last claim is pending until somebody doubts or tops it."""

    phase: Phase | None = None


def describe(view: View[DockDice]) -> DockDiceNow:
    claiming = innermost(view.table, Claiming)
    if claiming is None:
        return DockDiceNow(phase="rolling" if view.table.pending else None)
    if doubting := innermost(view.table, Doubting):
        return DockDiceNow("doubting", doubting.by, (_pending(doubting.by, doubting.claim),))
    before = (claiming.seat - 1) % view.table.seats()
    pending = (_pending(before, claiming.last),) if claiming.last else ()
    return DockDiceNow("claiming", claiming.seat, pending)


def _pending(seat: int, claim: Claim) -> Pending:
    return Pending("claim", seat, target=(claim.count, claim.face))
