"""§4.1, §4.3 Announce, react, execute: chains of reactions and windows that open again."""

import pytest

from consigliere.games.mafia_city.parts import JAIL
from consigliere.games.mafia_city.rules.action import TurnOf
from consigliere.games.mafia_city.rules.location import Cycle

from .table import A, B, Table


def test_r05_fists_on_fists_save_the_hats():
    """§4.3.6 Two pairs: the Hats are executed, six cards are gone, B's turn."""
    hands = {"A": "snitch/hat trade/hat thief/fist raid/fist", "B": "shadow/fist fbi/fist"}
    t = Table(TurnOf(A), harbor="B", reserve="A4", **hands).play("""
        A: hat snitch/hat trade/hat harbor
        B: fists shadow/fist fbi/fist
        A: fists thief/fist raid/fist
    """)

    assert ("B A", 3, 6) == (t.stack("harbor"), t.reserve("A"), t.discarded())
    assert ("B", "turn") == (t.asked(), t.prompt())


def test_r06a_fists_on_fists_on_fists():
    """§4.3.6 Three pairs cancel B's Hats; eight cards are gone."""
    hands = {
        "B": "snitch/hat trade/hat thief/fist raid/fist",
        "A": "shadow/fist scheme/fist",
        "C": "hitman/fist agreement/fist",
    }
    t = Table(TurnOf(B), **hands).play("""
        B: hat snitch/hat trade/hat harbor
        A: fists shadow/fist scheme/fist
        B: fists thief/fist raid/fist
        C: fists hitman/fist agreement/fist
    """)

    assert ("", 8, 4) == (t.stack("harbor"), t.discarded(), t.reserve("B"))
    assert ("C", "turn") == (t.asked(), t.prompt())


def test_r06b_the_third_pair_may_be_a_third_players():
    """§4.3.6 A's Hats, B's Fists, A's Fists, C's Fists: nothing is placed."""
    hands = {
        "A": "snitch/hat trade/hat thief/fist raid/fist",
        "B": "shadow/fist scheme/fist",
        "C": "hitman/fist agreement/fist",
    }
    t = Table(TurnOf(A), **hands).play("""
        A: hat snitch/hat trade/hat harbor
        B: fists shadow/fist scheme/fist
        A: fists thief/fist raid/fist
        C: fists hitman/fist agreement/fist
    """)

    assert ("", 4) == (t.stack("harbor"), t.reserve("A"))
    assert ("B", "turn") == (t.asked(), t.prompt())


def test_r06c_four_pairs_let_it_happen():
    """§4.3.6 An even number of pairs: the Hats are executed."""
    hands = {
        "A": "snitch/hat trade/hat snitch/fist thief/fist",
        "B": "raid/fist shadow/fist scheme/fist trade/fist",
        "C": "hitman/fist agreement/fist",
    }
    t = Table(TurnOf(A), **hands).play("""
        A: hat snitch/hat trade/hat harbor
        B: fists raid/fist shadow/fist
        A: fists snitch/fist thief/fist
        B: fists scheme/fist trade/fist
        C: fists hitman/fist agreement/fist
    """)

    assert ("A", 3, 10) == (t.stack("harbor"), t.reserve("A"), t.discarded())


def test_e44_a_cancelled_reaction_opens_the_window_again_for_everybody():
    """§4.1.6 B, who had declined, is asked again and may now react."""
    hands = {"A": "snitch/hat raid/fist shadow/fist", "B": "chief/hat", "C": "chief/bullet"}
    t = Table(TurnOf(A), harbor="B", **hands).say("""
        A: play snitch/hat harbor.0
        B: decline
        C: play chief/bullet
        A: fists raid/fist shadow/fist
    """)

    assert ["decline", "play chief/hat"] == t.options("B")


def test_the_owner_of_a_cancelled_reaction_is_asked_again_too():
    """§4.1.6 With a second Police Chief he may try once more."""
    hands = {"A": "snitch/hat raid/fist shadow/fist", "B": "chief/hat chief/fist"}
    t = Table(TurnOf(A), harbor="B", **hands).play("""
        A: play snitch/hat harbor.0
        B: play chief/hat
        A: fists raid/fist shadow/fist
        B: play chief/fist
    """)

    assert ("B", "") == (t.stack("harbor"), t.cell())


def test_all_are_asked_clockwise_from_the_owners_left():
    """§4.3 In one unbroken lap; if all decline, it is executed."""
    cards = {"A": "2 cards", "B": "snitch/hat", "C": "2 cards", "D": "2 cards"}
    t = Table(TurnOf(B), players=4, harbor="C", **cards).play("B: play snitch/hat harbor.0")

    assert ("C D A", "C") == (t.was_asked("react"), t.cell())


def test_a_window_on_a_reaction_starts_at_its_owners_left():
    """§4.3 The owner of what it attacks is among those asked."""
    cards = {"A": "snitch/hat raid/hat trade/hat", "B": "2 cards", "C": "chief/hat", "D": "2 cards"}
    t = Table(TurnOf(A), players=4, harbor="B", **cards).play("""
        A: play snitch/hat harbor.0
        C: play chief/hat
    """)

    assert "B C D A B" == t.was_asked("react")


def test_nobody_attacks_his_own_effect():
    """§4.1.4 A holds a Police Chief, but the Snitch is his."""
    t = Table(TurnOf(A), harbor="B", A="snitch/hat chief/hat raid/fist shadow/fist").play("""
        A: play snitch/hat harbor.0
    """)

    assert ("", "B") == (t.was_asked("react"), t.cell())


def test_a_bystander_may_react():
    """§4.1.4 C has no chip in the city and nothing to lose."""
    t = Table(TurnOf(A), harbor="B", A="snitch/hat", C="chief/hat").play("""
        A: play snitch/hat harbor.0
        C: play chief/hat
    """)

    assert ("B", "chief/hat snitch/hat") == (t.stack("harbor"), t.discard())


def test_both_fists_come_from_one_hand():
    """§4.1.5 One Fist each in two hands is none."""
    hands = {"A": "raid/hat", "B": "thief/fist fbi/hat", "C": "shadow/fist fbi/plus"}
    t = Table(TurnOf(A), harbor="A", **hands).say("A: hat raid/hat harbor.0")

    assert ["decline"] == t.options("B")


def test_a_player_chooses_which_fists_he_pays():
    """§4.5 Three Fists make three pairs."""
    t = Table(TurnOf(A), harbor="A", A="raid/hat", B="snitch/fist thief/fist fbi/fist").say("""
        A: hat raid/hat harbor.0
    """)

    assert [
        "fists snitch/fist thief/fist",
        "fists snitch/fist fbi/fist",
        "fists thief/fist fbi/fist",
    ] == t.options("B", "fists")


def test_a_player_chooses_which_copy_he_spends():
    """§4.5 Their symbols differ; equal copies are one choice."""
    t = Table(TurnOf(A), harbor="B", A="snitch/hat", B="chief/hat chief/plus chief/plus").say("""
        A: play snitch/hat harbor.0
    """)

    assert ["decline", "play chief/hat", "play chief/plus"] == t.options("B")


def test_nothing_moves_while_a_window_is_open():
    """§4.1.2 The chip is still there, the card lies in limbo."""
    t = Table(TurnOf(A), harbor="B", A="snitch/hat", B="1 card").say("""
        A: play snitch/hat harbor.0
    """)

    assert ("B", "", "snitch/hat", "") == (t.stack("harbor"), t.cell(), t.limbo(), t.hand("A"))


def test_a_trade_draws_after_the_window():
    """§4.1.1 Random picks and draws come last."""
    t = Table(TurnOf(A), A="trade/hat", B="1 card").say("A: play trade/hat")

    assert ("B", "react", 0) == (t.asked(), t.prompt(), len(t.hand("A")))


def test_fists_may_hit_the_chief_that_hits_the_jail():
    """§4.2 They never hit a location effect, but they hit what attacks it."""
    hands = {"A": "raid/fist shadow/fist", "B": "chief/hat"}
    t = Table(Cycle(JAIL), jail="A", harbor="B", **hands).play("""
        A: send harbor.0
        B: play chief/hat
        A: fists raid/fist shadow/fist
    """)

    assert ("B", "") == (t.cell(), t.stack("harbor"))


TRACE = {
    "harbor": "B C",
    "A": "snitch/hat raid/fist hitman/fist trade/plus",
    "B": "chief/hat complicity/plus",
    "C": "chief/bullet shadow/hat",
}
LINES = [
    "A: play snitch/hat harbor.0",
    "B: decline",
    "C: play chief/bullet",
    "A: fists raid/fist hitman/fist",
    "B: decline",
    "B: decline",
    "C: decline",
    "B: play complicity/plus harbor.0",
]
SAVED = "raid/fist hitman/fist chief/bullet"


@pytest.mark.parametrize(
    ("said", "asked", "prompt", "limbo", "discard"),
    [
        (1, "B", "react", "snitch/hat", ""),
        (2, "C", "react", "snitch/hat", ""),
        (3, "A", "react", "snitch/hat chief/bullet", ""),
        (4, "B", "react", "snitch/hat chief/bullet raid/fist hitman/fist", ""),
        (5, "B", "react", "snitch/hat", SAVED),
        (6, "C", "react", "snitch/hat", SAVED),
        (7, "B", "complicity", "", f"{SAVED} snitch/hat"),
        (8, "B", "turn", "", f"{SAVED} snitch/hat complicity/plus"),
    ],
)
def test_the_worked_example_step_by_step(said, asked, prompt, limbo, discard):
    """§4.8 Snitch, Police Chief, Fists, the window open again, Complicity."""
    t = Table(TurnOf(A), **TRACE).say("\n".join(LINES[:said]))

    assert (asked, prompt) == (t.asked(), t.prompt())
    assert (limbo, discard) == (t.limbo(), t.discard())


def test_the_worked_example_b_may_react_at_last():
    """§4.8.3 The window on the Snitch is open again, so B could play his Police Chief."""
    t = Table(TurnOf(A), **TRACE).say("\n".join(LINES[:5]))

    assert ["decline", "play chief/hat"] == t.options("B")


def test_the_worked_example_names_a_third_player():
    """§4.8.5 After the Snitch, B may answer with C's chip and no other."""
    t = Table(TurnOf(A), **TRACE).say("\n".join(LINES[:7]))

    assert ("B", "C") == (t.cell(), t.stack("harbor"))
    assert ["decline", "play complicity/plus harbor.0"] == t.options("B")


def test_the_worked_example_ends_with_two_chips_in_the_cell():
    """§4.8.6 C is not asked for Complicity: A has no chip in a stack."""
    t = Table(TurnOf(A), **TRACE).say("\n".join(LINES))

    assert ("B C", "", "B") == (t.cell(), t.stack("harbor"), t.was_asked("complicity"))
    assert "B C A B B C" == t.was_asked("react")
