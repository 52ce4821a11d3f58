"""§1, §2 What is in the box, and the table before the first turn."""

from collections import Counter

import pytest

from consigliere.games.mafia_city.edition import EDITIONS
from consigliere.games.mafia_city.events import Drew
from consigliere.games.mafia_city.game import RULES
from consigliere.games.mafia_city.parts import (
    KINDS,
    SYMBOLS,
    adjacent,
    kind_of,
    neighbours,
    symbol_of,
)
from consigliere.kernel import BadSetup

from .table import Table

CARDS = EDITIONS["standard"].cards


@pytest.mark.parametrize(
    ("kind", "hats", "fists", "bullets", "plusses"),
    [
        ("hitman", 1, 1, 1, 2),
        ("snitch", 1, 1, 1, 2),
        ("thief", 2, 1, 1, 1),
        ("chief", 1, 1, 1, 2),
        ("fbi", 1, 1, 1, 2),
        ("raid", 1, 1, 1, 1),
        ("shadow", 1, 1, 1, 1),
        ("scheme", 1, 1, 1, 1),
        ("complicity", 1, 1, 1, 1),
        ("trade", 1, 1, 1, 1),
        ("agreement", 1, 1, 1, 1),
    ],
)
def test_the_deck_holds_so_many_of_each(kind, hats, fists, bullets, plusses):
    """§1.4 The deck by kind and symbol."""
    symbols = Counter([SYMBOLS[symbol_of(c)] for c in CARDS if KINDS[kind_of(c)] == kind])

    assert {"hat": hats, "fist": fists, "bullet": bullets, "plus": plusses} == symbols


def test_the_deck_has_49_cards():
    """§1.4 Twelve Hats, eleven Fists, eleven Bullets, fifteen "+1"."""
    symbols = Counter([SYMBOLS[symbol_of(c)] for c in CARDS])

    assert {"hat": 12, "fist": 11, "bullet": 11, "plus": 15} == symbols


@pytest.mark.parametrize(("players", "crew"), [(3, 8), (4, 7), (5, 6)])
def test_chips_by_number_of_players(players, crew):
    """§1.2 The more players, the smaller the crews; the reserve is always four."""
    s = Table.new(players).state

    assert ((crew,) * players, (4,) * players) == (s.crew, s.reserve)


@pytest.mark.parametrize(
    ("mode", "players", "target"),
    [
        ("experienced", 3, 15),
        ("experienced", 4, 13),
        ("experienced", 5, 11),
        ("beginners", 3, 10),
        ("beginners", 4, 8),
        ("beginners", 5, 7),
    ],
)
def test_targets_by_mode_and_number_of_players(mode, players, target):
    """§1.3 The points that end the game."""
    assert target == Table.new(players, target=mode).state.target


def test_e52_five_players():
    """§1.2, §1.3 Five players: crew 6, reserve 4, targets 11 and 7."""
    t, beginners = Table.new(5), Table.new(5, target="beginners")

    assert (6, 4, 11, 7) == (t.crew("E"), t.reserve("E"), t.state.target, beginners.state.target)


@pytest.mark.parametrize("players", [2, 6])
def test_three_to_five_play(players):
    """§2.1 Two are too few, six too many."""
    with pytest.raises(BadSetup, match="bad-seats"):
        RULES.setup(players)


def test_chance_names_the_first_player():
    """§2.2 Every seat is as likely."""
    t = Table.new(4)

    assert ["first 0", "first 1", "first 2", "first 3"] == t.options("*")


def test_the_first_player_gets_the_token():
    """§2.2 Whoever chance has named."""
    t = Table.new().say("*: first 2")

    assert "C" == t.first()


def test_the_tiles_are_laid_at_random():
    """§2.5 Every tile that is left may be next; a tile laid is gone."""
    t = Table.new().say("*: first 0\n*: lay hall")

    assert "lay hall" not in t.options("*")
    assert 6 == len(t.options("*"))


def test_the_first_tile_is_the_centre():
    """§2.5 Position 0 is the centre, the others follow clockwise on the ring."""
    t = Table.new().say("*: first 0\n*: lay club\n*: lay jail\nA: keep")

    assert (5, 0) == t.state.city[:2]


def test_the_centre_has_six_neighbours():
    """§2.5 It touches the whole ring."""
    assert (1, 2, 3, 4, 5, 6) == neighbours(0)


@pytest.mark.parametrize(
    ("position", "next_to"),
    [
        (1, {0, 2, 6}),
        (2, {0, 1, 3}),
        (3, {0, 2, 4}),
        (4, {0, 3, 5}),
        (5, {0, 4, 6}),
        (6, {0, 5, 1}),
    ],
)
def test_a_ring_tile_has_three_neighbours(position, next_to):
    """§2.5 The centre and both neighbours on the ring; 6 and 1 touch."""
    assert next_to == set(neighbours(position))


def test_adjacency_follows_the_city():
    """§2.5 It is the places of the tiles that touch, not their numbers."""
    city = (6, 0, 3, 1, 5, 2, 4)

    assert (3, 5, 6) == adjacent(city, 1)


def test_nothing_is_on_the_board_yet():
    """§2.6, §2.7 Figures on their tiles; no chip, cube, point or discard."""
    s = Table.new().say("*: first 0\nA: keep").state

    assert (1, -1, -1) == (s.hitman, s.policeman, s.mayor)
    assert (((),) * 7, (False,) * 7) == (s.stacks, s.solved)
    assert not any([*s.cell, *s.points, *s.passed, *s.discard.cards])


def test_opening_hands_are_dealt_whole_from_the_first_player():
    """§2.9 Two cards each, a hand at a time."""
    t = Table.new().say("*: first 1\nB: keep")

    assert [1, 1, 2, 2, 0, 0] == [drawn.seat for drawn in t.news(Drew)]


def test_r16_a_mulligan_replaces_both_cards():
    """§2.10 Both cards face up to the discard pile, two new ones into the hand."""
    t = Table.new().say("""
        *: first 0
        *: deal 0 raid/hat
        *: deal 0 trade/fist
        A: replace
        *: deal 0 thief/plus
        *: deal 0 fbi/hat
        B: keep
    """)

    assert ("raid/hat trade/fist", "thief/plus fbi/hat") == (t.discard(), t.hand("A"))


def test_r16_neither_a_second_mulligan_nor_half_a_one():
    """§2.10 Keep both or replace both, once."""
    t = Table.new().say("*: first 0").play()
    offered = t.options("A")
    t.say("A: replace").play()

    assert ["keep", "replace"] == offered
    assert "B" == t.asked()


def test_mulligans_go_round_from_the_first_player():
    """§2.10 One after the other, openly."""
    t = Table.new(4).say("""
        *: first 2
        C: keep
        D: replace
        A: keep
        B: keep
    """)

    assert "C D A B" == t.was_asked("mulligan")


def test_thrown_cards_are_not_drawn_again_at_once():
    """§2.10 They wait on the discard pile for a reshuffle."""
    t = Table.new().say("*: first 0").play()
    thrown = t.hand("A").split()
    t.say("A: replace")

    assert not {f"deal 0 {name}" for name in thrown} & set(t.options("*"))


def test_round_one_begins_with_the_first_player():
    """§2.11 After the mulligans everybody is active and the first player has the turn."""
    t = Table.new().say("""
        *: first 1
        B: keep
        C: keep
        A: keep
    """)

    assert (1, "turn", "B", "") == (t.state.round, t.prompt(), t.asked(), t.passed())
