"""Positions of games bots played against themselves, in numbers, with how the games ended.

    python -m training.selfplay GAME --games 20000 --out data/GAME.npz

Every number of players gets its share of the games. So that the positions are not all alike, half
of the seats play in one of the styles, and each now and then takes another of its ideas, or any
answer at all: what is bad must be met too.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from consigliere.bots.levels import mind_of, styles_of
from consigliere.bots.search.table import shares
from consigliere.bots.value import inputs
from consigliere.kernel import CHANCE, Dealer, State, advance, observe

from .starts import uneven

MOST_SEATS = 6
KEPT = 15  # quiet positions of a game, about; they are much alike
RESTLESS = (0.0, 0.03, 0.1, 0.3)  # how often a seat tries something else, in different games
CHUNK = 20


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=cpu_count() or 1)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    chunks = [
        (args.game, args.seed, at, min(at + CHUNK, args.games))
        for at in range(0, args.games, CHUNK)
    ]
    with ProcessPoolExecutor(args.workers, get_context("spawn")) as pool:
        save(args.out, [row for rows in pool.map(play_many, chunks) for row in rows])


Shares = tuple[float, ...]
Row = tuple[int, int, np.ndarray, Shares, Shares]  # game, seats, inputs; shares won and earned


def play_many(chunk: tuple[str, int, int, int]) -> list[Row]:
    key, seed, low, high = chunk
    return [row for number in range(low, high) for row in play(key, seed, number)]


def play(key: str, seed: int, number: int) -> list[Row]:
    """Some positions of one game."""
    mind, rng = mind_of(key), Random(f"{seed}/{number}")
    counts = mind.game.seats
    players = [player(key, rng) for _ in range(counts[number % len(counts)])]
    states, s = positions(players, Dealer(f"{seed}/{number}"), rng)
    ends = mind.verdict(s), mind.lesson(s)
    return [(number, s.seats(), inputs(mind.net_features(p)), *ends) for p in states]


def player(key: str, rng: Random) -> Any:
    """A mind with the usual judgement, or with one of the styles."""
    mind = mind_of(key)
    return mind if rng.random() < 0.5 else type(mind)(rng.choice([*styles_of(key).values()]))


def positions(minds: list[Any], dealer: Dealer, rng: Random) -> tuple[list[State], State]:
    """Quiet positions of a game, and its end."""
    mind = minds[0]
    s, met = uneven(mind.game.key, mind.game.new(mind.game.setup(len(minds))), rng), list[State]()
    restless = [rng.choice(RESTLESS) for _ in minds]
    while s.pending:
        before, seat = s, s.waiting()[0]
        s = advance(s, seat, answer(minds[seat], s, seat, dealer, rng, restless))
        if s.pending and mind.is_quiescent(before, s):
            met.append(s)
    return rng.sample(met, min(KEPT, len(met))), s


def answer(
    mind: Any, s: State, seat: int, dealer: Dealer, rng: Random, restless: list[float]
) -> Any:
    if seat == CHANCE:
        return dealer.pick(s.kind, s.options(CHANCE))
    view = observe(s, seat)
    if rng.random() < restless[seat]:
        return tried(mind, view, rng)
    return mind.ideas(view, rng)[0].answer


def tried(mind: Any, view: Any, rng: Random) -> Any:
    """Another idea, or any answer."""
    if rng.random() < 0.4:
        return view.decision.options.pick(rng)
    ideas = mind.ideas(view, rng)
    return rng.choices(ideas, shares(ideas, 3 * mind.temper))[0].answer


def save(out: Path, rows: list[Row]) -> None:
    out.parent.mkdir(parents=True, exist_ok=True)
    width = rows[0][2].shape[1]
    x = np.zeros((len(rows), MOST_SEATS, width), dtype=np.float32)
    y = np.zeros((len(rows), MOST_SEATS), dtype=np.float32)
    z = np.zeros_like(y)
    for i, (_, n, seen, won, earned) in enumerate(rows):
        x[i, :n], y[i, :n], z[i, :n] = seen, won, earned
    games = np.array([r[0] for r in rows], dtype=np.int32)
    np.savez(out, x=x, y=y, z=z, games=games, seats=np.array([r[1] for r in rows], dtype=np.int8))
    print(f"{len(rows)} positions of {len(set(games.tolist()))} games in {out}")


if __name__ == "__main__":
    main()
