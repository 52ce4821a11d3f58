"""Makes the golden records anew: `python -m tests.games.mob_city.golden`.

They change only together with `rules`, and the commit says why.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from consigliere.bots.random import random
from consigliere.games.mob_city import GAME
from consigliere.games.mob_city.actions import Decline, Go, Stop
from consigliere.games.mob_city.parts import HOUSES, WILLS
from consigliere.games.mob_city.rules.day import decide
from consigliere.games.mob_city.state import MobCity
from consigliere.kernel import Action, Bot, Dealer, Match, Rolls, View, play, write_record

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
ENDINGS: Final = {  # who plays the game for each way to win
    "cash": ["random"] * 3,
    "notoriety": ["random"] * 3,
    "other": ["random"] * 6,
    "shared": ["quiet"] * 2,
}


def main() -> None:
    """One game for each player count, one for each way to win."""
    FOLDER.mkdir(exist_ok=True)
    for seats in GAME.seats:
        keep(f"players-{seats}", ["random"] * seats, seed=seats)
    for by, names in ENDINGS.items():
        keep(f"by-{by}", names, seed=seed_of(by, names))


def match(names: list[str], seed: int) -> Match[MobCity]:
    return play(GAME, GAME.setup(len(names)), [BOTS[n] for n in names], Dealer(seed), seed)


def keep(name: str, names: list[str], seed: int) -> None:
    played = match(names, seed)
    remarks = (f"{', '.join(names)}; seed {seed}; decided by {ended_by(played.state)}",)
    (FOLDER / f"{name}.rec").write_text(write_record(played.record(), remarks))
    print(name, seed, played.record().scores, remarks[0])


def ended_by(s: MobCity) -> str:
    """What decided a game: the will (cash or notoriety), the other quantity, or nothing."""
    by = decide(s)[1]
    return WILLS[s.will] if by == "will" else by


def seed_of(by: str, names: list[str]) -> int:
    """The first seed whose game is decided that way."""
    return next(seed for seed in range(1_000_000) if by == ended_by(match(names, seed).state))


if __name__ == "__main__":
    main()
