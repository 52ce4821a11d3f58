"""§3.3.6 Settling a building; §5.1.2 the Moll; §5.4.3 the Gangland Truce."""

import pytest

from consigliere.games.mob_city.edition import EDITIONS, read_edition
from consigliere.games.mob_city.events import MollSeen, NoIncome, NoMoll, Paid, ShootoutBegan
from consigliere.games.mob_city.rules.districts import Resolve

from .laying import ED
from .table import Table


def city(event="", **table):
    """A and B have a Soldier each, where the case puts them."""
    given = {"crews": {"A": {1: "soldier-2-3"}, "B": {1: "soldier-2-4"}}, **table}
    return Table(Resolve(0), event=event, **given).play()


def gains(t, start=6500):
    return [t.cash(seat) - start for seat in "ABC"]


def test_t31_in_a_truce_the_police_holder_extorts_alone():
    """§5.4.3 Unowned Big shop, groups of B and C; Police with C (N4): 400, no fight."""
    t = city(
        "truce",
        police="C",
        notoriety="C4",
        crews={"B": {1: "soldier-2-4"}, "C": {1: "soldier-3-3"}},
        groups={"B": {1: "A-4"}, "C": {1: "A-4"}},
    )

    assert ([0, 0, 400], []) == (gains(t), t.news(ShootoutBegan))


@pytest.mark.parametrize("police", ["", "A"], ids=["nobody's", "an absent one's"])
def test_in_a_truce_several_groups_get_nothing(police):
    """§5.4.3 (A69, A102) If none of them is the Police holder's."""
    t = city(
        "truce",
        police=police,
        crews={"B": {1: "soldier-2-4"}, "C": {1: "soldier-3-3"}},
        groups={"B": {1: "A-4"}, "C": {1: "A-4"}},
    )

    assert ([0, 0, 0], 1) == (gains(t), len(t.news(NoIncome)))


@pytest.mark.parametrize("guard", [{}, {"A": {1: "A-1"}}], ids=["alone", "with a guard"])
def test_t32_in_a_truce_an_owned_building_is_not_extorted(guard):
    """§5.4.3 B's group on A's legal Hotel: A 1500, B 0, no fight even with A's group there."""
    t = city("truce", notoriety="B5", owns={"A": "A-1"}, groups={"B": {1: "A-1"}, **guard})

    assert ([1500, 0, 0], []) == (gains(t), t.news(ShootoutBegan))


def test_t32_nor_by_the_police_holder():
    """§5.4.3 His right is for unowned buildings only."""
    t = city("truce", police="B", owns={"A": "A-1"}, groups={"B": {1: "A-1"}})

    assert [1500, 0, 0] == gains(t)


def test_in_a_truce_a_lone_group_extorts_an_unowned_building():
    """§5.4.3 As usual."""
    t = city("truce", notoriety="A3", groups={"A": {1: "A-4"}})

    assert [300, 0, 0] == gains(t)


def test_t34_extortion_is_a_share_of_the_income():
    """§3.3.6 A's legal Small shop, B's group alone, N2: B 100, A 400 (A97)."""
    t = city(notoriety="B2", owns={"A": "A-2"}, groups={"B": {1: "A-2"}})

    assert [400, 100, 0] == gains(t)


@pytest.mark.parametrize(
    ("event", "owner", "guest"), [("", 1200, 800), ("up", 2400, 1600), ("down", 600, 400)]
)
def test_t35_an_open_speakeasy(event, owner, guest):
    """§3.3.6 A's Big club open V2 (2000), B alone, N4; doubled; halved."""
    t = city(
        event,
        notoriety="B4",
        owns={"A": "A-3"},
        whiskey="A2",
        open="A-3",
        groups={"B": {1: "A-3"}},
    )

    assert [owner, guest, 0] == gains(t)


MOLL = {
    "owns": {"A": "B-2"},
    "whiskey": "A3",
    "open": "B-2",
    "crews": {"A": {1: "soldier-2-3 moll-2-2"}, "B": {1: "moll-3-2"}},
}


@pytest.mark.parametrize(("event", "sum_"), [("", 2800), ("up", 5600), ("down", 1400)])
def test_t37_a_moll_guards_her_captains_speakeasy(event, sum_):
    """§5.1.2 Small club V3: 1400 + 1400; the event comes first (A70)."""
    t = city(event, groups={"A": {1: "B-2"}}, **MOLL)

    assert ([sum_, 0, 0], ["speakeasy", "moll"]) == (gains(t), [e.reason for e in t.news(Paid)])


@pytest.mark.parametrize("whose", ["A", "B"])
def test_t38_no_bonus_at_a_legal_building(whose):
    """§5.1.2 Own or enemy; and her face stays hidden."""
    given = {**MOLL, "open": "", "whiskey": ""}
    t = city(groups={whose: {1: "B-2"}}, **given)

    assert [450 if whose == "B" else 500, 50 if whose == "B" else 0, 0] == gains(t)
    assert ([], []) == (t.news(MollSeen), t.news(NoMoll))


def test_a_moll_doubles_what_her_captain_extorts():
    """§5.1.2 (A99) B (N5): half of 1400, once more from the bank; the owner's part stays."""
    t = city(notoriety="B5", groups={"B": {1: "B-2"}}, **MOLL)

    assert [700, 1400, 0] == gains(t)


def test_several_molls_count_as_one():
    """§5.1.2"""
    given = {**MOLL, "crews": {"A": {1: "moll-2-2 moll-2-2 moll-1-3"}}}
    t = city(groups={"A": {1: "B-2"}}, **given)

    assert [2800, 0, 0] == gains(t)


def test_a_moll_at_home_earns_nothing():
    """§5.1.2 She must stand at the speakeasy: A's stands somewhere else."""
    t = city(groups={"A": {1: "A-4"}}, **MOLL)

    assert [1400 + 100, 0, 0] == gains(t)


def test_a_group_without_a_moll_gets_no_bonus():
    """§5.1.2 The guard raises no income (A58); everybody learns that no Moll is there."""
    given = {**MOLL, "crews": {"A": {1: "soldier-2-3"}}}
    t = city(groups={"A": {1: "B-2"}}, **given)

    assert ([1400, 0, 0], 1) == (gains(t), len(t.news(NoMoll)))


def test_the_bonus_shows_that_a_moll_is_there():
    """§5.1.2 (A110) By itself."""
    t = city(groups={"A": {1: "B-2"}}, **MOLL)

    assert [0] == [e.seat for e in t.news(MollSeen)]


@pytest.mark.parametrize(("guard", "sum_"), [("A", 2800), ("B", 1400)])
def test_in_a_truce_only_the_owners_moll_earns(guard, sum_):
    """§5.4.3 Enemy Molls get nothing."""
    t = city("truce", groups={guard: {1: "B-2"}}, **MOLL)

    assert [sum_, 0, 0] == gains(t)


def test_in_a_truce_the_owners_moll_earns_beside_an_enemy_group():
    """§5.4.3 His own group counts as the remaining one."""
    t = city("truce", groups={"A": {1: "B-2"}, "B": {1: "B-2"}}, **MOLL)

    assert [2800, 0, 0] == gains(t)


FOUGHT = {
    "owns": {"A": "B-2"},
    "whiskey": "A3",
    "open": "B-2",
    "groups": {"A": {1: "B-2"}, "B": {1: "B-2"}},
}


def test_a_standing_moll_of_the_winner_earns():
    """§5.1.2 B's Moll stands after the shootout: 40 % of 1400, twice (N3 has won a point)."""
    t = Table(
        Resolve(0),
        notoriety="B3",
        crews={"A": {1: "soldier-1-4"}, "B": {1: "moll-2-2 soldier-4-2 tommygun"}},
        **FOUGHT,
    ).play("B: arm tommygun 0\nB: ready\nB: attack tommygun 0\n*: roll 6")

    assert [840, 1120, 0] == gains(t)


def test_an_injured_moll_earns_nothing():
    """§5.1.2 She is in her slot again, but not standing."""
    t = Table(
        Resolve(0),
        notoriety="B3",
        crews={"A": {1: "soldier-3-3"}, "B": {1: "moll-1-3 soldier-2-4 tommygun"}},
        **FOUGHT,
    ).play("""
        B: arm tommygun 0
        A: attack hands 2
        *: roll 3
        B: attack tommygun 0
        *: roll 6
    """)

    assert ([840, 560, 0], "soldier-2-4 moll-1-3 tommygun") == (gains(t), t.crew("B"))


def test_a_claimed_moll_earns_nothing_for_her_new_captain():
    """§5.1.2 B (N5) claims A's Moll and wins: 60 % of 1400, no bonus."""
    t = Table(
        Resolve(0),
        notoriety="A1 B5",
        crews={"A": {1: "moll-2-2"}, "B": {1: "soldier-4-2"}},
        **FOUGHT,
    ).play("B: claim 0")

    assert ([560, 840, 0], "soldier-4-2 moll-2-2") == (gains(t), t.crew("B"))


@pytest.mark.parametrize(
    ("name", "incomes"),
    [
        ("A-2", (500, 700, 900, 1100)),
        ("B-2", (500, 800, 1100, 1400)),
        ("A-4", (1000, 1300, 1600, 1900)),
        ("A-3", (1000, 1500, 2000, 2500)),
        ("A-1", (1500, 2000, 2500, 3000)),
    ],
)
@pytest.mark.parametrize("value", [0, 1, 2, 3])
def test_incomes_of_the_planner_card(name, incomes, value):
    """§3.3.6, §1.3.1 Normal, and open with each whiskey; instead of it, not on top (A51)."""
    whiskey = {"whiskey": f"A{value}", "open": name} if value else {}
    t = city(owns={"A": name}, **whiskey)

    assert [incomes[value], 0, 0] == gains(t)


@pytest.mark.parametrize("notoriety", [1, 2, 5, 9, 10])
def test_ten_per_cent_a_point(notoriety):
    """§3.3.6 At ten the whole income, and the owner gets nothing (A96)."""
    t = city(notoriety=f"B{notoriety}", owns={"A": "A-1"}, groups={"B": {1: "A-1"}})

    assert [1500 - 150 * notoriety, 150 * notoriety, 0] == gains(t)


def test_an_unowned_building_is_extorted_from_the_bank():
    """§3.3.6 (A98) Its normal income, though B holds whiskey."""
    t = city(notoriety="B4", whiskey="B3", groups={"B": {1: "A-3"}})

    assert ([0, 400, 0], [-1]) == (gains(t), [e.payer for e in t.news(Paid)])


def test_the_owner_needs_nobody_there():
    """§3.3.5 (A100) His building pays without a group."""
    assert [1500, 0, 0] == gains(city(owns={"A": "A-1"}))


def test_nobody_extorts_himself():
    """§3.3.6 (A101) A's group at home: the income, once."""
    assert [1500, 0, 0] == gains(city(notoriety="A9", owns={"A": "A-1"}, groups={"A": {1: "A-1"}}))


def test_half_may_be_less_than_the_normal_income():
    """§5.4.5 (A70) Hotel V1: 2000 halved is 1000, normal would be 1500."""
    t = city("down", owns={"A": "A-1"}, whiskey="A1", open="A-1")

    assert [1000, 0, 0] == gains(t)


@pytest.mark.parametrize("event", ["up", "down"])
def test_whiskey_events_do_not_touch_legal_buildings(event):
    """§5.4.4, §5.4.5 Owned or not."""
    t = city(event, notoriety="B3", owns={"A": "A-1"}, groups={"B": {1: "B-3"}})

    assert [1500, 300, 0] == gains(t)


def test_whiskey_value_is_the_owners():
    """§3.3.6 B holds better whiskey, but it is A's house."""
    t = city(
        notoriety="B2", owns={"A": "A-2"}, whiskey="A1 B3", open="A-2", groups={"B": {1: "A-2"}}
    )

    assert [560, 140, 0] == gains(t)


def test_every_building_pays_once_a_day():
    """§3.3.6 Six buildings, six payments."""
    t = city(owns={"A": "A-1 B-2 D-5", "B": "A-2 C-3", "C": "D-1"})

    assert ([2500, 1500, 500], 6) == (gains(t), len(t.news(Paid)))


@pytest.mark.parametrize(
    ("event", "whiskey", "gained"),
    [("", {}, [500, 55, 0]), ("down", {"whiskey": "A1", "open": "A-2"}, [340, 37, 0])],
)
def test_other_editions_round_down(event, whiskey, gained, monkeypatch):
    """§1.5.4 (A115) A Small shop with income 555: 55.5; open and halved 377.5, thereof 37.7."""
    text = ED.text.replace("income = 500, glasses = 200", "income = 555, glasses = 200")
    monkeypatch.setitem(EDITIONS, "standard", read_edition(text))
    t = city(event, owns={"A": "A-2"}, groups={"B": {1: "A-2"}}, **whiskey)

    assert gained == gains(t)


def test_the_bank_never_runs_out():
    """§1.2.3 (A13) It began with nothing and owes all it has paid."""
    t = city(owns={"A": "A-1"})

    assert (-3 * 6500 - 1500, 8000) == (t.state.purse.bank, t.cash("A"))


def test_purchases_of_today_count_for_extortion():
    """§1.4.6 (A117) N of that moment."""
    t = city(owns={"B": "A-1 D-2"}, groups={"B": {1: "B-3"}})

    assert 3000 + 400 == gains(t)[1]
