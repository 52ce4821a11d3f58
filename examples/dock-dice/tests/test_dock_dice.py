"""Dock Dice keeps the laws of every game, and its own rules."""

import pytest
from consigliere.kernel import apply, start
from consigliere.testing import check_game

from dock_dice.actions import Believe, Claim, Doubt
from dock_dice.game import GAME
from dock_dice.rules import Claiming
from dock_dice.state import DockDice

ONE, TWO, FIVE = 0, 1, 4


@pytest.mark.parametrize("check", check_game(GAME), ids=str)
def test_conformance(check):
    check()


def table(*cups):
    """Seat 0 is about to claim."""
    n = len(cups)
    return start(DockDice(coins=(3,) * n, cups=cups, shown=((),) * n, round=8), Claiming(0))


def test_who_catches_a_bluff_is_paid():
    """§5.2"""
    s = apply(table((FIVE, FIVE, TWO), (TWO, TWO, TWO)), 0, Claim(3, FIVE))
    s = apply(s, 1, Doubt())

    assert (2, 4) == s.coins


def test_ones_count_as_every_face():
    """§5.1"""
    s = apply(table((FIVE, FIVE, TWO), (ONE, TWO, TWO)), 0, Claim(3, FIVE))
    s = apply(s, 1, Doubt())

    assert (4, 2) == s.coins


def test_a_claim_must_be_higher_than_the_last():
    """§3.2"""
    s = apply(table((FIVE,) * 3, (TWO,) * 3), 0, Claim(2, FIVE))
    s = apply(s, 1, Believe())

    assert Claim(2, TWO) not in s.options(1)
    assert Claim(3, ONE) in s.options(1)
