"""How the search looks at Mafia City."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from consigliere.bots.greedy import Idea
from consigliere.bots.neural import NeuralMind
from consigliere.bots.search.budget import Budget, Budgets
from consigliere.bots.value import NetFeatures
from consigliere.kernel import Rolls, View

from ..game import RULES
from ..state import MafiaCity
from .belief import belief
from .greedy import Greedy
from .ideas import ideas
from .judgement import SOUND, Judgement
from .net_features import net_features

CALM: Final = frozenset(
    ("turn", "bullet", "choose", "agree", "next_location", "name", "withdraw", "mulligan")
)  # questions between two steps of the game


class Mind(NeuralMind):
    """Ideas of the greedy player, and a learned guess at who will win."""

    game: ClassVar[Any] = RULES
    temper: ClassVar[float] = 0.12
    budgets: ClassVar[Budgets] = {
        "normal": Budget(32, wide=6, far=0, trust=0.01),
        "hard": Budget(64, wide=8, far=2, trust=0.006),
        "expert": Budget(64, wide=8, far=5, trust=0.006),
    }

    def __init__(self, judgement: Judgement = SOUND) -> None:
        self._greedy = Greedy(judgement)

    def ideas(self, view: View[MafiaCity], rolls: Rolls) -> list[Idea]:
        return ideas(self._greedy, view)

    def is_quiescent(self, before: Any, s: Any) -> bool:
        """A turn, a location or a taking back is over, and nothing lies announced."""
        if s.kind not in CALM or s.limbo:
            return False
        return before.kind not in CALM or (
            s.stacks is not before.stacks
            or s.passed is not before.passed
            or s.discard is not before.discard
            or s.solved is not before.solved
        )

    def net_features(self, s: MafiaCity) -> NetFeatures:
        return net_features(s)

    def belief(self, view: View[MafiaCity], world: MafiaCity) -> float:
        return belief(self._greedy, view, world)
