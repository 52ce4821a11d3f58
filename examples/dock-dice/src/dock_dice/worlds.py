"""A table that a seat could be sitting at: the dice it cannot see are rolled again."""

from __future__ import annotations

from consigliere.kernel import UNSEEN, Rolls, View

from .actions import FACES
from .state import DockDice


def sample(view: View[DockDice], rng: Rolls) -> DockDice:
    s = view.table.copy()
    s.cups = tuple([tuple(sorted([_die(die, rng) for die in cup])) for cup in s.cups])
    return s


def _die(die: int, rng: Rolls) -> int:
    return int(rng.random() * len(FACES)) if die == UNSEEN else die
