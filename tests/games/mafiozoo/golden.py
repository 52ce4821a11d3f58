"""Makes the golden records anew: `python -m tests.games.mafiozoo.golden`.

They change only together with `rules`, and the commit says why.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from consigliere.bots.random import random
from consigliere.games.mafiozoo import GAME
from consigliere.games.mafiozoo.rules.ending import decide
from consigliere.games.mafiozoo.state import Mafiozoo
from consigliere.kernel import Bot, Dealer, play, write_record

FOLDER = Path(__file__).parent / "records"
ENDINGS = ("influence", "fund", "shared")
BOTS: Final[dict[str, Bot]] = {"random": random}
SEATS = 3  # of the games for each way to win


def main() -> None:
    """One game for each player count, one for each way to win."""
    FOLDER.mkdir(exist_ok=True)
    for seats in GAME.seats:
        keep(f"players-{seats}", seats, ["random"] * seats, seed=seats)
    for by in ENDINGS:
        keep(f"by-{by}", SEATS, ["random"] * SEATS, seed=seed_of(by))


def keep(name: str, seats: int, names: list[str], seed: int) -> None:
    match = play(GAME, GAME.setup(seats), [BOTS[n] for n in names], Dealer(seed), seed)
    remarks = (f"{', '.join(names)}; seed {seed}; decided by {ended_by(match.state)}",)
    (FOLDER / f"{name}.rec").write_text(write_record(match.record(), remarks))
    print(name, seed, match.record().scores, remarks[0])


def ended_by(s: Mafiozoo) -> str:
    """What decided a game: influence, fund or shared."""
    return decide(s, list(GAME.scores(s)))[1]


def seed_of(by: str) -> int:
    """The first seed whose random game is decided that way."""
    for seed in range(1_000_000):
        if (
            ended_by(play(GAME, GAME.setup(SEATS), [random] * SEATS, Dealer(seed), seed).state)
            == by
        ):
            return seed
    raise LookupError(by)


if __name__ == "__main__":
    main()
