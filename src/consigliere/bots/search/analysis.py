"""What was found out about a decision: every answer looked at, compared in the same worlds."""

from __future__ import annotations

from math import inf, sqrt
from typing import Final

from msgspec import Struct

from consigliere.kernel import Action

Z95: Final = 1.96


class Candidate(Struct, frozen=True):
    """An answer, what its seat may expect of it, and how much less that is than the best."""

    answer: Action
    tried: int
    value: float  # share of the victory, 0 to 1
    error: float  # standard error of it
    behind: float  # the best one's value less this one's, in the same worlds
    behind_error: float  # standard error of that

    @property
    def least_behind(self) -> float:
        return max(0.0, self.behind - Z95 * self.behind_error)

    @property
    def most_behind(self) -> float:
        return self.behind + Z95 * self.behind_error


class Analysis(Struct, frozen=True):
    """All answers looked at, the best first, and what everybody may expect of the best."""

    candidates: tuple[Candidate, ...]
    shares: tuple[float, ...]  # of the victory, by seat, if the best is played
    simulations: int

    @property
    def best(self) -> Action:
        return self.candidates[0].answer

    @property
    def clear(self) -> bool:
        """Whether the best is better than the next beyond doubt."""
        return len(self.candidates) < 2 or self.candidates[1].least_behind > 0.0

    def of(self, answer: Action) -> Candidate | None:
        """The finding about that answer, if it was looked at."""
        return next((c for c in self.candidates if c.answer == answer), None)


class Trial:
    """What an answer brought in each world; what it looked like at first sight counts a little.

    The guess at the end of a simulation errs, and of many answers the one it errs most about would
    be taken; `credit` keeps an answer that looks bad from winning by such an error.
    """

    __slots__ = ("answer", "credit", "gain", "results")

    def __init__(self, answer: Action, gain: float, credit: float) -> None:
        self.answer, self.gain, self.credit = answer, gain, credit
        self.results: list[tuple[float, ...]] = []

    def values(self, seat: int) -> list[float]:
        return [won[seat] + self.credit for won in self.results]

    def shares(self, seats: int) -> tuple[float, ...]:
        """What everybody may expect of it."""
        n = len(self.results)
        return tuple([sum([won[seat] for won in self.results]) / n for seat in range(seats)])


def mean(xs: list[float]) -> float:
    return sum(xs) / len(xs)


def error(xs: list[float]) -> float:
    """The standard error of a mean; unknown for one."""
    n = len(xs)
    if n < 2:
        return inf
    m = sum(xs) / n
    return sqrt(sum([(x - m) ** 2 for x in xs]) / (n - 1) / n)


def behind(best: list[float], other: list[float]) -> tuple[float, float]:
    """How much `other` is behind, with its standard error, in the worlds both were tried in."""
    pairs = [b - o for b, o in zip(best, other, strict=False)]
    return (mean(pairs), error(pairs)) if pairs else (0.0, inf)
