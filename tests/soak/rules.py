"""The laws on many games: `python3 make.py soak rules [GAMES [GAME...]]`, of each count and mode.

What is true of an answer is checked at every one, the dearer laws at a sample of the tables.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from os import cpu_count
from random import Random
from typing import Any

from consigliere.games import GAMES
from consigliere.games import game as find_game
from consigliere.kernel import advance

from ..games.mafia_city import invariants as mafia_city
from ..games.mafiozoo import invariants as mafiozoo
from ..games.mob_city import invariants as mob_city
from ..laws import LAWS

RATE = 0.004  # of the tables, for each law
OFTEN = 0.2  # of the tables, for what is true of every table; what is lost stays lost
MODES: dict[str, tuple[dict[str, str], ...]] = {
    "mafia-city": ({"target": "experienced"}, {"target": "beginners"}),
    "mafiozoo": ({},),
    "mob-city": ({},),
}
INVARIANTS: dict[str, Any] = {
    "mafia-city": mafia_city,
    "mafiozoo": mafiozoo,
    "mob-city": mob_city,
}
Job = tuple[str, int, dict[str, str], int, int]


def main(games: str = "10000", *keys: str) -> int:
    """So many random games of each game (or those named), player count and mode."""
    begun = time.monotonic()
    with ProcessPoolExecutor(cpu_count()) as pool:
        wanted = [job for job in jobs(int(games)) if not keys or job[0] in keys]
        running = [pool.submit(run, job) for job in wanted]
        for done in as_completed(running):
            print(f"{time.monotonic() - begun:7.0f} s  {done.result()}", flush=True)
    print(f"{len(running)} batches, no law broken")
    return 0


def jobs(games: int, batch: int = 500) -> Iterator[Job]:
    for key, game in GAMES.items():
        for seats in game.seats:
            for mode in MODES[key]:
                for first in range(0, games, batch):
                    yield key, seats, mode, first, min(batch, games - first)


def run(job: Job) -> str:
    key, seats, mode, first, games = job
    answers = sum(play(key, seats, mode, seed) for seed in range(first, first + games))
    named = " ".join(f"{k}={v}" for k, v in mode.items())
    return f"{key} {seats} players {named}: games {first}-{first + games - 1}, {answers} answers"


def play(key: str, seats: int, mode: dict[str, str], seed: int) -> int:
    """One random game under all its laws. Hands back how many answers it had."""
    game, rng, laws = find_game(key), Random(f"{key}{seats}{mode}{seed}"), INVARIANTS[key]
    s, answers, counts = game.new(game.setup(seats, **mode)), 0, laws.PhaseCounts()
    while s.pending:
        for law in laws.TABLES if rng.random() < OFTEN else ():
            law(s)
        for law in LAWS:
            if rng.random() < RATE:
                law(game, s, rng)
        seat = rng.choice(s.waiting())
        before, s = s, advance(s, seat, s.options(seat).pick(rng))
        for law in (*laws.ANSWERS, counts):
            law(before, s)
        answers += 1
    for law in laws.TABLES:
        law(s)
    return answers
