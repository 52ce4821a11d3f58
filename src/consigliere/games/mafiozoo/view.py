"""What a board of Mafiozoo is shown besides the components."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from consigliere.kernel import Now, Seat, View
from consigliere.kernel.now import innermost, part_of

from .parts import Character
from .rules.favours import Evaluate, Informants, Serving
from .rules.influence import BuildAlone, Building, BuildingInTurns, Plan
from .rules.round import Round
from .rules.verdict import Verdict
from .state import Mafiozoo

Phase = Literal["income", "corruption", "favours", "influence"]
# Keyed by the step that runs next: while favours are given, the stack waits at
# `Round.influence`.
PHASE_BEFORE: Final[dict[Any, Phase]] = {
    Round.corruption: "income",
    Round.favours: "corruption",
    Round.influence: "favours",
    Round.begin: "influence",
}


class Evaluation(Struct, frozen=True, tag="evaluation", tag_field="scene"):
    """§3.3 A character is evaluated."""

    character: Character
    left: tuple[Verdict, ...] = ()  # the first of them is being served
    informants: bool = False  # may be played now


class Construction(Struct, frozen=True, tag="construction", tag_field="scene"):
    """§3.4.1 Henchmen are placed."""

    builders: tuple[Seat, ...]  # who has not finished
    plans: tuple[Plan, ...] = ()  # as far as the reader knows them


class MafiozooNow(Now, frozen=True):
    """§3 The phase, whose turn it is, and the evaluation or building in progress."""

    phase: Phase | None = None
    scene: Evaluation | Construction | None = None


def describe(view: View[Mafiozoo]) -> MafiozooNow:
    s = view.table
    phase = part_of(s, Round, PHASE_BEFORE) if s.round else None
    return MafiozooNow(phase=phase, turn=_turn(s), scene=_scene(s))


def _turn(s: Mafiozoo) -> Seat | None:
    """The player the newest rule is about; nobody where several are asked at once."""
    match s.stack[-1][1] if s.stack else None:
        case Serving(_, left):
            return left[0].seat if left else None
        case Informants() | Building() | Round():
            return None
        case rule:
            return getattr(rule, "seat", None)


def _scene(s: Mafiozoo) -> Evaluation | Construction | None:
    evaluating = innermost(s, Informants, Serving, Evaluate)
    if evaluating:
        serving = innermost(s, Serving)
        left = serving.left if serving else ()
        return Evaluation(evaluating.character, left, isinstance(evaluating, Informants))
    if together := innermost(s, Building):
        return Construction(together.left, together.plans)
    if others := innermost(s, BuildingInTurns):
        builder = innermost(s, BuildAlone)
        first = (builder.seat,) if builder else ()
        return Construction(tuple(dict.fromkeys((*first, *others.left))))
    return None
