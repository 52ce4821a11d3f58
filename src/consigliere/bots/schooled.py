"""What the minds of all games share: a network that was trained for them."""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar

from consigliere.kernel import View

from .search.budget import Budgets
from .search.mind import outcome
from .value import Net, Portrait

WEIGHTS = "value.json"  # beside the mind's module


class Schooled:
    """A mind with a learned guess at who will win; a game adds ideas, quiet and portrait."""

    game: ClassVar[Any]
    temper: ClassVar[float]
    budgets: ClassVar[Budgets]

    def portrait(self, s: Any) -> Portrait:
        """The table in numbers."""
        raise NotImplementedError

    def value(self, s: Any) -> tuple[float, ...]:
        return self._net(self.portrait(s))

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
