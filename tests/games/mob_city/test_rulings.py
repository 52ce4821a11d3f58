"""§7.10-7.13 Where the rulebook is silent or can be read in two ways: both readings."""

import pytest

from consigliere.games.mob_city.events import Bombed, NotorietyChanged, Paid, ShootoutWon
from consigliere.games.mob_city.house import House
from consigliere.games.mob_city.rules.districts import Block

from .table import Table

IN_SHOOTOUT = House(grenade_in_shootout=True)
BOMBER = {
    "a": "soldier-4-2 grenade",
    "b": "soldier-2-3 soldier-1-4 revolver",
    "arms": "A: arm grenade 0\nB: arm revolver 1",
    "at": "A-3",
    "owns": {"B": "A-3"},
    "whiskey": "B2",
    "open": "A-3",
    "notoriety": "A3 B5",
}


def test_in_a_shootout_a_grenade_may_be_thrown_at_the_building():
    """§7.10 It is over at once: nobody wins, the glass is turned, everybody is home."""
    t = Table.armed(**BOMBER, house=IN_SHOOTOUT).play("A: throw")

    assert (1, [], []) == (len(t.news(Bombed)), t.news(ShootoutWon), t.news(NotorietyChanged))
    assert ("A-3", "", "", "") == (t.closed(), t.open(), t.group("A"), t.group("B"))
    assert ("soldier-4-2", "soldier-1-4 soldier-2-3 revolver") == (t.crew("A"), t.crew("B"))
    assert "grenade" == t.under()


def test_weapons_dropped_before_the_grenade_are_taken_back():
    """§7.10 B's Soldier is shot and drops the Revolver; C's Torpedo throws: it is B's again."""
    t = Table.armed(
        **{**BOMBER, "a": "lieutenant-7-6", "arms": "B: arm revolver 0\nC: arm grenade 0"},
        C="torpedo-4-4 grenade",
        house=IN_SHOOTOUT,
    )
    t.play("A: attack colt 1\n*: roll 6\nC: throw")

    assert "soldier-1-4 grenade" == t.gone()
    assert ["lieutenant-7-6", "soldier-2-3 revolver", "torpedo-4-4"] == [
        t.crew(seat) for seat in "ABC"
    ]


def test_a_bombed_shootout_earns_nobody_anything():
    """§7.10 The building is closed before it is settled."""
    crews = {"A": {1: "soldier-4-2 grenade"}, "B": {1: "soldier-2-3"}}
    groups = {"A": {1: "A-3"}, "B": {1: "A-3"}}
    given = {k: BOMBER[k] for k in ("owns", "whiskey", "open", "notoriety")}
    t = Table(Block(0), house=IN_SHOOTOUT, crews=crews, groups=groups, **given)
    t.play("A: hold\nA: arm grenade 0\nA: ready\nA: throw")

    assert [6500, 6500] == [t.cash(seat) for seat in "AB"]


def test_normally_it_is_thrown_before_the_shootout_only():
    """§7.10 (A83) As an action it hits characters."""
    t = Table.armed(**BOMBER)

    assert [] == t.options("A", "throw")
    assert ["lob 1", "lob 2", "lob 1 2"] == t.options("A", "lob")


@pytest.mark.parametrize(
    "given",
    [{"owns": {}, "open": "", "whiskey": ""}, {"owns": {"A": "A-3"}, "whiskey": "A2"}],
    ids=["nobody's", "own"],
)
def test_in_a_shootout_too_only_an_enemy_building_is_bombed(given):
    """§7.10 Neither an unowned one nor one's own."""
    t = Table.armed(**{**BOMBER, "notoriety": "A9", **given}, house=IN_SHOOTOUT)

    assert [] == t.options("A", "throw")


def test_a_raided_building_is_closed_already():
    """§7.10 The shootout goes on to its end."""
    t = Table.armed(**{**BOMBER, "open": "", "raided": "A-3"}, house=IN_SHOOTOUT)

    assert [] == t.options("A", "throw")


def test_a_torpedo_may_bomb_with_his_second_weapon():
    """§7.10, §4.3.7"""
    t = Table.armed(
        **{
            **BOMBER,
            "a": "torpedo-5-4 revolver grenade",
            "arms": "A: arm revolver 0\nA: arm grenade 0\nB: arm revolver 1",
        },
        house=IN_SHOOTOUT,
    )
    t.say("A: attack revolver 1\n*: roll 1")

    assert "throw" in t.options("A")


RAIDED = {"owns": {"A": "A-3"}, "open": "A-3", "whiskey": "A2", "cash": "A100", "notoriety": "A5"}


@pytest.mark.parametrize(("falls", "left"), [(True, 4), (False, 5)])
def test_a_lost_building_takes_its_notoriety_along(falls, left):
    """§7.11 (D5) The Big club is worth 1; either way the minimum is 1 again."""
    t = Table(Block(0), house=House(notoriety_lost=falls), event="raid-north", **RAIDED).play()

    assert ("", left, 1) == (t.owner("A-3"), t.notoriety("A"), t.minimum("A"))


CLUB = {
    "owns": {"A": "B-2"},
    "open": "B-2",
    "whiskey": "A3",
    "crews": {"B": {1: "moll-3-2"}},
    "groups": {"B": {1: "B-2"}},
}


@pytest.mark.parametrize(("doubles", "owner"), [("share", 980), ("income", 1960)])
def test_what_a_moll_who_extorts_doubles(doubles, owner):
    """§7.12 A Small club brings 1400, B (N3) takes 30 % of it, twice."""
    house = House(moll_doubles=doubles)
    t = Table(Block(1), house=house, notoriety="B3", **CLUB).play()

    assert [owner, 840] == [t.cash(seat) - 6500 for seat in "AB"]


@pytest.mark.parametrize("doubles", ["share", "income"])
def test_a_moll_at_home_doubles_the_whole_income_either_way(doubles):
    """§7.12 Her own Captain gets 2800, and nobody else anything."""
    mine = {**CLUB, "crews": {"A": {1: "moll-3-2"}}, "groups": {"A": {1: "B-2"}}}
    t = Table(Block(1), house=House(moll_doubles=doubles), **mine).play()

    assert [2800, 0] == [t.cash(seat) - 6500 for seat in "AB"]


HALVED = {
    **CLUB,
    "crews": {"B": {1: "soldier-2-3"}},
    "event": "down",
    "notoriety": "B3",
}


@pytest.mark.parametrize(("bill", "taken"), [("1", 210), ("50", 200)])
def test_shares_in_the_bills_of_the_table(bill, taken):
    """§7.13 30 % of 700 is 210; in bills of 50 it is 200, and the owner keeps the rest."""
    t = Table(Block(1), house=House(smallest_bill=bill), **HALVED).play()

    assert [700 - taken, taken] == [t.cash(seat) - 6500 for seat in "AB"]


@pytest.mark.parametrize(("bill", "taken"), [("1", 140), ("50", 100)])
def test_on_any_day_a_speakeasy_may_not_fit_the_bills(bill, taken):
    """§7.13 10 % of 1400 is 140, and no event has halved anything."""
    plain = {name: given for name, given in HALVED.items() if name != "event"} | {"notoriety": "B1"}
    t = Table(Block(1), house=House(smallest_bill=bill), **plain).play()

    assert [1400 - taken, taken] == [t.cash(seat) - 6500 for seat in "AB"]


def test_a_share_below_the_smallest_bill_is_nothing():
    """§7.13 10 % of 400 is 40: A gets all of it."""
    poor = {**HALVED, "whiskey": "A1", "notoriety": "B1"}
    t = Table(Block(1), house=House(smallest_bill="50"), **poor).play()

    assert ([400, 0], []) == (
        [t.cash(seat) - 6500 for seat in "AB"],
        [e for e in t.news(Paid) if e.reason == "extortion"],
    )
