"""Answers as text: what can be written can be read, and read the way people write it."""

import pytest

from consigliere.games.mafiozoo.game import RULES
from consigliere.games.mafiozoo.rules.corruption import CardTurn
from consigliere.games.mafiozoo.rules.influence import InfluencePhase
from consigliere.kernel import Refusal

from .table import P1, P3, Table

TEXTS = [
    "dock 2",
    "pick little-italy",
    "blind",
    "gain 12 3",
    "gain any 2",
    "bribe 12 3:1 4:1 12:1",
    "bribe any 8:1 11:1",
    "waste 1",
    "waste any",
    "bonus prison 2",
    "decline",
    "inform 9 fund 2",
    "inform 9 reserve 1",
    "pay",
    "put 3",
    "send 0",
    "build night L G",
    "build gym W W",
    "done",
    "keep G",
    "first 2",
    "flip 12 1",
    "reveal park",
    "district 3 financial",
    "deal 0 any",
    "deal 3 12",
    "informant 1 4",
    "visit 7",
    "turn any",
    "turn 5",
]


@pytest.mark.parametrize("text", TEXTS)
def test_notation_is_reversible(text):
    """Every verb: what was read is written the same."""
    assert text == RULES.write(RULES.read(P3, text))


def test_a_build_belongs_to_whoever_says_it():
    """§7.4 Others must not see it before he is done."""
    assert P3 == RULES.read(P3, "build gym W W").seat


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dance",
        "gain 12",
        "gain moon 1",
        "bribe 12",
        "bribe 12 4",
        "bribe 12 x:1",
        "bonus moon 1",
        "inform 9",
        "inform 9 bank 1",
        "build moon L G",
        "build gym Q W",
        "keep Q",
        "pick moon",
        "deal 0",
        "flip 1",
        "pay 3",
        "send many",
    ],
)
def test_what_cannot_be_read_is_refused(text):
    """A word the notation does not know, a card or place that does not exist."""
    with pytest.raises(Refusal, match="notation-unknown"):
        RULES.read(P1, text)


def test_a_bribe_may_be_written_in_the_order_of_the_walk():
    """`bribe 12 12:1 4:1 3:1`, as notation.py says: the same as by numbers."""
    t = Table(CardTurn(P1), hands="12 4 7").say("P1: bribe 12 12:1 4:1 3:1")

    assert "3:1 4:1 12:1" == t.offer("P1")


def test_a_payment_may_be_written_in_the_order_of_the_cost():
    """`build night G L`, as notation.py says: the same as `build night L G`."""
    t = Table(InfluencePhase(), places="site", tokens="L G").say("P1: build night G L")

    assert "done" == t.options("P1")[0]
