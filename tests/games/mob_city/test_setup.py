"""§2 Set-up: who is In Favour, the city, the first Soldiers, money and decks."""

import pytest

from consigliere.games.mob_city.events import BlockLaid, Settled, SoldierDealt
from consigliere.games.mob_city.game import RULES
from consigliere.games.mob_city.parts import DEAD, EVENTS
from consigliere.kernel import BadSetup

from .laying import ED, SEATS
from .table import Table


def settled(captains=3, **options):
    """The table at the first bids."""
    t = Table.new(captains, **options)
    while not t._bidding():
        t._go_on()
    return t


@pytest.mark.parametrize("captains", [1, 7])
def test_two_to_six_captains_play(captains):
    """§2.1 One is too few, seven are too many."""
    with pytest.raises(BadSetup, match="bad-seats"):
        RULES.setup(captains)


@pytest.mark.parametrize("captains", [2, 3, 4, 5, 6])
def test_everybody_begins_alike(captains):
    """§2.5, §2.8 $6500, notoriety 1, no whiskey, no building, all tokens at home."""
    s = settled(captains).state

    assert ((6500,) * captains, (1,) * captains) == (s.cash, s.notoriety)
    assert ((0,) * captains, {-1}, {(-1,) * 4}) == (s.whiskey, set(s.owner), set(s.groups))


@pytest.mark.parametrize("captains", [2, 4, 6])
def test_chance_names_who_is_in_favour(captains):
    """§2.10 (A05) Every Captain is as likely."""
    t = Table.new(captains)

    assert [f"favour {seat}" for seat in range(captains)] == t.options("*")


def test_the_postcard_goes_to_whom_chance_names():
    """§2.10 And to nobody else."""
    t = Table.new(4).say("*: favour 2")

    assert "C" == t.favour()


@pytest.mark.parametrize(("captains", "blocks"), [(2, 4), (3, 4), (4, 6), (5, 6), (6, 8)])
def test_the_city_grows_with_the_number_of_captains(captains, blocks):
    """§2.4, §6.1 Four, six or eight blocks, each of them once."""
    t = settled(captains)

    assert blocks == len(t.state.city) == len(set(t.state.city)) == len(t.news(BlockLaid))


def test_blocks_are_laid_at_random():
    """§2.4 Every tile that is left may be next; a tile laid is gone."""
    t = Table.new(2).say("*: favour 0\n*: lay C")

    assert [f"lay {block}" for block in "ABDEFGH"] == t.options("*")


def test_blocks_lie_in_the_order_in_which_they_are_laid():
    """§6.1 Reading order: the first is the north-western one."""
    t = Table.new(2).say("*: favour 0\n*: lay H\n*: lay B\n*: lay A\n*: lay F")

    assert "HBAF" == "".join([ED.blocks[block] for block in t.state.city])


def test_everybody_gets_a_soldier_and_nothing_else():
    """§2.7 Only Soldiers are in the deck for this."""
    t = Table.new(3).until("deal")

    assert [f"deal 0 {name}" for name in ED.cards if "soldier" in name] == t.options("*")


def test_a_dealt_soldier_is_gone_from_the_deck():
    """§2.7 Four Soldiers 4/2 are dealt; there is no fifth for the next."""
    t = Table.new(6).until("deal")
    for seat in range(4):
        t.say(f"*: deal {seat} soldier-4-2")

    assert "deal 4 soldier-4-2" not in t.options("*")
    assert "deal 4 soldier-3-3" in t.options("*")


def test_all_choose_a_slot_at_once():
    """§2.7 Four slots; nobody waits for another."""
    t = Table.new(3).until("choose")

    assert "A B C" == t.asked()
    assert ["settle 1", "settle 2", "settle 3", "settle 4"] == t.options("C")


def test_the_first_soldier_goes_where_his_captain_wants():
    """§2.7 B into slot 3, the others as if nobody had said anything: slot 1."""
    t = Table.new(3).until("choose").say("B: settle 3\nA: settle 1\nC: settle 1")

    assert [(0, 0), (1, 2), (2, 0)] == [(e.seat, e.slot) for e in t.news(Settled)]
    assert ["", "soldier-1-4"] == [t.crew("B", 1), t.crew("B", 3)]
    assert "soldier-1-4" == t.crew("A", 1)


def test_a_slot_is_secret_until_all_have_chosen():
    """§8.3.1 C sees the same whatever B has chosen."""
    tables = [Table.new(3).until("choose").say(f"B: settle {slot}") for slot in (1, 4)]

    assert tables[0].views("C") == tables[1].views("C")


@pytest.mark.parametrize("captains", [2, 6])
def test_the_rest_of_the_enforcers_is_the_deck(captains):
    """§2.7 72 cards less one Soldier each."""
    t = settled(captains)

    assert 72 - captains == t.deck()
    assert captains == len(t.news(SoldierDealt))


def test_all_six_whiskey_cards_are_on_offer():
    """§2.9 (A36) However few Captains play; nobody holds the Police card."""
    t = settled(2)

    assert ((1, 1, 2, 2, 3, 3), "") == (t.state.offered, t.police())


def test_day_one_begins_with_bids():
    """§2.11 All are asked at once."""
    t = settled(4)

    assert (1, "A B C D", 24) == (t.state.day, t.asked(), len(t.options("A")))


def test_don_is_dead_is_not_among_the_first_six_events():
    """§2.6 The other eleven are, and nobody knows their order (A12)."""
    events = settled(2).state.events

    assert set(EVENTS) - {"dead"} == {EVENTS[e] for e in events.rest}
    assert 11 == len(events)
    assert DEAD not in events.rest


def test_the_will_is_not_decided_before_the_end():
    """§2.3 (A03) Nobody knows it, not even the program."""
    assert -1 == settled(2).state.will


def test_seats_have_names_in_these_tests():
    """§2.1 Captains sit clockwise in alphabetical order."""
    t = Table.new(6).say("*: favour 5")

    assert "F" == SEATS[5] == t.favour()
