"""§3.2.1, §3.2.2 Phase 2, Corruption: whose turn it is, and what a card may do."""

import pytest

from consigliere.games.mafiozoo.events import LastCardGone, PlayedForGems
from consigliere.games.mafiozoo.house import House
from consigliere.games.mafiozoo.rules.corruption import CardTurn, CorruptionPhase

from .table import P1, Table

FORCED = House(empty_play="forced")


def turns(t):
    return t.was_asked("corrupt")


def play_on(t):
    """Everybody plays his cards for one gem, or somehow."""
    while t.prompt() == "corrupt":
        t.say(f"{t.asked()}: {t.options(t.asked())[0]}")
    return t


def test_play_goes_clockwise_from_the_first_player():
    """§3.2.1 One card each."""
    t = play_on(Table(CorruptionPhase(), first="P3", hands="1 2 | 3 4 | 5 6 | 7 8"))

    assert "P3 P4 P1 P2" == turns(t)


def test_who_is_finished_is_skipped_clockwise():
    """§3.2.1 P2 has no cards left: after P1 it is P3's turn."""
    t = Table(CardTurn(P1), hands="1 2 3 | | 5 6 7 | 8 9").say("P1: gain 1 1")

    assert "P3" == t.asked()


def test_with_two_cards_one_must_be_played():
    """§3.2.1 Passing is not allowed."""
    t = Table(CardTurn(P1), hands="12 4")

    assert t.refuses("P1: decline")
    assert t.refuses("P1: done")


def test_only_cards_of_the_own_hand_are_played():
    """§3.2.2 P1 has no card 4, and no generic one."""
    t = Table(CardTurn(P1), hands="12 1 2 | 4 any")

    assert t.refuses("P1: gain 4 1")
    assert t.refuses("P1: bribe any 4:1")


def test_the_last_card_is_discarded_at_once():
    """§3.2.1 (AMB-43) When the second-to-last card has been played, both are gone."""
    t = Table(CardTurn(P1), hands="12 4 | 1 2 3").say("P1: gain 12 1")

    assert ("", "12 4", "P2") == (t.hand("P1"), t.discard(), t.asked())
    assert [P1] == [e.seat for e in t.news(LastCardGone)]


def test_with_three_cards_none_is_discarded_yet():
    """§3.2.1 Two are left, so there is another turn."""
    t = Table(CardTurn(P1), hands="12 4 7 | 1 2 3").say("P1: gain 12 1")

    assert ("4 7", "12", []) == (t.hand("P1"), t.discard(), t.news(LastCardGone))


def test_others_keep_their_cards_when_one_is_finished():
    """§3.2.1 A bystander's hand is not touched."""
    t = Table(CardTurn(P1), hands="12 4 | 1 2 3").say("P1: gain 12 1")

    assert "1 2 3" == t.hand("P2")


def test_x26_six_five_and_four_plays():
    """§3.2.1 Seven cards are six plays, six are five, five are four; who is finished is skipped."""
    hands = "1 2 3 4 5 6 7 | 1 2 3 4 5 6 | 7 8 9 10 11 | 8 9 10 11 12"
    t = play_on(Table(CorruptionPhase(), hands=hands))

    lap = "P1 P2 P3 P4 "
    assert lap * 4 + "P1 P2 P1" == turns(t)
    assert ((),) * 4 == t.state.hands


@pytest.mark.parametrize(
    ("hand", "plays"), [("1 2 3 4 5", 4), ("1 2 3 4 5 6", 5), ("1 2 3 4 5 6 7", 6)]
)
def test_all_cards_but_one_are_played(hand, plays):
    """§3.2.1"""
    t = play_on(Table(CorruptionPhase(), hands=hand))

    assert (plays, "", 1) == (len(turns(t).split()), t.hand("P1"), len(t.news(LastCardGone)))


def test_the_phase_ends_when_nobody_holds_a_card():
    """§3.2.1 And nobody has a bonus left."""
    t = Table(CardTurn(P1), hands="12 4").say("P1: gain 12 1")

    assert "" == t.prompt()


def test_a_card_is_shown_and_discarded():
    """§3.2.2 Whatever it was played for."""
    t = Table(CardTurn(P1), hands="12 4 7").say("P1: gain 7 2")

    assert ("4 12", "7", 30 - 3) == (t.hand("P1"), t.discard(), t.deck())
    assert [(P1, 6, 2)] == [(e.seat, e.card, e.gems) for e in t.news(PlayedForGems)]


GEMS = [
    # card, reserve, fund, places: most gems taken, most gems placed
    ("12", "8", "8", "", 3, 3),
    ("any", "8", "8", "", 2, 2),
    ("12", "8", "8", "hall", 4, 4),
    ("any", "8", "8", "hall", 2, 2),
    ("12", "2", "14", "", 2, 3),
    ("12", "14", "2", "", 3, 2),
    ("12", "3", "1", "hall", 3, 1),
    ("any", "1", "1", "", 1, 1),
    ("12", "0", "6", "", 0, 3),
    ("12", "6", "0", "", 3, 0),
]


@pytest.mark.parametrize(("card", "reserve", "fund", "places", "taken", "placed"), GEMS)
def test_how_many_gems_a_card_moves(card, reserve, fund, places, taken, placed):
    """§3.2.2, §1.7.15 Three by a specific card, four with City Hall, two by a generic one.

    Never more than the reserve (taking) or the fund (placing) holds, and at least one.
    """
    t = Table(CardTurn(P1), hands=f"{card} 1 1", reserve=reserve, fund=fund, places=places)

    assert [f"gain {card} {n}" for n in range(1, taken + 1)] == t.options("P1", f"gain {card} ")
    alone = [n for n in range(1, 6) if f"bribe {card} 12:{n}" in t.options("P1")]
    assert list(range(1, placed + 1)) == alone


def test_a_city_hall_just_built_does_not_help():
    """§3.0.8 Nor does that of another player."""
    t = Table(CardTurn(P1), hands="12 4 7", built="hall", places="| hall", reserve="8")

    assert t.refuses("P1: gain 12 4")
    assert t.refuses("P1: bribe 12 12:4")


def test_taking_moves_gems_from_the_reserve_to_the_fund():
    """§3.2.2 The character on the card does not matter."""
    t = Table(CardTurn(P1), hands="12 4 7").say("P1: gain 12 3")

    assert ("R2 F14", "0 0 0 0", "R5 F11") == (t.holds("P1"), t.on(12), t.holds("P2"))


def test_placing_moves_gems_from_the_fund_to_the_photograph():
    """§3.2.2 The reserve stays as it is."""
    t = Table(CardTurn(P1), hands="12 4 7", gems={12: "1 2"}).say("P1: bribe 12 12:3")

    assert ("R5 F7", "4 2 0 0", "R5 F9") == (t.holds("P1"), t.on(12), t.holds("P2"))


def test_a_specific_card_places_on_its_own_character_only():
    """§3.2.2 Card 12 puts nothing on 4 alone."""
    assert Table(CardTurn(P1), hands="12 3 3").refuses("P1: bribe 12 4:1")


@pytest.mark.parametrize("number", range(1, 13))
def test_a_generic_card_places_on_any_character(number):
    """§3.2.2"""
    t = Table(CardTurn(P1), hands="any 3 3").say(f"P1: bribe any {number}:2")

    assert f"{number}:2" == t.offer("P1")


def test_x20_with_an_empty_reserve_one_must_place():
    """§6.7 R0 F6: taking is impossible, at least one gem is placed."""
    t = Table(CardTurn(P1), hands="12 4 7", reserve="0", fund="6", house=FORCED)

    assert [] == t.options("P1", "gain")
    assert [] == t.options("P1", "waste")
    assert t.refuses("P1: gain 12 1")


def test_x22_taking_is_limited_by_the_reserve():
    """§3.2.2 With R1, taking brings one gem only."""
    t = Table(CardTurn(P1), hands="12 4 7", reserve="1", fund="6")

    assert ["gain 12 1"] == t.options("P1", "gain 12")
    assert "R0 F7" == t.say("P1: gain 12 1").holds("P1")


@pytest.mark.parametrize(("reserve", "fund"), [("1", "0"), ("0", "1"), ("8", "8")])
def test_option_a_card_is_not_played_for_nothing(reserve, fund):
    """§6.7 (AMB-05) As long as one gem could move."""
    t = Table(CardTurn(P1), hands="12 any any", reserve=reserve, fund=fund, house=FORCED)

    assert t.refuses("P1: waste 12")
    assert t.refuses("P1: waste any")
    assert t.refuses("P1: gain 12 0")


@pytest.mark.parametrize(("reserve", "fund"), [("0", "6"), ("6", "0"), ("8", "8")])
def test_up_to_three_gems_may_be_none(reserve, fund):
    """§3.2.2 "Fino a 3": any card may be played for nothing, though gems could move."""
    t = Table(CardTurn(P1), hands="12 any any", reserve=reserve, fund=fund)
    assert ["waste 12", "waste any"] == t.options("P1", "waste")

    gems = t.state.gems
    t.say("P1: waste any")
    assert (f"R{reserve} F{fund}", "12 any", "any") == (t.holds("P1"), t.hand("P1"), t.discard())
    assert gems == t.state.gems


def test_the_last_card_goes_after_a_card_for_nothing_too():
    """§3.2.1 It was a play like any other; P2 keeps his cards."""
    t = Table(CardTurn(P1), hands="12 4 | 1 2 3").say("P1: waste 12")

    assert ("", "12 4", "P2", "1 2 3") == (t.hand("P1"), t.discard(), t.asked(), t.hand("P2"))


@pytest.mark.parametrize("house", [House(), FORCED])
def test_without_any_gem_a_card_is_played_for_nothing(house):
    """§3.2.2, §6.7 (AMB-05) Reserve and fund are both empty: any card of the hand."""
    t = Table(CardTurn(P1), hands="12 any any", reserve="0", fund="0", house=house)

    assert ["waste 12", "waste any"] == t.options("P1")
    assert ("any any", "12") == (t.say("P1: waste 12").hand("P1"), t.discard())


def test_equal_cards_are_offered_once():
    """§3.2.2 Two generic cards cannot be told apart."""
    t = Table(CardTurn(P1), hands="any any 12")

    assert ["gain any 1", "gain any 2"] == t.options("P1", "gain any")
    assert "12 any" == t.say("P1: gain any 1").hand("P1")
