"""§4.5 End of a shootout: notoriety, loot, who goes where, and settling."""

import pytest

from consigliere.games.mob_city.events import (
    Looted,
    NotorietyChanged,
    OrphansLeft,
    ShootoutBegan,
    ShootoutWon,
)
from consigliere.games.mob_city.rules.districts import Resolve
from consigliere.games.mob_city.rules.wages import Wages

from .table import ORPHANS, A, Table

SHOOT = "A: attack tommygun 1\n*: roll 6"
KILLER = "soldier-4-2 tommygun"


def won(script=SHOOT, settled=False, **table):
    """A's Soldier with a Tommygun shoots B's Soldier."""
    given = {"A": KILLER, "B": "soldier-1-4", **table}
    return Table.fight(settled=settled, **given).play(script)


def test_the_winner_gains_and_the_loser_loses_a_point():
    """§4.5.2 The bystander C does not."""
    t = won(notoriety="A3 B3 C3")

    assert [4, 2, 3] == [t.notoriety(seat) for seat in "ABC"]


def test_several_enemies_are_one_victory():
    """§4.5.2 (A88) One point per shootout; every loser loses one (A74)."""
    t = Table.fight(
        A="assassin-9-2 torpedo-5-4", B="soldier-1-4", C="moll-2-2", notoriety="A3 B3 C4"
    ).play("""
        A: attack assassin 2
        A: attack hands 3
        *: roll 6
    """)

    assert [4, 2, 3] == [t.notoriety(seat) for seat in "ABC"]
    assert [A] == [e.seat for e in t.news(ShootoutWon)]


def test_the_fight_goes_on_while_two_groups_stand():
    """§4.5.1 C's Moll is down, B's Soldier is not."""
    t = Table.fight(A="assassin-9-2 torpedo-5-4", B="soldier-1-4", C="moll-2-2")
    t.say("A: ready\nA: attack assassin 3")

    assert ([], "act", "A") == (t.news(ShootoutWon), t.prompt(), t.asked())


def test_t55_minimum_and_maximum_hold():
    """§1.4.4, §1.4.5 Loser at his minimum, winner at 10: both unchanged."""
    t = won(notoriety="A10", owns={"B": "D-2"})

    assert (10, 2, []) == (t.notoriety("A"), t.notoriety("B"), t.news(NotorietyChanged))


LOOT = {"A": "assassin-9-2 torpedo-5-4", "B": "soldier-1-4 moll-2-2 revolver shotgun"}
ROBBED = """
    B: arm revolver 0
    B: arm shotgun 1
    B: ready
    A: attack assassin 2
    A: attack hands 3
    *: roll 6
"""


def test_t56_loot_goes_into_the_winning_slot():
    """§4.5.3 (A87) The winner takes a Shotgun and a Revolver: both there."""
    t = Table.fight(**LOOT).play(ROBBED + "A: loot revolver shotgun")

    assert "torpedo-5-4 assassin-9-2 revolver shotgun" == t.crew("A")


def test_t56_wages_rise_by_100_from_the_next_day():
    """§4.5.7 (A42) Four cards instead of two at the next wages."""
    t = Table.fight(**LOOT).play(ROBBED + "A: loot revolver shotgun")
    today = t.cash("A")
    t.then(Wages(A))

    assert (6500, 6300) == (today, t.cash("A"))


@pytest.mark.parametrize(
    ("taken", "left"),
    [("", "revolver shotgun"), ("revolver", "shotgun"), ("revolver shotgun", "")],
)
def test_loot_may_be_left(taken, left):
    """§4.5.3 Any of the weapons; the rest goes under the deck."""
    t = Table.fight(**LOOT).play(f"{ROBBED}A: loot {taken}")

    assert left == t.under().partition(" / ")[2]
    assert 4 + 2 == len(f"{t.crew('A')} {t.crew('B')} {t.under()}".replace(" /", "").split())


def test_loot_is_offered_from_all_piles():
    """§4.5.3 His own group's, too."""
    t = Table.fight(
        A="soldier-4-2 soldier-1-4 shotgun tommygun", B="torpedo-5-4 revolver", favour="A"
    ).say("""
        A: arm tommygun 1
        A: arm shotgun 0
        A: ready
        B: arm revolver 0
        B: ready
        B: attack revolver 0
        *: roll 6
        A: attack tommygun 2
        *: roll 6
    """)

    assert ["loot", "loot shotgun", "loot revolver", "loot revolver shotgun"] == t.options("A")


def test_nothing_dropped_nothing_asked():
    """§4.5.3 No pile, no loot."""
    t = won()

    assert ("", []) == (t.was_asked("loot"), t.news(Looted))


def test_only_the_winner_loots():
    """§4.5.3 Nobody else is asked."""
    t = Table.fight(**LOOT).say(ROBBED)

    assert ("loot", "A") == (t.prompt(), t.asked())


def test_winners_return_with_their_weapons():
    """§4.5.4 Into the same slot; the group stands at the building until it is settled."""
    t = won()

    assert ("soldier-4-2 tommygun", "A-4", "") == (t.crew("A"), t.group("A"), t.group("B"))


def test_injured_winners_are_in_their_slot():
    """§4.4.1 Standing or not, the group is whole again."""
    t = Table.fight(A="soldier-1-4 torpedo-5-4", B="lieutenant-7-6").play("""
        B: attack colt 0
        *: roll 3
        A: attack hands 2
        *: roll 6
    """)

    assert ("soldier-1-4 torpedo-5-4", "lieutenant-7-6") == (t.crew("A"), t.crew("B"))


KEPT = {"A": KILLER, "B": "soldier-1-4 revolver grenade"}


def test_a_losing_slot_without_a_character_loses_its_weapons():
    """§4.5.5, §5.5.4 The weapons that were not given out go under the deck."""
    t = Table.fight(**KEPT, house=ORPHANS).play(f"B: ready\n{SHOOT}")

    assert ("", "soldier-1-4 / revolver grenade", [2]) == (
        t.crew("B"),
        t.under(),
        [e.cards for e in t.news(OrphansLeft)],
    )


def test_a_losing_slot_with_an_injured_character_keeps_them():
    """§4.5.5 Health 4, hands, a 4: injured."""
    t = Table.fight(A="soldier-4-2", B="soldier-1-4 revolver grenade").play("""
        B: ready
        A: attack hands 1
        *: roll 4
    """)

    assert ("soldier-1-4 revolver grenade", []) == (t.crew("B"), t.news(OrphansLeft))


def test_a_slot_saved_by_a_claim_keeps_them_too():
    """§4.5.5 A claims C's Moll and is beaten by B: the Moll stays with A and his Revolver."""
    t = Table.fight(
        A="soldier-4-2 revolver", B="soldier-3-3 tommygun", C="moll-2-2", notoriety="A5 B5"
    ).play("""
        A: ready
        B: arm tommygun 0
        B: ready
        A: claim 2
        B: attack tommygun 0
        *: roll 6
    """)

    assert "moll-2-2 revolver" == t.crew("A")


def test_t58_the_winner_extorts_with_his_new_notoriety():
    """§4.5.6 (A89) N3 wins at an unowned Big shop: N4, 40 % = 400."""
    t = won(settled=True, notoriety="A3")

    assert (4, 6900) == (t.notoriety("A"), t.cash("A"))


def test_t59_the_owner_wins_at_home():
    """§4.5.6 (A90) Own legal Big shop: N +1, income 1000, no extortion."""
    t = won(settled=True, owns={"A": "A-4"}, notoriety="A3")

    assert (4, 7500, 6500) == (t.notoriety("A"), t.cash("A"), t.cash("B"))


def test_the_owner_loses_at_home():
    """§4.5.6 B's Big shop: A (N2 now) takes 200, B keeps 800."""
    t = won(settled=True, owns={"B": "A-4"}, notoriety="A1 B3", script="A: hold\n" + SHOOT)

    assert ([6700, 7300], [2, 2]) == (
        [t.cash(seat) for seat in "AB"],
        [t.notoriety(seat) for seat in "AB"],
    )


def test_the_winner_at_a_third_captains_building():
    """§4.5.6 C's income is split with the winner; the loser gets nothing."""
    t = won(settled=True, owns={"C": "A-4"}, notoriety="A2", script="A: hold\n" + SHOOT)

    assert [6800, 6500, 7200] == [t.cash(seat) for seat in "ABC"]


def test_t64_the_police_card_does_not_protect_against_rivals():
    """§3.1.3 The holder's group meets an enemy on a normal Day: a shootout as usual."""
    t = won(settled=True, police="B", notoriety="A2 B2")

    assert (1, [3, 1]) == (len(t.news(ShootoutBegan)), [t.notoriety(seat) for seat in "AB"])


def test_a_captain_may_fight_with_several_groups_in_a_day():
    """§4.5 Each shootout by itself: two victories, two points."""
    t = Table(
        Resolve(0),
        notoriety="B5",
        crews={
            "A": {1: KILLER, 2: KILLER},
            "B": {1: "soldier-1-4", 2: "soldier-1-4"},
        },
        groups={"A": {1: "A-4", 2: "B-3"}, "B": {1: "A-4", 2: "B-3"}},
    ).play(f"{SHOOT}\n{SHOOT}")

    assert ([3, 3], 6500 + 200 + 300) == ([t.notoriety(seat) for seat in "AB"], t.cash("A"))


def test_a_thrown_grenade_is_never_loot():
    """§4.5.3 Nothing is left on the piles."""
    t = Table.fight(A="soldier-4-2 grenade", B="soldier-1-4").play("""
        A: arm grenade 0
        A: ready
        A: lob 1
    """)

    assert ("", "soldier-4-2") == (t.was_asked("loot"), t.crew("A"))


def test_a_dropped_grenade_is_loot():
    """§4.5.3 B's was in hand, not thrown."""
    t = Table.fight(A=KILLER, B="soldier-1-4 grenade").play(f"""
        B: arm grenade 0
        B: ready
        {SHOOT}
        A: loot grenade
    """)

    assert "soldier-4-2 tommygun grenade" == t.crew("A")
