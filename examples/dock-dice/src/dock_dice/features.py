"""What a seat has, and where its coins came from: hints, reviews, charts and the lab read it."""

from __future__ import annotations

from collections.abc import Iterable

from consigliere.games.features import Counts, Features
from consigliere.kernel.accounts import Account, Tally

from .events import Paid
from .state import DockDice

SOURCES = ("start", "caught", "held", "bluffed", "doubted")


class DockDiceFeatures(Features[DockDice]):
    def standings(self, s: DockDice) -> Counts:
        return {"coins": s.coins}

    def accounts(self, states: Iterable[DockDice]) -> tuple[Account, ...]:
        """§5.2 Coins at the start, won and lost by bluffs and by doubts."""
        tables = list(states)
        tally = Tally(SOURCES, tables[-1].seats())
        for seat in range(tables[-1].seats()):
            tally.add("start", seat, tables[-1].ed.coins)
        for event in [e for s in tables for e in s.news if isinstance(e, Paid)]:
            tally.add("caught" if event.bluff else "held", event.to, 1)
            tally.add("bluffed" if event.bluff else "doubted", event.seat, -1)
        return (tally.account("coins"),)
