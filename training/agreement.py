"""How often a short search and one ten times as deep agree, where the deep one is sure.

    python -m training.agreement GAME --decisions 200

Positions come from games of greedy and searching bots. A decision is clear if the best answer of
the deep search is better than the next by more than a hundredth of the victory, beyond doubt; how
often the hint and the first glance of a review find that answer is printed, as JSON and as a line.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from consigliere.analyst.hint import hint_budget
from consigliere.bots import greedy_of
from consigliere.bots.levels import mind_of
from consigliere.bots.search import Budget, Search, think
from consigliere.kernel import CHANCE, Dealer, Stream, View, advance, observe

CLEAR: Final = 0.01  # share of the victory by which the best is better, at least
SHARE: Final = 0.15  # of the decisions of a game
REVIEW: Final = 50  # simulations, as a quick review of a long game has them
SEARCHING: Final = Budget(24, wide=4)  # of the players


class Compared(Struct, frozen=True):
    """One decision: whether it is clear, and who found the best answer of the deep search."""

    clear: bool
    hint: bool
    review: bool


class Agreement(Struct, frozen=True):
    """Shares of the clear decisions on which they agree with a search ten times as deep."""

    game: str
    decisions: int
    clear: int
    hint: float
    review: float


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=cpu_count() or 1)
    args = parser.parse_args()
    found = measured(args.game, args.decisions, args.seed, args.workers)
    print(msgspec.json.encode(found).decode())
    print(
        f"{found.game}: of {found.clear} clear decisions of {found.decisions} the hint agrees on "
        f"{found.hint:.0%}, a quick review on {found.review:.0%}"
    )


def measured(key: str, wanted: int, seed: int, workers: int) -> Agreement:
    """So many decisions, and how often they agree on the clear ones."""
    found: list[Compared] = []
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        many = range(0, wanted, PER_GAME)
        for some in pool.map(compared_in, [(key, seed, number) for number in many]):
            found += some
    found = found[:wanted]
    clear = [one for one in found if one.clear]
    count = max(1, len(clear))
    hint, review = sum([c.hint for c in clear]) / count, sum([c.review for c in clear]) / count
    return Agreement(key, len(found), len(clear), hint, review)


PER_GAME: Final = 10
NEVER: Final = 1e9  # the deep search does not stop early


def compared_in(which: tuple[str, int, int]) -> list[Compared]:
    """Some decisions of one game."""
    key, seed, number = which
    views = positions(key, f"{seed}/{number}", number)
    return [
        compared(key, view, f"{seed}/{number}/{n}")
        for n, view in zip(range(PER_GAME), views, strict=False)
    ]


def compared(key: str, view: View[Any], seed: str) -> Compared:
    mind = mind_of(key)
    short = hint_budget(mind)
    judge = think(mind, view, Stream("deep", seed), replace(short.times(10), sure=NEVER))
    hint = think(mind, view, Stream("hint", seed), short)
    review = think(
        mind, view, Stream("review", seed), replace(mind.budgets["hard"], simulations=REVIEW)
    )
    others = judge.candidates[1:]
    clear = bool(others) and min([c.least_behind for c in others[:1]]) > CLEAR
    return Compared(clear, hint.best == judge.best, review.best == judge.best)


def positions(key: str, seed: str, number: int) -> Iterator[View[Any]]:
    """Decisions met in a game of greedy and searching bots."""
    mind, dealer, rolls = mind_of(key), Dealer(seed), Stream("which", seed)
    seats = mind.game.seats[number // PER_GAME % len(mind.game.seats)]
    bots: list[Any] = [greedy_of(key) if n % 2 else Search(mind, SEARCHING) for n in range(seats)]
    s = mind.game.new(mind.game.setup(seats))
    while s.pending:
        seat = s.waiting()[0]
        if seat == CHANCE:
            s = advance(s, seat, dealer.pick(s.kind, s.options(CHANCE)))
            continue
        view = observe(s, seat)
        assert view.decision is not None
        if len(view.decision.options) > 1 and rolls.random() < SHARE:
            yield view
        s = advance(s, seat, bots[seat](view, rolls))


if __name__ == "__main__":
    main()
