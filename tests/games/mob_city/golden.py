"""Makes the golden records again: `python -m tests.games.mob_city.golden`.

They change only together with `rules`, and the commit says why.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import Any, Final

from consigliere.bots.random import random
from consigliere.games.mob_city.actions import Decline, Go, Stop
from consigliere.games.mob_city.game import RULES
from consigliere.games.mob_city.parts import HOUSES, WILLS
from consigliere.games.mob_city.rules.day import decide
from consigliere.games.mob_city.state import MobCity
from consigliere.kernel import Action, Bot, Dealer, Match, Rolls, View, play

from ..corpus import Corpus, Played

FOLDER = Path(__file__).parent / "records"
SMALL_SHOP = HOUSES.index("ss")


def quiet(view: View[MobCity], rolls: Rolls) -> Action:
    """Declines everything and keeps away from the others: two of them often end alike."""
    assert view.decision
    options: Any = view.decision.options
    for answer in (Stop(), Decline()):
        if answer in options:
            return answer
    s = view.table
    taken = {where for mine in s.groups for where in mine}
    kinds = s.ed.kinds_of_house
    away = [a for a in options if isinstance(a, Go) and a.building not in taken]
    shops = [a for a in away if kinds[a.building] == SMALL_SHOP]
    return shops[0] if shops else next(iter(options))


BOTS: Final[dict[str, Bot]] = {"random": random, "quiet": quiet}
UNHEARD: set[str] = set()  # switches no rule depends on
ENDINGS: Final = {  # who plays the game for each way to win
    "cash": ["random"] * 3,
    "notoriety": ["random"] * 3,
    "other": ["random"] * 6,
    "shared": ["quiet"] * 2,
}


OPTIONS: Final = {  # §7: a game for each switch
    "first": ("1", 3),
    "blocks": ("6", 2),
    "open_pool": ("true", 3),
    "compulsory": ("false", 4),
    "moving": ("true", 3),
    "dismissal": ("true", 4),
    "bombed_income": ("true", 5),
    "hidden_money": ("true", 3),
    "memory_aid": ("true", 2),
    "grenade_in_shootout": ("true", 6),
    "notoriety_lost": ("false", 4),
    "moll_doubles": ("income", 4),
    "smallest_bill": ("50", 3),
    "orphan_rule": ("true", 3),
    "claim_at_once": ("false", 4),
    "consigliere": ("chair", 4),
}
SEEDS: Final = {"grenade_in_shootout": 9}  # others show their switch with the usual seed


def match(names: list[str], seed: int, **options: str) -> Match[MobCity]:
    setup = RULES.setup(len(names), **options)
    return play(RULES, setup, [BOTS[n] for n in names], Dealer(seed), seed)


def played(names: list[str], seed: int, **options: str) -> Played:
    found = match(names, seed, **options)
    return found, f"{', '.join(names)}; seed {seed}; decided by {ended_by(found.state)}"


def ended(by: str, names: list[str]) -> Played:
    return played(names, seed_of(by, names))


def ended_by(s: MobCity) -> str:
    """What decided a game: the will (cash or notoriety), the other quantity, or nothing."""
    by = decide(s)[1]
    return WILLS[s.will] if by == "will" else by


def seed_of(by: str, names: list[str]) -> int:
    """The first seed whose game is decided that way."""
    return next(seed for seed in range(1_000_000) if by == ended_by(match(names, seed).state))


CORPUS: Final = Corpus(
    RULES,
    FOLDER,
    {
        **{f"players-{n}": partial(played, ["random"] * n, n) for n in RULES.seats},
        **{f"by-{by}": partial(ended, by, names) for by, names in ENDINGS.items()},
        **{
            f"option-{name}": partial(
                played, ["random"] * seats, SEEDS.get(name, 7), **{name: value}
            )
            for name, (value, seats) in OPTIONS.items()
        },
    },
    "tests.games.mob_city.golden",
)

if __name__ == "__main__":
    sys.exit(CORPUS.renew())
