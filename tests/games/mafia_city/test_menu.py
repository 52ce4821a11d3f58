"""Numbered options, grouped where there are many."""

from collections import Counter

import pytest

from consigliere.cli.menu import (
    chosen_in,
    groups,
    letter,
    menu,
    partly,
    ranges,
    steps,
    title,
)
from consigliere.games.mafia_city.actions import Pass, Place, Play, Send, Temporize, Withdraw
from consigliere.games.mafia_city.parts import SCHEME, SHADOW, card
from consigliere.kernel import SomeOf

CARD = card(SCHEME, 0)
MOVES = [Play(CARD, (at, h, to)) for at in (0, 1) for h in range(4) for to in range(2, 7)]
MANY = [*[Place(at) for at in range(7)], *MOVES, *[Temporize(c) for c in range(4)], Pass()]


def sizes(entries):
    return [len(group) for group in groups(entries)]


def test_a_short_list_is_spelled_out():
    assert [1] * 20 == sizes(menu(MANY[:20], str).entries)


def test_a_long_list_is_grouped_by_kind_and_card():
    assert [7, 40, 4, 1] == sizes(menu(MANY, str).entries)


def test_a_long_group_is_grouped_by_place():
    entries = menu(MANY, str).entries

    assert [20, 20] == sizes(groups(entries)[1])


def test_chips_are_grouped_by_place_at_once():
    sends = [Send(at, h) for at in range(5) for h in range(5)]

    assert [5] * 5 == sizes(menu(sends, str).entries)


def test_what_cannot_be_grouped_is_listed():
    swaps = [Play(card(SHADOW, 0), (a, b)) for a in range(7) for b in range(7)]

    assert 7 <= len(groups(menu(swaps, str).entries))
    assert [1] * 30 == sizes(menu([Pass()] * 30, str).entries)


def test_grouping_loses_and_renumbers_nothing():
    entries = menu(MANY, str).entries

    assert list(entries) == [entry for group in groups(entries) for entry in group]
    assert list(range(1, len(MANY) + 1)) == [entry.number for entry in entries]


@pytest.mark.parametrize(
    ("labels", "shared"),
    [
        (["Place in the Jail", "Place in the Harbor"], "Place in the …"),
        (["Send your man home", "Send his man home"], "Send … man home"),
        (["Jail", "Harbor"], "…"),
        (["Take one", "Take one more", "Take"], "Take …"),
    ],
)
def test_a_group_is_named_by_what_its_labels_share(labels, shared):
    names = dict(zip([Place(at) for at in range(7)], labels, strict=False))

    assert shared == title(menu(list(names), names.__getitem__).entries)


def test_numbers_in_a_row_are_a_range():
    assert "3, 8–14, 20–21" == ranges([3, *range(8, 15), 20, 21])


def test_letters():
    assert ["a", "z", "aa", "az", "ba"] == [letter(n) for n in (0, 25, 26, 51, 52)]


def all_ways(options):
    """Every answer that can be reached step by step."""
    reached = [options.like]
    things = list(steps(options))
    for at, (thing, _) in enumerate(things, 1):
        left = sum(n for _, n in things[at:])
        reached = [a for r in reached for a in partly(options, chosen_in(r), thing, left)]
    return reached


@pytest.mark.parametrize(("least", "most"), [(0, 6), (1, 3), (2, 2), (6, 6)])
def test_step_by_step_reaches_every_choice_once(least, most):
    options = SomeOf(Withdraw(2, ()), (0, 0, 3, 5, 5, 5), least, most)

    assert Counter(options) == Counter(all_ways(options))
