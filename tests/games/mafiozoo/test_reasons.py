"""Why not? Every reason the rules can give, by a question a player might ask."""

import re
from pathlib import Path

import pytest

from consigliere.games import mafiozoo
from consigliere.games.mafiozoo.house import House
from consigliere.games.mafiozoo.rules.corruption import CardTurn, CorruptionPhase
from consigliere.games.mafiozoo.rules.draws import GainDistricts
from consigliere.games.mafiozoo.rules.favour import Producer, Union
from consigliere.games.mafiozoo.rules.income import PlacesGive
from consigliere.games.mafiozoo.rules.influence import InfluencePhase, TokenLimits
from consigliere.kernel import Illegal, Reason, retract

from .table import P1, P2, P3, P4, Table, evaluate

HAND = {"hands": "12 12 7"}
TURNS = {"house": House(building="turns")}
LAST = {"hands": "12 7", "places": "mass prison"}
PLAYED = "P1: gain 12 1"
IN_THE_END = "P1: gain 12 1\nP1: decline"
INFORMANT = {"informants": "3 9 | 4"}
BUILDING = {"tokens": "L W", "places": "gym"}

REASONS = [
    # (message, rule, table, script, seat, thing)
    ("not-your-turn", CardTurn(P1), HAND, "", "P2", ("card", 1)),
    ("not-your-turn", evaluate(9), INFORMANT, "", "P3", ("informant", 9)),
    ("not-now", CardTurn(P1), HAND, "", "P1", ("seat", 1)),
    ("not-now", PlacesGive((P1,)), {"places": "dock"}, "", "P1", ("character", 3)),
    ("not-now", Producer(P1), {}, "", "P1", ("place", "mass")),
    ("not-now", evaluate(11), {"gems": {11: "3 1"}}, "*: deal 0 1", "P2", ("place", "mass")),
    ("no-bonus-in-this-phase", CardTurn(P1), {**HAND, "places": "gym"}, "", "P1", ("place", "gym")),
    (
        "no-bonus-in-this-phase",
        CardTurn(P1),
        {**HAND, "places": "court"},
        "",
        "P1",
        ("place", "court"),
    ),
    ("works-by-itself", CardTurn(P1), {**HAND, "places": "hall"}, "", "P1", ("place", "hall")),
    ("works-by-itself", CardTurn(P1), {**HAND, "places": "news"}, "", "P1", ("place", "news")),
    ("no-henchman-there", CardTurn(P1), HAND, "", "P1", ("place", "mass")),
    (
        "no-henchman-there",
        CardTurn(P1),
        {**HAND, "places": "| mass"},
        "",
        "P1",
        ("place", "mass"),
    ),
    ("works-next-round", CardTurn(P1), {**HAND, "built": "mass"}, "", "P1", ("place", "mass")),
    (
        "bonus-used",
        CardTurn(P1),
        {**HAND, "places": "mass"},
        "P1: bonus mass 4",
        "P1",
        ("place", "mass"),
    ),
    (
        "bonus-used",
        CardTurn(P1),
        LAST,
        f"{IN_THE_END}\nP1: bonus mass 4",
        "P1",
        ("place", "mass"),
    ),
    (
        "godfather-is-elsewhere",
        CardTurn(P1),
        {**HAND, "places": "pizza", "visited": 3},
        "",
        "P1",
        ("place", "pizza"),
    ),
    (
        "godfather-is-elsewhere",
        CardTurn(P1),
        {**HAND, "places": "barb", "visited": 2},
        "",
        "P1",
        ("place", "barb"),
    ),
    ("fund-is-empty", CardTurn(P1), {**HAND, "fund": "0"}, "", "P1", ("character", 12)),
    ("no-card-reaches", CardTurn(P1), HAND, "", "P1", ("character", 9)),
    (
        "card-already-played",
        CardTurn(P1),
        {**HAND, "places": "mass"},
        PLAYED,
        "P1",
        ("card", 7),
    ),
    (
        "no-gems-to-place",
        evaluate(9),
        {**INFORMANT, "reserve": "0", "fund": "0"},
        "",
        "P1",
        ("informant", 9),
    ),
    ("another-character-now", evaluate(9), INFORMANT, "", "P1", ("informant", 3)),
    ("another-character-now", evaluate(9), INFORMANT, "", "P2", ("informant", 4)),
    ("only-informants-now", evaluate(9), INFORMANT, "", "P1", ("place", "mass")),
    ("only-informants-now", evaluate(9), INFORMANT, "", "P1", ("character", 3)),
    ("not-in-the-agenda", GainDistricts(P1), {}, "", "P1", ("district", "park")),
    ("stock-is-empty", GainDistricts(P1), {"stock": ""}, "", "P1", ("stock",)),
    ("choose-a-district", GainDistricts(P1), {}, "", "P1", ("character", 3)),
    (
        "another-than-the-union",
        Union(P1),
        {},
        "P1: pick university\n*: reveal park",
        "P1",
        ("character", 6),
    ),
    ("already-there", InfluencePhase(), BUILDING, "", "P1", ("place", "gym")),
    (
        "already-there",
        InfluencePhase(),
        {"tokens": "L L W W"},
        "P1: build gym W W",
        "P1",
        ("place", "gym"),
    ),
    ("already-there", InfluencePhase(), {**BUILDING, **TURNS}, "", "P1", ("place", "gym")),
    ("no-road-there", InfluencePhase(), BUILDING, "", "P1", ("place", "bet")),
    ("cannot-pay-place", InfluencePhase(), BUILDING, "", "P1", ("place", "dock")),
    ("no-such-token", InfluencePhase(), BUILDING, "", "P1", ("token", "G")),
    (
        "no-such-token",
        InfluencePhase(),
        {"tokens": "L L W W"},
        "P1: build gym W W",
        "P1",
        ("token", "W"),
    ),
    (
        "nothing-to-build",
        InfluencePhase(),
        {"tokens": "W L", "places": "gym pizza"},
        "",
        "P1",
        ("token", "W"),
    ),
    ("keep-one-of-yours", TokenLimits((P1,)), {"tokens": "L W"}, "", "P1", ("token", "G")),
]


def name(row):
    return f"{row[0]}-{row[4]}-{row[5][0]}"


@pytest.mark.parametrize(
    ("message", "rule", "table", "script", "seat", "thing"), REASONS, ids=map(name, REASONS)
)
def test_why_not(message, rule, table, script, seat, thing):
    """What a player cannot use now is explained by the rule that forbids it."""
    t = Table(rule, **table).say(script)

    assert message == t.why_not(seat, *thing)


def test_every_reason_is_given_somewhere():
    """No message id in the rules is without a scenario above."""
    folder = Path(mafiozoo.__file__).parent / "rules"
    written = re.findall(
        r'Reason\(\s*"([\w-]+)"', "".join(p.read_text() for p in folder.glob("*.py"))
    )

    assert set() == set(written) - {row[0] for row in REASONS}


@pytest.mark.parametrize(
    ("rule", "table", "script", "seat", "thing"),
    [
        (CardTurn(P1), HAND, "", "P1", ("card", 12)),
        (CardTurn(P1), HAND, "", "P1", ("character", 4)),
        (CardTurn(P1), {**HAND, "places": "mass"}, "", "P1", ("place", "mass")),
        (CardTurn(P1), {**HAND, "places": "mass"}, PLAYED, "P1", ("character", 4)),
        (evaluate(9), INFORMANT, "", "P1", ("informant", 9)),
        (evaluate(9), INFORMANT, "", "P1", ("character", 9)),
        (GainDistricts(P1), {}, "", "P1", ("district", "university")),
        (GainDistricts(P1), {}, "", "P1", ("stock",)),
        (Union(P1), {}, "P1: pick university\n*: reveal park", "P1", ("character", 5)),
        (InfluencePhase(), BUILDING, "", "P1", ("place", "pizza")),
        (InfluencePhase(), BUILDING, "", "P1", ("token", "W")),
        (TokenLimits((P1,)), {"tokens": "L W"}, "", "P1", ("token", "W")),
    ],
)
def test_no_reason_against_what_can_be_done(rule, table, script, seat, thing):
    """Some option names it, so there is nothing to explain."""
    assert "" == Table(rule, **table).say(script).why_not(seat, *thing)


FALSE = {
    "MASS works wherever he is; there is no gem": (
        "godfather-is-elsewhere",
        {**HAND, "places": "mass", "reserve": "0", "fund": "0"},
        "",
        ("place", "mass"),
    ),
    "PIZZA would work, he is at the Distiller; there is no gem": (
        "godfather-is-elsewhere",
        {**HAND, "places": "pizza", "visited": 1, "reserve": "0", "fund": "0"},
        "",
        ("place", "pizza"),
    ),
    "a generic card reaches; but one was played": (
        "no-card-reaches",
        {"hands": "12 any any", "places": "mass"},
        PLAYED,
        ("character", 9),
    ),
    "City Hall has a bonus in this phase; it needs no use": (
        "no-bonus-in-this-phase",
        {**HAND, "places": "hall"},
        "",
        ("place", "hall"),
    ),
}


@pytest.mark.parametrize(("false", "table", "script", "thing"), FALSE.values(), ids=FALSE)
def test_a_reason_is_true(false, table, script, thing):
    """Whatever is said, it must not be what everybody can see to be wrong."""
    assert false != Table(CardTurn(P1), **table).say(script).why_not("P1", *thing)


def test_a_reason_names_its_paragraph():
    """§3.4.1 And what it speaks of."""
    s = Table(InfluencePhase(), **BUILDING).state

    assert Reason("cannot-pay-place", (("place", 3),), "3.4.1") == s.why_not(P1, ("place", 3))


def test_a_reason_names_the_character_of_the_moment():
    """§3.3.1 The informants of this character only."""
    s = Table(evaluate(9), **INFORMANT).state

    expected = Reason("another-character-now", (("character", 8),), "3.3.1")
    assert expected == s.why_not(P2, ("informant", 3))


def test_a_refused_answer_says_why():
    """An Illegal carries the reason a person should read."""
    t = Table(CardTurn(P1), **HAND)
    with pytest.raises(Illegal) as not_asked:
        t.say("P2: gain 7 1")
    with pytest.raises(Illegal) as not_offered:
        t.say("P1: gain 7 4")

    assert Reason("illegal-not-asked", (("seat", P2),)) == not_asked.value.reason
    assert Reason("illegal-not-offered", (("kind", "corrupt"),)) == not_offered.value.reason


def test_nothing_sealed_cannot_be_taken_back():
    """§7.3.4"""
    t = Table(evaluate(9), informants="| 9 | 3").say("P2: decline")
    with pytest.raises(Illegal, match="illegal-nothing-sealed"):
        retract(t.state, P3)


def test_the_final_window_explains_too():
    """§3.2.4 There are no cards left to play, and P4 is not asked."""
    t = Table(CorruptionPhase(), **LAST).say(IN_THE_END)

    assert "no-henchman-there" == t.why_not("P1", "place", "pizza")
    assert "not-your-turn" == t.why_not("P4", "place", "pizza")
    assert P4 not in t.state.waiting()
