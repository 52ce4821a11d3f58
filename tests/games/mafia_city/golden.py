"""Makes the golden records again: `python -m tests.games.mafia_city.golden`.

They change only together with `rules`, and the commit says why.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import Final

from consigliere import bots
from consigliere.games.mafia_city.game import RULES
from consigliere.games.mafia_city.rules.ending import CRITERIA, decide
from consigliere.games.mafia_city.state import MafiaCity
from consigliere.kernel import Dealer, play

from ..corpus import Corpus, Played

FOLDER = Path(__file__).parent / "records"
ENDINGS = tuple([by for by, _ in CRITERIA])
UNHEARD = {"chat"}  # §7.15 no rule depends on it
OPTIONS: Final = {  # §7: a game for each switch: its value, players, seed
    "strict_pass": ("true", 5, 24),
    "target_late": ("true", 4, 7),
    "pool_fist": ("true", 4, 0),
    "react_order": ("first", 3, 7),
    "self_complicity": ("true", 3, 7),
    "multi_complicity": ("true", 4, 7),
    "agr_zero": ("true", 5, 7),
    "agr_replay": ("answer", 3, 7),
    "auto_figures": ("true", 4, 7),
    "sudden": ("true", 5, 7),
    "discard_top": ("true", 3, 7),
    "turn_cap": ("4", 3, 7),
    "round_cap": ("2", 5, 7),
    "first": ("1", 4, 7),
    "shadow_others": ("true", 3, 7),
}


def played(seats: int, name: str, seed: int, **options: str) -> Played:
    """A game between bots of one name."""
    setup = RULES.setup(seats, **options)
    match = play(RULES, setup, [bots.bot(RULES.key, name)] * seats, Dealer(seed), seed)
    text = f"{', '.join([name] * seats)}; seed {seed}"
    return match, f"{text}; decided by {decide(match.state)[1]}"


def switched(name: str, value: str, seats: int, seed: int) -> Played:
    return played(seats, "random", seed, target="beginners", **{name: value})


def ended(by: str) -> Played:
    return played(3, "random", seed_of(by), target="beginners")


def ended_by(s: MafiaCity) -> str:
    return decide(s)[1]


def seed_of(by: str) -> int:
    """The first seed whose random game is decided that way."""
    setup = RULES.setup(3, target="beginners")
    pick = bots.bot(RULES.key, "random")
    for seed in range(1_000_000):
        if decide(play(RULES, setup, [pick] * 3, Dealer(seed), seed).state)[1] == by:
            return seed
    raise LookupError(by)


CORPUS: Final = Corpus(
    RULES,
    FOLDER,
    {
        **{f"players-{n}": partial(played, n, "greedy", n) for n in RULES.seats},
        **{f"by-{by}": partial(ended, by) for by in ENDINGS},
        **{f"option-{name}": partial(switched, name, *chosen) for name, chosen in OPTIONS.items()},
    },
    "tests.games.mafia_city.golden",
)

if __name__ == "__main__":
    sys.exit(CORPUS.renew())
