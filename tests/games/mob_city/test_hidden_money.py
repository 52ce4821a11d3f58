"""§7.8 Hidden money: who sees what, who is asked, and what payments tell."""

import pytest

from consigliere.games.mob_city.events import Paid, PurseTold
from consigliere.games.mob_city.house import House
from consigliere.games.mob_city.parts import POLICE, SNITCH
from consigliere.games.mob_city.rules.bidding import Offer, Whiskeys
from consigliere.games.mob_city.rules.day import Will
from consigliere.games.mob_city.rules.orders import Buying, Pouring
from consigliere.games.mob_city.rules.wages import Wages
from consigliere.kernel import SPECTATOR, UNSEEN, observe

from .table import A, B, C, Table

HIDDEN = House(hidden_money=True)
FREE = House(hidden_money=True, compulsory=False)


def test_hidden_money_is_seen_by_its_owner_alone():
    """§7.8 (A108) Nor does anybody see the bank."""
    purse = observe(Table(Whiskeys((A,)), house=HIDDEN, cash="A100 B200").state, B).table.purse

    assert ((UNSEEN, 200, UNSEEN), UNSEEN) == (purse.cash, purse.bank)


def test_open_money_is_seen_by_all():
    """§7.8 Normally, spectators included."""
    t = Table(Whiskeys((A,)), cash="A100 B200")

    assert t.state.purse == observe(t.state, SPECTATOR).table.purse


def test_hidden_money_is_shown_at_the_end():
    """§7.8 When the Will is read."""
    t = Table(Will(), house=HIDDEN, cash="A100 B200").say("*: read notoriety")

    assert (100, 200, 6500) == observe(t.state, C).table.purse.cash


@pytest.mark.parametrize("rule", [Offer(SNITCH, (A, B)), Offer(POLICE, (A, B)), Whiskeys((A, B))])
def test_with_hidden_money_everybody_is_offered_everything(rule):
    """§7.8 A cannot pay, so he can only decline; B sees the same as if he could."""
    poor, rich = [Table(rule, house=FREE, cash=f"A{cash}") for cash in (0, 6500)]

    assert (["decline"], True) == (poor.options("A"), len(rich.options("A")) > 1)
    assert poor.say("A: decline").views("B") == rich.say("A: decline").views("B")


def test_with_hidden_money_everybody_is_asked_to_buy():
    """§7.8, §8.3.3 Whether he could is nobody's business."""
    poor, rich = [Table(Buying(A), house=HIDDEN, cash=f"A{cash}") for cash in (0, 6500)]

    assert ["stop"] == poor.options("A")
    assert poor.say("A: stop").views("B") == rich.say("A: stop").views("B")


def test_with_open_money_who_cannot_buy_is_not_asked():
    """§7.8 Normally."""
    assert "" == Table(Buying(A), cash="A0").prompt()


def test_wages_tell_something_about_hidden_money():
    """§7.8 Whether they could be paid is seen by all."""
    t = Table(Wages(A), house=HIDDEN, cash="A10", crews={"A": {1: "soldier-2-3 revolver"}})

    assert A == t.news(PurseTold)[0].seat


@pytest.mark.parametrize(
    ("rule", "script"),
    [
        (Buying(A), "A: buy A-1"),
        (Pouring(A), "A: pour B-2 B-5"),
        (Offer(POLICE, (A,)), "A: take"),
        (Whiskeys((A, B)), "A: drink 3"),
    ],
    ids=["building", "speakeasies", "police", "whiskey"],
)
def test_who_pays_tells_something_about_hidden_money(rule, script):
    """§7.8 Everybody learns that he had so much: an event says so, or undo would be free."""
    t = Table(rule, house=FREE, cash="A9000", owns={"A": "B-2 B-5"}, whiskey="A2").say(script)

    assert "all" in {event.reveals_to for event in t.log}


def test_who_is_passed_over_tells_something_about_hidden_money():
    """§7.4, §7.8 Compulsory Police: B must take it, so everybody knows that A could not pay."""
    both = House(hidden_money=True, compulsory=True)
    t = Table(Offer(POLICE, (A, B)), house=both, cash="A0").play()

    assert ("B", True) == (t.police(), A in [e.seat for e in t.news(PurseTold)])


def test_payments_are_told_with_hidden_money_too():
    """§8.1.2 Everybody sees what is paid."""
    t = Table(Offer(POLICE, (A,)), house=FREE).play("A: take")

    assert [(A, 200)] == [(e.payer, e.amount) for e in t.news(Paid)]
