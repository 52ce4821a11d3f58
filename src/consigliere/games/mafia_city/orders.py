"""§8.3 Standing orders: decline reactions that the player does not want to be asked about."""

from __future__ import annotations

from typing import Final

from consigliere.kernel import Action, View

from .actions import Decline
from .rules.action import TurnOf
from .rules.effect import Effect
from .state import MafiaCity

REACTIONS: Final = ("react", "add_fist", "complicity", "agree", "kill", "plus_one", "bullet")
COVERED: Final = ("react", "add_fist", "complicity")


def orders(view: View[MafiaCity]) -> tuple[str, ...]:
    """`decline ROUND PHASE`; `own`: on my own chips; `others`: on what does not concern me."""
    if view.decision is None or view.decision.kind not in COVERED:
        return ()
    like_this = "own" if _concerns(view.table, view.seat) else "others"
    return (_this_phase(view.table), like_this)


def obey(view: View[MafiaCity], order: str) -> Action | None:
    if view.decision is None or view.decision.kind not in COVERED:
        return None
    s, seat = view.table, view.seat
    mine = _concerns(s, seat)
    covered = {_this_phase(s): True, "own": mine, "others": not mine}
    return Decline() if covered.get(order) else None


def _this_phase(s: MafiaCity) -> str:
    acting = any(isinstance(frame, TurnOf) for _, frame in s.stack)
    return f"decline {s.round} {1 if acting else 2}"


def _concerns(s: MafiaCity, seat: int) -> bool:
    """Whether the effect announced first is aimed at a chip of `seat`, or at his hand."""
    effects = [frame for _, frame in s.stack if isinstance(frame, Effect)]
    if not effects:
        return True  # the offer of Complicity: it was his own chip
    match effects[0].use, effects[0].target:
        case "thief", (victim, *_):
            return victim == seat
        case "shadow", (one, other, *_):
            return seat in (*s.stacks[one][:1], *s.stacks[other][:1])
        case _, (at, height, *_):
            return s.stacks[at][height : height + 1] == (seat,)
        case _, (at,):
            return seat in s.stacks[at]
    return False
