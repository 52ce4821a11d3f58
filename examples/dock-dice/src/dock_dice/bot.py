"""A bot that reckons with its own dice; the levels above it search, and begin with its ideas."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Any

from consigliere.bots.greedy import Gain, GreedyBot
from consigliere.kernel import Action, View
from consigliere.kernel.now import innermost

from .actions import Claim, Doubt
from .rules import ONES, Claiming

TRUSTED = 0.35  # a claim that is less likely than that is doubted


class Greedy(GreedyBot):
    def answers(self, view: View[Any]) -> Sequence[Action]:
        assert view.decision is not None
        return list(view.decision.options)

    def gain(self, view: View[Any]) -> Gain:
        def gain(answer: Action) -> float:
            if isinstance(answer, Claim):
                return likely(view, answer) - 0.01 * answer.count
            claiming = innermost(view.table, Claiming)
            assert claiming and claiming.last
            doubt = TRUSTED - likely(view, claiming.last)
            return doubt if isinstance(answer, Doubt) else -doubt

        return gain


def likely(view: View[Any], claim: Claim) -> float:
    """How likely a claim is true, by one's own dice."""
    s = view.table
    mine = s.cups[view.seat]
    wild = (ONES, claim.face) if s.house.wild else (claim.face,)
    needed = claim.count - sum([die in wild for die in mine])
    hidden, p = s.house.dice * s.seats() - len(mine), len(set(wild)) / 6
    if needed <= 0:
        return 1.0
    ways = [comb(hidden, n) * p**n * (1 - p) ** (hidden - n) for n in range(needed, hidden + 1)]
    return float(sum(ways))
