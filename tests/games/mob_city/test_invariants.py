"""Appendix A and T-70 on random games of every player count, with printed and with house rules."""

from collections import Counter
from random import Random

import pytest

from consigliere.games.mob_city.events import (
    DayBegan,
    DayEnded,
    NotorietyChanged,
    Paid,
    PostcardPassed,
    Resolving,
    ShootoutBegan,
    ShootoutWon,
)
from consigliere.games.mob_city.game import RULES
from consigliere.games.mob_city.rules import districts
from consigliere.games.mob_city.rules.orders import Sending
from consigliere.games.mob_city.rules.setup import Setting
from consigliere.games.mob_city.zones import Group, Pool, Purse, Stock
from consigliere.kernel import advance
from consigliere.testing import laws

from . import invariants
from .invariants import ANSWERS, TABLES, PhaseCounts
from .laying import card
from .table import ORPHANS, A, B, C, Table

HOUSES = [
    {},
    {"open_pool": "true", "bombed_income": "true", "first": "1"},
    {"compulsory": "true", "dismissal": "true", "memory_aid": "true"},
    {"compulsory": "false", "orphan_rule": "true", "claim_at_once": "false"},
    {"moving": "true", "blocks": "8"},
    {"hidden_money": "true"},
    {"grenade_in_shootout": "true", "notoriety_lost": "false"},
    {"moll_doubles": "income", "smallest_bill": "50"},
    {"consigliere": "chair", "hidden_money": "true"},
    {"hidden_money": "true", "compulsory": "true", "moving": "true", "open_pool": "true"},
]


OFTEN = 0.5  # of the tables; what is lost stays lost


def named(house):
    return "+".join(house) or "printed"


def random_game(seats, house, seed, *more):
    rng = Random(seed)
    least = 3 if "consigliere" in house else 2  # he takes a chair of his own
    s = RULES.new(RULES.setup(max(least, seats), **house))
    counts = PhaseCounts()
    while s.pending:
        for law in TABLES if rng.random() < OFTEN else ():
            law(s)
        seat = rng.choice(s.waiting())
        before, s = s, advance(s, seat, s.options(seat).pick(rng))
        for law in (*ANSWERS, counts, *more):
            law(before, s)
    for law in TABLES:
        law(s)


@pytest.mark.parametrize("seats", RULES.seats)
@pytest.mark.parametrize("house", HOUSES, ids=named)
def test_t70_invariants_hold(seats, house):
    """§1 72 cards, cash ≥ 0, 1 ≤ N ≤ 10, N ≥ minimum, one Lieutenant a slot, seven buildings."""
    for seed in range(1 if house else 3):
        random_game(seats, house, seed)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_each_building_is_settled_once_a_day(seats, monkeypatch):
    """§3.3.6 No building twice, and every owned one."""
    settled = Counter()
    settle = districts.settle

    def counting(s, b, standing=None):
        settled[s.day, b] += 1
        settle(s, b, standing)

    def all_of_them(_before, after):
        ended = [e.day for e in after.news if isinstance(e, DayEnded)]
        owned = [b for b, owner in enumerate(after.owner) if owner >= 0]
        assert [1] * len(owned) * len(ended) == [settled[day, b] for day in ended for b in owned]

    monkeypatch.setattr(districts, "settle", counting)
    random_game(seats, {}, 7, all_of_them)

    assert {1} == set(settled.values())


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("house", HOUSES, ids=named)
def test_laws_hold_with_house_rules(house, law):
    """The laws of the house, with every option."""
    laws.walk(RULES, RULES.setup(3, **house), len(house), [law], rate=0.1)


SENDING = Sending(A), {"crews": {"A": {1: "soldier-2-3 lieutenant-5-6", 2: "moll-2-2 revolver"}}}
SLOT = ((Group(A, (card("soldier-2-3"),)),) * 2 + (Group(A),) * 2, *((Group(B),) * 4,) * 2)
TWO_BOSSES = Group(A, (card("lieutenant-5-6"),) * 2)
HIDDEN_BOSS = Group(A, (card("lieutenant-5-6"),))
BARE = Group(A, (card("revolver"), card("soldier-2-3")), (), True)
ORPHAN = Group(A, (card("revolver"),))
AT_HOME = ((-1,) * 4,) * 3
EIGHT = tuple([A if b < 8 else -1 for b in range(40)])
OUTSIDE = (*(-1,) * 39, A)


def crew_of(group):
    return ((group, *(Group(A),) * 3), *((Group(B),) * 4,) * 2)


BREAKS = [
    ("enforcers_are_conserved", {"deck": Stock()}),
    ("money_is_conserved", {"purse": Purse((1, 2, 3), 0)}),
    ("money_is_conserved", {"purse": Purse((-1, 2, 3), -4)}),
    ("notoriety_stays_on_the_track", {"notoriety": (0, 1, 1)}),
    ("notoriety_stays_on_the_track", {"notoriety": (1, 11, 1)}),
    ("notoriety_stays_on_the_track", {"owner": (A, *(-1,) * 39)}),
    ("one_lieutenant_to_a_slot", {"crews": crew_of(TWO_BOSSES)}),
    ("one_lieutenant_to_a_slot", {"crews": crew_of(HIDDEN_BOSS)}),
    ("no_weapon_is_an_orphan", {"crews": crew_of(ORPHAN), "house": ORPHANS}),
    ("bare_groups_have_weapons_only", {"crews": crew_of(BARE)}),
    ("shown_cards_are_there", {"crews": crew_of(Group(A, (), (card("moll-2-2"),)))}),
    ("seven_buildings_at_most", {"owner": EIGHT}),
    ("seven_buildings_at_most", {"owner": OUTSIDE}),
    (
        "tokens_are_home_while_bidding",
        {"stack": (("begin", Setting()),), "groups": ((0,) * 4,) * 3},
    ),
    ("no_two_own_groups_share_a_building", {"groups": ((3, 3, -1, -1), *AT_HOME[1:])}),
    ("whiskey_cards_are_conserved", {"whiskey": (3, 0, 0)}),
    ("events_are_conserved", {"past": (0,)}),
    ("speakeasies_are_owned", {"open": (0,)}),
    ("speakeasies_are_owned", {"open": (0,), "raided": (0,), "whiskey": (1, 1, 1)}),
    ("the_pool_is_for_hiring", {"pool": Pool((0,))}),
    ("the_don_dies_between_day_seven_and_twelve", {"day": 13}),
    ("the_don_dies_between_day_seven_and_twelve", {"will": 0}),
]


def with_(s, **fields):
    s = s.copy()
    for name, value in fields.items():
        setattr(s, name, value)
    return s


@pytest.mark.parametrize(("law", "fields"), BREAKS, ids=[row[0] for row in BREAKS])
def test_a_broken_table_is_noticed(law, fields):
    """Each law is worth having: here is a table it does not allow."""
    s, check = Table(SENDING[0], **SENDING[1]).state, getattr(invariants, law)
    check(s)

    with pytest.raises(AssertionError):
        check(with_(s, **fields))


POOR = Purse((6400, 6500, 6500), -19400)
MOVES = [
    ("the_ledger_agrees", {"purse": POOR}),
    ("the_ledger_agrees", {"news": (Paid(A, -1, 100, "wages"),)}),
    ("money_goes_through_the_bank", {"news": (Paid(A, B, 100, "wages"),)}),
    ("money_goes_through_the_bank", {"news": (Paid(-1, A, 100, "gift"),)}),
    ("notoriety_changes_are_told", {"notoriety": (2, 1, 1)}),
    ("notoriety_changes_are_told", {"news": (NotorietyChanged(A, 2),)}),
    ("favour_moves_clockwise", {"favour": 2}),
    ("favour_moves_clockwise", {"news": (PostcardPassed(C),), "favour": 2}),
    ("bids_stay", {"bids": ((4, 3, 2, 1), (), ())}),
    ("sealed_answers_change_nothing", {"answers": ((A, None),), "day": 4}),
]


@pytest.mark.parametrize(("law", "fields"), MOVES, ids=[row[0] for row in MOVES])
def test_a_wrong_move_is_noticed(law, fields):
    """Each law is worth having: here is an answer it does not allow."""
    s, check = Table(SENDING[0], bids="A1234", **SENDING[1]).state, getattr(invariants, law)
    s = with_(s, news=())
    check(s, s)

    with pytest.raises(AssertionError):
        check(s, with_(s, **fields))


@pytest.mark.parametrize(
    "news",
    [
        (DayBegan(2),),
        (DayBegan(1), DayEnded(1)),
        (DayBegan(1), Resolving(1)),
        (DayBegan(1), Resolving(0), Resolving(0)),
        (DayBegan(1), ShootoutBegan(0), ShootoutBegan(1)),
        (DayBegan(1), ShootoutBegan(0), ShootoutWon(A, 0), ShootoutBegan(0)),
        (DayBegan(1), ShootoutWon(A, 0)),
        (DayBegan(1), Paid(-1, A, 500, "income")),
        (DayBegan(1), Paid(-1, A, 500, "extortion")),
    ],
)
def test_a_wrong_day_is_noticed(news):
    """§3.3 Blocks out of order, a shootout without end, more income than buildings."""
    s = Table(SENDING[0], **SENDING[1]).state

    with pytest.raises(AssertionError):
        PhaseCounts()(s, with_(s, news=news))


def test_every_law_is_tried():
    """None of them without a table or a move that breaks it."""
    tried = {row[0] for row in (*BREAKS, *MOVES)}

    assert set() == {law.__name__ for law in (*TABLES, *ANSWERS)} - tried


def test_a_game_in_which_the_question_told_of_a_hidden_crew():
    """§3.2.5 Found by a soak: whether one character could be paid showed before it was said."""
    from tests.soak.rules import play

    assert play("mob-city", 3, {}, 6673) > 0
