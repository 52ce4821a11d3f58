"""What the minds of all games share: a network that was trained for them."""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar

from consigliere.kernel import View

from .search.budget import Budgets
from .search.mind import outcome
from .value import Net, NetFeatures

WEIGHTS = "value.json"  # beside the mind's module


class NeuralMind:
    """A mind that has learned who will win; a game adds ideas, what is quiescent, and features."""

    game: ClassVar[Any]
    temper: ClassVar[float]
    budgets: ClassVar[Budgets]

    def net_features(self, s: Any) -> NetFeatures:
        """The table in numbers."""
        raise NotImplementedError

    def value(self, s: Any) -> tuple[float, ...]:
        return self._net(self.net_features(s))

    def verdict(self, s: Any) -> tuple[float, ...]:
        return outcome(self.game, s)

    def lesson(self, s: Any) -> tuple[float, ...]:
        """What is learned from the end of a game."""
        return self.verdict(s)

    def belief(self, view: View[Any], world: Any) -> float:
        return 1.0

    @cached_property
    def _net(self) -> Net:
        """Read when first needed."""
        return Net.load(type(self).__module__.rpartition(".")[0], WEIGHTS)
