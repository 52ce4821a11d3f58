"""§3.3.1, §3.3.2 Evaluating an ordinary character: who gets the favour, where the gems go."""

import pytest

from consigliere.games.mafiozoo.edition import Condition
from consigliere.games.mafiozoo.events import Evaluating, Favoured, NobodyThere
from consigliere.games.mafiozoo.rules.favours import FavoursPhase
from consigliere.games.mafiozoo.rules.verdict import Verdict, verdicts

from .table import P1, P2, P3, Table, evaluate, other_edition

FIRST, PAY, OFFER = Condition("first"), Condition("pay", 3), Condition("offer", 2)


def reserve(seat, **more):
    return Verdict(seat, "free", to_reserve=True, **more)


def free(seat):
    return Verdict(seat, "free")


def buy(seat):
    return Verdict(seat, "buy")


def none(seat):
    return Verdict(seat, "none")


@pytest.mark.parametrize(
    ("condition", "gems", "expected"),
    [
        (FIRST, (3, 2, 0, 0), [reserve(P1), none(P2)]),
        (FIRST, (2, 2, 1, 0), [none(P1), none(P2), none(P3)]),
        (FIRST, (0, 1, 0, 0), [reserve(P2)]),
        (FIRST, (1, 1, 0, 2), [none(P1), none(P2), reserve(3)]),
        (PAY, (3, 1, 0, 0), [reserve(P1), buy(P2)]),
        (PAY, (2, 2, 1, 0), [buy(P1), buy(P2), buy(P3)]),
        (PAY, (0, 0, 1, 0), [reserve(P3)]),
        (OFFER, (2, 3, 1, 0), [free(P1), free(P2), none(P3)]),
        (OFFER, (2, 2, 2, 2), [free(seat) for seat in range(4)]),
        (OFFER, (1, 0, 0, 0), [none(P1)]),
        (FIRST, (0, 0, 0, 0), []),
    ],
)
def test_who_gets_the_favour(condition, gems, expected):
    """§3.3.2 The table of conditions, cell by cell; nobody without a gem is in it."""
    assert expected == verdicts(gems, condition, visited=False, tied_seconds=True)


def test_e10_highest_bidder_only():
    """§3.3.2 FIRST on 9, 3 to 2: P1 gets G, his gems go to the reserve; P2's to the fund."""
    t = Table(evaluate(9), gems={9: "3 2"}, golden="9")

    assert ("G", "R8 F8") == (t.tokens("P1"), t.holds("P1"))
    assert ("", "R5 F11") == (t.tokens("P2"), t.holds("P2"))


def test_e11_anyone_who_pays():
    """§3.3.2 PAY 3 on 11, 3 to 1: P1 draws free, P2 takes his gem back and pays 3Z of 5."""
    t = Table(evaluate(11), gems={11: "3 1"}).play("*: deal 0 4\nP2: pay\n*: deal 1 7")

    assert ("4", "R8 F8", 5) == (t.hand("P1"), t.holds("P1"), t.money("P1"))
    assert ("7", "R5 F11", 2) == (t.hand("P2"), t.holds("P2"), t.money("P2"))


def test_e12_anyone_who_offers():
    """§3.3.2 OFFER 2 on 7: 2 and 3 gems get 5Z each, 1 gem nothing; all gems to the funds."""
    t = Table(evaluate(7), gems={7: "2 3 1"})

    assert (10, 10, 5, 5) == t.state.money
    assert ["R5 F11", "R5 F11", "R6 F10"] == [t.holds(seat) for seat in ("P1", "P2", "P3")]


def test_x01_a_tie_for_the_most_gives_nothing():
    """§3.3.2 FIRST on 9, 2/2/1/0: nobody gets it; all gems to the funds."""
    t = Table(evaluate(9), gems={9: "2 2 1"}, golden="9")

    assert ["", "", "", ""] == [t.tokens(f"P{n}") for n in (1, 2, 3, 4)]
    assert ["R5 F11", "R5 F11", "R6 F10"] == [t.holds(seat) for seat in ("P1", "P2", "P3")]


X02 = {"gems": {11: "2 2 1"}, "money": "3 1 6 9"}


def test_x02_in_a_tie_each_may_pay():
    """§3.3.2 PAY 3 on 11: no free favour; P1 and P3 may pay, P2 is too poor, P4 has no gem."""
    t = Table(evaluate(11), **X02).play()

    assert "P1 P3" == t.was_asked("pay")
    assert ((),) * 4 == t.state.hands
    assert ["R5 F11", "R5 F11", "R6 F10"] == [t.holds(seat) for seat in ("P1", "P2", "P3")]


def test_x02_who_pays_gets_it():
    """§3.3.2 3Z each to the bank, a card each."""
    t = Table(evaluate(11), **X02).play("P1: pay\nP3: pay")

    assert [1, 0, 1, 0] == [len(hand) for hand in t.state.hands]
    assert (0, 1, 3, 9) == t.state.money


@pytest.mark.parametrize(("money", "asked"), [("- 2", ""), ("- 3", "P2"), ("- 0", "")])
def test_there_is_no_credit(money, asked):
    """§3.3.2 (AMB-42) Whoever cannot pay is not asked."""
    assert asked == Table(evaluate(11), gems={11: "3 1"}, money=money).play().was_asked("pay")


def test_x04_a_sole_participant_is_the_highest():
    """§3.3.2 PAY 5 on 5, one gem of P3: free favour, his gem to the reserve."""
    t = Table(evaluate(5), gems={5: "0 0 1"}, money="9 9 9 9")

    assert ("", "G", "R7 F9", 9) == (t.prompt(), t.tokens("P3"), t.holds("P3"), t.money("P3"))


def test_x04_the_highest_may_not_pay_to_keep_his_gems():
    """§3.3.2 (AMB-09) Nor refuse the favour: he is not asked."""
    t = Table(evaluate(11), gems={11: "3 2"}, money="9 9").play()

    assert ("P2", 1) == (t.was_asked("pay"), len(t.state.hands[P1]))


def test_a_favour_is_bought_once():
    """§3.3.2 With money enough for three, one purchase a character."""
    t = Table(evaluate(11), gems={11: "3 1"}, money="0 9").play("P2: pay")

    assert (6, 1, "P2") == (t.money("P2"), len(t.state.hands[P2]), t.was_asked("pay"))


def test_gems_go_home_before_the_favour_is_bought():
    """§3.3.1 (AMB-51) Whoever may pay has his gems in the fund already."""
    t = Table(evaluate(11), gems={11: "3 1"}).until("pay")

    assert ("P2", "R5 F11", "0 0 0 0") == (t.asked(), t.holds("P2"), t.on(11))


def test_participants_are_served_in_turn_order():
    """§3.3.1 (AMB-08) From the first player, each one completely; not the leader first."""
    t = Table(evaluate(7), first="P3", gems={7: "3 2 2"})

    assert [P3, P1, P2] == [e.seat for e in t.news(Favoured)]


def test_one_decides_to_pay_before_the_next():
    """§3.3.2 (AMB-28) In turn order, openly."""
    t = Table(evaluate(11), first="P2", gems={11: "1 2 2 1"}).play()

    assert "P2 P3 P4 P1" == t.was_asked("pay")


def test_the_leader_is_served_in_his_turn_too():
    """§3.3.1 (AMB-08) P2 buys before P3, the leader, draws his free card."""
    t = Table(evaluate(11), gems={11: "0 1 3"}).play("P2: pay\n*: deal 1 9\n*: deal 2 8")

    assert ("9", "8") == (t.hand("P2"), t.hand("P3"))


def test_a_winner_gets_the_favour_before_his_gems_move():
    """§3.3.1 (AMB-51) R0: favour 8 gains nothing, though three gems are about to come back."""
    t = Table(evaluate(8), golden="8", gems={8: "3"}, reserve="0").play("P1: send 1")

    assert ("R3 F12", "5:1") == (t.holds("P1"), t.offer("P1"))


def test_gems_for_the_fund_move_before_the_favour():
    """§3.3.1 (AMB-51) OFFER 3 on 8 with nothing else left: the three gems may be sent at once."""
    t = Table(evaluate(8), gems={8: "3"}, reserve="0", fund="0").until("send_gems")

    assert ("R0 F3", ["send 0", "send 1", "send 2"]) == (t.holds("P1"), t.options("P1"))


COURT = [
    ({"places": "| court"}, "- 2", "P2", 0),
    ({"places": "| court"}, "- 1", "", 1),
    ({"built": "| court"}, "- 2", "", 2),
    ({"places": "court"}, "- 2", "", 2),
]


@pytest.mark.parametrize(("laid", "money", "asked", "left"), COURT)
def test_the_courthouse_lowers_the_price(laid, money, asked, left):
    """§1.7.16 By 1Z for its owner, from the next round on; 2Z are enough for a price of 3Z."""
    t = Table(evaluate(11), gems={11: "3 1"}, money=money, **laid).play(
        "P2: pay" if asked else "*: deal 0 1"
    )

    assert (asked, left) == (t.was_asked("pay"), t.money("P2"))


def test_the_courthouse_never_pays_anybody(monkeypatch):
    """§1.7.16 (AMB-41) A price of 0Z stays 0Z; only other tiles than ours have one."""
    ref = other_edition(monkeypatch, 'other = "pay 3"', 'other = "pay 0"')
    t = Table(evaluate(11), edition=ref, gems={11: "3 1"}, money="- 0", places="| court")

    assert 0 == t.play("P2: pay").money("P2")


def test_no_gem_is_left_on_the_character():
    """§3.3.1 Whoever won or lost; gems elsewhere stay."""
    t = Table(evaluate(9), gems={9: "3 2 2 1", 3: "1 1"}).play()

    assert ("0 0 0 0", "1 1 0 0") == (t.on(9), t.on(3))


def test_a_character_nobody_offers_anything_is_passed_over():
    """§3.3.1"""
    t = Table(evaluate(12))

    assert [11] == [e.character for e in t.news(NobodyThere)]


def test_the_twelve_are_evaluated_in_order():
    """§3.3"""
    t = Table(FavoursPhase())

    assert list(range(12)) == [e.character for e in t.news(Evaluating)]


def test_the_ranking_is_fixed_before_serving():
    """§3.3.1 P1's gem from the Union (6) counts on 7 later, but nothing changes on 6."""
    t = Table(evaluate(6), gems={6: "2 2", 7: "1"}).play("""
        P1: pick financial
        P1: put 7
        P2: pick industrial
    """)

    assert (10, "industrial") == (t.money("P1"), t.districts("P2"))
