"""§1.7.1, §5.2 The Jail and its cell."""

import pytest

from consigliere.games.mafia_city.parts import JAIL
from consigliere.games.mafia_city.rules.action import TurnOf
from consigliere.games.mafia_city.rules.location import Cycle, LocationPhase
from consigliere.games.mafia_city.rules.round import Round

from .table import A, Table


def test_r15_the_cell_is_opened_even_without_a_controller():
    """§5.2.2 All chips go back to the crews; no point, no effect."""
    t = Table(Cycle(JAIL), cell="A B B", crew="A1 B1").play()

    assert (2, 3, "") == (t.crew("A"), t.crew("B"), t.cell())
    assert ((0, 0, 0), "") == (t.state.points, t.was_asked("send"))


def test_r22_a_chip_on_a_solved_location_may_be_jailed():
    """§5.2.5 B's point for the harbor stays."""
    t = Table(LocationPhase(), mayor="C", harbor="B", jail="A").say("""
        C: choose harbor
        C: choose jail
        A: send harbor.0
    """)

    assert ("B", "", 1) == (t.cell(), t.stack("harbor"), t.points("B"))


JAILING = {"jail": "A A B", "harbor": "C", "cell": "C", "crew": "C2", "B": "complicity/hat"}


def test_e19_the_release_comes_before_the_effect():
    """§5.2.2 Point, release, effect, Complicity: C is out, and another chip of his is in."""
    t = Table(Cycle(JAIL), **JAILING).play("""
        A: send jail.2
        B: play complicity/hat harbor.0
    """)

    assert (1, 3, "B C") == (t.points("A"), t.crew("C"), t.cell())
    assert ("A A", "") == (t.stack("jail"), t.stack("harbor"))


def test_e19_who_is_jailed_by_the_effect_misses_an_action_phase():
    """§5.2.4 Both stay in the cell till the Jail is solved in the next round."""
    everybody_passes = "A: pass\nB: pass\nC: pass"
    t = Table(Round(), **JAILING).say(f"""
        {everybody_passes}
        A: send jail.2
        B: play complicity/hat harbor.0
        A: withdraw jail 0 0
        B: pass
    """)
    in_action_phase = t.cell()
    t.say("C: pass\nA: pass")

    assert ("B C", "") == (in_action_phase, t.cell())


def test_e20_a_cancelled_effect_is_spent():
    """§4.4.3 B's Police Chief is cancelled, C's is not; A cannot retry and keeps his point."""
    hands = {"A": "raid/fist shadow/fist", "B": "chief/hat", "C": "chief/bullet"}
    t = Table(Cycle(JAIL), jail="A", hall="B", **hands).play("""
        A: send hall.0
        B: play chief/hat
        A: fists raid/fist shadow/fist
        C: play chief/bullet
    """)

    assert ("B", "", 1, "A") == (t.stack("hall"), t.cell(), t.points("A"), t.was_asked("send"))


def test_e58_a_jailed_chip_controls_nothing():
    """§3.2.1 The harbor is empty when its cycle comes: nobody, no point, no Hitman."""
    t = Table(LocationPhase(), jail="A", harbor="B").play("A: send harbor.0")

    assert (0, "", "jail harbor") == (t.points("B"), t.was_asked("move_hitman"), t.solving()[:11])


def test_the_controller_may_name_any_chip_in_any_stack():
    """§5.2.5 Own chips and the Jail stack included."""
    t = Table(Cycle(JAIL), jail="A B", hall="C A", cell="B")

    assert ["decline", "send jail.0", "send jail.1", "send hall.0", "send hall.1"] == t.options("A")


def test_without_a_controller_nobody_is_sent():
    """§3.2.4 The cell is opened, and that is all, whoever stands elsewhere."""
    t = Table(Cycle(JAIL), cell="A", harbor="B").play()

    assert ("", "", "B") == (t.was_asked("send"), t.cell(), t.stack("harbor"))


def test_the_controller_may_leave_it():
    """§3.2.4 A location effect is optional."""
    t = Table(Cycle(JAIL), jail="A", hall="C").play("A: decline")

    assert ("", "C", 1) == (t.cell(), t.stack("hall"), t.points("A"))


def test_a_police_chief_does_not_stop_the_release():
    """§1.6.9 It cancels what comes after."""
    t = Table(Cycle(JAIL), jail="A", cell="A", hall="B", B="chief/hat").play("""
        A: send hall.0
        B: play chief/hat
    """)

    assert ("", "B") == (t.cell(), t.stack("hall"))


def test_chips_in_the_cell_do_not_count_for_control():
    """§5.1.1 One chip in the stack beats two in the cell."""
    t = Table(Cycle(JAIL), jail="A", cell="B B").play()

    assert (1, 0) == (t.points("A"), t.points("B"))


def test_who_is_jailed_in_the_action_phase_is_out_in_the_same_round():
    """§5.2.4 The Jail is solved in phase II, and the chip is back in the crew."""
    t = Table(Round(), A="snitch/hat", harbor="B", crew="B2").say("""
        A: play snitch/hat harbor.0
        B: pass
        C: pass
    """)
    jailed = t.cell()
    t.play("A: pass")

    assert ("B", "", 3) == (jailed, t.cell(), t.crew("B"))


@pytest.mark.parametrize("card", ["snitch/hat", "scheme/fist", "shadow/fist", "raid/fist"])
def test_nothing_touches_chips_in_the_cell(card):
    """§5.2.3 With all chips in the cell, no card and no Hat has a target."""
    t = Table(TurnOf(A), A=card, cell="A A B B", crew="A0", reserve="A0")

    assert [f"temporize {card}", "pass"] == t.options("A")
