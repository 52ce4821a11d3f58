"""How the search looks at Mob City."""

from __future__ import annotations

from typing import Any, ClassVar

from consigliere.bots.greedy import Idea
from consigliere.bots.neural import NeuralMind
from consigliere.bots.search.budget import Budget, Budgets
from consigliere.bots.value import NetFeatures
from consigliere.kernel import Rolls, State, View

from ..game import RULES
from ..state import MobCity
from .belief import belief
from .ideas import Ideas
from .judgement import SOUND, Judgement
from .net_features import net_features
from .quiescence import is_quiescent
from .will import expected


class Mind(NeuralMind):
    """Ideas of the greedy player, and a learned guess at who will win."""

    game: ClassVar[Any] = RULES
    temper: ClassVar[float] = 1.0  # gains are weighed alike, whatever is asked
    budgets: ClassVar[Budgets] = {
        "normal": Budget(24, wide=5, far=2, trust=0.01),
        "hard": Budget(64, wide=8, far=2, trust=0.008),
        "expert": Budget(192, wide=10, far=2, trust=0.006),
    }

    def __init__(self, judgement: Judgement = SOUND) -> None:
        self._ideas = Ideas(judgement)

    def ideas(self, view: View[MobCity], rolls: Rolls) -> list[Idea]:
        """§7.16. A separate Consigliere leaves the Will to chance: he has nothing to win."""
        ideas = self._ideas(view)
        if view.table.kind == "name_will":
            return [ideas[int(rolls.random() * len(ideas))]]
        return ideas

    def is_quiescent(self, before: State, s: State) -> bool:
        assert isinstance(before, MobCity) and isinstance(s, MobCity)
        return is_quiescent(before, s)

    def net_features(self, s: MobCity) -> NetFeatures:
        return net_features(s)

    def value(self, s: MobCity) -> tuple[float, ...]:
        """Of Captains; a separate Consigliere wins nothing."""
        if s.kind == "read":
            return expected(s)
        return (*super().value(s), *[0.0] * (s.seats() - s.captains()))

    def verdict(self, s: MobCity) -> tuple[float, ...]:
        """Everybody's share at the end, as it was before the Will was read."""
        return expected(s)

    def belief(self, view: View[MobCity], world: MobCity) -> float:
        return belief(view, world)
