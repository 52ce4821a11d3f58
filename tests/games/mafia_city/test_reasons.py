"""Why not? Every reason the rules can give, by a question a player might ask."""

import pytest

from consigliere.games.mafia_city.game import RULES
from consigliere.games.mafia_city.house import House
from consigliere.games.mafia_city.parts import (
    CLUB,
    DISTRICT,
    FIGHT_CLUB,
    HALL,
    HARBOR,
    HAT,
    HITMAN,
    JAIL,
    STATION,
    card,
)
from consigliere.games.mafia_city.rules.action import TurnOf
from consigliere.games.mafia_city.rules.location import Cycle, LocationPhase
from consigliere.games.mafia_city.rules.setup import Mulligan
from consigliere.games.mafia_city.rules.strategy import StrategyPhase
from consigliere.kernel import BadSetup, Illegal, Reason, Refusal

from .table import A, B, Table

BULLET = {"passed": "A", "A": "raid/bullet fbi/hat", "crew": "A0"}
SNITCH = {"A": "snitch/hat", "harbor": "B C", "B": "raid/fist chief/hat trade/plus"}
SNITCHED = "A: play snitch/hat harbor.0"
STRICT = House(strict_pass=True)
LATE = House(target_late=True)
POOL = House(pool_fist=True)

REASONS = [
    # (message, rule, table, script, seat, thing)
    ("not-your-turn", TurnOf(A), {}, "", "B", ("location", "hall")),
    ("not-now", TurnOf(A), {}, "", "A", ("seat", 1)),
    ("not-now", Mulligan(A), {"A": "2 cards"}, "", "A", ("location", "hall")),
    ("not-now", Cycle(FIGHT_CLUB), {"fight_club": "A"}, "", "A", ("location", "hall")),
    ("not-now", Cycle(STATION), {"station": "A"}, "", "A", ("location", "station")),
    ("not-now", Cycle(DISTRICT), {"district": "A"}, "", "A", ("location", "district")),
    ("not-now", Cycle(HALL), {"hall": "A"}, "", "A", ("location", "hall")),
    ("no-crew", TurnOf(A), {"crew": "A0"}, "", "A", ("location", "hall")),
    ("needs-a-hat", TurnOf(A), {"harbor": "A"}, "", "A", ("chip", "harbor", 0)),
    ("not-your-chip", TurnOf(A), {"harbor": "B"}, "", "A", ("chip", "harbor", 0)),
    ("no-chip-in-city", TurnOf(A), {"A": "snitch/hat"}, "", "A", ("text", "snitch/hat")),
    ("no-chip-in-city", TurnOf(A), {"A": "scheme/hat"}, "", "A", ("text", "scheme/hat")),
    ("no-hand-to-rob", TurnOf(A), {"A": "thief/hat"}, "", "A", ("text", "thief/hat")),
    ("no-stack-to-raid", TurnOf(A), {"A": "raid/hat"}, "", "A", ("text", "raid/hat")),
    ("too-few-stacks", TurnOf(A), {"A": "shadow/hat"}, "", "A", ("text", "shadow/hat")),
    ("nothing-to-draw", TurnOf(A), {"A": "trade/hat", "deck": ""}, "", "A", ("text", "trade/hat")),
    ("not-an-action-card", TurnOf(A), {"A": "hitman/hat"}, "", "A", ("text", "hitman/hat")),
    ("not-an-action-card", TurnOf(A), {"A": "chief/hat"}, "", "A", ("text", "chief/hat")),
    ("no-use-for-a-hat", TurnOf(A), {"A": "chief/hat"}, "", "A", ("symbol", "chief/hat")),
    ("fists-only-react", TurnOf(A), {"A": "chief/fist"}, "", "A", ("symbol", "chief/fist")),
    ("bullet-needs-pass", TurnOf(A), {"A": "fbi/bullet"}, "", "A", ("symbol", "fbi/bullet")),
    ("plus-only-in-club", TurnOf(A), {"A": "fbi/plus"}, "", "A", ("symbol", "fbi/plus")),
    ("turn-cap", TurnOf(A), {"turns": "A60"}, "", "A", ("location", "hall")),
    ("no-crew", TurnOf(A), {"turns": "A59", "crew": "A0"}, "", "A", ("location", "hall")),
    (
        "strict-pass",
        TurnOf(A),
        {"house": STRICT, "crew": "A0", "A": "chief/plus"},
        "",
        "A",
        ("card", "chief/plus"),
    ),
    ("only-a-bullet-now", TurnOf(A), BULLET, "", "A", ("card", "fbi/hat")),
    ("no-crew", TurnOf(A), BULLET, "A: bullet raid/bullet", "A", ("location", "hall")),
    ("needs-two-fists", TurnOf(A), SNITCH, SNITCHED, "B", ("card", "raid/fist")),
    ("cannot-cancel-with", TurnOf(A), SNITCH, SNITCHED, "B", ("card", "trade/plus")),
    ("only-reactions-now", TurnOf(A), SNITCH, SNITCHED, "B", ("location", "hall")),
    (
        "cannot-cancel-with",
        Cycle(JAIL),
        {"jail": "A", "B": "raid/fist shadow/fist"},
        "A: send jail.0",
        "B",
        ("card", "raid/fist"),
    ),
    (
        "only-complicity-now",
        TurnOf(A),
        SNITCH,
        f"{SNITCHED}\nB: decline",
        "B",
        ("card", "raid/fist"),
    ),
    (
        "only-complicity-now",
        TurnOf(A),
        SNITCH,
        f"{SNITCHED}\nB: decline",
        "B",
        ("location", "hall"),
    ),
    (
        "not-a-third-player",
        TurnOf(A),
        {"A": "snitch/hat", "B": "complicity/hat", "harbor": "B C A"},
        f"{SNITCHED}\nB: decline",
        "B",
        ("chip", "harbor", 1),
    ),
    (
        "only-cards-just-drawn",
        TurnOf(A),
        {"A": "trade/hat fbi/hat", "deck": "raid/hat"},
        "A: play trade/hat\n*: deal 0 raid/hat",
        "A",
        ("card", "fbi/hat"),
    ),
    (
        "not-a-target",
        TurnOf(A),
        {"house": LATE, "A": "thief/plus", "B": "raid/plus"},
        "A: play thief/plus\nB: decline",
        "A",
        ("seat", 2),
    ),
    (
        "only-a-fist-now",
        TurnOf(A),
        {"house": POOL, "A": "raid/hat", "harbor": "A", "B": "fbi/fist", "C": "trade/plus"},
        "A: hat raid/hat harbor.0\nB: offer fbi/fist",
        "C",
        ("card", "trade/plus"),
    ),
    (
        "only-agreements-now",
        Cycle(CLUB),
        {"club": "A B", "A": "fbi/hat"},
        "",
        "A",
        ("card", "fbi/hat"),
    ),
    (
        "agreement-needs-answer",
        Cycle(CLUB),
        {
            "house": House(agr_replay="answer"),
            "club": "A B",
            "A": "agreement/hat agreement/plus",
        },
        "A: agree agreement/hat",
        "A",
        ("card", "agreement/plus"),
    ),
    ("name-a-chip-in-a-stack", Cycle(JAIL), {"jail": "A"}, "", "A", ("location", "jail")),
    ("not-adjacent", Cycle(HARBOR), {"harbor": "A"}, "", "A", ("location", "station")),
    ("move-the-hitman", Cycle(HARBOR), {"harbor": "A"}, "", "A", ("chip", "harbor", 0)),
    (
        "not-under-the-hitman",
        Cycle(HARBOR),
        {"harbor": "A", "hall": "B", "A": "hitman/hat"},
        "A: decline",
        "A",
        ("chip", "hall", 0),
    ),
    (
        "only-hitman-cards-now",
        Cycle(HARBOR),
        {"harbor": "A", "A": "fbi/hat"},
        "A: decline",
        "A",
        ("card", "fbi/hat"),
    ),
    ("only-plus-one-now", Cycle(CLUB), {"club": "A", "A": "fbi/hat"}, "", "A", ("card", "fbi/hat")),
    (
        "already-solved",
        LocationPhase(),
        {"mayor": "A"},
        "A: choose club",
        "A",
        ("location", "club"),
    ),
    (
        "choose-a-location",
        LocationPhase(),
        {"mayor": "A", "harbor": "B"},
        "",
        "A",
        ("chip", "harbor", 0),
    ),
    (
        "nothing-left-there",
        StrategyPhase(),
        {"mayor": "A", "harbor": "B", "hall": "B"},
        "",
        "A",
        ("location", "club"),
    ),
    (
        "choose-a-location",
        StrategyPhase(),
        {"mayor": "A", "harbor": "B", "hall": "B"},
        "",
        "A",
        ("chip", "harbor", 0),
    ),
    (
        "name-a-player-there",
        StrategyPhase(),
        {"mayor": "A", "harbor": "B A"},
        "",
        "A",
        ("seat", 2),
    ),
    (
        "another-location-now",
        StrategyPhase(),
        {"harbor": "A", "hall": "A"},
        "",
        "A",
        ("chip", "hall", 0),
    ),
    ("only-own-chips", StrategyPhase(), {"harbor": "A B"}, "", "A", ("chip", "harbor", 1)),
    ("chips-alike", StrategyPhase(), {"harbor": "B A A"}, "", "A", ("chip", "harbor", 2)),
    (
        "one-bullet-a-turn",
        TurnOf(A),
        {"passed": "A", "A": "raid/bullet fbi/bullet"},
        "A: bullet raid/bullet",
        "A",
        ("symbol", "fbi/bullet"),
    ),
]


@pytest.mark.parametrize(
    ("message", "rule", "table", "script", "seat", "thing"),
    REASONS,
    ids=[f"{row[0]}-{row[4]}-{row[5][0]}" for row in REASONS],
)
def test_why_not(message, rule, table, script, seat, thing):
    """What a player cannot use now is explained by the rule that forbids it."""
    t = Table(rule, **table).say(script)

    assert message == t.why_not(seat, *thing)


@pytest.mark.parametrize(
    ("rule", "table", "script", "seat", "thing"),
    [
        (TurnOf(A), {}, "", "A", ("location", "hall")),
        (TurnOf(A), {"A": "snitch/hat", "harbor": "B"}, "", "A", ("chip", "harbor", 0)),
        (TurnOf(A), {"A": "chief/hat"}, "", "A", ("card", "chief/hat")),
        (TurnOf(A), {"A": "snitch/hat", "harbor": "B"}, "", "A", ("text", "snitch/hat")),
        (TurnOf(A), {"A": "chief/hat", "harbor": "A"}, "", "A", ("symbol", "chief/hat")),
        (TurnOf(A), {"A": "thief/hat", "B": "1 card"}, "", "A", ("seat", 1)),
        (TurnOf(A), SNITCH, SNITCHED, "B", ("card", "chief/hat")),
        (Cycle(HARBOR), {"harbor": "A"}, "", "A", ("location", "jail")),
        (StrategyPhase(), {"harbor": "B A A"}, "", "A", ("chip", "harbor", 1)),
    ],
)
def test_no_reason_against_what_can_be_done(rule, table, script, seat, thing):
    """Some option names it, so there is nothing to explain."""
    t = Table(rule, **table).say(script)

    assert "" == t.why_not(seat, *thing)


@pytest.mark.parametrize(
    ("false", "rule", "table", "script", "seat", "thing"),
    [
        ("only-own-chips", StrategyPhase(), {"harbor": "B A A"}, "", "A", ("chip", "harbor", 2)),
        (
            "bullet-needs-pass",
            TurnOf(A),
            {"passed": "A", "A": "raid/bullet fbi/bullet"},
            "A: bullet raid/bullet",
            "A",
            ("symbol", "fbi/bullet"),
        ),
        (
            "not-under-the-hitman",
            Cycle(HARBOR),
            {"harbor": "A", "A": "fbi/hat"},
            "A: decline",
            "A",
            ("chip", "harbor", 0),
        ),
        (
            "not-a-third-player",
            TurnOf(A),
            SNITCH,
            f"{SNITCHED}\nB: decline",
            "B",
            ("chip", "harbor", 0),
        ),
    ],
    ids=["his own chip", "he has passed", "it is under the Hitman", "he is a third player"],
)
def test_a_reason_is_true(false, rule, table, script, seat, thing):
    """Whatever is said, it must not be what everybody can see to be wrong."""
    t = Table(rule, **table).say(script)

    assert false != t.why_not(seat, *thing)


def test_a_reason_names_its_paragraph():
    """§1.5.1 And what it speaks of."""
    s = Table(TurnOf(A), harbor="B").state

    assert Reason("not-your-chip", (), "1.5.1") == s.why_not(A, ("chip", HARBOR, 0))


def test_a_reason_against_a_card_names_the_cards_paragraph():
    """§1.6.7 The Hitman belongs to the harbor."""
    hitman = card(HITMAN, HAT)
    s = Table(TurnOf(A), A="hitman/hat").state
    reason = Reason("not-an-action-card", (("card", hitman),), "1.6.7")

    assert reason == s.why_not(A, ("text", hitman))


def test_a_refused_answer_says_why():
    """An Illegal carries the reason a person should read."""
    t = Table(TurnOf(A))
    with pytest.raises(Illegal) as refused:
        t.say("B: pass")

    assert Reason("illegal-not-asked", (("seat", B),)) == refused.value.reason


@pytest.mark.parametrize(
    "text", ["", "dance", "place moon", "play snitch", "temporize snitch/moon", "name C", "deal 0"]
)
def test_what_cannot_be_read_is_refused(text):
    """A word the notation does not know, a card or place that does not exist."""
    with pytest.raises(Refusal, match="notation-unknown"):
        RULES.read(A, text)


def test_an_unknown_edition_is_refused():
    """§1.1 There is one printed edition."""
    with pytest.raises(BadSetup, match="bad-edition"):
        RULES.setup(3, edition="golden")
