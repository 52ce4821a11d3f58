"""The properties of §8.2 on random games of every player count, with printed and house rules."""

from random import Random

import pytest

from consigliere.games.mafiozoo.events import Built, PhaseBegan, RoundBegan
from consigliere.games.mafiozoo.game import RULES
from consigliere.games.mafiozoo.parts import COURT, MASS
from consigliere.games.mafiozoo.rules.corruption import CardTurn
from consigliere.games.mafiozoo.rules.influence import InfluencePhase
from consigliere.kernel import Deck, advance
from consigliere.testing import laws

from . import invariants
from .invariants import ANSWERS, TABLES, PhaseCounts
from .table import P1, Table, evaluate

HOUSES = [
    {},
    {"second_tie": "none", "bonus_window": "own"},
    {"building": "turns", "first": "1"},
    {"tiles": "oooooooooooo", "memory_aid": "true"},
    {"tiles": "ggggggoooooo", "second_tie": "none"},
    {"tiles": "oooooogggggg", "building": "turns", "bonus_window": "own"},
    {"empty_play": "forced", "informant": "upto", "puppet_second": "ignored"},
    {"bonus_window": "any", "walk": "back", "last_token": "exchange"},
    {"bonus_window": "any", "bonus_uses": "unlimited", "puppet_second": "ignored"},
]


def random_game(seats, house, seed):
    rng = Random(seed)
    s = RULES.new(RULES.setup(seats, **house))
    counts = PhaseCounts()
    while s.pending:
        for law in TABLES:
            law(s)
        seat = rng.choice(s.waiting())
        before, s = s, advance(s, seat, s.options(seat).pick(rng))
        for law in (*ANSWERS, counts):
            law(before, s)
    for law in TABLES:
        law(s)


@pytest.mark.parametrize("seats", RULES.seats)
@pytest.mark.parametrize("house", HOUSES, ids=lambda h: "+".join(h) or "printed")
def test_invariants_hold(seats, house):
    for seed in range(5):
        random_game(seats, house, seed)


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("house", HOUSES[1:3], ids="+".join)
@pytest.mark.parametrize("seats", [2, 4])
def test_laws_hold_with_house_rules(seats, house, law):
    for seed in range(2):
        laws.walk(RULES, RULES.setup(seats, **house), seed, [law], rate=0.3)


CARDS = CardTurn(P1), {"hands": "1 2 3 | 4 5", "shown": "6 7", "places": "pizza mass"}
WINDOW = evaluate(9), {"informants": "3", "shown": "6 7"}
BUILDING = InfluencePhase(), {"tokens": "L L | W W", "shown": "6 7"}
NOBODY = ((0,) * 4,)
EMPTY = ((0,) * 16,) * 3

BREAKS = [
    ("gems_are_conserved", CARDS, {"fund": (12, 11, 10, 9)}),
    ("gems_are_conserved", CARDS, {"fund": (17, 11, 10, 9), "reserve": (-1, 5, 6, 7)}),
    ("the_puppet_has_sixteen_gems", CARDS, {"gems": ((0,) * 3,) * 12}),
    ("corruption_cards_are_conserved", CARDS, {"deck": Deck()}),
    ("informants_are_conserved", WINDOW, {"informants": ((), (), (), ())}),
    ("godfathers_are_conserved", CARDS, {"shown": (6,)}),
    ("districts_are_conserved", CARDS, {"agenda": (0, 0, 0, 0, 0)}),
    ("the_agenda_shows_five", CARDS, {"agenda": (0, 1, 2, 3)}),
    ("picks_are_owned", CARDS, {"picks": ((3,), (), (), ())}),
    ("money_is_never_negative", CARDS, {"money": (5, -1, 5, 5)}),
    ("tokens_are_never_negative", CARDS, {"tokens": ((0, 0, -1, 0, 0),) * 4}),
    ("at_most_six_tiles_are_golden", CARDS, {"golden": (True,) * 7 + (False,) * 5}),
    ("no_corruption_cards_after_phase_two", WINDOW, {"hands": ((1,), (), (), ())}),
    ("hands_in_phase_two", CARDS, {"hands": ((1, 2), (1,), (), ())}),
    ("hands_in_phase_two", CARDS, {"hands": ((), (1, 2), (), ())}),
    ("gems_after_phase_three", BUILDING, {"gems": (*NOBODY * 8, (1, 0, 0, 0), *NOBODY * 3)}),
    ("evaluated_characters_are_empty", WINDOW, {"gems": (*NOBODY * 6, (1, 0, 0, 0), *NOBODY * 5)}),
    ("one_token_between_rounds", CARDS, {"tokens": ((1, 1, 0, 0, 0),) * 4}),
    ("henchmen_are_connected", CARDS, {"henchmen": ((*(0,) * COURT, 1), *EMPTY)}),
    ("henchmen_are_of_this_game", CARDS, {"henchmen": ((3, *(0,) * 15), *EMPTY)}),
    ("bonuses_are_used_once", CARDS, {"used": ((MASS, MASS), (), (), ())}),
    ("bonuses_are_used_once", CARDS, {"used": ((), (MASS,), (), ())}),
    ("a_counsellor_is_visited", CARDS, {"visited": 7}),
    ("four_or_six_rounds", CARDS, {"round": 5}),
    ("nothing_is_revealed_too_early", CARDS, {"revealed": True}),
]


def with_(s, **fields):
    s = s.copy()
    for name, value in fields.items():
        setattr(s, name, value)
    return s


@pytest.mark.parametrize(("law", "table", "fields"), BREAKS, ids=[row[0] for row in BREAKS])
def test_a_broken_table_is_noticed(law, table, fields):
    """Each law is worth having: here is a table it does not allow."""
    rule, given = table
    s, check = Table(rule, **given).state, getattr(invariants, law)
    check(s)

    with pytest.raises(AssertionError):
        check(with_(s, **fields))


MOVES = [
    ("tiles_stay", CARDS, {"golden": (True,) * 12}),
    ("henchmen_stay", CARDS, {"henchmen": ((0,) * 16, *EMPTY)}),
    ("building_follows_the_roads", BUILDING, {"news": (Built(P1, COURT, (0, 1)),)}),
    ("districts_stay", (CARDS[0], {**CARDS[1], "districts": "park"}), {"districts": ((),) * 4}),
    ("the_car_moves_at_the_beginning_of_a_round", CARDS, {"first": 2}),
    ("the_car_moves_at_the_beginning_of_a_round", CARDS, {"news": (RoundBegan(3),)}),
    ("plans_change_nothing", BUILDING, {"henchmen": ((2, *(0,) * 15), *EMPTY)}),
    ("sealed_answers_change_nothing", WINDOW, {"answers": ((P1, None),), "round": 4}),
]


@pytest.mark.parametrize(("law", "table", "fields"), MOVES, ids=[row[0] for row in MOVES])
def test_a_wrong_move_is_noticed(law, table, fields):
    """Each law is worth having: here is an answer it does not allow."""
    rule, given = table
    s, check = with_(Table(rule, **given).state, news=()), getattr(invariants, law)
    check(s, s)

    with pytest.raises(AssertionError):
        check(s, with_(s, **fields))


def test_a_phase_left_out_is_noticed():
    s = Table(CARDS[0], **CARDS[1]).state
    counts = PhaseCounts()
    counts(s, with_(s, news=(RoundBegan(1), PhaseBegan(1))))

    with pytest.raises(AssertionError):
        counts(s, with_(s, news=(PhaseBegan(3),)))


def test_every_law_is_tried():
    """None of them without a table or a move that breaks it."""
    tried = {row[0] for row in (*BREAKS, *MOVES)}

    assert set() == {law.__name__ for law in (*TABLES, *ANSWERS)} - tried
