"""§4.4 Result of an attack: the hit table, injuries, deaths, dropped weapons."""

from collections import Counter

import pytest

from consigliere.games.mob_city.events import Attacked, Injured, Killed, Missed

from .laying import ED
from .table import Table

TARGETS = {2: "moll-2-2", 3: "soldier-2-3", 4: "soldier-2-4", 5: "torpedo-5-5", 6: "lieutenant-5-6"}
SHOOTERS = {
    "hands": "torpedo-5-4",
    "colt": "lieutenant-7-6",
    "revolver": "torpedo-5-4 revolver",
    "shotgun": "torpedo-5-4 shotgun",
    "tommygun": "torpedo-5-4 tommygun",
}
HITS = {
    "hands": ["0/5/1", "0/4/2", "0/3/3", "0/2/4", "0/1/5"],
    "colt": ["5/1/0", "4/1/1", "3/1/2", "2/1/3", "1/1/4"],
    "revolver": ["5/1/0", "4/1/1", "3/1/2", "2/1/3", "1/1/4"],
    "shotgun": ["6/0/0", "5/1/0", "4/1/1", "3/1/2", "2/1/3"],
    "tommygun": ["6/0/0", "6/0/0", "6/0/0", "5/1/0", "4/1/1"],
}
ROWS = [(weapon, health, row[health - 2]) for weapon, row in HITS.items() for health in TARGETS]


def result(weapon, health, die):
    """What one attack of A on B does."""
    t = Table.fight(A=SHOOTERS[weapon], B=TARGETS[health]).until("act")
    t.say(f"A: attack {weapon} 1\n*: roll {die}")
    return next(e for e in t.log if isinstance(e, Killed | Injured | Missed))


@pytest.mark.parametrize(("weapon", "health", "row"), ROWS)
def test_the_hit_table(weapon, health, row):
    """§4.4 Table 4.7, in sixths: killed / injured / nothing."""
    found = Counter([type(result(weapon, health, die)) for die in (1, 2, 3, 4, 5, 6)])

    assert row == "/".join([str(found[kind]) for kind in (Killed, Injured, Missed)])


@pytest.mark.parametrize(
    ("die", "outcome"),
    [(1, Missed), (2, Missed), (3, Injured), (4, Killed), (5, Killed), (6, Killed)],
)
def test_t40_a_revolver_against_health_4(die, outcome):
    """§4.4.4 1-2 nothing, 3 injured, 4-6 killed."""
    assert outcome is type(result("revolver", 4, die))


@pytest.mark.parametrize(
    ("die", "outcome"),
    [(1, Missed), (2, Missed), (3, Missed), (4, Injured), (5, Injured), (6, Injured)],
)
def test_t41_bare_hands_against_health_4(die, outcome):
    """§4.4.4 1-3 nothing, 4-6 injured, never killed."""
    assert outcome is type(result("hands", 4, die))


def test_an_injured_card_goes_back_into_its_slot():
    """§4.4.1 (A85) It is out of this shootout; nothing goes under the deck."""
    t = Table.fight(A="soldier-4-2", B="soldier-2-4 soldier-1-4").say("""
        B: ready
        A: attack hands 2
        *: roll 4
    """)

    assert ("soldier-2-4", "A soldier-4-2, B soldier-1-4", "") == (
        t.crew("B"),
        t.fighters(),
        t.under(),
    )


def test_a_killed_card_goes_under_the_deck():
    """§4.4.2 (A86) Known to all; it is not in its slot any more."""
    t = Table.fight(A="soldier-4-2 tommygun", B="soldier-2-4 soldier-1-4").say("""
        B: ready
        A: arm tommygun 0
        A: ready
        A: attack tommygun 2
        *: roll 4
    """)

    assert ("soldier-2-4", "") == (t.under(), t.crew("B"))
    assert (ED.cards.index("soldier-2-4"),) == t.state.deck.layers[0].shown


@pytest.mark.parametrize("die", [3, 4], ids=["injured", "killed"])
def test_weapons_are_dropped_either_way(die):
    """§4.4.3 On the pile of their own group."""
    t = Table.fight(A="soldier-4-2 revolver", B="soldier-2-4 shotgun soldier-1-4").say(f"""
        A: arm revolver 0
        A: ready
        B: arm shotgun 1
        B: ready
        A: attack revolver 2
        *: roll {die}
    """)

    assert ("shotgun", "") == (t.pile("B"), t.pile("A"))


def test_a_miss_changes_nothing():
    """§4.4 The weapon is still in hand."""
    t = Table.fight(A="soldier-4-2", B="soldier-2-4 shotgun").say("""
        B: arm shotgun 0
        B: ready
        A: attack hands 1
        *: roll 3
    """)

    assert ("A soldier-4-2, B soldier-2-4 shotgun", "") == (t.fighters(), t.pile("B"))


def test_an_injured_lieutenant_lies_face_up():
    """§4.4.1 In his own slot."""
    t = Table.fight(A="torpedo-5-4", B="lieutenant-5-6 soldier-1-4").say("""
        B: ready
        A: attack hands 2
        *: roll 6
    """)

    assert "lieutenant-5-6" == t.sees("C", "B")


def test_the_colt_is_never_dropped():
    """§4.4.3 Only the Shotgun of the killed Lieutenant is."""
    t = Table.fight(A="torpedo-5-4 tommygun", B="lieutenant-5-6 shotgun soldier-1-4").say("""
        A: arm tommygun 0
        A: ready
        B: arm shotgun 1
        B: ready
        A: attack tommygun 2
        *: roll 6
    """)

    assert "shotgun" == t.pile("B")


def test_die_and_attack_are_told():
    """§8.1.2 Who, whom, with what, and the roll."""
    t = Table.fight(A="soldier-4-2", B="soldier-2-4").say("A: attack hands 1\n*: roll 2")
    outcome = t.news(Attacked)[0]

    assert (0, 1, 2, "soldier-2-4") == (
        outcome.seat,
        outcome.victim,
        outcome.die,
        ED.cards[outcome.target],
    )


def test_the_die_has_six_sides():
    """§4.4"""
    t = Table.fight(A="soldier-4-2", B="soldier-2-4").say("A: attack hands 1")

    assert [f"roll {die}" for die in (1, 2, 3, 4, 5, 6)] == t.options("*")
    assert t.refuses("*: roll 7")
