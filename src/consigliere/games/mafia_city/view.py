"""What a board of Mafia City is shown besides the components."""

from __future__ import annotations

from typing import Any, Final, Literal

from consigliere.kernel import Now, Pending, View
from consigliere.kernel.now import frames, innermost, part_of

from .parts import Location
from .rules.action import PassedTurn, TurnOf
from .rules.effect import Effect
from .rules.location import Cycle
from .rules.round import Round
from .rules.strategy import TakingBack
from .state import MafiaCity

Phase = Literal["action", "location", "strategy", "end"]
# Keyed by the step that runs next: while locations are solved, the stack waits at
# `Round.end_of_game`.
PHASE_BEFORE: Final[dict[Any, Phase]] = {
    Round.locations: "action",
    Round.end_of_game: "location",
    Round.end_of_round: "strategy",
    Round.again: "end",
}


class MafiaCityNow(Now, frozen=True):
    """§3 The phase, whose turn it is, what was announced, and the location in question."""

    phase: Phase | None = None
    location: Location | None = None  # being solved or cleared


def describe(view: View[MafiaCity]) -> MafiaCityNow:
    s = view.table
    acting = innermost(s, TurnOf, PassedTurn)
    solving = innermost(s, Cycle, TakingBack)
    return MafiaCityNow(
        phase=part_of(s, Round, PHASE_BEFORE),
        turn=acting.seat if acting else None,
        pending=tuple([_pending(effect) for effect in frames(s, Effect)]),
        location=solving.location if solving else None,
    )


def _pending(effect: Effect) -> Pending:
    return Pending(effect.use, effect.seat, effect.cards, effect.target)
