"""§3.2.2 Buying buildings; §3.2.3 speakeasies; §3.2.4 sending groups."""

import pytest

from consigliere.games.mob_city.events import Bought, NotorietyChanged, Opened, Paid, Sent
from consigliere.games.mob_city.parts import NOBODY
from consigliere.games.mob_city.rules.districts import Visits
from consigliere.games.mob_city.rules.orders import Buying, Orders, Pouring, Sending
from consigliere.games.mob_city.rules.settle import income

from .laying import ED, building
from .table import A, B, C, Table

SEVEN = "A-2 B-2 B-4 B-5 C-2 C-4 C-5"


def buying(**table):
    return Table(Buying(A), **table)


def test_t14_a_building_costs_its_price_and_brings_notoriety():
    """§3.2.2 N1, $7800, buys the Hotel: $300, N3, minimum 2."""
    t = buying(cash="A7800").play("A: buy A-1")

    assert (300, 3, 2, "A") == (t.cash("A"), t.notoriety("A"), t.minimum("A"), t.owner("A-1"))


def test_t14_a_lost_shootout_costs_a_point_down_to_the_minimum():
    """§1.4.4 Then N2; a second lost one: still N2."""
    given = {"cash": "A300", "notoriety": "A3", "owns": {"A": "A-1"}, "A": "soldier-2-3"}
    t = Table.fight(B="tommygun soldier-4-2", **given).play("B: attack tommygun 0\n*: roll 6")
    once = t.notoriety("A")
    again = Table.fight(B="tommygun soldier-4-2", **{**given, "notoriety": "A2"}).play(
        "B: attack tommygun 0\n*: roll 6"
    )

    assert (2, 2) == (once, again.notoriety("A"))


def test_t16_seven_tokens_are_all():
    """§3.2.2 Seven buildings: no further purchase, whatever the cash."""
    t = buying(cash="A99999", owns={"A": SEVEN})

    assert ("", NOBODY) == (t.prompt(), t.state.owner[building("A-1")])


def test_a_seventh_building_may_still_be_bought():
    """§3.2.2 With six on the map."""
    t = buying(cash="A99999", owns={"A": SEVEN.replace("A-2 ", "")}).play("A: buy A-2")

    assert ("A", "buy") == (t.owner("A-2"), t.prompts[0][0])
    assert "A" == t.was_asked("buy")


def test_a_revoked_token_may_be_used_again():
    """§3.2.2 (A45) Six buildings after a raid: he may buy."""
    t = buying(cash="A3000", owns={"A": SEVEN.replace("A-2 ", "")})

    assert "buy A-2" in t.options("A")


@pytest.mark.parametrize(
    ("cash", "offered"),
    [
        (2999, []),
        (3000, ["A-2", "B-5", "C-2", "C-4", "D-1", "D-5"]),
        (3499, ["A-2", "B-5", "C-2", "C-4", "D-1", "D-5"]),
    ],
)
def test_only_what_he_can_pay_is_for_sale(cash, offered):
    """§3.2.2 The price in cash, to the dollar."""
    t = buying(cash=f"A{cash}")

    assert [f"buy {name}" for name in offered] == t.options("A", "buy")


@pytest.mark.parametrize(
    ("name", "price", "notoriety"),
    [
        ("A-2", 3000, 1),
        ("B-2", 3500, 1),
        ("A-4", 5000, 1),
        ("A-3", 5500, 1),
        ("A-1", 7500, 2),
    ],
)
def test_what_each_kind_costs_and_is_worth(name, price, notoriety):
    """§3.2.2 N rises at once by the value of the building (A44)."""
    t = buying(cash="A9000").play(f"A: buy {name}")

    assert (9000 - price, 1 + notoriety) == (t.cash("A"), t.notoriety("A"))


def test_any_number_of_buildings_in_a_day():
    """§3.2.2 Two small shops with $6500; then $500 buy nothing more."""
    t = buying().play("A: buy A-2\nA: buy B-5")

    assert ("A A", 500, 3) == (t.was_asked("buy"), t.cash("A"), t.notoriety("A"))
    assert 2 == len(t.news(Bought))


def test_notoriety_stops_at_ten():
    """§1.4.5 (A48) N9 and a Hotel: 10, not 12; the purchase stands."""
    t = buying(cash="A9000", notoriety="A9").play("A: buy A-1")

    assert (10, [10]) == (t.notoriety("A"), [e.now for e in t.news(NotorietyChanged)])


def test_the_minimum_stops_at_ten():
    """§1.4.5 Five hotels are worth fifteen."""
    t = Table(Buying(A), captains=4, cash="A0", owns={"A": "A-1 B-1 C-1 D-2 E-2"})

    assert (10, 10) == (t.minimum("A"), t.notoriety("A"))


def test_an_owned_building_cannot_be_bought():
    """§3.2.2 (A43) Neither his own nor another's."""
    t = buying(owns={"A": "A-2", "B": "B-5"})

    assert t.refuses("A: buy A-2")
    assert t.refuses("A: buy B-5")


def test_a_building_outside_the_city_cannot_be_bought():
    """§3.2.2 Block H is not on the table."""
    assert buying().refuses("A: buy H-1")


def test_an_enemy_group_does_not_prevent_a_purchase():
    """§3.2.2 (A47)"""
    t = buying(crews={"B": {1: "soldier-2-3"}}, groups={"B": {1: "A-2"}}).play("A: buy A-2")

    assert ("A", "A-2") == (t.owner("A-2"), t.group("B"))


def test_the_others_are_not_touched_by_a_purchase():
    """§3.2.2 Cash and notoriety of B and C."""
    t = buying().play("A: buy A-3")

    assert ([6500, 6500], [1, 1]) == (
        [t.cash(seat) for seat in "BC"],
        [t.notoriety(seat) for seat in "BC"],
    )


T17 = {
    "cash": "A3500 B0",
    "notoriety": "B3",
    "whiskey": "A3",
    "crews": {"B": {1: "soldier-2-3"}},
    "groups": {"B": {1: "B-2"}},
}


def test_t17_bought_and_opened_under_an_enemy_group():
    """§3.2.2, §3.2.3 A buys the Small club and opens it with V3: B (N3) 420, A 980 of 1400."""
    t = Table(Buying(A), **T17).say("A: buy B-2").then(Pouring(A)).say("A: pour B-2")
    t.then(Visits((building("B-2"),))).play()

    assert (980, 420) == (t.cash("A"), t.cash("B"))


def test_t19_without_whiskey_nothing_can_be_opened():
    """§3.2.3 He is not asked; his building pays its normal income."""
    t = Table(Pouring(A), owns={"A": "B-2"})
    s = t.state

    assert ("", "", 500) == (t.prompt(), t.open(), income(s, building("B-2")))


def test_whiskey_without_a_building_is_wasted():
    """§3.2.3 (A53) Nothing to open, nothing asked."""
    assert "" == Table(Pouring(A), whiskey="A3").prompt()


def test_the_first_speakeasy_is_covered_by_the_card():
    """§3.2.3 (A50)"""
    t = Table(Pouring(A), whiskey="A3", owns={"A": "A-2 B-2"}).play("A: pour B-2")

    assert ("B-2", 6500) == (t.open(), t.cash("A"))


@pytest.mark.parametrize(("value", "price"), [(1, 200), (2, 400), (3, 600)])
def test_each_further_speakeasy_costs_100_a_point_of_value(value, price):
    """§3.2.3 Three speakeasies: two of them cost."""
    t = Table(Pouring(A), whiskey=f"A{value}", owns={"A": "A-2 B-2 B-5"}).play("""
        A: pour A-2 B-2 B-5
    """)

    assert (6500 - price, 3) == (t.cash("A"), len(t.news(Opened)))
    assert [price] == [e.amount for e in t.news(Paid)]


@pytest.mark.parametrize(("cash", "most"), [(299, 1), (300, 2), (599, 2), (600, 3)])
def test_he_opens_no_more_than_he_can_pay(cash, most):
    """§3.2.3 Value 3."""
    t = Table(Pouring(A), cash=f"A{cash}", whiskey="A3", owns={"A": "A-2 B-2 B-5"})

    assert most == max(len(text.split()) - 1 for text in t.options("A"))


def test_opening_nothing_is_legal():
    """§3.2.3 Any set of own buildings, the empty one too."""
    t = Table(Pouring(A), whiskey="A2", owns={"A": "A-2"})

    assert ["pour", "pour A-2"] == t.options("A")


@pytest.mark.parametrize("name", ["B-5", "A-1"], ids=["another's", "nobody's"])
def test_only_own_buildings_can_be_opened(name):
    """§3.2.3"""
    t = Table(Pouring(A), whiskey="A2", owns={"A": "A-2", "B": "B-5"})

    assert t.refuses(f"A: pour {name}")


def test_a_building_bought_today_may_be_opened():
    """§3.2.3 (A46) And with enemies there (A54)."""
    t = Table(Orders((A,)), whiskey="A1", crews={"B": {1: "soldier-2-3"}}, groups={"B": {1: "A-2"}})
    t.play("A: buy A-2\nA: stop\nA: pour A-2")

    assert "A-2" == t.open()


def test_speakeasies_of_others_stay_open():
    """§3.2.3 B's is open already; A opens his."""
    t = Table(Pouring(A), whiskey="A1 B1", owns={"A": "A-2", "B": "B-5"}, open="B-5")
    t.play("A: pour A-2")

    assert "A-2 B-5" == t.open()


CREWS = {"A": {1: "soldier-2-3", 3: "soldier-2-4 revolver"}, "B": {2: "soldier-3-3"}}


def test_t20_two_groups_of_one_captain_never_share_a_building():
    """§3.2.4 Group 3 may not follow group 1."""
    t = Table(Sending(A), crews=CREWS).say("A: go 1 A-4")

    assert t.refuses("A: go 3 A-4")


def test_every_group_must_go():
    """§3.2.4 (A56) Nobody stays at home: there is no other option."""
    t = Table(Sending(A), crews=CREWS)

    assert 19 == len(t.options("A")) == len(t.options("A", "go 1 "))


def test_groups_go_in_slot_order():
    """§3.2.4 Slot 1, then slot 3; empty slots send nobody."""
    t = Table(Sending(A), crews=CREWS).play("A: go 1 B-3\nA: go 3 A-1")

    assert [(0, "B-3"), (2, "A-1")] == [(e.slot, ED.names[e.building]) for e in t.news(Sent)]
    assert ("B-3", "", "A-1", "") == tuple([t.group("A", n) for n in (1, 2, 3, 4)])


def test_a_group_goes_anywhere():
    """§3.2.4 Own, another's, nobody's, with an enemy there."""
    t = Table(Sending(A), crews=CREWS, owns={"A": "A-1", "B": "A-2"}, groups={"B": {2: "A-3"}})

    assert {"go 1 A-1", "go 1 A-2", "go 1 A-3", "go 1 A-4"} <= set(t.options("A"))


def test_no_group_leaves_the_city():
    """§3.2.4 Block E is not on the table."""
    assert Table(Sending(A), crews=CREWS).refuses("A: go 1 E-1")


def test_a_captain_without_a_crew_sends_nobody():
    """§3.2.4"""
    assert "" == Table(Sending(C), crews=CREWS).prompt()


def test_all_orders_of_one_captain_come_before_the_next():
    """§3.2 From the Captain In Favour, clockwise; four steps each."""
    t = Table(Orders((B, C, A)), favour="B", crews={s: {1: f"soldier-{r}"} for s, r in SOLDIERS})
    t.play()

    assert [
        ("buy", "B"),
        ("send", "B"),
        ("buy", "C"),
        ("send", "C"),
        ("buy", "A"),
        ("send", "A"),
    ] == (t.prompts)


SOLDIERS = [("A", "2-3"), ("B", "2-4"), ("C", "3-3")]


def test_wages_come_before_buying():
    """§3.2 $3050 and a Soldier: $3000 are left for a Small shop; at $3049 not."""
    rich, poor = [
        Table(Orders((A,)), cash=f"A{cash}", crews={"A": {1: "soldier-2-3"}})
        for cash in (3050, 3049)
    ]

    assert ("buy", "send") == (rich.prompt(), poor.prompt())


def test_the_default_sends_to_own_buildings_first():
    """§2.2.1 Then to unowned ones, then to those of others, in lot order."""
    crew = {"A": {1: "soldier-2-3", 2: "soldier-2-4", 3: "soldier-3-3"}}
    owns = {"A": "B-5", "B": "A-1 A-2"}
    t = Table(Sending(A), crews=crew, owns=owns).play()

    assert ["B-5", "A-3", "A-4"] == [t.group("A", n) for n in (1, 2, 3)]
