"""How long bots think: every answer is timed, what is kept of a game is short."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import ceil, log
from time import perf_counter
from typing import Any, Final

from msgspec import Struct

from consigliere.kernel import Action, Bot, Rolls, View

_STEP: Final = 1.05  # each length is so many times the one before
_LOG: Final = log(_STEP)


class Thought(Struct, frozen=True):
    """How long a seat thought in a game, or a bot in many; on the clock at the wall."""

    answers: int = 0  # where there was more than one option
    seconds: float = 0.0
    slowest: float = 0.0
    lengths: dict[int, int] = {}  # answers that took up to 1.05 ** key µs, and more than the last

    def within(self, share: float) -> float | None:
        """The time that this share of answers kept within, rounded up to the next length."""
        passed = 0
        for length, answers in sorted(self.lengths.items()):
            passed += answers
            if passed >= share * self.answers:
                return min(_STEP**length / 1e6, self.slowest)
        return None


class Stopwatch:
    """A bot whose thinking is timed."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._lengths: Counter[int] = Counter()
        self._seconds = self._slowest = 0.0

    def __call__(self, view: View[Any], rolls: Rolls) -> Action:
        began = perf_counter()
        answer = self._bot(view, rolls)
        self._add(perf_counter() - began)
        return answer

    def thought(self) -> Thought:
        """What was measured so far."""
        lengths = dict(sorted(self._lengths.items()))
        seconds, slowest = round(self._seconds, 6), round(self._slowest, 6)
        return Thought(self._lengths.total(), seconds, slowest, lengths)

    def _add(self, seconds: float) -> None:
        self._lengths[max(0, ceil(log(max(seconds, 1e-9) * 1e6) / _LOG))] += 1
        self._seconds += seconds
        self._slowest = max(self._slowest, seconds)


def together(thoughts: Iterable[Thought]) -> Thought:
    """The thinking of several seats and games."""
    lengths: Counter[int] = Counter()
    answers, seconds, slowest = 0, 0.0, 0.0
    for one in thoughts:
        lengths.update(one.lengths)
        answers, seconds = answers + one.answers, seconds + one.seconds
        slowest = max(slowest, one.slowest)
    return Thought(answers, seconds, slowest, lengths)
