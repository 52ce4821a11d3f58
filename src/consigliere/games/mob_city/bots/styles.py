"""Ways to play Mob City one could name after a game."""

from __future__ import annotations

from typing import Final

from .judgement import Judgement

STYLES: Final[dict[str, Judgement]] = {
    # Goes where others stand: a shootout is worth its while by itself.
    "brawler": Judgement(thrill=5000.0, casualties=0.2, brawl=1.5),
    # Buys whatever there is for his money.
    "builder": Judgement(pride=0.5, whiskey=0.8),
    # Buys only what pays for itself many times: the richest shall win.
    "miser": Judgement(pride=-0.06, cash_heat=1500.0, fame_heat=5.0),
    # Listens to the Snitch and pays the Police, Day after Day.
    "schemer": Judgement(intrigue=1500.0),
}
