"""Why not? Every reason the rules can give, by a question a Captain might ask."""

import re
from pathlib import Path

import pytest

import consigliere.games.mob_city.rules as rules
from consigliere.games.mob_city.house import House
from consigliere.games.mob_city.parts import POLICE, SNITCH
from consigliere.games.mob_city.rules.bidding import Offer, Privileges, Whiskeys
from consigliere.games.mob_city.rules.districts import Block
from consigliere.games.mob_city.rules.hiring import Hiring
from consigliere.games.mob_city.rules.orders import Buying, Pouring, Sending
from consigliere.games.mob_city.rules.raids import Raids
from consigliere.games.mob_city.rules.setup import ChooseWill, FirstSlots
from consigliere.games.mob_city.rules.shootout import Shootout
from consigliere.games.mob_city.rules.wages import Wages
from consigliere.kernel import Illegal, Reason

from .laying import building
from .table import OPTIONAL, A, B, C, Table

SEVEN = {"owns": {"A": "A-2 B-2 B-4 B-5 C-2 C-4 C-5"}, "house": House(hidden_money=True)}
MOVE = {
    "house": House(moving=True),
    "deck": "soldier-2-3 soldier-2-4 revolver soldier-4-2",
    "crews": {"A": {1: "soldier-3-3"}},
}
HIRED = "A: hire 1 soldier-2-3\nA: hire 1 soldier-2-4"
RAIDED = {"owns": {"A": "H-2 H-3"}, "open": "H-2 H-3", "city": "H B C D", "cash": "A3200"}
BOMB = {
    "owns": {"B": "A-4"},
    "crews": {"A": {1: "soldier-2-3 revolver"}},
    "groups": {"A": {1: "A-4"}},
}
FIGHT = {
    "crews": {"A": {1: "soldier-4-2 soldier-1-4 revolver"}, "B": {1: "lieutenant-7-6 moll-2-2"}},
    "groups": {"A": {1: "A-4"}, "B": {1: "A-4"}},
}
SHOT = "A: arm revolver 0\nA: ready\nB: ready\nB: attack colt 0\n*: roll 6"
HANDS_FULL = {
    "crews": {"A": {1: "soldier-4-2 soldier-1-4 revolver shotgun"}, "B": {1: "lieutenant-7-6"}},
    "groups": {"A": {1: "A-4"}, "B": {1: "A-4"}},
}
TIED = {
    "crews": {"A": {1: "soldier-2-3 moll-2-2"}, "B": {1: "soldier-1-4"}},
    "groups": {"A": {1: "A-4"}, "B": {1: "A-4"}},
}
LOOT = {
    "crews": {"A": {1: "soldier-4-2 tommygun"}, "B": {1: "soldier-1-4 revolver"}},
    "groups": {"A": {1: "A-4"}, "B": {1: "A-4"}},
}
WON = "A: arm tommygun 0\nA: ready\nB: arm revolver 0\nB: ready\nA: attack tommygun 1\n*: roll 6"
HERE = Shootout(building("A-4"))

REASONS = [
    # (message, rule, table, script, seat, thing)
    ("not-your-turn", Buying(A), {}, "", "B", ("building", "A-2")),
    ("not-now", Privileges(), {}, "", "A", ("building", "A-2")),
    ("not-now", FirstSlots((A,)), {}, "", "A", ("building", "A-2")),
    ("choose-a-will", ChooseWill(A), {}, "", "A", ("building", "A-2")),
    ("hire-from-the-pool", Hiring((A,)), {"deck": "revolver"}, "", "A", ("card", "moll-2-2")),
    ("weapon-needs-character", Hiring((A,)), {"deck": "revolver"}, "", "A", ("card", "revolver")),
    ("nothing-for-this-slot", Hiring((A,)), {"deck": "revolver"}, "", "A", ("slot", 0)),
    (
        "one-lieutenant-a-group",
        Hiring((A,)),
        {
            "deck": "lieutenant-7-6",
            "crews": {
                "A": {
                    1: "lieutenant-5-6",
                    2: "lieutenant-5-6",
                    3: "lieutenant-6-6",
                    4: "lieutenant-6-5",
                }
            },
        },
        "",
        "A",
        ("card", "lieutenant-7-6"),
    ),
    ("hired-enough", Hiring((A, B)), MOVE, HIRED, "A", ("card", "soldier-4-2")),
    ("take-it-or-not", Offer(SNITCH, (A, B)), {"house": OPTIONAL}, "", "A", ("building", "A-2")),
    ("whiskey-gone", Whiskeys((B, C, A)), {}, "B: drink 3\nC: drink 3", "A", ("whiskey", 3)),
    ("cannot-pay", Whiskeys((A,)), {"cash": "A200"}, "", "A", ("whiskey", 3)),
    (
        "choose-a-card",
        Wages(A),
        {"cash": "A0", "crews": {"A": {1: "soldier-2-3 revolver"}}},
        "",
        "A",
        ("building", "A-1"),
    ),
    (
        "no-more-than-needed",
        Wages(A),
        {"cash": "A50", "crews": {"A": {1: "soldier-2-3 revolver"}}},
        "",
        "A",
        ("card", "soldier-2-3"),
    ),
    ("already-owned", Buying(A), {"owns": {"B": "A-2"}}, "", "A", ("building", "A-2")),
    ("too-expensive", Buying(A), {}, "", "A", ("building", "A-1")),
    ("no-token-left", Buying(A), SEVEN, "", "A", ("building", "A-4")),
    ("choose-a-building", Buying(A), {}, "", "A", ("card", "moll-2-2")),
    (
        "not-your-building",
        Pouring(A),
        {"owns": {"A": "A-2"}, "whiskey": "A1"},
        "",
        "A",
        ("building", "A-1"),
    ),
    (
        "own-group-there",
        Sending(A),
        {"crews": {"A": {1: "soldier-2-3", 2: "soldier-2-4"}}},
        "A: go 1 A-2",
        "A",
        ("building", "A-2"),
    ),
    (
        "another-group-now",
        Sending(A),
        {"crews": {"A": {1: "soldier-2-3", 3: "soldier-2-4"}}},
        "",
        "A",
        ("slot", 2),
    ),
    (
        "choose-a-raided-one",
        Raids((building("H-2"), building("H-3"))),
        RAIDED,
        "",
        "A",
        ("building", "H-1"),
    ),
    ("throw-or-hold", Block(0), BOMB, "", "A", ("building", "A-4")),
    ("no-hand-for-it", HERE, FIGHT, "A: arm revolver 0", "A", ("card", "revolver")),
    ("choose-who-acts-first", HERE, TIED, "A: ready", "A", ("fighter", 2)),
    ("not-standing", HERE, FIGHT, SHOT, "A", ("fighter", 0)),
    ("own-man", HERE, FIGHT, SHOT, "A", ("fighter", 1)),
    (
        "hands-full",
        HERE,
        HANDS_FULL,
        "A: arm revolver 0\nA: arm shotgun 1\nA: ready\nB: attack colt 0\n*: roll 6",
        "A",
        ("card", "revolver"),
    ),
    (
        "only-a-grenade-for-him",
        HERE,
        {
            "crews": {
                "A": {1: "assassin-8-3 soldier-1-4 revolver"},
                "B": {1: "assassin-9-2 soldier-1-4"},
            },
            "groups": {"A": {1: "A-4"}, "B": {1: "A-4"}},
        },
        "A: arm revolver 0\nA: ready\nB: ready\nB: attack assassin 0",
        "A",
        ("card", "revolver"),
    ),
    ("cannot-claim", HERE, FIGHT, SHOT, "A", ("seat", 1)),
    ("attack-collect-or-claim", HERE, FIGHT, SHOT, "A", ("building", "A-4")),
    ("choose-from-the-piles", HERE, LOOT, WON, "A", ("card", "tommygun")),
]


@pytest.mark.parametrize(
    ("message", "rule", "table", "script", "seat", "thing"),
    REASONS,
    ids=[f"{row[0]}-{row[5][0]}" for row in REASONS],
)
def test_why_not(message, rule, table, script, seat, thing):
    """What a Captain cannot use now is explained by the rule that forbids it."""
    t = Table(rule, **table).say(script)
    while t.asked() == "*":
        t._go_on()

    assert message == t.why_not(seat, *thing)


def test_every_reason_is_given_somewhere():
    """No message id of the rules is without a question above."""
    sources = [path.read_text() for path in Path(rules.__file__).parent.glob("*.py")]
    written = {m for text in sources for m in re.findall(r'Reason\(\s*"([\w-]+)"', text)}

    assert written | {"not-now", "not-your-turn"} == {row[0] for row in REASONS}


@pytest.mark.parametrize(
    ("rule", "table", "script", "thing"),
    [
        (Hiring((A,)), {"deck": "moll-2-2"}, "", ("card", "moll-2-2")),
        (Hiring((A,)), {"deck": "moll-2-2"}, "", ("slot", 3)),
        (Whiskeys((A,)), {}, "", ("whiskey", 3)),
        (Buying(A), {}, "", ("building", "A-2")),
        (Pouring(A), {"owns": {"A": "A-2"}, "whiskey": "A1"}, "", ("building", "A-2")),
        (Sending(A), {"crews": {"A": {1: "soldier-2-3"}}}, "", ("building", "A-2")),
        (HERE, FIGHT, "", ("card", "revolver")),
        (HERE, FIGHT, SHOT, ("fighter", 2)),
        (HERE, FIGHT, SHOT, ("fighter", 3)),
        (HERE, LOOT, WON, ("card", "revolver")),
    ],
)
def test_no_reason_against_what_can_be_done(rule, table, script, thing):
    """Some option names it, so there is nothing to explain."""
    t = Table(rule, **table).say(script)
    while t.asked() == "*":
        t._go_on()

    assert "" == t.why_not("A", *thing)


ASSASSIN = {
    "crews": {
        "A": {1: "assassin-8-3 soldier-1-4 revolver"},
        "B": {1: "assassin-9-2 soldier-1-4"},
    },
    "groups": {"A": {1: "A-4"}, "B": {1: "A-4"}},
}


@pytest.mark.parametrize(
    ("false", "rule", "table", "script", "thing"),
    [
        (
            "own-group-there",
            Sending(A),
            {"crews": {"A": {1: "soldier-2-3", 3: "soldier-2-4"}}},
            "",
            ("slot", 2),
        ),
        (
            "hands-full",
            HERE,
            ASSASSIN,
            "A: arm revolver 0\nA: ready\nB: ready\nB: attack assassin 0",
            ("card", "revolver"),
        ),
        ("cannot-pay", Whiskeys((A,)), {}, "", ("building", "A-2")),
    ],
    ids=["it is not that slot's turn", "the Assassin's hands are empty", "it is no whiskey"],
)
def test_a_reason_is_true(false, rule, table, script, thing):
    """Whatever is said, it must not be what everybody can see to be wrong."""
    t = Table(rule, **table).say(script)

    assert false != t.why_not("A", *thing)


def test_a_reason_names_its_paragraph():
    """§3.2.2 And what it speaks of."""
    s = Table(Buying(A)).state

    assert Reason("too-expensive", (("price", 7500),), "3.2.2") == s.why_not(
        A, ("building", building("A-1"))
    )


def test_the_paragraph_of_police_is_that_of_police():
    """§3.1.3 Not that of the Snitch."""
    reason = Table(Offer(POLICE, (A,)), house=OPTIONAL).state.why_not(A, ("building", 0))

    assert reason is not None
    assert "3.1.3" == reason.rule


def test_a_refused_answer_says_why():
    """An Illegal carries the reason a person should read."""
    with pytest.raises(Illegal) as refused:
        Table(Buying(A)).say("B: stop")

    assert Reason("illegal-not-asked", (("seat", B),)) == refused.value.reason
