"""§3.1.0 Bids and ranking; §3.1.2 Snitch; §3.1.3 Police; §3.1.4 Whiskey."""

import pytest

from consigliere.games.mob_city.events import (
    BidsShown,
    EventSeen,
    Paid,
    PrivilegeDeclined,
    PrivilegeTaken,
)
from consigliere.games.mob_city.parts import HIRE, POLICE, SNITCH, WHISKEY
from consigliere.games.mob_city.rules.bidding import Offer, Privileges, Whiskeys, rank
from consigliere.games.mob_city.rules.districts import Districts
from consigliere.kernel import UNSEEN, observe, redact

from .laying import SEATS
from .table import OPTIONAL, A, B, C, D, Table

IN_ORDER = (A, B, C)


def ranking(t, privilege):
    return " ".join([SEATS[seat] for seat in rank(t.state, privilege)])


def offered(privilege, ranked, **table):
    """§7.4 At a table that has agreed that it may be declined."""
    return Table(Offer(privilege, ranked), house=OPTIONAL, **table)


def bidders(favour):
    """Enforcer bids A2, B1, C1, D4."""
    return Table(
        Offer(SNITCH, ()), captains=4, favour=favour, bids="A2134 B1234 C1432 D4321", cash="A0"
    )


def test_t01_equal_bids_count_clockwise_from_favour():
    """§3.1.0 (A17) F = A; Enforcer bids A2, B1, C1, D4: rank B, C, A, D."""
    assert "B C A D" == ranking(bidders("A"), HIRE)


def test_t02_the_same_bids_with_another_in_favour():
    """§3.1.0 F = C: on 1 C comes before B."""
    assert "C B A D" == ranking(bidders("C"), HIRE)


def test_every_privilege_has_its_own_ranking():
    """§3.1.0 Smallest number first, on each space by itself."""
    t = bidders("A")

    assert ["A B D C", "D A B C", "D C A B"] == [
        ranking(t, privilege) for privilege in (SNITCH, POLICE, WHISKEY)
    ]


def test_a_tie_of_all_is_the_order_from_favour():
    """§3.1.0 All bid alike, D is In Favour."""
    t = Table(Offer(SNITCH, ()), captains=4, favour="D", bids="A1234 B1234 C1234 D1234")

    assert "D A B C" == ranking(t, HIRE)


def test_a_bid_is_one_of_24():
    """§3.1.0 (A16) Exactly one token on each space."""
    t = Table(Privileges())

    assert 24 == len(t.options("A")) == len(set(t.options("A")))
    assert all(["1", "2", "3", "4"] == sorted(bid.split()[1:]) for bid in t.options("A"))


@pytest.mark.parametrize("bid", ["bid 1 1 2 3", "bid 1 2 3", "bid 1 2 3 5", "bid 0 1 2 3"])
def test_no_other_bid_is_legal(bid):
    """§3.1.0 (A16) Neither stacked nor left out."""
    assert Table(Privileges()).refuses(f"A: {bid}")


def test_bids_are_shown_when_all_are_in():
    """§3.1.0 (A19) Not before; then for good."""
    t = Table(Privileges()).say("B: bid 4 3 2 1\nA: bid 1 2 3 4")
    early = t.news(BidsShown)
    t.say("C: bid 2 1 3 4")

    assert [] == early
    assert [(1, 2, 3, 4), (4, 3, 2, 1), (2, 1, 3, 4)] == [e.tokens for e in t.news(BidsShown)]


def test_privileges_follow_in_their_order():
    """§3.1 (A18) Enforcer, Snitch, Police, Whiskey, each down its own ranking."""
    t = Table(Privileges(), house=OPTIONAL).play("A: bid 1 2 3 4\nB: bid 2 3 4 1\nC: bid 3 4 1 2")
    asked = list(dict.fromkeys([kind for kind, _ in t.prompts]))

    assert ["choose", "fill", "hire", "privilege_offer", "drink"] == asked
    assert ["A B C", "A B C C A B", "B C A"] == [
        t.was_asked(kind) for kind in ("hire", "privilege_offer", "drink")
    ]


@pytest.mark.parametrize("privilege", [SNITCH, POLICE])
def test_the_first_in_the_ranking_takes_it_and_pays(privilege):
    """§3.1.2, §3.1.3 "The Captain with the lowest token": nobody is asked."""
    t = Table(Offer(privilege, (B, A, C)), notoriety="B3").play()

    assert ("", [B]) == (
        t.was_asked("privilege_offer"),
        [e.seat for e in t.news(PrivilegeTaken)],
    )
    assert 6500 - 3 * (50 if privilege == SNITCH else 200) == t.cash("B")


SNITCHES = {"notoriety": "A6 C2", "cash": "A250"}


def test_t07_who_cannot_pay_the_snitch_is_passed_over():
    """§3.1.2 A (N6, $250) needs 300; B declines; C (N2) may take it for 100."""
    t = offered(SNITCH, IN_ORDER, **SNITCHES).say("B: decline\nC: take")

    assert ("B C", 6400) == (t.was_asked("privilege_offer"), t.cash("C"))


def test_t07_only_the_snitch_sees_the_card():
    """§3.1.2 C alone."""
    t = offered(SNITCH, IN_ORDER, **SNITCHES).play("B: decline\nC: take\n*: peek 2 truce")
    seen = t.news(EventSeen)[0]

    assert [UNSEEN, UNSEEN, 8] == [redact(t.state, seen, seat).event for seat in (A, B, C)]
    tops = [observe(t.state, seat).table.events.top[0].card for seat in (A, B, C)]
    assert [UNSEEN, UNSEEN, 8] == tops


def test_a_snitch_with_just_enough_may_pay():
    """§3.1.2 A (N6, $300)."""
    t = offered(SNITCH, IN_ORDER, notoriety="A6", cash="A300").say("A: take")

    assert (0, [("snitch", 300)]) == (t.cash("A"), paid(t))


def paid(t):
    return [(e.reason, e.amount) for e in t.news(Paid)]


def test_the_first_who_takes_it_ends_the_step():
    """§3.1.2 B and C are not asked; they pay nothing."""
    t = offered(SNITCH, IN_ORDER).play("A: take")

    assert ("A", 6450, 6500) == (t.was_asked("privilege_offer"), t.cash("A"), t.cash("B"))
    assert [A] == [e.seat for e in t.news(PrivilegeTaken)]


def test_if_all_decline_nobody_looks():
    """§3.1.2 (A34) No card is turned, nobody pays."""
    t = offered(SNITCH, IN_ORDER).play("A: decline\nB: decline\nC: decline")

    assert ([], [], 3) == (t.news(EventSeen), paid(t), len(t.news(PrivilegeDeclined)))


def test_if_nobody_can_pay_nobody_is_asked():
    """§3.1.2 (A33)"""
    t = offered(SNITCH, IN_ORDER, cash="A49 B49 C49")

    assert "" == t.was_asked("privilege_offer")


def test_the_card_stays_on_top():
    """§3.1.2 What the Snitch has seen is the event of the Day."""
    t = offered(SNITCH, IN_ORDER).play("A: take\n*: peek 0 raid-east").then(Districts())

    assert ["happen raid-east"] == t.options("*")


def test_others_do_not_know_what_the_snitch_saw():
    """§8.4.1 B and C see the same whatever it was."""
    tables = [
        offered(SNITCH, IN_ORDER).play(f"A: take\n*: peek 0 {event}")
        for event in ("truce", "raid-north")
    ]

    assert tables[0].views("B") == tables[1].views("B")
    assert tables[0].views("spectator") == tables[1].views("spectator")
    assert tables[0].views("A") != tables[1].views("A")


def test_the_snitch_is_told_that_he_paid():
    """§8.4.1 The others know that he has looked and what he paid."""
    t = offered(SNITCH, IN_ORDER, notoriety="B4").play("A: decline\nB: take")

    assert [("snitch", 200)] == paid(t)
    assert 1 == len([e for e in t.news(EventSeen) if redact(t.state, e, C).seat == B])


def test_t08_police_may_take_the_last_dollar():
    """§3.1.3 D (N5, $1000) pays 1000 and can take no whiskey."""
    t = offered(POLICE, (D, A, B, C), captains=4, notoriety="D5", cash="D1000").say("D: take")

    assert (0, "D") == (t.cash("D"), t.police())


def test_t08_without_cash_there_is_no_whiskey():
    """§3.1.4 D is not asked; the others are."""
    t = offered(POLICE, (D, A, B, C), captains=4, notoriety="D5", cash="D1000").say("D: take")
    t.then(Whiskeys((D, A, B, C))).play()

    assert "A B C" == t.was_asked("drink")


@pytest.mark.parametrize(("cash", "asked"), [(999, "A B C"), (1000, "D A B C")])
def test_the_police_card_costs_200_a_point(cash, asked):
    """§3.1.3 D has notoriety 5: one dollar less and he is passed over."""
    t = offered(POLICE, (D, A, B, C), captains=4, notoriety="D5", cash=f"D{cash}").play()

    assert asked == t.was_asked("privilege_offer")


def test_the_police_card_may_be_declined():
    """§3.1.3 (A32) Nobody must; then nobody holds it."""
    t = offered(POLICE, IN_ORDER).play()

    assert ("", [6500] * 3) == (t.police(), [t.cash(seat) for seat in "ABC"])


def test_the_police_card_is_offered_down_the_ranking():
    """§3.1.3 (A34) A declines, B takes it, C is not asked."""
    t = offered(POLICE, IN_ORDER, notoriety="B3").play("A: decline\nB: take")

    assert ("A B", "B", 5900, 6500) == (
        t.was_asked("privilege_offer"),
        t.police(),
        t.cash("B"),
        t.cash("C"),
    )


def test_a_whiskey_card_costs_100_a_point_of_value():
    """§3.1.4 A takes value 3, B value 1, C none."""
    t = Table(Whiskeys(IN_ORDER)).play("A: drink 3\nB: drink 1\nC: decline")

    assert [6200, 6400, 6500] == [t.cash(seat) for seat in "ABC"]
    assert [3, 1, 0] == [t.whiskey(seat) for seat in "ABC"]


def test_every_captain_is_asked_once():
    """§3.1.4 (A55) At most one card; the next one may still take his."""
    t = Table(Whiskeys(IN_ORDER)).play("A: drink 2\nB: drink 2\nC: drink 1")

    assert ("A B C", (1, 3, 3)) == (t.was_asked("drink"), t.state.offered)


def test_a_value_that_is_gone_cannot_be_taken():
    """§3.1.4 There are two cards of each."""
    t = Table(Whiskeys(IN_ORDER)).say("A: drink 3\nB: drink 3")

    assert ["decline", "drink 1", "drink 2"] == t.options("C")
    assert t.refuses("C: drink 3")


@pytest.mark.parametrize(
    ("cash", "offered"),
    [
        (99, []),
        (100, ["decline", "drink 1"]),
        (299, ["decline", "drink 1", "drink 2"]),
        (300, ["decline", "drink 1", "drink 2", "drink 3"]),
    ],
)
def test_only_affordable_whiskey_is_offered(cash, offered):
    """§3.1.4 (A37)"""
    t = Table(Whiskeys((A,)), cash=f"A{cash}")

    assert offered == t.options("A")


def test_whiskey_may_be_taken_without_a_building():
    """§3.1.4 (A53) It is wasted then, but legal."""
    t = Table(Whiskeys((A,))).play("A: drink 1")

    assert (1, "") == (t.whiskey("A"), t.open())
