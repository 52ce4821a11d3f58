"""How the search looks at Mafiozoo."""

from __future__ import annotations

from typing import Any, ClassVar

from consigliere.bots.greedy import Idea
from consigliere.bots.neural import NeuralMind
from consigliere.bots.search.budget import Budget, Budgets
from consigliere.bots.value import NetFeatures
from consigliere.kernel import Rolls, View

from ..game import RULES
from ..state import Mafiozoo
from . import candidates
from .belief import belief
from .earned import earned
from .evaluate import Outlook
from .greedy import Greedy
from .judgement import SOUND, Judgement
from .net_features import net_features
from .quiescence import is_quiescent


class Mind(NeuralMind):
    """Ideas of the greedy player, and a learned guess at who will win."""

    game: ClassVar[Any] = RULES
    temper: ClassVar[float] = 0.3
    budgets: ClassVar[Budgets] = {
        "normal": Budget(24, wide=6, far=3, trust=0.01),
        "hard": Budget(48, wide=8, far=6, trust=0.008),
        "expert": Budget(48, wide=8, far=14, trust=0.008),
    }

    def __init__(self, judgement: Judgement = SOUND) -> None:
        self._greedy = Greedy(judgement)

    def ideas(self, view: View[Mafiozoo], rolls: Rolls) -> list[Idea]:
        """The greedy player's, the best first; for long lists its judgement in another form."""
        assert view.decision is not None
        if view.decision.kind == "corrupt":
            ideas = candidates.corrupt(Outlook(view, self._greedy.judgement))
        elif view.decision.kind == "build":
            look = Outlook(view, self._greedy.judgement)
            ideas = candidates.build(look, tuple(view.decision.options))
        else:
            ideas = []
        return ideas or self._greedy.ideas(view)[: candidates.MOST]

    def is_quiescent(self, before: Any, s: Any) -> bool:
        return is_quiescent(before, s)

    def net_features(self, s: Mafiozoo) -> NetFeatures:
        return net_features(s)

    def lesson(self, s: Mafiozoo) -> tuple[float, ...]:
        """What is learned from the end of a game: points count, too."""
        return earned(s)

    def belief(self, view: View[Mafiozoo], world: Mafiozoo) -> float:
        return belief(view, world)
