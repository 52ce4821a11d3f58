"""§3, §8.3 Who is asked what: it depends on public facts, never on the cards somebody holds."""

import pytest

from consigliere.games.mafia_city.parts import (
    CLUB,
    DISTRICT,
    FIGHT_CLUB,
    HALL,
    HARBOR,
    JAIL,
    STATION,
)
from consigliere.games.mafia_city.rules.action import TurnOf
from consigliere.games.mafia_city.rules.location import Cycle, LocationPhase
from consigliere.games.mafia_city.rules.strategy import StrategyPhase

from .table import A, Table

SNITCH = "A: play snitch/hat harbor.0"
SIX = "jail harbor fight-club station district club"

# The decision, its question and whom it is put to; the table that just suffices, and one short.
QUESTIONS = [
    ("D2", "turn", "A", TurnOf(A), "", {"crew": "A0"}, {"passed": "A"}),
    ("D3", "bullet", "A", TurnOf(A), "", {"passed": "A", "A": "1 card"}, {"passed": "A"}),
    (
        "D3",
        "bullet",
        "A",
        TurnOf(A),
        "",
        {"passed": "A", "A": "2 cards", "crew": "A0"},
        {"passed": "A", "A": "1 card", "crew": "A0"},
    ),
    (
        "D4",
        "follow_up",
        "A",
        TurnOf(A),
        "A: bullet trade/bullet",
        {"passed": "A", "A": "trade/bullet raid/hat", "crew": "A0"},
        None,
    ),
    (
        "D5",
        "react",
        "B",
        TurnOf(A),
        SNITCH,
        {"A": "snitch/hat", "harbor": "C", "B": "1 card"},
        {"A": "snitch/hat", "harbor": "C"},
    ),
    (
        "D5",
        "react",
        "B",
        TurnOf(A),
        "A: hat raid/hat harbor.0",
        {"A": "raid/hat", "harbor": "A", "B": "2 cards"},
        {"A": "raid/hat", "harbor": "A", "B": "1 card"},
    ),
    (
        "D6",
        "complicity",
        "B",
        TurnOf(A),
        SNITCH,
        {"A": "snitch/hat", "harbor": "B C", "B": "1 card"},
        {"A": "snitch/hat", "harbor": "B C"},
    ),
    (
        "D6",
        "complicity",
        "B",
        TurnOf(A),
        SNITCH,
        {"A": "snitch/hat", "harbor": "B A C", "B": "1 card"},
        {"A": "snitch/hat", "harbor": "B A B", "B": "1 card"},
    ),
    (
        "D7",
        "discard_drawn",
        "A",
        TurnOf(A),
        "A: play trade/hat",
        {"A": "trade/hat", "deck": 1, "discard": 1},
        None,
    ),
    ("D8", "choose", "B", LocationPhase(), "", {"mayor": "B"}, {}),
    ("D8", "choose", "B", LocationPhase(), "", {"mayor": "B"}, {"mayor": "B", "solved": SIX}),
    (
        "D9",
        "agree",
        "A",
        Cycle(CLUB),
        "",
        {"club": "A B", "A": "1 card"},
        {"club": "A A", "A": "1 card"},
    ),
    ("D9", "agree", "A", Cycle(CLUB), "", {"club": "A B", "A": "1 card"}, {"club": "A B"}),
    ("D10", "send", "A", Cycle(JAIL), "", {"jail": "A"}, {"cell": "A"}),
    ("D11", "move_hitman", "A", Cycle(HARBOR), "", {"harbor": "A"}, {}),
    ("D12", "kill", "A", Cycle(HARBOR), "", {"harbor": "A", "A": "1 card"}, {"harbor": "A"}),
    (
        "D12",
        "kill",
        "A",
        Cycle(HARBOR),
        "",
        {"harbor": "A", "A": "1 card"},
        {"harbor": "A", "A": "1 card", "hitman": "hall"},
    ),
    (
        "D13",
        "recruit",
        "A",
        Cycle(FIGHT_CLUB),
        "",
        {"fight_club": "A", "reserve": "A1"},
        {"fight_club": "A", "reserve": "A0"},
    ),
    (
        "D14",
        "take_policeman",
        "A",
        Cycle(STATION),
        "",
        {"station": "A", "policeman": "B"},
        {"station": "A", "policeman": "A"},
    ),
    (
        "D15",
        "draw",
        "A",
        Cycle(DISTRICT),
        "",
        {"district": "A", "deck": "", "discard": 1},
        {"district": "A", "deck": ""},
    ),
    ("D16", "discard", "A", Cycle(DISTRICT), "A: draw", {"district": "A", "deck": 1}, None),
    ("D17", "plus_one", "A", Cycle(CLUB), "", {"club": "A", "A": "1 card"}, {"club": "A"}),
    (
        "D18",
        "take_mayor",
        "A",
        Cycle(HALL),
        "",
        {"hall": "A", "mayor": "B"},
        {"hall": "A", "mayor": "A"},
    ),
    (
        "D19",
        "next_location",
        "C",
        StrategyPhase(),
        "",
        {"mayor": "C", "hall": "A", "club": "A"},
        {"mayor": "C", "hall": "A"},
    ),
    (
        "D20",
        "name",
        "C",
        StrategyPhase(),
        "",
        {"mayor": "C", "hall": "A B"},
        {"mayor": "C", "hall": "A A"},
    ),
    ("D21", "withdraw", "A", StrategyPhase(), "", {"jail": "A"}, {"jail": "B", "cell": "A"}),
]
NAMES = [f"{row[0]} {row[1]}" for row in QUESTIONS]


@pytest.mark.parametrize(
    ("prompt", "seat", "rule", "script", "enough"), [row[1:6] for row in QUESTIONS], ids=NAMES
)
def test_a_player_is_asked(prompt, seat, rule, script, enough):
    """§3 The public test is just passed; the cards held are of no use for it."""
    t = Table(rule, **enough).play(script)

    assert seat in t.was_asked(prompt).split()


@pytest.mark.parametrize(
    ("prompt", "seat", "rule", "script", "short"),
    [(*row[1:5], row[6]) for row in QUESTIONS if row[6] is not None],
    ids=[name for name, row in zip(NAMES, QUESTIONS, strict=True) if row[6] is not None],
)
def test_a_player_is_not_asked(prompt, seat, rule, script, short):
    """§3 The public test just fails."""
    t = Table(rule, **short).play(script)

    assert seat not in t.was_asked(prompt).split()


def test_the_owner_of_an_effect_is_never_asked_about_it():
    """§4.1.4 However many cards he holds."""
    t = Table(TurnOf(A), A="snitch/hat chief/hat fbi/hat", harbor="C").play(SNITCH)

    assert "" == t.was_asked("react")
