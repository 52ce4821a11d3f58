"""The laws on many games: `python3 make.py soak rules [GAMES [GAME...]]`, a million in all.

So many of all games together, in whole batches of 500 of each. All games, counts of players and
house rules have their turn. What is true of an answer is checked at every one, the dearer laws at
a sample of the tables, ten times as many in every tenth game. A
batch that is done is written down in build/soak/, and the next run goes on from there.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from os import cpu_count
from pathlib import Path
from random import Random
from typing import Any, Final, Literal, get_args, get_origin

from msgspec.structs import fields

from consigliere.games import GAMES
from consigliere.games import game as find_game
from consigliere.kernel import BadSetup, advance
from consigliere.testing.laws import LAWS

from ..sample import EVERY, of

BATCH = 500
RATE = 0.004  # of the tables, for each law
OFTEN = 0.2  # of the tables, for what is true of every table; what is lost stays lost
INVARIANTS: Final = {key: of(key, "invariants") for key in EVERY}
DONE = Path("build/soak/rules.txt")
CAPS = ("1", "2", "5", "60")  # of rounds and turns: the printed ones are seldom reached
Job = tuple[str, int]


def main(games: str = "1000000", *keys: str) -> int:
    """So many random games of all games together, or of those named."""
    if not games.isdigit() or set(keys) - set(GAMES):
        print(__doc__)
        return 2
    begun, every = time.monotonic(), keys or tuple(GAMES)
    done = _done()
    wanted = [job for job in jobs(int(games), every) if name(job) not in done]
    with ProcessPoolExecutor(cpu_count()) as pool, DONE.open("a") as book:
        for one in as_completed([pool.submit(run, job) for job in wanted]):
            print(one.result(), file=book, flush=True)
            print(f"{time.monotonic() - begun:7.0f} s  {one.result()}", flush=True)
    print(summary([line for line in DONE.read_text().splitlines() if line.split()[0] in every]))
    return 0


def jobs(games: int, keys: tuple[str, ...]) -> Iterator[Job]:
    """Batches of all games in turn, so that a run cut short has been everywhere."""
    for first in range(0, games, BATCH * len(keys)):
        for key in keys:
            yield key, first // len(keys)


def name(job: Job) -> str:
    """A batch and the rules it was played by: with other rules it is another."""
    return f"{job[0]} rules {find_game(job[0]).rules} from {job[1]}:"


def run(job: Job) -> str:
    key, first = job
    answers = sum([play_through(key, seed) for seed in range(first, first + BATCH)])
    return f"{name(job)} {BATCH} games, {answers} answers"


def play_through(key: str, seed: int) -> int:
    """The game of that number; if a law is broken, which game it was."""
    counts = find_game(key).seats
    seats = counts[seed % len(counts)]
    try:
        return whole(key, seats, seed)
    except Exception as broken:
        raise AssertionError(f"whole({key!r}, {seats}, {seed}) broke a law") from broken


def summary(lines: list[str]) -> str:
    counted = [line.partition(": ")[2].split() for line in lines]
    games, answers = [sum(int(words[i]) for words in counted) for i in (0, 2)]
    return f"{games:,} games, {answers:,} answers, no law broken"


def whole(key: str, seats: int, seed: int) -> int:
    """One random game; half of them as printed, the others with any house rules."""
    rng = Random(f"{key}{seats}{seed}")
    house = houserules(find_game(key), seats, rng) if rng.random() < 0.5 else {}
    close = 1 if rng.random() < 0.1 else 0.1
    return play(key, seats, house, seed, OFTEN * close, RATE * close)


def houserules(game: Any, seats: int, rng: Random) -> dict[str, str]:
    """Some switches turned, such as this table may agree on."""
    while True:
        some = [f for f in fields(game.house) if rng.random() < 0.4]
        turned = {f.name: _turned(f.type, rng) for f in some}
        try:
            game.setup(seats, **turned)
        except BadSetup:
            continue
        return turned


def _turned(kind: Any, rng: Random) -> str:
    if kind is bool:
        return rng.choice(("true", "false"))
    if get_origin(kind) is Literal:
        return str(rng.choice(get_args(kind)))
    if get_args(kind)[0] is int:
        return rng.choice(CAPS)
    golden = set(rng.sample(range(12), rng.randint(0, 6)))
    return rng.choice(("random", "".join("go"[i not in golden] for i in range(12))))


def play(
    key: str,
    seats: int,
    mode: dict[str, str],
    seed: int,
    often: float = OFTEN,
    rate: float = RATE,
) -> int:
    """One random game under all its laws. Hands back how many answers it had."""
    game, rng, laws = find_game(key), Random(f"{key}{seats}{mode}{seed}"), INVARIANTS[key]
    s, answers, counts = game.new(game.setup(seats, **mode)), 0, laws.PhaseCounts()
    while s.pending:
        for law in laws.TABLES if rng.random() < often else ():
            law(s)
        for law in LAWS:
            if rng.random() < rate:
                law(game, s, rng)
        seat = rng.choice(s.waiting())
        before, s = s, advance(s, seat, s.options(seat).pick(rng))
        for law in (*laws.ANSWERS, counts):
            law(before, s)
        answers += 1
    for law in laws.TABLES:
        law(s)
    return answers


def _done() -> set[str]:
    DONE.parent.mkdir(parents=True, exist_ok=True)
    DONE.touch()
    return {line.partition(": ")[0] + ":" for line in DONE.read_text().splitlines()}
