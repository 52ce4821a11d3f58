"""What greedy bots share: they take what gains most at first sight."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from consigliere.kernel import Action, Rolls, View

T = TypeVar("T")
Gain = Callable[[Action], float]
SAME: Final = 1e-9  # gains closer than this are equal


class Idea(NamedTuple):
    """An answer worth considering, and what it seems to gain at first sight."""

    answer: Action
    gain: float


class GreedyBot(ABC):
    """A bot that takes what gains most now, by its judgement."""

    @abstractmethod
    def answers(self, view: View[Any]) -> Sequence[Action]:
        """The answers it looks at."""

    @abstractmethod
    def gain(self, view: View[Any]) -> Gain:
        """What each of them seems to gain."""

    def __call__(self, view: View[Any], rolls: Rolls) -> Action:
        assert view.decision is not None, "a bot answers only when it is asked"
        answers = self.answers(view)
        return answers[0] if len(answers) == 1 else best(answers, self.gain(view), rolls)

    def ideas(self, view: View[Any]) -> list[Idea]:
        """All answers it looks at, the best first."""
        answers = self.answers(view)
        if len(answers) == 1:
            return [Idea(answers[0], 0.0)]
        gain = self.gain(view)
        return sorted([Idea(a, gain(a)) for a in answers], key=_by_gain)


def _by_gain(idea: Idea) -> float:
    return -idea.gain


def best(answers: Sequence[T], gain: Callable[[T], float], rolls: Rolls) -> T:
    """The answer that gains most; among equals, one at random."""
    gains = [gain(a) for a in answers]
    bar = max(gains) - SAME
    top = [a for a, g in zip(answers, gains, strict=True) if g >= bar]
    return top[int(rolls.random() * len(top))] if len(top) > 1 else top[0]
