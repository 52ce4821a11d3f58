"""A mind for any game: what seats have scored, and answers played on at random."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from consigliere.kernel import Action, Game, Options, Rolls, State, View

from .greedy import GreedyBot, Idea
from .search.budget import Budget, Budgets
from .search.mind import outcome

WIDE: Final = 12  # answers looked at where nothing says which are good
FAR: Final = 60  # answers played on before a table is judged by its scores
LEAD: Final = 2.0  # who leads by the whole spread of scores is e^LEAD times as likely to win


class PlainMind:
    """Searches any game by its rules alone; better at first sight where it has a greedy bot."""

    temper: float = 1.0
    budgets: Budgets = {  # noqa: RUF012
        "normal": Budget(48, far=FAR),
        "hard": Budget(128, far=FAR),
        "expert": Budget(384, far=FAR),
    }

    def __init__(self, game: Game[Any], greedy: GreedyBot | None = None) -> None:
        self.game, self._greedy = game, greedy

    def ideas(self, view: View[Any], rolls: Rolls) -> list[Idea]:
        assert view.decision is not None
        if self._greedy:
            return self._greedy.ideas(view)
        return [Idea(answer, 0.0) for answer in _some(view.decision.options, rolls)]

    def is_quiescent(self, before: State, s: State) -> bool:
        """Always: nothing is known of a game that would say otherwise."""
        return True

    def value(self, s: Any) -> tuple[float, ...]:
        scores = self.game.scores(s)
        most, spread = max(scores), max(scores) - min(scores) or 1
        powers = [exp(LEAD * (score - most) / spread) for score in scores]
        return tuple([power / sum(powers) for power in powers])

    def verdict(self, s: Any) -> tuple[float, ...]:
        return outcome(self.game, s)

    def belief(self, view: View[Any], world: Any) -> float:
        return 1.0


def _some(options: Options, rolls: Rolls) -> list[Action]:
    """All answers if they are few, else different ones at random."""
    if len(options) <= WIDE:
        return list(options)
    return list(dict.fromkeys([options.pick(rolls) for _ in range(2 * WIDE)]))[:WIDE]
