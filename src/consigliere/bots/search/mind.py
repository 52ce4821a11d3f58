"""How the search looks at a game: which answers are worth trying, and how good a table is."""

from __future__ import annotations

from typing import Any, Protocol

from consigliere.kernel import Game, Rolls, State, View

from ..greedy import Idea
from .budget import Budgets


class Mind(Protocol):
    """How one game is looked at. All it is given is a View, or a world made from one."""

    game: Game[Any]
    temper: float  # a gain so much smaller makes an idea e times less likely
    budgets: Budgets  # of the levels

    def ideas(self, view: View[Any], rolls: Rolls) -> list[Idea]:
        """Answers to the question put to `view.seat`, the best at first sight first."""
        ...

    def is_quiescent(self, before: State, s: State) -> bool:
        """Whether the answer between `before` and `s` left a table that can be judged."""
        ...

    def value(self, s: Any) -> tuple[float, ...]:
        """The share of the victory each seat may expect; they add up to one."""
        ...

    def verdict(self, s: Any) -> tuple[float, ...]:
        """The share each seat had earned when the game ended."""
        ...

    def belief(self, view: View[Any], world: Any) -> float:
        """How well a world, of 1, agrees with what the seats were seen doing."""
        ...


def outcome(game: Game[Any], s: State) -> tuple[float, ...]:
    """The share of the victory of each seat at a table where the game is over."""
    winners = game.winners(s)
    return tuple([(seat in winners) / len(winners) for seat in range(s.seats())])


def worth(mind: Mind, s: State) -> tuple[float, ...]:
    """What each seat may expect, at any table."""
    return mind.value(s) if s.pending else mind.verdict(s)


__all__ = ["Idea", "Mind", "outcome", "worth"]
