"""Worlds a seat could be in: made from its View alone, so that they cannot peek."""

from __future__ import annotations

from typing import TypeVar

from .game import Game
from .options import Rolls
from .state import State
from .visibility import View

S = TypeVar("S", bound=State)


def determinize(game: Game[S], view: View[S], rng: Rolls) -> S:
    """A table `view.seat` could be sitting at: secrets dealt again.

    Of a poll still open it has only the seat's own answer: who else has answered is not seen.
    """
    world = game.sample(view, rng)
    world.value = None
    return world


def shuffled(xs: tuple[int, ...] | list[int], rng: Rolls) -> list[int]:
    """`xs` in random order, by any source of chance."""
    pool = list(xs)
    for i in range(len(pool) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        pool[i], pool[j] = pool[j], pool[i]
    return pool
