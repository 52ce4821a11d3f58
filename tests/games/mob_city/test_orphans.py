"""§5.5.4 Weapons without a character stay in their slot; §7.14 or go under the deck if agreed."""

import pytest

from consigliere.games.mob_city.events import (
    CannotPayOne,
    NobodyLinedUp,
    OrphansLeft,
    ShootoutWon,
    StandOff,
)
from consigliere.games.mob_city.game import RULES
from consigliere.games.mob_city.house import House
from consigliere.games.mob_city.rules.districts import Block, Resolve
from consigliere.games.mob_city.rules.hiring import Hiring
from consigliere.games.mob_city.rules.orders import Sending
from consigliere.games.mob_city.rules.wages import Wages
from consigliere.kernel import Stream, determinize, observe

from .table import ORPHANS, A, B, C, Table

KILLED = {"A": "soldier-4-2 tommygun", "B": "soldier-1-4 revolver grenade"}
SHOOT = "A: arm tommygun 0\nA: ready\nB: ready\nA: attack tommygun 1\n*: roll 6"


def shot(house):
    return Table.fight(**KILLED, house=house).play(SHOOT)


def test_weapons_stay_when_their_last_character_dies():
    """§4.5.5 B's Soldier is killed; Revolver and Grenade, not given out, are still B's."""
    t = shot(House())

    assert ("revolver grenade", "soldier-1-4", []) == (
        t.crew("B"),
        t.under(),
        t.news(OrphansLeft),
    )


def test_with_the_orphan_rule_they_go_under_the_deck():
    """§7.14"""
    t = shot(ORPHANS)

    assert ("", 1) == (t.crew("B"), len(t.news(OrphansLeft)))


def test_everybody_knows_that_only_weapons_are_left():
    """§4.5.5 Whoever thinks of B's slot thinks of weapons; what they are he does not know."""
    view = observe(shot(House()).state, C)
    worlds = [determinize(RULES, view, Stream(n)) for n in range(20)]
    left = [world.crews[B][0].cards for world in worlds]

    assert not [c for cards in left for c in cards if view.table.ed.is_character(c)]
    assert len(set(left)) > 1


def test_they_are_sent_like_any_group():
    """§3.2.4 "For each group slot you have at least 1 card on"."""
    t = Table(Sending(A), crews={"A": {1: "revolver", 2: "soldier-2-3"}})
    t.say("A: go 1 A-4\nA: go 2 B-1")

    assert ("A-4", "B-1") == (t.group("A", 1), t.group("A", 2))


def test_alone_at_a_building_they_extort():
    """§5.5.4 Nobody sees that no character is there: 10 % of 1000."""
    t = Table(Resolve(0), crews={"A": {1: "revolver"}}, groups={"A": {1: "A-4"}}).play()

    assert 6600 == t.cash("A")


def test_their_wages_are_due():
    """§3.2.1 $50 each."""
    t = Table(Wages(A), crews={"A": {1: "revolver shotgun"}}).play()

    assert 6400 == t.cash("A")


@pytest.mark.parametrize(("cash", "left"), [(60, "revolver"), (40, "")])
def test_weapons_that_cannot_be_paid_leave(cash, left):
    """§3.2.5 One of two for $60; for $40 none, and nobody is asked."""
    t = Table(Wages(A), cash=f"A{cash}", crews={"A": {1: "revolver shotgun"}})
    asked = t.prompt()
    t.play("A: dismiss 1 shotgun" if left else "")

    assert (left, "dismiss" if left else "") == (t.crew("A"), asked)
    assert bool(left) == (not t.news(CannotPayOne))


def test_a_weapon_may_stay_without_the_character_beside_it():
    """§3.2.5 $110: of an Assassin, a Tommygun and a Soldier any two, but one character."""
    crew = {"A": {2: "assassin-9-2 tommygun", 3: "soldier-2-3"}}
    t = Table(Wages(A), cash="A110", crews=crew).play("A: dismiss 2 assassin-9-2")

    assert ("tommygun", "soldier-2-3", 10) == (t.crew("A", 2), t.crew("A", 3), t.cash("A"))


def test_one_character_stays_if_there_is_any():
    """§3.2.5 $60 for an Assassin and a Tommygun: the Tommygun goes."""
    t = Table(Wages(A), cash="A60", crews={"A": {2: "assassin-9-2 tommygun"}})

    assert ["dismiss 2 tommygun"] == t.options("A")


def test_new_weapons_need_a_character_there():
    """§3.1.5 The Shotgun may not join the Revolver; a Soldier may, and then the Shotgun too."""
    t = Table(
        Hiring((A, B, C)), crews={"A": {1: "revolver"}}, deck="soldier-2-3 shotgun moll-2-2"
    ).until("hire")
    before = t.options("A", "hire 1 shotgun")
    t.say("A: hire 1 soldier-2-3")

    assert ([], ["hire 1 shotgun"]) == (before, t.options("A", "hire 1 shotgun"))


GRENADES = {
    "owns": {"B": "A-3"},
    "crews": {"A": {1: "revolver grenade"}},
    "groups": {"A": {1: "A-3"}},
}


def test_nobody_is_there_to_throw_the_grenade():
    """§5.5.4 A is asked, as anybody with two cards; others see no difference."""
    t = Table(Block(0), **GRENADES)
    manned = Table(Block(0), **{**GRENADES, "crews": {"A": {1: "soldier-2-3 grenade"}}})

    assert (["hold"], ["hold", "throw"]) == (t.options("A"), manned.options("A"))
    assert t.say("A: hold").views("C") == manned.say("A: hold").views("C")


def test_in_a_shootout_weapons_alone_have_lost():
    """§4.1.4 B wins at once: N2, the loser stays at 1 and keeps his Revolver and Shotgun."""
    t = Table.fight(A="revolver shotgun", B="soldier-2-3").play("A: ready")

    assert ([A], [B], 2, 1) == (
        [e.seat for e in t.news(NobodyLinedUp)],
        [e.seat for e in t.news(ShootoutWon)],
        t.notoriety("B"),
        t.notoriety("A"),
    )
    assert ("revolver shotgun", "soldier-2-3") == (t.crew("A"), t.crew("B"))


def test_weapons_against_weapons_end_without_a_winner():
    """§4.1.4 All go home; nobody extorts, no notoriety changes."""
    t = Table.fight(A="revolver", B="shotgun", settled=True).play()

    assert (1, [], 1, 1) == (
        len(t.news(StandOff)),
        t.news(ShootoutWon),
        t.notoriety("A"),
        t.notoriety("B"),
    )
    assert [6500, 6500] == [t.cash(seat) for seat in "AB"]


def test_two_fight_on_over_weapons_alone():
    """§4.1.4 C's group is out from the start; A and B fight."""
    t = Table.fight(A="soldier-4-2", B="soldier-2-3", C="revolver").until("act")

    assert ("A soldier-4-2, B soldier-2-3", "A") == (t.fighters(), t.asked())
