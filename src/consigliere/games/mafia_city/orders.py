"""§8.3 Standing orders: decline every reaction until the end of this phase."""

from __future__ import annotations

from typing import Final

from consigliere.kernel import Action, View

from .actions import Decline
from .rules.action import TurnOf
from .state import MafiaCity

REACTIONS: Final = ("react", "add_fist")


def orders(view: View[MafiaCity]) -> tuple[str, ...]:
    """`decline ROUND PHASE`"""
    if view.decision is None or view.decision.kind not in REACTIONS:
        return ()
    return (_order(view.table),)


def obey(view: View[MafiaCity], order: str) -> Action | None:
    covered = view.decision is not None and view.decision.kind in REACTIONS
    return Decline() if covered and order == _order(view.table) else None


def _order(s: MafiaCity) -> str:
    acting = any(isinstance(frame, TurnOf) for _, frame in s.stack)
    return f"decline {s.round} {1 if acting else 2}"
