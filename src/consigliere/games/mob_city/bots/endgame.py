"""The end of the game as it is likely to be, and what it takes to come first in it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from msgspec import Struct

from consigliere.kernel import Seat

End = tuple[float, float]  # cash and notoriety of a Captain


class Ends(Struct):
    """Everybody's end. Whether the Will asks for cash or notoriety is not known: half and half."""

    me: Seat
    ends: Sequence[End]
    heats: tuple[float, float]  # the smaller, the surer is the order of cash, of notoriety
    tie: float  # points of notoriety a dollar is worth, as it breaks ties
    most: int  # notoriety there is

    def wins(self, cash: float = 0.0, fame: float = 0.0) -> float:
        """How likely I win with that much more of both."""
        ends = list(self.ends)
        mine = ends[self.me]
        ends[self.me] = mine[0] + cash, mine[1] + fame
        return sum([firsts[self.me] for firsts in self.firsts(ends)]) / 2

    def firsts(self, ends: Sequence[End]) -> tuple[list[float], list[float]]:
        """How likely everybody comes first in cash, and in notoriety."""
        famed = [min(f, self.most) + c * self.tie for c, f in ends]
        return _shares([c for c, _ in ends], self.heats[0]), _shares(famed, self.heats[1])

    def stakes(self, spite: float) -> tuple[list[float], list[float]]:
        """What a dollar and a point of notoriety of each seat are worth, in dollars of mine."""
        rich, famed = self.firsts(self.ends)
        cash, fame = _slopes(rich, self.me, self.heats[0]), _slopes(famed, self.me, self.heats[1])
        cash = [c + f * self.tie for c, f in zip(cash, fame, strict=True)]
        unit = cash[self.me] or 1e-12
        weight = [1 / unit if seat == self.me else spite / unit for seat in range(len(cash))]
        both = zip(cash, fame, weight, strict=True)
        out = [(c * w, f * w) for c, f, w in both]
        return [c for c, _ in out], [f for _, f in out]


def _shares(xs: list[float], heat: float) -> list[float]:
    top = max(xs)
    powers = [exp((x - top) / heat) for x in xs]
    total = sum(powers)
    return [p / total for p in powers]


def _slopes(shares: list[float], me: Seat, heat: float) -> list[float]:
    """How my share changes with what each seat has."""
    mine = shares[me]
    out = [-mine * p / heat for p in shares]
    out[me] += mine / heat
    return out
