"""§5.1 Two players with the puppet: a third colour that only gets in the way."""

import pytest

from consigliere.games.mafiozoo.events import PuppetPlaced, PuppetTurned
from consigliere.games.mafiozoo.house import House
from consigliere.games.mafiozoo.rules.favours import FavoursPhase
from consigliere.games.mafiozoo.rules.income import IncomePhase

from .table import Table, evaluate

NO_SECONDS = House(second_tie="none")


def at(number, gems, **given):
    """The evaluation of a character with gems of P1, P2 and the puppet."""
    return Table(evaluate(number), players=2, gems={number: gems}, **{"visited": 4, **given})


def both(t):
    return t.tokens("P1"), t.tokens("P2")


def income(script, **given):
    return Table(IncomePhase(), players=2, **{"first": "P2", **given}).say(script)


def test_the_puppet_bribes_the_visited_and_three_more():
    """§5.1.2 Two gems each, on the characters of three specific cards turned up."""
    t = income("*: visit 4\n*: turn 7\n*: turn 12\n*: turn 9")

    assert ["0 0 2"] * 4 == [t.on(c) for c in (3, 7, 12, 9)]
    assert 8 == sum(row[2] for row in t.state.gems)


def test_generic_cards_are_skipped():
    """§5.1.2 They bring no gems and do not count."""
    t = income("*: visit 4\n*: turn any\n*: turn 7\n*: turn any\n*: turn 12")
    assert "turn_up" == t.prompt()

    t.say("*: turn 9")
    assert ("deal", 5) == (t.prompt(), len(t.news(PuppetTurned)))


def test_the_same_character_adds_up():
    """§5.1.2 (AMB-15) Two gems for each card, and for the visit."""
    t = income("*: visit 4\n*: turn 7\n*: turn 7\n*: turn 3")

    assert ("0 0 4", "0 0 4") == (t.on(7), t.on(3))
    assert [2, 6, 6, 2] == [e.character for e in t.news(PuppetPlaced)]


def test_the_puppet_bribes_before_cards_are_dealt():
    """§5.1.2 (AMB-48) From the whole deck; then all turned cards are shuffled back."""
    t = income("*: visit 4\n*: turn 7\n*: turn 7")
    assert ((6, 6), 28) == (t.state.turned, t.deck())

    t.say("*: turn 3")
    assert ("deal", 30, ()) == (t.prompt(), t.deck(), t.state.turned)


def test_the_discards_are_in_the_deck_of_the_puppet():
    """§3.1.4 They are shuffled first; cards in hands are not part of it."""
    t = Table(IncomePhase(), players=2, first="P2", hands="7 7", discard="3", deck="1 2")
    t.say("*: visit 0")

    assert ["turn 1", "turn 2", "turn 3"] == t.options("*")


@pytest.mark.parametrize("players", [3, 4])
def test_there_is_no_puppet_with_more_players(players):
    """§5.1"""
    t = Table(IncomePhase(), players=players).say("*: visit 0")

    assert ("deal", "") == (t.prompt(), t.was_asked("turn_up"))


def test_the_car_alternates():
    """§3.1.1 (AMB-36) It passes every round, with two players too."""
    t = Table.new(2, first="0").until("visit")
    firsts = [t.first()]
    for _ in range(5):
        t.until("corrupt").until("visit")
        firsts.append(t.first())

    assert ["P1", "P2"] * 3 == firsts


def test_x35_the_puppet_is_alone_the_highest():
    """§5.1.4 FIRST on 6, 1/0 and puppet 2: nobody; P1's gem to the fund, the puppet's home."""
    t = at(6, "1 0 2", golden="6")

    assert ("", "R5 F11", "0 0 0") == (t.prompt(), t.holds("P1"), t.on(6))


def test_the_puppet_ties_for_the_highest():
    """§5.1.4 FIRST: nobody gets it; gems to the funds."""
    t = at(9, "2 1 2", golden="9")

    assert (("", ""), "R5 F11", "R6 F10") == (both(t), t.holds("P1"), t.holds("P2"))


def test_the_puppet_behind_does_not_matter():
    """§5.1.4 FIRST: P1 has more, so he gets it."""
    t = at(9, "3 1 2", golden="9")

    assert (("G", ""), "R8 F8") == (both(t), t.holds("P1"))


@pytest.mark.parametrize("gems", ["1 1 2", "2 1 2"])
def test_where_one_pays_the_puppet_takes_the_free_favour(gems):
    """§5.1.4 PAY, puppet alone or tied: no free favour; everybody with a gem may pay."""
    t = at(9, gems, money="5 5").play()

    assert ("P1 P2", "R5 F11", "R6 F10") == (t.was_asked("pay"), t.holds("P1"), t.holds("P2"))


def test_where_one_offers_the_puppet_does_not_matter():
    """§5.1.4 OFFER 2 on 7: P1 has enough, P2 has not."""
    t = at(7, "2 1 5")

    assert (10, 5, "0 0 0") == (t.money("P1"), t.money("P2"), t.on(7))


def test_x37_the_puppet_first_at_the_visited_counsellor():
    """§5.1.4 Puppet 4, P1 3, P2 1, PAY 3: P1 is second, L free, gems to the fund; P2 may pay."""
    t = at(1, "3 1 4", visited=1).play()

    assert (("L", ""), "R5 F11", "P2") == (both(t), t.holds("P1"), t.was_asked("pay"))
    assert ("0 0 0", "R6 F10") == (t.on(1), t.holds("P2"))


def test_x37_the_other_pays():
    """§5.1.4 3Z for an L; there is no G for anybody."""
    t = at(1, "3 1 4", visited=1).play("P2: pay")

    assert (("L", "L"), 2) == (both(t), t.money("P2"))


def test_x38_the_puppet_second_at_the_visited_counsellor():
    """§5.1.4 P1 3, puppet 2, P2 1, FIRST: P1 gets L and G; P2 does not move up."""
    t = at(1, "3 1 2", visited=1, golden="1")

    assert (("L G", ""), "R8 F8", "R6 F10") == (both(t), t.holds("P1"), t.holds("P2"))


def test_the_puppet_ties_for_first_at_the_visited_counsellor():
    """§5.1.4 The tied player gets the favour, gems to the reserve, no G; there is no second."""
    t = at(1, "3 2 3", visited=1, golden="1")

    assert (("L", ""), "R8 F8", "R6 F10") == (both(t), t.holds("P1"), t.holds("P2"))


def test_the_puppet_ties_for_second_at_the_visited_counsellor():
    """§5.1.4 (AMB-10) The tied player gets the favour, gems to the fund."""
    t = at(1, "3 2 2", visited=1, golden="1")

    assert (("L G", "L"), "R6 F10") == (both(t), t.holds("P2"))


def test_both_players_second_behind_the_puppet():
    """§5.1.4 (AMB-10) Both get the favour and their gems back."""
    t = at(1, "2 2 4", visited=1, golden="1")

    assert (("L", "L"), "R5 F11", "R6 F10") == (both(t), t.holds("P1"), t.holds("P2"))


@pytest.mark.parametrize(("gems", "tokens"), [("3 2 2", ("L G", "")), ("2 2 4", ("", ""))])
def test_option_tied_seconds_with_the_puppet(gems, tokens):
    """§6.1 A tie for second, with the puppet or behind it: none of them is second."""
    assert tokens == both(at(1, gems, visited=1, golden="1", house=NO_SECONDS))


IGNORED = House(puppet_second="ignored")


@pytest.mark.parametrize(
    ("gems", "tokens"),
    [
        ("3 1 2", ("L G", "L")),  # the puppet would be second: P2 moves up
        ("3 2 2", ("L G", "L")),
        ("2 1 4", ("L", "")),  # behind the puppet the better player is second
        ("3 2 3", ("L", "")),  # tied in front: no second at all
        ("3 0 2", ("L G", "")),  # without a gem there P2 gets nothing
    ],
)
def test_option_the_puppet_is_never_second(gems, tokens):
    """§6.9 It leads and ties as before."""
    assert tokens == both(at(1, gems, visited=1, golden="1", house=IGNORED))


def test_option_a_player_tied_with_the_puppet_is_alone_second():
    """§6.9, §6.1 None of several tied seconds counts; the puppet is none of them."""
    house = House(second_tie="none", puppet_second="ignored")

    assert ("L G", "L") == both(at(1, "3 2 2", visited=1, golden="1", house=house))


def test_option_the_second_takes_his_gems_back():
    """§6.9 P2's gem goes to his fund, as that of any second."""
    t = at(1, "3 1 2", visited=1, golden="1", house=IGNORED)

    assert ("R8 F8", "R6 F10") == (t.holds("P1"), t.holds("P2"))


def test_the_puppets_gems_go_home_where_nobody_else_has_any():
    """§5.1.5 (AMB-16)"""
    t = Table(FavoursPhase(), players=2, gems=dict.fromkeys(range(1, 13), "0 0 1"))

    assert ["0 0 0"] * 12 == [t.on(c) for c in range(1, 13)]


def test_the_puppet_never_gets_anything():
    """§5.1.3 Alone on the Banker: money, tokens and cards are those of two."""
    t = at(7, "0 0 4", golden="7")

    assert ((5, 5), 2, "") == (t.state.money, len(t.state.tokens), t.prompt())


def test_six_rounds_with_six_godfather_cards():
    """§5.1.1 And eight puppet gems a round never run out."""
    t = Table.new(2).over()

    assert (6, 6) == (t.state.round, len(t.state.shown))
    assert 6 * 4 == len(t.news(PuppetPlaced))
