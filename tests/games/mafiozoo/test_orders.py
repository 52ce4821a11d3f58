"""§7.3.5 Standing orders: "pass until character x", so as to be asked less often."""

import pytest

from consigliere.games.mafiozoo.actions import Decline
from consigliere.games.mafiozoo.game import RULES
from consigliere.games.mafiozoo.rules.corruption import CardTurn
from consigliere.games.mafiozoo.rules.favours import FavoursPhase
from consigliere.kernel import observe

from .table import P1, P2, P3, Table, evaluate


def orders(t, seat):
    return RULES.orders(observe(t.state, seat))


def obey(t, seat, order):
    return RULES.obey(observe(t.state, seat), order)


def test_one_may_pass_until_any_later_character():
    """§7.3.5 Before 9: until 10, 11 or 12, or (13) to the end of the phase."""
    t = Table(evaluate(9), informants="3")

    assert ("pass 2 10", "pass 2 11", "pass 2 12", "pass 2 13") == orders(t, P1)


def test_everybody_asked_may_give_an_order():
    """§7.3.5 Whatever his cards are: otherwise it would tell something."""
    t = Table(evaluate(9), informants="3 | 9")

    assert orders(t, P1) == orders(t, P2)


def test_who_is_not_asked_gives_no_order():
    """§7.3.5 Nor is there one for other questions."""
    window, cards = Table(evaluate(9), informants="3"), Table(CardTurn(P1), hands="1 2 3")

    assert ((), ()) == (orders(window, P3), orders(cards, P1))


@pytest.mark.parametrize(("order", "passes"), [("pass 2 10", True), ("pass 2 9", False)])
def test_an_order_passes_until_its_character(order, passes):
    """§7.3.5 At the character it names, one is asked again."""
    t = Table(evaluate(9), informants="9")

    assert (Decline() if passes else None) == obey(t, P1, order)


def test_an_order_holds_for_its_round_only():
    """§7.3.5 In round 3 the order of round 2 is over."""
    t = Table(evaluate(1), round=3, informants="9")

    assert None is obey(t, P1, "pass 2 13")


@pytest.mark.parametrize("order", ["", "pass", "pass 2", "pass x y", "sleep 2 10", "pass 2 -1"])
def test_what_is_no_order_is_not_obeyed(order):
    """§7.3.5"""
    assert None is obey(Table(evaluate(9), informants="9"), P1, order)


def test_an_order_answers_no_other_question():
    """§7.3.5 Only informant windows; and only one's own."""
    pay = Table(evaluate(11), gems={11: "3 1"}, informants="3").until("pay")
    window = Table(evaluate(9), informants="3")

    assert (None, None) == (obey(pay, P2, "pass 2 13"), obey(window, P2, "pass 2 13"))


def test_an_order_takes_one_through_the_phase():
    """§7.3.5 Pass until 9: eight windows are answered, the ninth is asked."""
    t = Table(FavoursPhase(), informants="9")
    while answer := obey(t, P1, "pass 2 9"):
        t.say(f"P1: {RULES.write(answer)}")

    assert (9, "choose") == (len(t.was_asked("choose").split()), t.prompt())
    assert "inform 9 fund 2" in t.options("P1")
