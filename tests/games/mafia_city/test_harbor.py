"""§1.7.2, §5.5 The Harbor, the Hitman figure and the Hitman card."""

import pytest

from consigliere.games.mafia_city.parts import HARBOR
from consigliere.games.mafia_city.rules.location import Cycle, LocationPhase

from .table import Table


def test_r11_two_fbi_stop_the_move_and_the_card():
    """§5.5.5 The Hitman stays, nobody dies, A may retry neither and keeps his point."""
    t = Table(Cycle(HARBOR), harbor="A A B", A="hitman/hat", B="fbi/hat fbi/bullet").play("""
        A: move hall
        B: play fbi/hat
        A: play hitman/hat harbor.2
        B: play fbi/bullet
    """)

    assert ("harbor", "A A B", 1) == (t.hitman(), t.stack("harbor"), t.points("A"))
    assert ("A", "A", "harbor") == (t.was_asked("move_hitman"), t.was_asked("kill"), t.solved())


MOVED = {"harbor": "A", "jail": "B", "cell": "C", "A": "hitman/hat", "reserve": "B4"}


def test_r21_the_card_hits_the_stack_never_the_cell():
    """§1.6.7 On the Jail only B's chip in the stack is a target."""
    t = Table(Cycle(HARBOR), **MOVED).say("A: move jail")

    assert ["decline", "play hitman/hat jail.0"] == t.options("A")


def test_r21_a_killed_chip_goes_to_its_owners_reserve():
    """§1.6.7 It is out of the stack; the cell is not touched."""
    t = Table(Cycle(HARBOR), **MOVED).play("""
        A: move jail
        A: play hitman/hat jail.0
    """)

    assert ("", 5, "C") == (t.stack("jail"), t.reserve("B"), t.cell())


DUEL = {
    "harbor": "A A B",
    "hall": "B",
    "A": "hitman/hat hitman/bullet",
    "B": "fbi/hat snitch/fist thief/fist",
    "reserve": "B4",
}


def test_e22_the_hitman_moves_to_an_adjacent_tile():
    """§5.5.1 From the harbor on the ring: both neighbours and the centre."""
    t = Table(Cycle(HARBOR), **DUEL).until("move_hitman")

    assert ["decline", "move jail", "move fight-club", "move hall"] == t.options("A")


def test_e22_a_cancelled_hitman_card_may_be_followed_by_another():
    """§4.4.2 The move and the first card are cancelled; the second card kills."""
    t = Table(Cycle(HARBOR), **DUEL).play("""
        A: move hall
        B: play fbi/hat
        A: play hitman/hat harbor.2
        B: fists snitch/fist thief/fist
        A: play hitman/bullet harbor.2
    """)

    assert ("harbor", "A A", "B", 5) == (
        t.hitman(),
        t.stack("harbor"),
        t.stack("hall"),
        t.reserve("B"),
    )


def test_e22_one_hitman_card_is_executed_and_no_more():
    """§1.6.7 A third card is not offered."""
    t = Table(Cycle(HARBOR), **{**DUEL, "A": "hitman/hat hitman/bullet hitman/fist"}).play("""
        A: play hitman/hat harbor.2
        B: fists snitch/fist thief/fist
        A: play hitman/bullet harbor.2
    """)

    assert ("A A", "hitman/fist") == (t.was_asked("kill"), t.hand("A"))


def test_e23_the_cell_under_the_hitman_is_no_target():
    """§1.6.7 The Jail's stack is empty, so the card is not offered."""
    jail = {"hitman": "jail", "cell": "B C", "harbor": "A", "A": "hitman/hat"}
    t = Table(LocationPhase(), mayor="A", **jail).say("""
        A: choose harbor
        A: decline
    """)

    assert ("", "A", "choose") == (t.was_asked("kill"), t.asked(), t.prompt())


def test_declining_the_move_does_not_end_the_killing():
    """§5.5.2 The card hits where the figure stands."""
    t = Table(Cycle(HARBOR), harbor="A", hitman="club", club="C", A="hitman/hat").play("""
        A: decline
        A: play hitman/hat club.0
    """)

    assert "" == t.stack("club")


def test_a_second_try_may_name_another_chip():
    """§4.4.2 After a cancelled card everything may be chosen again."""
    hands = {"A": "hitman/hat hitman/bullet", "B": "fbi/hat"}
    t = Table(Cycle(HARBOR), harbor="A A B C", **hands).play("""
        A: play hitman/hat harbor.2
        B: play fbi/hat
        A: play hitman/bullet harbor.3
    """)

    assert "A A B" == t.stack("harbor")


def test_without_a_controller_neither_move_nor_card():
    """§5.5.3 The harbor is empty: nobody moves the Hitman, nobody kills."""
    t = Table(Cycle(HARBOR), hitman="hall", hall="B", A="hitman/hat").play()

    assert ("", "") == (t.was_asked("move_hitman"), t.was_asked("kill"))


@pytest.mark.parametrize(("cards", "asked"), [("", ""), ("1 card", "A")])
def test_the_controller_is_asked_for_a_card_if_he_has_any(cards, asked):
    """§8.3.4 Whatever it is."""
    t = Table(Cycle(HARBOR), harbor="A", A=cards).play()

    assert asked == t.was_asked("kill")


def test_the_card_works_on_a_solved_location():
    """§5.5.4 Marked or not."""
    solved = {"hitman": "club", "club": "C", "solved": "club", "harbor": "A", "A": "hitman/hat"}
    t = Table(Cycle(HARBOR), **solved).play("A: play hitman/hat club.0")

    assert "" == t.stack("club")


def test_own_chips_may_be_killed():
    """§1.6.7 Any owner, any height."""
    t = Table(Cycle(HARBOR), harbor="A B", A="hitman/hat").until("kill")

    assert ["decline", "play hitman/hat harbor.0", "play hitman/hat harbor.1"] == t.options("A")


def test_from_the_centre_the_hitman_may_go_anywhere():
    """§2.5 The centre touches all six others."""
    t = Table(Cycle(HARBOR), harbor="A", hitman="hall")

    assert 6 == len(t.options("A", "move"))


def test_the_moved_hitman_strikes_at_once():
    """§5.5.2 The card uses his place after the move."""
    t = Table(Cycle(HARBOR), harbor="A", hall="B", A="hitman/hat").play("""
        A: move hall
        A: play hitman/hat hall.0
    """)

    assert ("hall", "", "A") == (t.hitman(), t.stack("hall"), t.stack("harbor"))
