"""§3.3.1 Informants: a last word before a character is evaluated."""

import pytest

from consigliere.games.mafiozoo.events import Informed, NobodyInformed
from consigliere.games.mafiozoo.house import House
from consigliere.games.mafiozoo.rules.favours import FavoursPhase

from .table import P2, Table, evaluate

UPTO = House(informant="upto")
NINE = {"gems": {9: "3 2"}, "golden": "9", "informants": "| 9"}


def test_x11_two_gems_make_the_second_the_first():
    """§3.3.1 With two from the fund P2 has 4, alone the most: he gets G, P1's gems go home."""
    t = Table(evaluate(9), fund="- 5", **NINE).play("P2: inform 9 fund 2")

    assert ("G", "R13 F3") == (t.tokens("P2"), t.holds("P2"))
    assert ("", "R5 F11") == (t.tokens("P1"), t.holds("P1"))


def test_x11_one_gem_from_the_reserve_makes_a_tie():
    """§3.3.1 With the reserve option he has 3: nobody gets it, all gems to the funds."""
    t = Table(evaluate(9), fund="- 5", **NINE).play("P2: inform 9 reserve 1")

    assert ("", "", "R8 F8") == (t.tokens("P1"), t.tokens("P2"), t.holds("P2"))


def test_x11_what_the_holder_may_do():
    """§3.3.1 Two from the fund, or one from the reserve, or nothing."""
    t = Table(evaluate(9), fund="- 5", **NINE)

    assert ["decline", "inform 9 fund 2", "inform 9 reserve 1"] == t.options("P2")


def test_option_one_gem_from_the_fund():
    """§6.8 (AMB-22) One or two from the fund, or one from the reserve, or nothing."""
    t = Table(evaluate(9), fund="- 5", house=UPTO, **NINE)

    options = ["decline", "inform 9 fund 1", "inform 9 fund 2", "inform 9 reserve 1"]
    assert options == t.options("P2")


@pytest.mark.parametrize(
    ("reserve", "fund", "options"),
    [
        ("0", "5", ["fund 2"]),
        ("5", "1", ["reserve 1"]),
        ("5", "0", ["reserve 1"]),
        ("0", "1", []),
        ("0", "0", []),
    ],
)
def test_an_informant_is_limited_by_what_there_is(reserve, fund, options):
    """§3.3.1 (AMB-23) For the one gem from the reserve the fund is no substitute."""
    t = Table(evaluate(9), informants="| 9", reserve=f"- {reserve}", fund=f"- {fund}")

    assert ["decline", *[f"inform 9 {o}" for o in options]] == t.options("P2")


@pytest.mark.parametrize(
    ("reserve", "fund", "options"),
    [
        ("0", "5", ["fund 1", "fund 2"]),
        ("5", "1", ["fund 1", "reserve 1"]),
        ("5", "0", ["reserve 1"]),
        ("0", "1", ["fund 1"]),
        ("0", "0", []),
    ],
)
def test_option_one_gem_from_the_fund_is_limited_by_what_there_is(reserve, fund, options):
    """§6.8 (AMB-23)"""
    given = {"reserve": f"- {reserve}", "fund": f"- {fund}"}
    t = Table(evaluate(9), informants="| 9", house=UPTO, **given)

    assert ["decline", *[f"inform 9 {o}" for o in options]] == t.options("P2")


@pytest.mark.parametrize("answer", ["fund 3", "reserve 2", "reserve 0", "fund 0"])
def test_no_more_and_no_less(answer):
    """§3.3.1 Two from the fund or one from the reserve are the most, one is the least."""
    assert Table(evaluate(9), **NINE).refuses(f"P2: inform 9 {answer}")


def test_fund_and_reserve_do_not_mix():
    """§3.3.1 One or the other: the gems come from one of them."""
    t = Table(evaluate(9), fund="- 5", house=UPTO, **NINE).say("P2: inform 9 fund 1")

    assert (4 + 3, 9) == (t.state.fund[P2], t.state.reserve[P2])


def test_x13_the_police_station_adds_a_third_gem():
    """§1.7.11 P4 reaches three gems, gets two district tokens and all his gems back."""
    t = Table(evaluate(10), informants="| | | 10", places="| | | police", fund="- - - 3")
    t.say("P4: inform 10 fund 3\nP4: pick financial\nP4: pick industrial")

    assert ("financial industrial", "R13 F3") == (t.districts("P4"), t.holds("P4"))
    assert ("", "10") == (t.informants("P4"), t.informant_discard())


@pytest.mark.parametrize("laid", [{"built": "| police"}, {"places": "police"}])
def test_a_police_station_just_built_or_of_another_does_not_help(laid):
    """§3.0.8 Three gems are too many then."""
    assert Table(evaluate(9), **NINE, **laid).refuses("P2: inform 9 fund 3")


def test_the_police_station_works_in_the_favours_phase():
    """§1.7.11 (AMB-12) For every informant of its owner; the reserve still gives one."""
    t = Table(evaluate(9), places="| police", **NINE)

    assert ["1", "2", "3"] == [o.split()[-1] for o in t.options("P2", "inform 9 fund")]
    assert ["inform 9 reserve 1"] == t.options("P2", "inform 9 reserve")


def test_an_informant_makes_one_a_participant():
    """§3.3.1 (AMB-44) P2 had no gem on 11: with two he may get the favour."""
    t = Table(evaluate(11), informants="| 11").play("P2: inform 11 fund 2")

    assert ("R7 F9", 1) == (t.holds("P2"), len(t.state.hands[P2]))


def test_the_gems_of_an_informant_do_not_walk():
    """§3.3.1 All of them count there, and nothing more is asked."""
    t = Table(evaluate(9), **NINE).say("P2: inform 9 fund 2")

    assert ("", "") == (t.prompt(), t.offer("P2"))
    assert [(P2, 8, 2)] == [(e.seat, e.character, e.gems) for e in t.news(Informed)]


def test_a_gem_from_the_reserve_is_told_like_any():
    """§3.3.1 Everybody sees the card and how many gems it brought."""
    t = Table(evaluate(9), **NINE).say("P2: inform 9 reserve 1")

    assert [(P2, 8, 1)] == [(e.seat, e.character, e.gems) for e in t.news(Informed)]


def test_the_card_is_discarded_face_up():
    """§3.3.1 Only the card played."""
    t = Table(evaluate(9), informants="3 | 9 10").say("P1: decline\nP2: inform 9 fund 2")

    assert ("10", "3", "9") == (t.informants("P2"), t.informants("P1"), t.informant_discard())


def test_an_informant_of_another_character_is_of_no_use():
    """§3.3.1 P2 holds 9; now it is 7's turn."""
    t = Table(evaluate(7), informants="| 9")

    assert ["decline"] == t.options("P2")
    assert t.refuses("P2: inform 9 fund 1")
    assert t.refuses("P2: inform 7 fund 1")


def test_playing_an_informant_is_not_compulsory():
    """§3.3.1 Declined, the card stays in the hand, and the gems where they are."""
    t = Table(evaluate(9), **NINE).say("P2: decline")

    assert ("9", "G") == (t.informants("P2"), t.tokens("P1"))
    assert 8 in [e.character for e in t.news(NobodyInformed)]


def test_x41_a_character_without_gems_gives_nothing():
    """§3.3.1 To nobody, even for money."""
    t = Table(evaluate(11), money="9 9 9 9")

    assert ("", ((),) * 4, (9, 9, 9, 9)) == (t.prompt(), t.state.hands, t.state.money)


def test_x41_an_informant_may_be_played_there_first():
    """§3.3.1 The window comes before the question who has gems there."""
    t = Table(evaluate(11), informants="| 11")

    assert ("choose", "P2") == (t.prompt(), t.asked())


def test_x49_an_investigators_informant_comes_too_late_for_himself():
    """§3.3.4 Favour 12 brings informant 12, but 12 is being evaluated already."""
    t = Table(evaluate(12), gems={12: "3"}).play("*: informant 0 12\nP1: pick financial")

    assert ("", "12", "") == (t.prompt(), t.informants("P1"), t.was_asked("choose"))


def test_x49_it_is_usable_in_the_next_round():
    """§3.3.4"""
    t = Table(evaluate(12), round=3, informants="12")

    assert "inform 12 fund 2" in t.options("P1")


def test_the_window_opens_before_each_of_the_twelve():
    """§3.3 In the order of their numbers."""
    t = Table(FavoursPhase(), informants="12").play()

    assert " ".join(["P1"] * 12) == t.was_asked("choose")
    assert list(range(12)) == [e.character for e in t.news(NobodyInformed)]
