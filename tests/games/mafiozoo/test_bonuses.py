"""§3.2.4 Bonuses of the Corruption phase: Pizzeria, Massage Parlour, Barber Shop, Prison."""

import pytest

from consigliere.games.mafiozoo.house import House
from consigliere.games.mafiozoo.rules.corruption import CardTurn, CorruptionPhase
from consigliere.games.mafiozoo.rules.round import Round

from .table import P1, Table

CARDS = {"hands": "12 12 7 7"}
TARGETS = [
    ("pizza", {1: [1], 2: [2], 3: [], 4: []}),
    ("barb", {1: [], 2: [], 3: [3], 4: [4]}),
    ("mass", {1: [1], 2: [2], 3: [3], 4: [4]}),
    ("prison", {1: [2, 3, 4], 2: [1, 3, 4], 3: [1, 2, 4], 4: [1, 2, 3]}),
]
CASES = [(place, visited, at[visited]) for place, at in TARGETS for visited in at]


@pytest.mark.parametrize(("place", "visited", "targets"), CASES)
def test_where_a_bonus_puts_its_gem(place, visited, targets):
    """§1.7.9, §1.7.10, §1.7.13, §1.7.14 It depends on whom the godfather visits."""
    t = Table(CardTurn(P1), places=place, visited=visited, **CARDS)

    assert [f"bonus {place} {c}" for c in targets] == t.options("P1", "bonus")


@pytest.mark.parametrize("place", ["pizza", "mass", "barb", "prison"])
def test_a_bonus_just_built_does_not_work(place):
    """§3.0.8 Nor does that of another player."""
    t = Table(CardTurn(P1), built=place, places=f"| {place}", visited=1, **CARDS)

    assert [] == t.options("P1", "bonus")


def test_the_gem_comes_from_the_reserve():
    """§3.2.4 The fund and the others are not touched."""
    t = Table(CardTurn(P1), places="mass", visited=3, gems={3: "0 2"}, **CARDS)
    t.say("P1: bonus mass 3")

    assert ("R4 F11", "1 2 0 0", "R5 F9") == (t.holds("P1"), t.on(3), t.holds("P2"))


def test_x28_with_an_empty_reserve_the_fund_may_serve():
    """§3.0.2 MASS with R0 F2: one gem from the fund on the visited character."""
    t = Table(CardTurn(P1), places="mass", visited=3, reserve="0", fund="2", **CARDS)
    t.say("P1: bonus mass 3")

    assert ("R0 F1", "1 0 0 0") == (t.holds("P1"), t.on(3))


def test_x28_it_may_be_declined():
    """§3.0.2 (AMB-25) After the card, and in the last chance."""
    t = Table(CardTurn(P1), places="mass", visited=3, reserve="0", fund="2", hands="12 7")
    t.say("P1: bribe 12 12:1\nP1: decline\nP1: decline")

    assert ("", "0 0 0 0") == (t.prompt(), t.on(3))


def test_without_any_gem_there_is_nothing_to_use():
    """§3.0.2 R0 F0: the bonus is not offered."""
    t = Table(CardTurn(P1), places="mass", reserve="0", fund="0", **CARDS).say("P1: waste 12")

    assert ("corrupt", "") == (t.prompt(), t.was_asked("bonus"))


def test_a_bonus_is_used_before_the_card():
    """§3.2.4 Then a card must still be played."""
    t = Table(CardTurn(P1), places="mass", **CARDS).say("P1: bonus mass 4")

    assert ("corrupt", "P1", "7 7 12 12") == (t.prompt(), t.asked(), t.hand("P1"))
    assert t.refuses("P1: decline")


def test_a_bonus_is_used_after_the_card():
    """§3.2.4 The turn then goes on to the next player."""
    t = Table(CardTurn(P1), places="mass", hands="12 12 7 | 1 1 2")
    t.say("P1: gain 12 1\nP1: bonus mass 4")

    assert ("1 0 0 0", "P2", "corrupt") == (t.on(4), t.asked(), t.prompt())


def test_a_bonus_may_wait_for_a_later_turn():
    """§3.2.4 Declined now, it is offered again."""
    t = Table(CardTurn(P1), places="mass", **CARDS).say("P1: gain 12 1\nP1: decline")

    assert ["bonus mass 4"] == t.options("P1", "bonus")


def test_a_bonus_is_used_once_a_round():
    """§3.2.4 (AMB-53) Neither before nor after a card it comes again."""
    t = Table(CardTurn(P1), places="mass", hands="12 12 7").say("P1: bonus mass 4")
    assert t.refuses("P1: bonus mass 4")

    t.say("P1: gain 12 1\nP1: gain 12 1")
    assert ("", "", "1 0 0 0") == (t.prompt(), t.was_asked("bonus"), t.on(4))


def test_a_bonus_comes_back_in_the_next_round():
    """§3.2.4 (AMB-53) Once each round."""
    t = Table(Round(), round=2, built="mass", used="mass").until("corrupt", "P1")

    assert 1 == len(t.options("P1", "bonus mass"))


def test_the_prison_may_be_used_once_not_once_for_each_character():
    """§1.7.14 (AMB-53)"""
    t = Table(CardTurn(P1), places="prison", **CARDS).say("P1: bonus prison 2")

    assert [] == t.options("P1", "bonus")


def test_several_bonuses_may_go_to_one_character():
    """§3.2.4 (AMB-35) Pizzeria and Massage Parlour, each its own gem."""
    t = Table(CardTurn(P1), places="pizza mass", visited=2, **CARDS)
    t.say("P1: bonus pizza 2\nP1: bonus mass 2")

    assert ("2 0 0 0", "R3 F11") == (t.on(2), t.holds("P1"))


def test_a_barber_shop_and_a_massage_parlour_add_up():
    """§3.2.4 (AMB-35)"""
    t = Table(CardTurn(P1), places="barb mass", visited=3, **CARDS)
    t.say("P1: bonus barb 3\nP1: gain 12 1\nP1: bonus mass 3")

    assert "2 0 0 0" == t.on(3)


def test_the_gem_of_a_bonus_does_not_walk():
    """§3.0.2 It stays on the visited character; only a card is asked for."""
    t = Table(CardTurn(P1), places="mass", **CARDS).say("P1: bonus mass 4")

    assert ("4:1", "corrupt") == (t.offer("P1"), t.prompt())


def test_nobody_uses_a_bonus_on_the_turn_of_another():
    """§3.2.4 (AMB-07) While P1 plays, P2 is not asked."""
    t = Table(CardTurn(P1), places="| mass", hands="12 12 7 | 1 1 2").say("P1: gain 12 1")

    assert ("P2", "corrupt", "") == (t.asked(), t.prompt(), t.was_asked("bonus"))


LAST = {"places": "mass | mass | | prison", "hands": "12 7 | 2 3 | 5 6 | 8 9"}


def test_there_is_a_last_chance_in_turn_order():
    """§3.2.4 (AMB-07) When all cards are played, from the first player on."""
    t = Table(CorruptionPhase(), first="P4", **LAST).say("""
        P4: gain 8 1
        P4: decline
        P1: gain 12 1
        P1: decline
        P2: gain 2 1
        P2: decline
        P3: gain 5 1
    """)

    assert "P4 P1 P2" + " P4 P1 P2" == t.play().was_asked("bonus")


def test_the_last_chance_is_for_bonuses_not_yet_used():
    """§3.2.4 P1 has used his; P3 has none."""
    t = Table(CorruptionPhase(), **LAST).say("""
        P1: bonus mass 4
        P1: gain 12 1
        P2: gain 2 1
        P2: decline
        P3: gain 5 1
        P4: gain 8 1
        P4: decline
    """)

    assert ("P2", ["decline", "bonus mass 4"]) == (t.asked(), t.options("P2"))
    t.say("P2: bonus mass 4")
    assert ("P4", "1 1 0 0") == (t.asked(), t.on(4))


def test_in_the_last_chance_several_may_be_used():
    """§3.2.4 One after the other, till one declines."""
    t = Table(CardTurn(P1), places="mass prison", hands="12 7").say("""
        P1: gain 12 1
        P1: decline
        P1: bonus prison 2
        P1: bonus mass 4
    """)

    assert ("", "2:1 4:1") == (t.prompt(), t.offer("P1"))


def test_an_unused_bonus_lapses():
    """§3.2.4 Not used in round 3, it is there once in round 4, not twice."""
    t = Table(Round(), round=2, built="mass").until("corrupt", "P1").until("visit")
    t.until("corrupt", "P1").say(f"P1: {t.options('P1', 'bonus')[0]}")

    assert (4, []) == (t.state.round, t.options("P1", "bonus"))


def test_option_own_turn_only():
    """§6.2 (AMB-07) There is no last chance: after the last card of his own it lapses."""
    t = Table(CardTurn(P1), places="mass", house=House(bonus_window="own"), hands="12 7")
    t.say("P1: gain 12 1\nP1: decline")

    assert ("", "P1") == (t.prompt(), t.was_asked("bonus"))


def test_option_own_turn_only_still_allows_before_and_after_the_card():
    """§6.2"""
    house = House(bonus_window="own")
    before = Table(CardTurn(P1), places="mass", house=house, hands="12 7").say("P1: bonus mass 4")
    after = Table(CardTurn(P1), places="mass", house=house, hands="12 7").say(
        "P1: gain 12 1\nP1: bonus mass 4"
    )

    assert ("1 0 0 0", "1 0 0 0", "") == (before.on(4), after.on(4), after.prompt())


UNLIMITED = House(bonus_uses="unlimited")


def test_option_a_bonus_is_used_again():
    """§6.11 As long as there are gems: the third one comes from the fund."""
    t = Table(CardTurn(P1), places="mass", reserve="2", fund="1", house=UNLIMITED, **CARDS)
    t.say("P1: bonus mass 4\nP1: bonus mass 4\nP1: bonus mass 4")

    assert ("R0 F0", []) == (t.holds("P1"), t.options("P1", "bonus"))


def test_option_a_bonus_used_again_belongs_to_its_owner():
    """§6.11 P2 has none, and one just built gives none."""
    t = Table(CardTurn(P1), places="| mass", built="prison", house=UNLIMITED, **CARDS)

    assert [] == t.options("P1", "bonus")


ANY = {"house": House(bonus_window="any"), "visited": 4}
THREE = {"places": "| mass | mass | mass", "hands": "12 7 2 | 2 3 5 | 5 6 8 | 8 9 9", **ANY}


def test_option_any_time_the_others_are_asked_before_the_first_card():
    """§6.2 In turn order, all but the one whose turn it is: he may use his then anyhow."""
    t = Table(CorruptionPhase(), **THREE)
    assert ("P2", ["decline", "bonus mass 4"]) == (t.asked(), t.options("P2"))

    t.say("P2: decline\nP3: decline\nP4: decline")
    assert ("P1", "corrupt") == (t.asked(), t.prompt())


def test_option_any_time_the_others_are_asked_between_two_turns():
    """§6.2 After P1's card P3 and P4; P2 is next, P1 has just had his turn."""
    t = Table(CardTurn(P1), **THREE).say("P1: gain 12 1\nP3: bonus mass 4\nP4: decline")

    assert ("P4", "0 0 1 0", "bonus") == (t.asked(), t.on(4), t.prompt())
    t.say("P4: decline")
    assert ("P2", "corrupt") == (t.asked(), t.prompt())


def test_option_any_time_nobody_speaks_twice_where_nobody_used_one():
    """§6.2 Both decline: on with P2's turn."""
    t = Table(CardTurn(P1), **THREE).say("P1: gain 12 1\nP3: decline\nP4: decline")

    assert ("P2", "corrupt") == (t.asked(), t.prompt())


def test_option_any_time_one_may_still_answer_the_last_player():
    """§6.2 P1 declined before P4 used his; so he is asked once more."""
    places = {"places": "mass | | | mass", "hands": "12 7"}
    t = Table(CardTurn(P1), **places, **ANY).say("P1: gain 12 1\nP1: decline")
    t.say("P1: decline\nP4: bonus mass 4")
    assert ("P1", "bonus") == (t.asked(), t.prompt())

    t.say("P1: bonus mass 4")
    assert ("", "1 0 0 1") == (t.prompt(), t.on(4))


def test_option_any_time_only_those_with_a_bonus_are_asked():
    """§6.2 P3 has used his, P2 has none."""
    t = Table(CardTurn(P1), places="| | mass | mass", used="| | mass", **CARDS, **ANY)
    t.say("P1: gain 12 1")

    assert ("P4", "bonus") == (t.asked(), t.prompt())
