"""§3.3.1 Raids: fines, lost buildings, and what is closed."""

import pytest

from consigliere.games.mob_city.events import (
    NotorietyChanged,
    Paid,
    Raided,
    ShootoutWon,
)
from consigliere.games.mob_city.rules.districts import Block, Resolve

from .laying import ED, building
from .table import Table

TWO_CLUBS = {"event": "raid-north", "city": "H B C D", "whiskey": "A1", "open": "H-2 H-3"}


def raid(cash, **table):
    """A's Small club (fine 1500) and Big club (3000) are open in the north-western block."""
    given = {**TWO_CLUBS, "owns": {"A": "H-2 H-3"}, "cash": f"A{cash}", **table}
    return Table(Block(0), **given)


def test_t22_he_chooses_which_fine_to_pay():
    """§3.3.1 (A62) $3200 for 4500: he is asked."""
    t = raid(3200)

    assert ["fine H-2", "fine H-3"] == t.options("A")


def test_t22_the_big_club_first():
    """§3.3.1 200 left, the Small club is lost."""
    t = raid(3200).play("A: fine H-2")

    assert (200, "A", "") == (t.cash("A"), t.owner("H-2"), t.owner("H-3"))


def test_t22_the_small_club_first():
    """§3.3.1 1700 left, the Big club is lost."""
    t = raid(3200).play("A: fine H-3")

    assert (1700, "", "A") == (t.cash("A"), t.owner("H-2"), t.owner("H-3"))


def test_who_can_pay_all_is_not_asked():
    """§3.3.1 $4500: both fines in lot order; he must pay if he can."""
    t = raid(4500).play()

    assert ("", 0, "A", "A") == (t.was_asked("fine"), t.cash("A"), t.owner("H-2"), t.owner("H-3"))
    assert ["H-2", "H-3"] == [ED.names[e.building] for e in t.news(Raided)]


def test_there_is_no_part_payment():
    """§3.3.1 (A62) $1499 are kept, and both clubs are lost."""
    t = raid(1499).play()

    assert (1499, "", "") == (t.cash("A"), t.owner("H-2"), t.owner("H-3"))


def test_the_dearest_comes_first_by_default():
    """§2.2.1 What is answered for a Captain who is away."""
    t = raid(3200).play()

    assert ("A", "") == (t.owner("H-2"), t.owner("H-3"))


@pytest.mark.parametrize(
    ("city", "name", "fine"),
    [
        ("A B C D", "A-2", 1000),
        ("B A C D", "B-2", 1500),
        ("A B C D", "A-4", 2000),
        ("A B C D", "A-3", 3000),
        ("A B C D", "A-1", 4000),
    ],
)
def test_the_fine_of_each_kind(city, name, fine):
    """§3.3.1 By the Planner card; to the bank (A118). One dollar less and it is lost."""
    given = {"event": "raid-west", "city": city, "owns": {"A": name}, "open": name, "whiskey": "A1"}
    paid, lost = [Table(Block(0), cash=f"A{cash}", **given).play() for cash in (fine, fine - 1)]

    assert (0, "A") == (paid.cash("A"), paid.owner(name))
    assert (fine - 1, "") == (lost.cash("A"), lost.owner(name))
    assert [(0, -1, fine, "fine")] == [(e.payer, e.to, e.amount, e.reason) for e in paid.news(Paid)]


def test_t23_money_of_earlier_blocks_pays_the_fine():
    """§3.3.1 Raid North: NW brings 400, so the fine of 1500 in NE can be paid: $100 left."""
    t = Table(
        Resolve(0),
        event="raid-north",
        cash="A1200",
        notoriety="A4",
        owns={"A": "B-2"},
        whiskey="A1",
        open="B-2",
        crews={"A": {1: "soldier-2-3"}},
        groups={"A": {1: "A-4"}},
    ).play()

    assert (100, "A") == (t.cash("A"), t.owner("B-2"))
    assert ([400, 1500], "B-2", "") == ([e.amount for e in t.news(Paid)], t.closed(), t.open())


def test_money_of_the_same_block_comes_too_late():
    """§3.3.1 Raids come before lone groups: the Small shop is lost, then 400 are earned."""
    t = Table(
        Resolve(0),
        event="raid-north",
        cash="A900",
        notoriety="A4",
        owns={"A": "A-2"},
        whiskey="A1",
        open="A-2",
        crews={"A": {1: "soldier-2-3"}},
        groups={"A": {1: "A-4"}},
    ).play()

    assert ("", 1200, 3) == (t.owner("A-2"), t.cash("A"), t.notoriety("A"))


def test_t25_a_legal_building_is_untouched():
    """§5.4.1 It pays normally."""
    t = Table(Resolve(0), event="raid-north", owns={"A": "A-3"}).play()

    assert (7500, "A", []) == (t.cash("A"), t.owner("A-3"), t.news(Raided))


def test_a_speakeasy_on_another_side_is_untouched():
    """§3.3.1 Raid South: NE pays its speakeasy income."""
    t = Table(Resolve(0), event="raid-south", owns={"A": "B-2"}, whiskey="A2", open="B-2").play()

    assert (7600, []) == (t.cash("A"), t.news(Raided))


def test_the_police_holders_speakeasies_are_spared():
    """§3.1.3 A's is not raided, B's is."""
    t = Table(
        Resolve(0),
        event="raid-north",
        police="A",
        owns={"A": "A-2", "B": "B-2"},
        whiskey="A1 B1",
        open="A-2 B-2",
    ).play()

    assert (7200, 5000, "B-2") == (t.cash("A"), t.cash("B"), t.closed())


GUESTS = {
    "event": "raid-north",
    "notoriety": "A3 B3",
    "owns": {"C": "A-4"},
    "whiskey": "C1",
    "open": "A-4",
    "crews": {"A": {1: "soldier-2-3 tommygun"}, "B": {1: "soldier-1-4"}},
}


def test_t26_a_shootout_at_a_raided_building():
    """§3.3.4 (A64) It takes place: winner +1, loser -1, no money."""
    t = Table(Resolve(0), groups={"A": {1: "A-4"}, "B": {1: "A-4"}}, **GUESTS)
    t.play("A: attack tommygun 1\n*: roll 6")

    assert [(4, 6500), (2, 6500)] == [(t.notoriety(seat), t.cash(seat)) for seat in "AB"]
    assert (4500, 1) == (t.cash("C"), len(t.news(ShootoutWon)))


def test_t26_the_loser_does_not_fall_below_his_minimum():
    """§1.4.4 B owns a Hotel and a Small shop (2 + 1)."""
    given = {**GUESTS, "owns": {"C": "A-4", "B": "D-1 D-2"}}
    t = Table(Block(0), groups={"A": {1: "A-4"}, "B": {1: "A-4"}}, **given)
    t.play("A: attack tommygun 1\n*: roll 6")

    assert (3, 3) == (t.notoriety("B"), t.minimum("B"))


def test_a_raided_building_cannot_be_extorted():
    """§3.3.1 (A63, A65) Not even by the Police holder; his group is unharmed."""
    t = Table(Resolve(0), police="A", groups={"A": {1: "A-4"}}, **GUESTS).play()

    assert (6500, "soldier-2-3 tommygun", 4500) == (t.cash("A"), t.crew("A"), t.cash("C"))


@pytest.mark.parametrize(
    ("others", "before", "after"),
    [("", 5, 3), ("", 3, 1), ("", 2, 1), ("D-1 D-2", 5, 3), ("D-1 D-2", 6, 4)],
)
def test_notoriety_falls_with_a_lost_building(others, before, after):
    """§3.3.1 (A49) By its value 2, not below the new minimum (Hotel and Small shop: 3)."""
    t = Table(
        Block(0),
        event="raid-north",
        cash="A0",
        notoriety=f"A{before}",
        owns={"A": f"A-1 {others}"},
        whiskey="A1",
        open="A-1",
    ).play()

    assert (after, "") == (t.notoriety("A"), t.owner("A-1"))


def test_a_paid_fine_costs_no_notoriety():
    """§3.3.1 He keeps the building."""
    t = raid(4500, notoriety="A7").play()

    assert (7, []) == (t.notoriety("A"), t.news(NotorietyChanged))


def test_a_lost_building_can_be_bought_again():
    """§3.3.1 (A45) It is unowned, and he has his token back."""
    t = raid(0).play()

    assert (-1, 0) == (t.state.owner[building("H-2")], t.state.owner.count(0))


def test_a_lost_building_pays_nobody_today():
    """§3.3.1 It is closed, though a group stands there."""
    t = raid(0, crews={"B": {1: "soldier-2-3"}}, groups={"B": {1: "H-2"}}).play()

    assert ([6500, 6500], "H-2 H-3") == ([t.cash(seat) for seat in "BC"], t.closed())


def test_owners_pay_one_after_the_other():
    """§3.3.1 A chooses among his, B pays his own."""
    given = {"owns": {"A": "H-2 H-3", "B": "H-5"}, "open": "H-2 H-3 H-5", "whiskey": "A1 B1"}
    t = raid(3200, **given).play("A: fine H-2")

    assert ("A", 200, 3500) == (t.was_asked("fine"), t.cash("A"), t.cash("B"))


def test_he_chooses_again_while_he_cannot_pay_all():
    """§3.3.1 Three speakeasies, $4000: after the first he still lacks money."""
    given = {"owns": {"A": "H-2 H-3 H-4"}, "open": "H-2 H-3 H-4"}
    t = raid(4000, **given).play("A: fine H-3\nA: fine H-4")

    assert ("A A", 1000, "") == (t.was_asked("fine"), t.cash("A"), t.owner("H-2"))


def test_a_fine_names_a_raided_building():
    """§3.3.1 No other."""
    t = raid(3200)

    assert t.refuses("A: fine H-1")
    assert t.refuses("A: fine B-2")
