"""What was found out about information sets: one node for each View a seat may have."""

from __future__ import annotations

from functools import cache
from math import exp, sqrt
from typing import Any, cast

from msgspec.structs import fields

from consigliere.kernel import Action, Rolls, View

from .mind import Idea

EXPLORE = 0.35  # how much a promising answer is worth trying
MORE = 1.5  # answers looked at: so many times the root of the visits, and two
_SKIPPED = frozenset({"news", "value"})


class Edge:
    """An answer and what came of it for the seat that gave it."""

    __slots__ = ("answer", "prior", "total", "visits")

    def __init__(self, answer: Action, prior: float) -> None:
        self.answer, self.prior = answer, prior
        self.visits, self.total = 0, 0.0


class Node:
    """An information set: all a seat knows when it is asked, and its answers."""

    __slots__ = ("edges", "visits")

    def __init__(self, ideas: list[Idea], temper: float) -> None:
        priors = shares(ideas, temper)
        self.edges = [Edge(i.answer, p) for i, p in zip(ideas, priors, strict=True)]
        self.visits = 0

    def select(self) -> Edge:
        """The answer most worth trying; long lists are widened slowly."""
        edges = self.edges[: 2 + int(MORE * sqrt(self.visits))]
        bonus = EXPLORE * sqrt(self.visits + 1)
        first = max([e.total / e.visits for e in edges if e.visits], default=0.0)
        return max(
            edges,
            key=lambda e: (
                (e.total / e.visits if e.visits else first) + bonus * e.prior / (1 + e.visits)
            ),
        )

    def learn(self, edge: Edge, won: float) -> None:
        self.visits += 1
        edge.visits += 1
        edge.total += won


def shares(ideas: list[Idea], temper: float) -> list[float]:
    """How likely each idea is, by its gain at first sight."""
    top = max([i.gain for i in ideas])
    powers = [exp(max(-30.0, (i.gain - top) / temper)) for i in ideas]
    total = sum(powers)
    return [p / total for p in powers]


def drawn(ideas: list[Idea], temper: float, rolls: Rolls) -> Action:
    """One of the ideas, the better the likelier."""
    left = rolls.random()
    for idea, share in zip(ideas, shares(ideas, temper), strict=True):
        left -= share
        if left < 0:
            return idea.answer
    return ideas[0].answer


def key(view: View[Any]) -> int:
    """A number for all that a seat knows; two tables it cannot tell apart have the same."""
    table, kind = view.table, cast(Any, type(view.table))
    return hash((view.seat, *[getattr(table, name) for name in _names(kind)]))


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple([f.name for f in fields(kind) if f.name not in _SKIPPED])
