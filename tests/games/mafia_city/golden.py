"""Makes the golden records anew: `python -m tests.games.mafia_city.golden`.

They change only together with `rules`, and the commit says why.
"""

from __future__ import annotations

from pathlib import Path

from consigliere import bots
from consigliere.games.mafia_city import GAME
from consigliere.games.mafia_city.rules.ending import CRITERIA, decide
from consigliere.kernel import Dealer, play, write_record

FOLDER = Path(__file__).parent / "records"
ENDINGS = tuple([by for by, _ in CRITERIA])


def main() -> None:
    """One game between greedy bots for each player count, one for each way to win."""
    FOLDER.mkdir(exist_ok=True)
    for seats in GAME.seats:
        keep(f"players-{seats}", seats, ["greedy"] * seats, seed=seats)
    for by in ENDINGS:
        keep(f"by-{by}", 3, ["random"] * 3, seed=seed_of(by), target="beginners")


def keep(name: str, seats: int, names: list[str], seed: int, **options: str) -> None:
    setup = GAME.setup(seats, **options)
    match = play(GAME, setup, [bots.bot(GAME.key, n) for n in names], Dealer(seed), seed)
    remarks = (f"{', '.join(names)}; seed {seed}; decided by {decide(match.state)[1]}",)
    (FOLDER / f"{name}.rec").write_text(write_record(match.record(), remarks))
    print(name, seed, match.record().scores, remarks[0])


def seed_of(by: str) -> int:
    """The first seed whose random game is decided that way."""
    setup = GAME.setup(3, target="beginners")
    pick = bots.bot(GAME.key, "random")
    for seed in range(1_000_000):
        if decide(play(GAME, setup, [pick] * 3, Dealer(seed), seed).state)[1] == by:
            return seed
    raise LookupError(by)


if __name__ == "__main__":
    main()
