"""§4.2, §4.4, §4.5 What can cancel what, who is asked about it, and what follows."""

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
from consigliere.games.mafia_city.rules.ending import EndOfRound
from consigliere.games.mafia_city.rules.location import Cycle, LocationPhase
from consigliere.games.mafia_city.rules.setup import Mulligan
from consigliere.games.mafia_city.rules.strategy import StrategyPhase

from .table import A, Table

# Every effect that can be pending: the rule, the table, what is said until it is announced.
PENDING = {
    "snitch": (TurnOf(A), {"A": "snitch/hat", "harbor": "B"}, "A: play snitch/hat harbor.0"),
    "thief": (TurnOf(A), {"A": "thief/hat", "B": "trade/plus"}, "A: play thief/hat 1"),
    "raid": (TurnOf(A), {"A": "raid/hat", "harbor": "A A"}, "A: play raid/hat harbor"),
    "shadow": (
        TurnOf(A),
        {"A": "shadow/hat", "harbor": "B", "hall": "A"},
        "A: play shadow/hat harbor hall",
    ),
    "scheme": (TurnOf(A), {"A": "scheme/hat", "harbor": "B"}, "A: play scheme/hat harbor.0 hall"),
    "trade": (TurnOf(A), {"A": "trade/hat"}, "A: play trade/hat"),
    "hitman": (
        Cycle(HARBOR),
        {"A": "hitman/hat hitman/bullet", "harbor": "A A B"},
        "A: play hitman/hat harbor.2",
    ),
    "agreement": (
        Cycle(CLUB),
        {"A": "agreement/hat agreement/plus", "club": "A B"},
        "A: agree agreement/hat",
    ),
    "chief": (
        TurnOf(A),
        {"A": "snitch/hat", "B": "chief/hat", "harbor": "B"},
        "A: play snitch/hat harbor.0\nB: play chief/hat",
    ),
    "fbi": (
        TurnOf(A),
        {"A": "trade/hat", "B": "fbi/hat"},
        "A: play trade/hat\nB: play fbi/hat",
    ),
    "complicity": (
        TurnOf(A),
        {"A": "snitch/hat", "B": "complicity/hat complicity/plus", "harbor": "B C"},
        "A: play snitch/hat harbor.0\nB: play complicity/hat harbor.0",
    ),
    "one Hat": (TurnOf(A), {"A": "raid/hat", "harbor": "A"}, "A: hat raid/hat harbor.0"),
    "two Hats": (TurnOf(A), {"A": "raid/hat trade/hat"}, "A: hat raid/hat trade/hat harbor"),
    "bullet": (TurnOf(A), {"A": "raid/bullet", "passed": "A"}, "A: bullet raid/bullet"),
    "plus": (Cycle(CLUB), {"A": "raid/plus hitman/plus", "club": "A"}, "A: plus raid/plus"),
    "fists": (
        TurnOf(A),
        {"A": "raid/hat", "B": "snitch/fist thief/fist", "harbor": "A"},
        "A: hat raid/hat harbor.0\nB: fists snitch/fist thief/fist",
    ),
    "jail": (Cycle(JAIL), {"jail": "A", "harbor": "B"}, "A: send harbor.0"),
    "harbor": (Cycle(HARBOR), {"harbor": "A"}, "A: move jail"),
}
ALL_CANCELLERS = "chief/plus fbi/plus shadow/fist scheme/fist"
FISTS = "fists shadow/fist scheme/fist"
CHIEF = "play chief/plus"
FBI = "play fbi/plus"


def announce(what, **more):
    rule, table, script = PENDING[what]
    return Table(rule, **{**table, **more}).say(script)


def to_the_end(t):
    """Without another word; only the discard of a Trade is owed."""
    t.play()
    return t.say(f"A: {t.options('A')[0]}") if t.prompt() == "discard_drawn" else t


def offered_to_c(t):
    """What C may answer in the window that is open; nothing if it closes without asking him."""
    while t.prompt() == "react" and t.asked() != "C":
        t.say(f"{t.asked()}: decline")
    return t.options("C") if t.prompt() == "react" else []


@pytest.mark.parametrize(
    ("what", "cancellers"),
    [
        ("snitch", [CHIEF, FISTS]),
        ("thief", [CHIEF, FISTS]),
        ("raid", [CHIEF, FISTS]),
        ("shadow", [FISTS]),
        ("scheme", [FBI, FISTS]),
        ("trade", [FBI, FISTS]),
        ("hitman", [FBI, FISTS]),
        ("agreement", [FISTS]),
        ("chief", [FISTS]),
        ("fbi", [FISTS]),
        ("complicity", [FISTS]),
        ("one Hat", [FISTS]),
        ("two Hats", [FISTS]),
        ("bullet", [FISTS]),
        ("plus", [FISTS]),
        ("fists", [FISTS]),
        ("jail", [CHIEF]),
        ("harbor", [FBI]),
    ],
)
def test_what_cancels_what(what, cancellers):
    """§4.2 The matrix: Fists, Police Chief and F.B.I. against every effect."""
    t = announce(what, C=ALL_CANCELLERS)

    assert ["decline", *cancellers] == offered_to_c(t)


NEEDED = {"snitch", "thief", "raid", "scheme", "trade", "hitman", "jail", "harbor"}


@pytest.mark.parametrize("cards", [0, 1, 2])
@pytest.mark.parametrize("what", PENDING)
def test_who_is_asked_depends_on_the_number_of_cards(what, cards):
    """§4.5 One card where one can cancel, else two; what they are does not matter."""
    t = announce(what, C=f"{cards} cards")

    assert (cards >= (1 if what in NEEDED else 2)) == (offered_to_c(t) == ["decline"])


RIVALS = {"B": "chief/hat fbi/hat raid/fist thief/fist", "C": ALL_CANCELLERS}


@pytest.mark.parametrize(
    ("rule", "table", "script"),
    [
        (TurnOf(A), {}, "A: place hall"),
        (TurnOf(A), {"A": "snitch/hat", "harbor": "B"}, "A: temporize snitch/hat"),
        (TurnOf(A), {}, "A: pass"),
        (Cycle(JAIL), {"cell": "A B"}, ""),
        (Cycle(JAIL), {"jail": "A"}, "A: decline"),
        (Cycle(HARBOR), {"harbor": "A"}, "A: decline"),
        (Cycle(FIGHT_CLUB), {"fight_club": "A"}, "A: recruit"),
        (Cycle(STATION), {"station": "A"}, "A: take"),
        (Cycle(STATION), {"policeman": "A"}, ""),
        (Cycle(DISTRICT), {"district": "A"}, "A: draw"),
        (Cycle(CLUB), {"club": "A", "A": "snitch/plus"}, "A: decline"),
        (Cycle(HALL), {"hall": "A"}, "A: take"),
        (Cycle(HALL), {"mayor": "A"}, ""),
        (LocationPhase(), {"mayor": "A"}, "A: choose hall"),
        (StrategyPhase(), {"hall": "A"}, "A: withdraw hall 0"),
        (StrategyPhase(), {"hall": "A B", "mayor": "A"}, "A: name 1"),
        (Mulligan(A), {"A": "2 cards"}, "A: replace"),
        (EndOfRound(), {}, ""),
    ],
)
def test_nobody_can_react_to_the_rest(rule, table, script):
    """§4.2 Points, releases, figures, draws, choices, placing and passing cannot be cancelled."""
    t = Table(rule, **{**RIVALS, **table}).play(script)

    assert "" == t.was_asked("react")


ACTIONS = ["snitch", "thief", "raid", "shadow", "scheme", "trade", "one Hat", "two Hats"]


@pytest.mark.parametrize("what", ACTIONS)
def test_a_cancelled_action_ends_the_turn(what):
    """§4.4.1 The cards are lost, nothing happens, the next player is on."""
    t = announce(what, C=ALL_CANCELLERS)
    stacks, hand_b, deck = t.state.stacks, t.hand("B"), t.deck()
    t.play(f"C: {FISTS}")

    assert ("B", "turn", "") == (t.asked(), t.prompt(), t.hand("A"))
    assert (stacks, hand_b, deck) == (t.state.stacks, t.hand("B"), t.deck())


@pytest.mark.parametrize("what", ACTIONS)
def test_a_cancelled_action_leaves_the_player_active(what):
    """§4.4.1 It is the turn that is over, not the round."""
    t = announce(what, C=ALL_CANCELLERS).play(f"C: {FISTS}\nB: pass\nC: pass")

    assert ("A", "turn") == (t.asked(), t.prompt())


@pytest.mark.parametrize(
    ("what", "again"),
    [
        ("hitman", "A kill"),
        ("agreement", "A agree"),
        ("plus", "A plus_one"),
        ("complicity", "B complicity"),
    ],
)
def test_a_cancelled_card_may_be_followed_by_another(what, again):
    """§4.4.2, §4.4.5 The same player is asked again at once."""
    t = announce(what, C=ALL_CANCELLERS).say(f"C: {FISTS}")

    assert again == f"{t.asked()} {t.prompt()}"
    assert 1 < len(t.options(t.asked()))


@pytest.mark.parametrize(("what", "answer"), [("jail", CHIEF), ("harbor", FBI)])
def test_a_cancelled_location_effect_is_spent(what, answer):
    """§4.4.3 There is no second try this round, and the point stays."""
    t = announce(what, C=ALL_CANCELLERS).play(f"C: {answer}")

    assert ("", 1, what) == (t.asked(), t.points("A"), t.solved())


@pytest.mark.parametrize(
    ("what", "executed"),
    [
        ("chief", lambda t: t.cell() == "B"),
        ("fbi", lambda t: t.prompt() == "discard_drawn"),
        ("fists", lambda t: t.stack("harbor") == ""),
    ],
)
def test_a_cancelled_reaction_leaves_the_effect_pending(what, executed):
    """§4.4.4 Its cards are lost; nobody else reacts, so the effect is executed."""
    t = announce(what, C="shadow/fist scheme/fist").play(f"C: {FISTS}")

    assert executed(t)


@pytest.mark.parametrize("what", PENDING)
def test_announced_cards_lie_in_limbo(what):
    """§4.1.7 Till its effect is finished a card is neither in a hand nor discarded."""
    t = announce(what, C=ALL_CANCELLERS)
    limbo = t.limbo()
    to_the_end(t)

    assert ("" == limbo) == (what in ("jail", "harbor"))
    assert "" == t.limbo()


@pytest.mark.parametrize("what", PENDING)
def test_cards_are_discarded_with_their_effect(what):
    """§4.1.7 Executed or not, every card that was laid down ends on the discard pile."""
    t = announce(what, C="2 cards")
    laid = set(t.limbo().split())
    to_the_end(t)

    assert laid <= set(t.discard().split())
