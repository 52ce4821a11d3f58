"""Makes the golden records again: `python -m tests.games.mafiozoo.golden`.

They change only together with `rules`, and the commit says why.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import Final

from consigliere.bots.random import random
from consigliere.games.mafiozoo.game import RULES
from consigliere.games.mafiozoo.rules.ending import decide
from consigliere.games.mafiozoo.state import Mafiozoo
from consigliere.kernel import Dealer, play

from ..corpus import Corpus, Played

FOLDER = Path(__file__).parent / "records"
UNHEARD: set[str] = set()  # switches no rule depends on
ENDINGS = ("influence", "fund", "shared")
SEATS = 3  # of the games for each way to win
OPTIONS: Final = {  # §6: a game for each switch
    "second_tie": ("none", 4),
    "bonus_window": ("own", 3),
    "empty_play": ("forced", 3),
    "informant": ("upto", 3),
    "puppet_second": ("ignored", 2),
    "walk": ("back", 2),
    "bonus_uses": ("unlimited", 3),
    "last_token": ("exchange", 4),
    "building": ("turns", 4),
    "memory_aid": ("true", 2),
    "tiles": ("gogogogogogo", 3),
    "first": ("1", 4),
}


def played(seats: int, seed: int, **options: str) -> Played:
    """A game between bots that answer anything."""
    match = play(RULES, RULES.setup(seats, **options), [random] * seats, Dealer(seed), seed)
    text = f"{', '.join(['random'] * seats)}; seed {seed}"
    return match, f"{text}; decided by {ended_by(match.state)}"


def ended(by: str) -> Played:
    return played(SEATS, seed_of(by))


def ended_by(s: Mafiozoo) -> str:
    """What decided a game: influence, fund or shared."""
    return decide(s, list(RULES.scores(s)))[1]


def seed_of(by: str) -> int:
    """The first seed whose random game is decided that way."""
    for seed in range(1_000_000):
        if (
            ended_by(play(RULES, RULES.setup(SEATS), [random] * SEATS, Dealer(seed), seed).state)
            == by
        ):
            return seed
    raise LookupError(by)


CORPUS: Final = Corpus(
    RULES,
    FOLDER,
    {
        **{f"players-{n}": partial(played, n, n) for n in RULES.seats},
        **{f"by-{by}": partial(ended, by) for by in ENDINGS},
        **{
            f"option-{name}": partial(played, seats, 7, **{name: value})
            for name, (value, seats) in OPTIONS.items()
        },
    },
    "tests.games.mafiozoo.golden",
)

if __name__ == "__main__":
    sys.exit(CORPUS.renew())
