"""§4.1 Line-up and weapons; §4.2 order by Reflex."""

import pytest

from consigliere.games.mob_city.events import LinedUp, ShootoutBegan
from consigliere.games.mob_city.rules.districts import Block

from .laying import ED
from .table import Table


def gives(cards, script):
    """What A can still give out to whom after some arms."""
    t = Table.fight(A=cards, B="soldier-1-4").say(script)
    return t.options("A", "arm")


@pytest.mark.parametrize("character", ["soldier-2-3", "moll-2-2", "lieutenant-5-6"])
def test_most_characters_carry_one_weapon(character):
    """§4.1.2 The Lieutenant one besides his Colt."""
    cards = f"{character} revolver shotgun grenade"

    assert ["arm revolver 0", "arm shotgun 0", "arm grenade 0"] == gives(cards, "")
    assert [] == gives(cards, "A: arm shotgun 0")


def test_a_torpedo_carries_two_weapons():
    """§4.1.2 Not three."""
    cards = "torpedo-4-4 revolver shotgun tommygun"

    assert ["arm shotgun 0", "arm tommygun 0"] == gives(cards, "A: arm revolver 0")
    assert [] == gives(cards, "A: arm revolver 0\nA: arm shotgun 0")


def test_an_assassin_carries_one_grenade_and_nothing_else():
    """§4.1.2"""
    cards = "assassin-9-2 revolver shotgun tommygun grenade grenade"

    assert ["arm grenade 0"] == gives(cards, "")
    assert [] == gives(cards, "A: arm grenade 0")


def test_weapons_may_be_kept_back():
    """§4.1.2 All, some or none."""
    t = Table.fight(A="soldier-2-3 revolver", B="soldier-1-4").say("A: ready")

    assert "A soldier-2-3, B soldier-1-4" == t.fighters()


def test_each_weapon_is_given_once():
    """§4.1.2 One Revolver for two Soldiers."""
    cards = "soldier-2-3 soldier-2-4 revolver"

    assert ["arm revolver 0", "arm revolver 1"] == gives(cards, "")
    assert [] == gives(cards, "A: arm revolver 1")


def test_weapons_stay_in_their_slot():
    """§4.1.2 The Tommygun of slot 2 does not come to the shootout of slot 1."""
    t = Table(
        Block(0),
        crews={
            "A": {1: "soldier-2-3 revolver", 2: "soldier-2-4 tommygun"},
            "B": {1: "soldier-1-4"},
        },
        groups={"A": {1: "A-4", 2: "B-1"}, "B": {1: "A-4"}},
    )

    assert ["arm revolver 0"] == t.options("A", "arm")


def test_all_with_two_cards_are_asked_at_once():
    """§4.1.2 B has one card and is not asked."""
    t = Table.fight(A="soldier-2-3 soldier-2-4", B="soldier-1-4", C="moll-2-2 revolver")

    assert ("A C", ["ready"]) == (t.asked(), t.options("A"))


def test_nobody_is_asked_if_all_are_alone():
    """§4.1.2 The first action follows."""
    t = Table.fight(A="soldier-2-3", B="soldier-1-4")

    assert ("act", "A") == (t.prompt(), t.asked())


def test_the_line_up_is_shown_to_all():
    """§4.1.3 Every character with the weapons given to him."""
    t = Table.fight(A="soldier-2-3 moll-2-2 revolver shotgun", B="soldier-1-4").say("""
        A: arm revolver 1
        A: ready
    """)
    shown = [(e.seat, ED.cards[e.card], [ED.cards[w] for w in e.weapons]) for e in t.news(LinedUp)]

    assert [(0, "soldier-2-3", []), (0, "moll-2-2", ["revolver"]), (1, "soldier-1-4", [])] == shown


def test_weapons_not_given_out_stay_hidden_in_the_slot():
    """§4.1.3 (A72) Their number can be seen."""
    t = Table.fight(A="soldier-2-3 revolver shotgun", B="soldier-1-4").say("A: ready")

    assert ("revolver shotgun", "? ?") == (t.sees("A", "A"), t.sees("B", "A"))


@pytest.mark.parametrize("viewer", ["B", "C", "spectator"])
def test_arming_is_secret_until_all_are_ready(viewer):
    """§8.3.1 (A71) Byte for byte the same, whatever A has given out."""
    tables = []
    for weapon in ("revolver", "tommygun"):
        t = Table.fight(A=f"soldier-2-3 {weapon}", B="soldier-1-4 revolver", C="soldier-2-4")
        tables.append(t.say(f"A: arm {weapon} 0\nA: ready"))

    assert tables[0].views(viewer) == tables[1].views(viewer)


def test_who_is_ready_waits_for_the_others():
    """§8.3.1 A is ready, B is not: nothing is shown yet."""
    t = Table.fight(A="soldier-2-3 revolver", B="soldier-1-4 revolver").say("A: ready")
    early = t.news(LinedUp)
    t.say("B: ready")

    assert ([], 2) == (early, len(t.news(LinedUp)))


def test_all_groups_at_the_building_take_part():
    """§4.1.1 (A74) Four at once, each against all the others."""
    t = Table.fight(captains=4, A="soldier-4-2", B="soldier-1-4", C="moll-2-2", D="torpedo-4-4")

    assert ("A", ["attack hands 1", "attack hands 2", "attack hands 3"]) == (
        t.asked(),
        t.options("A"),
    )
    assert 1 == len(t.news(ShootoutBegan))


def test_groups_elsewhere_do_not():
    """§4.1.1 C's group stands next door."""
    t = Table(
        Block(0),
        crews={"A": {1: "soldier-2-3"}, "B": {1: "soldier-1-4"}, "C": {1: "torpedo-4-4"}},
        groups={"A": {1: "A-4"}, "B": {1: "A-4"}, "C": {1: "A-1"}},
    )

    assert "A soldier-2-3, B soldier-1-4" == t.fighters()


THREE = {"A": "soldier-3-3", "B": "soldier-3-3", "C": "lieutenant-6-6"}


@pytest.mark.parametrize(("favour", "order"), [("A", "C A B"), ("B", "C B A"), ("C", "C A B")])
def test_t43_reflex_then_favour(favour, order):
    """§4.2.2 A and B Reflex 3, C Reflex 6: F = A gives C, A, B; F = B gives C, B, A."""
    t = Table.fight(favour=favour, **THREE)

    assert order == t.order()


def test_t44_favour_need_not_take_part():
    """§4.2.2 (A73) F = D, not involved: A before B."""
    t = Table.fight(captains=4, favour="D", A="soldier-3-3", B="soldier-3-3")

    assert "A B" == t.order()


def test_the_highest_reflex_acts_first():
    """§4.2.1 Assassin 9, Lieutenant 7, Torpedo 5, Soldier 1; favour does not matter."""
    t = Table.fight(A="soldier-1-4 torpedo-5-4", B="assassin-9-2 lieutenant-7-6").say("""
        A: ready
        B: ready
    """)

    assert "B B A A" == t.order()


TIED = {"A": "soldier-2-3 soldier-2-4 moll-2-2", "B": "soldier-4-2 soldier-4-2"}


def test_own_ties_are_ordered_by_their_captain():
    """§4.2.3 Three with Reflex 2: he names the first, then the next."""
    t = Table.fight(**TIED).say("A: ready\nB: ready\nA: lead 2\nA: lead 0")
    frame = t.state.stack[-1][1]

    assert (3, 4, 2, 0, 1) == frame.order


def test_equal_cards_need_no_order():
    """§4.2.3 B's two Soldiers 4/2 cannot be told apart: he is not asked."""
    t = Table.fight(**TIED).say("A: ready\nB: ready\nA: lead 0\nA: lead 1")

    assert "A A" == t.was_asked("lead")


def test_equal_cards_with_different_weapons_do():
    """§4.2.3 Who has the Revolver?"""
    t = Table.fight(A="soldier-2-3 soldier-2-3 revolver", B="soldier-1-4").say("""
        A: arm revolver 0
        A: ready
    """)

    assert ["lead 0", "lead 1"] == t.options("A")


def test_own_ties_are_asked_clockwise_from_favour():
    """§4.2.3 C, A, B: whose characters are quicker does not matter."""
    t = Table.fight(
        favour="C",
        A="soldier-2-3 soldier-2-4",
        B="soldier-4-2 torpedo-4-4",
        C="moll-2-2 soldier-2-3",
    ).until("act")

    assert "C A B" == t.was_asked("lead")


def test_a_single_character_is_not_asked():
    """§4.2.3 Ties with another Captain are no question."""
    t = Table.fight(A="soldier-2-3", B="soldier-2-4")

    assert "" == t.was_asked("lead")


def test_the_order_stays_in_every_round():
    """§4.2.4 A, B, A, B."""
    t = Table.fight(A="soldier-2-3", B="soldier-2-4").say("""
        A: attack hands 1
        *: roll 1
        B: attack hands 0
        *: roll 1
        A: attack hands 1
        *: roll 1
    """)

    assert ("A B A B", "A B") == (t.was_asked("act"), t.order())


def test_those_who_are_out_are_skipped():
    """§4.2.4 B's quick Soldier is injured before his second turn."""
    t = Table.fight(A="soldier-3-3", B="soldier-4-2 soldier-1-4").say("""
        B: attack hands 0
        *: roll 1
        A: attack hands 2
        *: roll 2
        B: attack hands 0
        *: roll 1
    """)

    assert ("B A B A", "A soldier-3-3, B soldier-1-4") == (t.was_asked("act"), t.fighters())
