"""How long to think: so many simulations, or so many seconds, whichever is over first."""

from __future__ import annotations

from math import inf
from time import perf_counter

from msgspec import Struct
from msgspec.structs import replace

_MANY = 1_000_000


class Budget(Struct, frozen=True):
    """What may be spent on one answer, and how it is spent."""

    simulations: int = 100
    seconds: float = inf  # with a limit of time an answer is no longer the same every time
    wide: int = 12  # answers that are looked at, at most
    far: int = 1  # quiet tables passed before one is judged
    sure: float = 3.0  # an answer so many standard errors behind the best is dropped
    trust: float = 0.015  # share of the victory for being e times as likely at first sight

    def times(self, n: float) -> Budget:
        """So many times as deep."""
        return replace(self, simulations=max(1, round(self.simulations * n)))

    def of(self, simulations: int) -> Budget:
        """With so many simulations."""
        return replace(self, simulations=simulations)

    def timed(self, seconds: float) -> Budget:
        """As many simulations as there is time for."""
        return replace(self, simulations=_MANY, seconds=seconds)


Budgets = dict[str, Budget]  # of each level


class Purse:
    """A budget being spent."""

    def __init__(self, budget: Budget) -> None:
        self.left = budget.simulations
        self._until = perf_counter() + budget.seconds if budget.seconds < inf else inf

    def spend(self) -> None:
        self.left -= 1

    def empty(self) -> bool:
        return self.left <= 0 or (self._until < inf and perf_counter() >= self._until)
