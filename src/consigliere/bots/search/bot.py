"""The bot that searches."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from consigliere.kernel import Action, Rolls, View

from .analysis import Analysis
from .budget import Budget
from .mind import Mind
from .simulate import NodeCache
from .think import think

_FULL = 20_000  # information sets after which it begins again


class Search:
    """A player for one seat of one game; what it found out it uses again for its next answers.

    Same views and same rolls, same answers: it is never told anything else.
    """

    def __init__(self, mind: Mind, budget: Budget, table: NodeCache | None = None) -> None:
        self.mind, self.budget = mind, budget
        self._table: NodeCache = {} if table is None else table

    def within(self, seconds: float) -> Search:
        """This player, limited to so many seconds for an answer."""
        budget = replace(self.budget, seconds=min(seconds, self.budget.seconds))
        return Search(self.mind, budget, self._table)

    def __call__(self, view: View[Any], rolls: Rolls) -> Action:
        assert view.decision is not None, "a bot answers only when it is asked"
        options = view.decision.options
        return next(iter(options)) if len(options) == 1 else self.think(view, rolls).best

    def think(self, view: View[Any], rolls: Rolls, also: tuple[Action, ...] = ()) -> Analysis:
        """What it finds out about the question, and about the answers `also`."""
        if len(self._table) >= _FULL:
            self._table.clear()
        return think(self.mind, view, rolls, self.budget, self._table, also)
