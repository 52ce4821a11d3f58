"""How often a hint agrees with a search ten times as deep: measured on positions of real games."""

from typing import ClassVar

from consigliere.bots.search import Budget
from training import agreement

from ..sample import REACTING
from .table import Counting


class Slight(Counting):
    budgets: ClassVar[dict[str, Budget]] = {"hard": Budget(1, wide=4)}


def test_decisions_of_a_game_are_compared(monkeypatch):
    monkeypatch.setattr(agreement, "mind_of", Slight)
    monkeypatch.setattr(agreement, "PER_GAME", 2)
    monkeypatch.setattr(agreement, "SHARE", 1.0)
    found = agreement.compared_in((REACTING, 1, 0))

    assert 2 == len(found)
    assert found == agreement.compared_in((REACTING, 1, 0))
