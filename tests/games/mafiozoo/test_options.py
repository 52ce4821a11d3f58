"""§6 The options of a table: defaults, and building in turn order. (Others: where they apply.)"""

import pytest
from msgspec.structs import asdict

from consigliere.games.mafiozoo.game import RULES
from consigliere.games.mafiozoo.house import House
from consigliere.games.mafiozoo.rules.draws import GainDistricts
from consigliere.games.mafiozoo.rules.influence import InfluencePhase
from consigliere.kernel import SPECTATOR, BadSetup, observe

from .table import P1, P3, Table

TURNS = House(building="turns")


def test_the_options_and_their_defaults():
    """§6 (A.3) Twelve of them, and the edition."""
    assert asdict(House()) == {
        "second_tie": "all",
        "bonus_window": "final",
        "building": "parallel",
        "memory_aid": False,
        "tiles": "random",
        "first": "random",
        "empty_play": "free",
        "informant": "exact",
        "puppet_second": "blocks",
        "walk": "onward",
        "bonus_uses": "once",
        "last_token": "kept",
    }


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("second_tie", "none"),
        ("bonus_window", "own"),
        ("building", "turns"),
        ("memory_aid", "true"),
        ("tiles", "oooooogggggg"),
        ("first", "1"),
        ("empty_play", "forced"),
        ("informant", "upto"),
        ("puppet_second", "ignored"),
        ("walk", "back"),
        ("bonus_uses", "unlimited"),
        ("last_token", "exchange"),
        ("bonus_window", "any"),
    ],
)
def test_each_option_can_be_set(option, value):
    """§6 (A.3) A table may agree on it before it begins, and a game is played that way."""
    t = Table.new(2, **{option: value})

    assert getattr(House(), option) != getattr(t.state.house, option)
    assert "" == t.over().prompt()


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("second_tie", "some"),
        ("bonus_window", "late"),
        ("building", "auction"),
        ("memory_aid", "perhaps"),
        ("empty_play", "never"),
        ("informant", "three"),
        ("puppet_second", "wins"),
        ("walk", "round"),
        ("bonus_uses", "twice"),
        ("last_token", "sold"),
    ],
)
def test_an_option_has_only_its_own_values(option, value):
    """§6"""
    with pytest.raises(BadSetup, match="bad-option-value"):
        RULES.setup(3, **{option: value})


def test_turns_one_builds_after_the_other():
    """§6.3 (AMB-46) In turn order, each till he is done; who cannot pay is skipped."""
    t = Table(InfluencePhase(), house=TURNS, first="P3", tokens="L L P G | G | W W")
    assert ("P3", "alone") == (t.asked(), t.state.how)

    t.say("P3: build gym W W\nP3: done")
    assert "P1" == t.asked()
    t.say("P1: build site L P\nP1: build night L G\nP1: done")
    assert ("gym", "site night", "") == (t.places("P3"), t.places("P1"), t.prompt())


def test_turns_building_is_seen_at_once():
    """§6.3 The henchman stands, the tokens are gone, before P3 is done."""
    t = Table(InfluencePhase(), house=TURNS, tokens="| | W W J J").say("P3: build gym W W")

    for seat in (P1, SPECTATOR):
        table = observe(t.state, seat).table
        assert (2, (0, 0, 2, 0, 0)) == (table.henchmen[P3][0], table.tokens[P3])


def test_turns_follow_the_same_rules():
    """§6.3 One of his own a place, roads, payments."""
    t = Table(InfluencePhase(), house=TURNS, tokens="W W W W").say("P1: build gym W W")

    assert t.refuses("P1: build gym W W")
    assert t.refuses("P1: build bet W W")


def test_turns_others_cannot_answer():
    """§6.3 P2 has to wait."""
    t = Table(InfluencePhase(), house=TURNS, tokens="L L | W W")

    assert ([], ["done", "build pizza L L"]) == (t.options("P2"), t.options("P1"))


@pytest.mark.parametrize("aid", [True, False])
def test_the_memory_aid_shows_agenda_picks_only(aid):
    """§6.4 What was taken from the agenda; a blind draw never, aid or not."""
    t = Table(GainDistricts(P1, 2), house=House(memory_aid=aid)).play("""
        P1: pick university
        P1: blind
        *: district 0 park
    """)

    assert ((4,), (-9, -9)) == (t.sees("P3").picks[P1], t.sees("P3").districts[P1])
