"""Bots against each other on duplicate deals: every deal is played in every turn of the seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final

from msgspec import Struct

from consigliere.kernel import Dealer, Seat

from .engine import Engine
from .simulate import Plan, play_out, seated
from .think_timer import Stopwatch, Thought

AT_ONCE: Final = 1  # games a worker takes: a bot may think long, and a finished game is to be kept


class Bout(Struct, frozen=True):
    """How one game went; number is deal times seats plus turn of the seats."""

    number: int
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    decisions: int  # of the seats; chance not counted
    thoughts: tuple[Thought, ...]  # by seat


def whole_deals(games: int, seats: int) -> int:
    """So many games, rounded up to whole deals."""
    return ceil(games / seats) * seats


def deal_of(plan: Plan, number: int) -> int:
    """Which deal a game is a turn of."""
    return number // plan.setup.seats


def play_bout(plan: Plan, number: int) -> Bout:
    """The game of that number: the deal's chance, and bots that roll again in each turn of it."""
    deal, turn = divmod(number, plan.setup.seats)
    seed = f"{plan.seed}/{deal}"
    watches = [Stopwatch(bot) for bot in seated(plan, number)]
    one = play_out(plan, number, watches, Dealer(seed), f"{seed}/{turn}")
    thoughts = tuple([watch.thought() for watch in watches])
    return Bout(number, one.winners, one.scores, one.decisions, thoughts)


def arena(plan: Plan, numbers: Sequence[int], engine: Engine) -> Iterator[Bout]:
    """The games of those numbers, each as it ends; close it to stop early."""
    return engine.run(play_bout, plan, numbers)


def places(one: Bout) -> tuple[float, ...]:
    """Each seat's place: winners first, then by score; who is level shares the mean of places."""
    won = set(one.winners)
    keys = [(0, 0) if seat in won else (1, -score) for seat, score in enumerate(one.scores)]
    return tuple([1 + sum(k < key for k in keys) + (keys.count(key) - 1) / 2 for key in keys])
