"""Chance over many deals: `python3 make.py soak fair [GAMES [SETUPS]]`, each of every game.

Chi-square of every kind of chance over whole games, of every position of every shuffle over
setups, and of pairs of rolls. The smallest p counts times the number of tests (Bonferroni).
"""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from os import cpu_count

from ..games.even import Draw, Verdict, all_games, kinds, pairs, positions
from ..sample import answering

SURE = 0.001
BATCH = 50
Job = tuple[int, int, bool]


def main(games: str = "1000", setups: str = "5000") -> int:
    """So many whole games and so many setups of each game."""
    begun = time.monotonic()
    whole, laid = draws(int(games), True), draws(int(setups), False)
    verdicts = [*kinds(whole), pairs(whole, answering("Roll"), "roll"), *positions(laid)]
    for one in sorted(verdicts, key=lambda one: one.p):
        print(
            f"p {one.p:.4f}  chi2 {one.chi2:8.1f}  of {one.free:3}  {one.draws:7} draws  {one.what}"
        )
    worst = min([one.p for one in verdicts]) * len(verdicts)
    print(f"{len(whole) + len(laid)} draws, {len(verdicts)} tests, {_below(verdicts)}")
    print(f"smallest p times tests: {worst:.3f}; {time.monotonic() - begun:.0f} s")
    return int(worst < SURE)


def draws(games: int, whole: bool) -> list[Draw]:
    jobs = [(first, min(BATCH, games - first), whole) for first in range(0, games, BATCH)]
    with ProcessPoolExecutor(cpu_count()) as pool:
        return list(chain.from_iterable(pool.map(run, jobs)))


def run(job: Job) -> list[Draw]:
    first, games, whole = job
    return list(all_games(games, first, whole=whole))


def _below(verdicts: list[Verdict]) -> str:
    """If chance is even, a tenth of all p is below a tenth."""
    return f"{sum([one.p < 0.1 for one in verdicts])} of them with p < 0.1"
