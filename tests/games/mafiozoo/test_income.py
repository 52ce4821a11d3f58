"""§3.1 Phase 1, Income: the car, the godfather, cards, and the places of the upper rows."""

import pytest

from consigliere.games.mafiozoo.events import CarPassed, Shuffled
from consigliere.games.mafiozoo.rules.income import DealEach, IncomePhase, PlacesGive
from consigliere.games.mafiozoo.rules.influence import InfluencePhase
from consigliere.games.mafiozoo.rules.round import Round

from .table import P1, P2, P3, P4, Table

ALL = (P1, P2, P3, P4)


def test_the_car_moves_to_the_left():
    """§3.1.1 From the second round on."""
    t = Table(IncomePhase(), round=2, first="P4")

    assert ("P1", 1) == (t.first(), len(t.news(CarPassed)))


def test_the_car_stays_in_the_first_round():
    """§3.1.1 Nobody has had it yet but the first player."""
    t = Table(IncomePhase(), round=1, first="P3")

    assert ("P3", 0) == (t.first(), len(t.news(CarPassed)))


def test_the_godfather_visits_the_counsellor_on_his_card():
    """§3.1.2 Card 5 shows the Jeweller (3)."""
    t = Table(IncomePhase(), visited=1).say("*: visit 5")

    assert (3, (5,)) == (t.visited(), t.state.shown)


def test_a_godfather_card_comes_only_once():
    """§3.1.2 But the same counsellor may be visited again, by the other card."""
    t = Table(IncomePhase(), shown="0 7")

    assert [f"visit {card}" for card in (1, 2, 3, 4, 5, 6)] == t.options("*")


@pytest.mark.parametrize(("card", "money"), [(4, (8, 3, 8, 8)), (5, (10, 5, 10, 10))])
def test_everybody_is_paid(card, money):
    """§3.1.3 The Zoollars on the card, also to whoever has none."""
    t = Table(IncomePhase(), money="5 0 5 5").say(f"*: visit {card}")

    assert money == t.state.money


def test_the_discards_are_shuffled_into_the_deck():
    """§3.1.4 Cards in hands stay there."""
    t = Table(IncomePhase(), hands="7", deck="1 2", discard="3 4 any").say("*: visit 0")

    assert (5, "", "7") == (t.deck(), t.discard(), t.hand("P1"))
    assert [5] == [e.cards for e in t.news(Shuffled)]


def test_everybody_draws_five_cards():
    """§3.1.5 They join the card that may be there from the Judge."""
    t = Table(IncomePhase(), hands="7", first="P4").play()

    assert [6, 5, 5, 5] == [len(hand) for hand in t.state.hands]
    assert "7" in t.hand("P1").split()
    assert 30 - 21 == t.deck()


def test_cards_are_dealt_in_turn_order():
    """§3.1.5 (AMB-47) All five of one before the next."""
    t = Table(DealEach((P2, P1))).say("*: deal 1 any").play()

    assert "any" in t.hand("P2").split()
    assert [5, 5] == [len(t.state.hands[seat]) for seat in (P1, P2)]


GIVES = [
    ("gym", "", "R5 F11", 6),
    ("race", "", "R5 F11", 7),
    ("black", "", "R4 F12", 5),
    ("bet", "", "R3 F13", 5),
    ("dock", "P1: dock 0", "R5 F11", 8),
    ("dock", "P1: dock 1", "R4 F12", 7),
    ("dock", "P1: dock 2", "R3 F13", 6),
    ("dock", "P1: dock 3", "R2 F14", 5),
]


@pytest.mark.parametrize(("place", "script", "gems", "money"), GIVES)
def test_e02_a_place_gives_gems_and_money(place, script, gems, money):
    """§3.1.6 (E-02: the Betting Parlour makes R3 F13 of R5 F11.)"""
    t = Table(PlacesGive(ALL), places=place).play(script)

    assert (gems, money) == (t.holds("P1"), t.money("P1"))
    assert ("R5 F11", 5) == (t.holds("P2"), t.money("P2"))


def test_the_night_club_gives_an_informant():
    """§1.7.7 One card, for its owner alone."""
    t = Table(PlacesGive(ALL), places="| night").play("*: informant 1 4")

    assert ("4", "", "") == (t.informants("P2"), t.informants("P1"), t.prompt())


def test_the_hotel_gives_a_sixth_card():
    """§1.7.8 In addition to the five."""
    t = Table(IncomePhase(), places="hotel").play()

    assert [6, 5, 5, 5] == [len(hand) for hand in t.state.hands]


def test_the_construction_site_gives_a_district_token():
    """§1.7.3 From the agenda or unseen."""
    t = Table(PlacesGive(ALL), places="site").play("P1: pick university")

    assert ("university", "", "") == (t.districts("P1"), t.districts("P2"), t.prompt())


@pytest.mark.parametrize("place", ["gym", "race", "site", "dock", "black", "bet", "night", "hotel"])
def test_a_place_built_this_round_gives_nothing_yet(place):
    """§3.0.8 It starts in the next round."""
    t = Table(PlacesGive(ALL), built=place)

    assert ("", "R5 F11", 5) == (t.prompt(), t.holds("P1"), t.money("P1"))


@pytest.mark.parametrize(
    "place", ["pizza", "mass", "police", "news", "barb", "prison", "hall", "court"]
)
def test_the_lower_rows_give_nothing_in_this_phase(place):
    """§1.7 They work later in the round."""
    t = Table(PlacesGive(ALL), places=place)

    assert ("", "R5 F11", 5) == (t.prompt(), t.holds("P1"), t.money("P1"))


def test_districts_are_taken_in_turn_order():
    """§3.1.6 (AMB-03) P4 is first now, so he chooses before P1."""
    t = Table(PlacesGive((P4, P1, P2, P3)), places="site | | | site").play("P4: pick university")

    assert ("university", "P1") == (t.districts("P4"), t.asked())


def test_the_income_phase_goes_by_turn_order():
    """§3.1.6 (AMB-03) From whoever has the car now."""
    t = Table(IncomePhase(), first="P2", places="site | | site | site").until("district")

    assert "P3" == t.asked()


@pytest.mark.parametrize(("reserve", "splits"), [("2", 3), ("1", 2), ("0", 1), ("3", 4), ("5", 4)])
def test_the_docks_give_no_more_gems_than_there_are(reserve, splits):
    """§1.7.4 (AMB-04) 3Z are always possible."""
    t = Table(PlacesGive(ALL), places="dock", reserve=reserve)

    assert [f"dock {n}" for n in range(splits)] == t.options("P1")
    assert t.refuses(f"P1: dock {splits}")


def test_the_docks_must_be_answered():
    """§1.7.4 There is no third way."""
    assert Table(PlacesGive(ALL), places="dock").refuses("P1: decline")


def test_choices_come_last():
    """§3.1.6 First what gives no choice, then the Construction Site, last the Docks."""
    t = Table(PlacesGive(ALL), places="gym race site dock black bet night hotel", reserve="4")

    assert ("deal_informant", "R1 F15", 8) == (t.prompt(), t.holds("P1"), t.money("P1"))
    assert "deal" == t.say("*: informant 0 1").prompt()
    assert "district" == t.say("*: deal 0 1").prompt()
    assert ["dock 0", "dock 1"] == t.say("P1: blind").say("*: district 0 park").options("P1")


def test_there_are_no_bonuses_in_the_first_round():
    """§3.0.8 Nobody has a henchman: the phase ends with the cards."""
    t = Table.new(first="0").until("corrupt")

    assert ("", "", "") == (
        t.was_asked("district"),
        t.was_asked("dock"),
        t.was_asked("deal_informant"),
    )


def test_x32_a_site_gives_nothing_in_its_own_round():
    """§3.0.8 Built in round 2, there is no district token in round 2."""
    t = Table(InfluencePhase(), round=2, tokens="L P").play("P1: build site L P\nP1: done")

    assert ("site", "", "") == (t.places("P1"), t.districts("P1"), t.was_asked("district"))


def test_x32_a_site_gives_a_district_in_each_later_round():
    """§3.0.8 Built in round 2, one in round 3 and one in round 4."""
    t = Table(Round(), round=2, built="site").until("district")
    assert (3, "P1") == (t.state.round, t.asked())

    t.say("P1: pick university").until("district")
    assert (4, "P1", "P1 P1") == (t.state.round, t.asked(), t.was_asked("district"))


def test_x32_built_in_the_last_round_it_only_counts():
    """§3.0.8 Its points, 5, and no district token."""
    t = Table(InfluencePhase(), round=4, tokens="L P", money="0 0 0 0").play(
        "P1: build site L P\nP1: done"
    )

    assert (5, 0, 0, 0) == t.scores()


def test_x40_three_players_have_an_extra_informant_in_round_four():
    """§3.1.7 The first player of round 1 is first again and draws one more informant."""
    t = Table(IncomePhase(), players=3, round=4, first="P3", visited=1).play("*: informant 0 7")

    assert ("P1", "7", "", "") == (t.first(), *[t.informants(seat) for seat in ("P1", "P2", "P3")])


@pytest.mark.parametrize("round", [1, 2, 3])
def test_x40_there_is_none_in_earlier_rounds(round):
    """§3.1.7"""
    t = Table(IncomePhase(), players=3, round=round, visited=1).play()

    assert ((), (), ()) == t.state.informants


@pytest.mark.parametrize(("players", "round"), [(2, 4), (2, 6), (4, 4)])
def test_other_player_counts_have_no_extra_informant(players, round):
    """§5.1.1 (AMB-50) Neither with two players nor with four."""
    t = Table(IncomePhase(), players=players, round=round, visited=1).play()

    assert ((),) * players == t.state.informants


def test_x40_whoever_is_first_in_round_one_is_first_in_round_four():
    """§3.1.1 With three players the car comes back to him."""
    t = Table.new(3, first="1").until("visit")
    firsts = [t.first()]
    for _ in range(3):
        t.until("corrupt").until("visit")
        firsts.append(t.first())

    assert ["P2", "P3", "P1", "P2"] == firsts


def test_the_extra_informant_comes_with_the_night_club():
    """§3.1.7 Both give a card."""
    t = Table(IncomePhase(), players=3, round=4, first="P3", visited=1, places="night").play()

    assert 2 == len(t.state.informants[P1])


def test_x50_an_informant_of_the_night_club_may_be_played_at_once():
    """§1.7.7 Informant 4, drawn in phase 1, in the same round before the Lieutenant (4)."""
    t = Table(Round(), round=1, built="night", first="P4", visited=1).until("deal_informant")
    t.say("*: informant 0 4").until("choose")

    assert ["decline"] == t.options("P1")
    for _ in range(3):
        t.say("P1: decline")
    assert ["decline", "inform 4 fund 2", "inform 4 reserve 1"] == t.options("P1")
