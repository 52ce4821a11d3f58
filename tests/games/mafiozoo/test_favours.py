"""§1.4, §3.3.4 What each character gives, and gems that stay for the next round."""

import pytest

from consigliere.games.mafiozoo.rules.corruption import CardTurn
from consigliere.games.mafiozoo.rules.favour import Judge, Producer, Union
from consigliere.games.mafiozoo.rules.round import Round

from .table import P1, P2, Table, evaluate


@pytest.mark.parametrize(
    ("number", "token"), [(1, "L"), (2, "P"), (3, "J"), (4, "W"), (5, "G"), (9, "G")]
)
def test_six_characters_give_a_favour_token(number, token):
    """§1.4.1-1.4.5, §1.4.9 One of its own kind, to the highest bidder alone."""
    t = Table(evaluate(number), visited=1 + number % 4, golden=str(number), gems={number: "1"})

    assert (token, "", "") == (t.tokens("P1"), t.tokens("P2"), t.prompt())


def test_favour_tokens_never_run_out():
    """§1.3 More than the six in the box."""
    t = Table(evaluate(9), golden="9", gems={9: "1"}, tokens="G G G G G G | G G G G")

    assert "G G G G G G G" == t.tokens("P1")


def test_the_banker_gives_five_zoollars():
    """§1.4.7"""
    t = Table(evaluate(7), golden="7", gems={7: "2 1"})

    assert (10, 5) == (t.money("P1"), t.money("P2"))


def test_the_town_planner_gives_two_district_tokens():
    """§1.4.10 One after the other."""
    t = Table(evaluate(10), golden="10", gems={10: "1"}).play("""
        P1: pick university
        *: reveal park
        P1: pick park
    """)

    assert ("university park", "") == (t.districts("P1"), t.prompt())


def test_the_judge_gives_a_corruption_card():
    """§1.4.11 It stays in the hand."""
    t = Table(evaluate(11), golden="11", gems={11: "1"}).play("*: deal 0 any")

    assert ("any", "", (True, False, False, False)) == (t.hand("P1"), t.hand("P2"), t.state.judged)


def test_a_card_of_the_judge_waits_for_the_next_round():
    """§3.3.4 It is a sixth card then."""
    t = Table(Round(), round=2, hands="any").until("corrupt", "P1")

    assert (3, 6) == (t.state.round, len(t.state.hands[P1]))


def test_the_private_investigator_gives_an_informant_and_a_district():
    """§1.4.12 The card first."""
    t = Table(evaluate(12), golden="12", gems={12: "1"}).play(
        "*: informant 0 3\nP1: pick financial"
    )

    assert ("3", "financial") == (t.informants("P1"), t.districts("P1"))


def test_the_union_gives_a_district_then_places_a_gem():
    """§1.4.6 On any other character; the others get nothing."""
    t = Table(evaluate(6), golden="6", gems={6: "2 1"}).play("P1: pick financial\nP1: put 9")

    assert ("financial", "R7 F9", "G") == (t.districts("P1"), t.holds("P1"), t.tokens("P1"))
    assert ("", "R5 F11") == (t.districts("P2"), t.holds("P2"))


def test_the_union_may_place_on_all_others():
    """§1.4.6 (AMB-26) On any of the other eleven, evaluated or not, or on nobody."""
    t = Table(Union(P1)).until("put_gem")

    others = [f"put {c}" for c in range(1, 13) if c != 6]
    assert ["decline", *others] == t.options("P1")


def test_x19_a_gem_of_the_union_stays_for_the_next_round():
    """§3.3.4 On the Jeweller (3), already evaluated, it stays through the round."""
    t = Table(evaluate(6), golden="6", gems={6: "0 2"}).play("P2: pick financial\nP2: put 3")

    assert ("", "0 1 0 0", "R6 F9") == (t.prompt(), t.on(3), t.holds("P2"))


def test_x19_it_counts_there_in_the_next_round():
    """§3.3.4 With it P2 is alone the highest on the Jeweller."""
    t = Table(evaluate(3), round=3, golden="3", visited=1, gems={3: "1 1"}, informants="| 3")
    t.play("P2: inform 3 fund 2")

    assert ("J", "R8 F8") == (t.tokens("P2"), t.holds("P2"))


def test_x19_it_cannot_be_taken_back():
    """§3.3.4 (AMB-45) A corruption card moves gems of reserve and fund, never those lying there."""
    t = Table(CardTurn(P1), gems={3: "1"}, reserve="0", fund="0", hands="3 4 any")

    assert ["waste 3", "waste 4", "waste any"] == t.options("P1")


def test_x19_on_the_union_itself_it_is_illegal():
    """§1.4.6 Another character than 6."""
    assert Table(Union(P2)).until("put_gem").refuses("P2: put 6")


def test_a_gem_of_the_union_on_a_later_character_counts_this_round():
    """§3.3.4 On 7 it makes two, enough for the Banker."""
    t = Table(evaluate(6), gems={6: "2", 7: "1"}).play("P1: pick financial\nP1: put 7")

    assert (10, "0 0 0 0") == (t.money("P1"), t.on(7))


def test_without_it_the_banker_gives_nothing():
    """§3.3.4 Declined, one gem is not enough."""
    t = Table(evaluate(6), gems={6: "2", 7: "1"}).play("P1: pick financial\nP1: decline")

    assert 5 == t.money("P1")


def test_x34_the_first_in_turn_order_is_served_completely():
    """§3.3.1 One Park in the agenda, wanted by both: P1 takes it and places, then P3 is asked."""
    agenda = "park financial financial financial financial"
    t = Table(evaluate(6), gems={6: "2 0 2"}, agenda=agenda)
    t.say("P1: pick park\n*: reveal chinatown\nP1: put 1").until("district", "P3")

    assert ("park", "1:1") == (t.districts("P1"), t.offer("P1"))
    assert t.refuses("P3: pick park")


def test_x14_the_producer_with_an_almost_empty_reserve():
    """§1.4.8 R1 F4: gain one, R0 F5; then up to two gems on 5 from the fund, F3."""
    t = Table(Producer(P1), reserve="1", fund="4", gems={9: "11"})
    assert ("R0 F5", ["send 0", "send 1", "send 2"]) == (t.holds("P1"), t.options("P1"))

    assert ("R0 F3", "2 0 0 0") == (t.say("P1: send 2").holds("P1"), t.on(5))


@pytest.mark.parametrize(("sent", "fund"), [(0, "R0 F5"), (1, "R0 F4")])
def test_x14_one_or_both_may_be_declined(sent, fund):
    """§3.0.2 (AMB-25)"""
    t = Table(Producer(P1), reserve="1", fund="4", gems={9: "11"}).say(f"P1: send {sent}")

    assert (fund, f"{sent} 0 0 0") == (t.holds("P1"), t.on(5))


@pytest.mark.parametrize(
    ("reserve", "fund", "most"), [("0", "1", 1), ("1", "0", 1), ("0", "2", 2), ("9", "0", 2)]
)
def test_the_producer_places_no_more_than_there_is(reserve, fund, most):
    """§1.4.8 One gem in all: one can be sent; three would be too many anyway."""
    t = Table(
        Producer(P1), reserve=reserve, fund=fund, gems={9: str(16 - int(reserve) - int(fund))}
    )

    assert [f"send {n}" for n in range(most + 1)] == t.options("P1")
    assert t.refuses("P1: send 3")


def test_the_producer_without_any_gem_asks_nothing():
    """§1.4.8"""
    assert "" == Table(Producer(P1), gems={9: "16"}).prompt()


def test_the_producer_sends_to_the_femme_fatale_of_the_next_round():
    """§3.3.4 She (5) comes before him (8): the gems stay to the end of the phase."""
    t = Table(evaluate(8), golden="8", gems={8: "3"}).play("P1: send 2")

    assert ("", "2 0 0 0", "") == (t.prompt(), t.on(5), t.tokens("P1"))


def test_x16_carried_over_gems_win_in_the_next_round():
    """§3.3.4 Two gems of P1 on 5, nobody else bids: in round 3 he gets G, 2 to the reserve."""
    t = Table(Round(), round=2, golden="5", gems={5: "2"}).until("corrupt", "P1")
    before = t.state.reserve[P1]
    t.until("visit")

    assert (4, "G", "0 0 0 0") == (t.state.round, t.tokens("P1"), t.on(5))
    assert before - 4 + 2 == t.state.reserve[P1]


def test_x17_carried_over_gems_of_the_last_round_are_compensated():
    """§4.2.4 Favour 8 in the last round, both gems placed: two face-down tokens."""
    t = Table(evaluate(8), round=4, golden="8", gems={8: "3"}, money="0 0 0 0").play("P1: send 2")

    assert ("5:2", (2, 0, 0, 0)) == (t.offer("P1"), t.scores())


def test_x43_the_judges_card_of_round_three_is_just_a_sixth_card():
    """§4.2.1 In round 4 it means one more play, and no compensation."""
    t = Table(Round(), round=3, hands="any", judged="P1", money="0 0 0 0").over()

    assert (5, 4) == tuple(t.was_asked("corrupt").split().count(seat) for seat in ("P1", "P2"))
    assert (1, 1, 1, 1) == t.scores()  # for the 3Z of the godfather card


def test_x43_the_judge_of_round_four_is_compensated():
    """§4.2.1 P1 wins him again: one face-down token for the new card."""
    t = Table(Round(), round=3, hands="any", judged="P1", money="0 0 0 0").until("corrupt", "P1")
    t.say("P1: bribe any 11:2").over()

    assert (1, (2, 1, 1, 1)) == (len(t.state.hands[P1]), t.scores())


def test_x43_the_judges_card_counts_as_soon_as_it_is_drawn():
    """§4.2.1 One face-down token, whether the favour was free or paid for."""
    t = Table(Judge(P1), round=4, money="0 0 0 0").say("*: deal 0 3")

    assert (1, 0, 0, 0) == t.scores()


def test_a_judge_paid_for_is_compensated_too():
    """§4.2.1 (AMB-34) P1 got him free, P2 for 3Z: one face-down token each."""
    t = Table(evaluate(11), round=4, gems={11: "3 1"}, money="0 3 0 0").play("P2: pay")

    assert (1, 1, 0, 0) == t.scores()
