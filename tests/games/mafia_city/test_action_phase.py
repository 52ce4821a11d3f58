"""§3.1 The Action Phase: turns, passing, Bullets, Raids that bring players back."""

import pytest

from consigliere.games.mafia_city.rules.action import ActionPhase, TurnOf
from consigliere.games.mafia_city.rules.round import Round
from consigliere.kernel import Illegal

from .table import A, B, C, Table


def test_e01_without_crew_and_cards_one_can_only_pass():
    """§3.1.6 Nothing else is possible, and everybody can see it."""
    t = Table(TurnOf(A), crew="A0")

    assert ["pass"] == t.options("A")


def test_e02_any_card_gains_time():
    """§3.1.6 A reaction card can still be discarded, so nobody has to pass."""
    t = Table(TurnOf(A), crew="A0", A="chief/plus")

    assert ["temporize chief/plus", "pass"] == t.options("A")


def test_e04_the_last_pass_ends_the_phase_at_once():
    """§3.1.9 No Bullet for B any more; the Jail follows."""
    t = Table(Round(), first="B", crew="B2", B="trade/bullet", jail="A").say("""
        B: pass
        C: pass
        A: pass
    """)

    assert "" == t.was_asked("bullet")
    assert ("A", "send", "jail") == (t.asked(), t.prompt(), t.solving())


def test_e04_or_the_mayors_holder_chooses():
    """§3.1.9, §5.4 Phase II begins with the choice of whoever holds the Mayor."""
    t = Table(Round(), first="B", crew="B2", B="trade/bullet", mayor="C").say("""
        B: pass
        C: pass
        A: pass
    """)

    assert ("C", "choose") == (t.asked(), t.prompt())


def test_e05_a_bullet_does_not_undo_the_pass():
    """§3.1.7 The chip stays, B is still out, and A's pass ends the phase."""
    t = Table(TurnOf(B), passed="B C", crew="B1", B="trade/bullet").say("""
        B: bullet trade/bullet
        B: place hall
    """)
    before = t.passed()
    t.play("A: pass")

    assert "B C" == before
    assert ("B", "") == (t.stack("hall"), t.asked())


def test_e07_a_raid_brings_back_only_who_gets_a_chip():
    """§3.1.8 B is active again, C and D stay out."""
    raid = {"A": "raid/fist", "fight_club": "A B A", "passed": "B C D", "crew": "A3 B2"}
    t = Table(TurnOf(A), players=4, **raid).play("A: play raid/fist fight-club")

    assert (5, 3) == (t.crew("A"), t.crew("B"))
    assert "C D" == t.passed()


def test_e10_a_bullet_that_costs_everything_ends_the_turn():
    """§3.1.7 Executed, but with neither crew nor cards left there is no action."""
    hands = {"A": "trade/bullet snitch/fist hitman/fist", "B": "thief/fist raid/fist"}
    t = Table(TurnOf(A), passed="A", crew="A0", **hands).play("""
        A: bullet trade/bullet
        B: fists thief/fist raid/fist
        A: fists snitch/fist hitman/fist
    """)

    assert ("A", "B", "turn") == (t.passed(), t.asked(), t.prompt())
    assert "" == t.was_asked("follow_up")


def test_e11_a_bullet_needs_something_to_do_afterwards():
    """§3.1.7 With no crew and one card nobody is asked; all can see why."""
    t = Table(TurnOf(A), passed="A", crew="A0", A="trade/bullet")

    assert ("B", "turn", "") == (t.asked(), t.prompt(), t.was_asked("bullet"))


@pytest.mark.parametrize(
    ("crew", "cards", "asked"),
    [
        ("A0", "", False),
        ("A1", "", False),
        ("A0", "1 card", False),
        ("A1", "1 card", True),
        ("A0", "2 cards", True),
    ],
)
def test_who_is_offered_a_bullet(crew, cards, asked):
    """§3.1.7 Whoever passed and has two cards, or a card and a chip, whatever the cards are."""
    t = Table(TurnOf(A), passed="A", crew=crew, A=cards)

    assert asked == (t.was_asked("bullet") == "A")


def test_e56_after_a_bullet_neither_another_one_nor_a_pass():
    """§3.1.7 He must act, with what is left to him."""
    t = Table(TurnOf(A), passed="A", crew="A0", A="trade/bullet raid/bullet").play("""
        A: bullet trade/bullet
    """)

    assert ["temporize raid/bullet"] == t.options("A")


def test_e59_an_active_player_cannot_use_a_bullet():
    """§1.5.4 The text and gaining time are left, and passing."""
    t = Table(TurnOf(A), A="trade/bullet", crew="A0")

    assert ["play trade/bullet", "temporize trade/bullet", "pass"] == t.options("A")


BULLET = {"passed": "A", "crew": "A1", "A": "trade/bullet snitch/hat", "B": "raid/fist hitman/fist"}


def test_r08a_a_cancelled_bullet_ends_the_turn():
    """§4.4.1 The card is lost, what was to follow was never announced."""
    t = Table(TurnOf(A), **BULLET).play("""
        A: bullet trade/bullet
        B: fists raid/fist hitman/fist
    """)

    assert ("snitch/hat", 1, "A") == (t.hand("A"), t.crew("A"), t.passed())
    assert ("B", "turn") == (t.asked(), t.prompt())


def test_r08b_placing_after_a_bullet_cannot_be_cancelled():
    """§3.1.1 B is asked about the Bullet, not about the chip."""
    t = Table(TurnOf(A), **BULLET).play("""
        A: bullet trade/bullet
        A: place hall
    """)

    assert ("A", "A", "B") == (t.stack("hall"), t.passed(), t.was_asked("react"))


def test_r08c_the_action_after_a_bullet_can_be_cancelled():
    """§4.4.1 Both cards are lost, the turn is over, A is still out."""
    t = Table(TurnOf(A), hall="B", **BULLET).play("""
        A: bullet trade/bullet
        A: play snitch/hat hall.0
        B: fists raid/fist hitman/fist
    """)

    assert ("B", "", "A") == (t.stack("hall"), t.hand("A"), t.passed())
    assert ("B", "turn") == (t.asked(), t.prompt())


def test_r14_a_raid_by_bullet_brings_the_raider_back():
    """§3.1.8 A and B are active again; the turn order stays as it is."""
    raid = {"A": "snitch/bullet raid/hat", "harbor": "A B A", "crew": "A1 B1"}
    t = Table(TurnOf(A), passed="A B", **raid).play("""
        A: bullet snitch/bullet
        A: play raid/hat harbor
    """)

    assert (3, 2, "", "") == (t.crew("A"), t.crew("B"), t.stack("harbor"), t.passed())
    assert ("B", "turn") == (t.asked(), t.prompt())


def test_a_cancelled_raid_brings_nobody_back():
    """§3.1.8 Only an executed one does."""
    hands = {"A": "raid/hat", "C": "chief/hat"}
    t = Table(TurnOf(A), passed="B", harbor="A B A", **hands).play("""
        A: play raid/hat harbor
        C: play chief/hat
    """)

    assert ("A B A", "B") == (t.stack("harbor"), t.passed())


def test_no_other_way_of_getting_chips_back_ends_a_pass():
    """§3.1.8 A Hat played by Bullet does not."""
    t = Table(TurnOf(A), passed="A", A="snitch/bullet raid/hat", harbor="A").play("""
        A: bullet snitch/bullet
        A: hat raid/hat harbor.0
    """)

    assert ("", "A") == (t.stack("harbor"), t.passed())


def test_a_player_back_in_play_must_pass_again():
    """§3.1.8 He gets no extra turn, but is asked like anybody when his turn comes."""
    t = Table(TurnOf(A), passed="B C", A="raid/hat", harbor="A C A").play("""
        A: play raid/hat harbor
        C: pass
        A: pass
    """)

    assert ("A B C", "") == (t.passed(), t.asked())


def test_turns_go_clockwise_and_skip_who_passed():
    """§3.1 From the first player on."""
    t = Table(ActionPhase(), players=4, first="C").say("""
        C: place hall
        D: pass
        A: place hall
        B: place hall
        C: place hall
    """)

    assert ("C A B C", "A") == (t.stack("hall"), t.asked())


def test_one_action_a_turn():
    """§3.1 Then it is the next player's turn."""
    t = Table(TurnOf(A)).say("A: place hall")

    assert ("B", "turn") == (t.asked(), t.prompt())


def test_a_chip_goes_on_top_of_any_of_the_seven_stacks():
    """§3.1.1 Wherever it is put, it lies on top."""
    t = Table(TurnOf(A), harbor="B C")
    offered = t.options("A", "place")
    t.play("A: place harbor")

    assert 7 == len(offered)
    assert "B C A" == t.stack("harbor")


def test_a_placed_chip_leaves_the_crew():
    """§3.1.1 One chip less; the reserve is not touched."""
    t = Table(TurnOf(A), crew="A3", reserve="A4").play("A: place harbor")

    assert (2, 4) == (t.crew("A"), t.reserve("A"))


def test_the_reserve_cannot_be_placed():
    """§3.1.1 Without a crew no chip can be placed, however large the reserve."""
    t = Table(TurnOf(A), crew="A0", reserve="A9")

    assert [] == t.options("A", "place")


def test_gaining_time_ignores_the_card():
    """§3.1.5 It is discarded face up and nobody can react."""
    t = Table(TurnOf(A), A="snitch/hat", B="chief/hat raid/fist thief/fist", harbor="B").play("""
        A: temporize snitch/hat
    """)

    assert ("snitch/hat", "", "B") == (t.discard(), t.was_asked("react"), t.stack("harbor"))


def test_a_player_may_pass_whatever_he_has():
    """§3.1.6 Nothing is lost by it."""
    t = Table(TurnOf(A), A="snitch/hat").play("A: pass")

    assert ("A", "snitch/hat", 8) == (t.passed(), t.hand("A"), t.crew("A"))


def test_a_passed_player_may_react():
    """§3.1.9 Reactions are no actions."""
    t = Table(TurnOf(A), passed="B", A="snitch/hat", B="chief/hat", harbor="B").play("""
        A: play snitch/hat harbor.0
        B: play chief/hat
    """)

    assert ("B", "B") == (t.stack("harbor"), t.passed())


def test_a_bullet_may_be_declined():
    """§3.1.7 The turn is skipped, nothing is spent."""
    t = Table(TurnOf(A), passed="A", A="trade/bullet").say("A: decline")

    assert ("trade/bullet", "B", "turn") == (t.hand("A"), t.asked(), t.prompt())


def test_a_bullet_on_every_own_turn():
    """§3.1.7 One a turn, any number a phase."""
    t = Table(TurnOf(A), passed="A C", crew="A2", A="trade/bullet raid/bullet").say("""
        A: bullet trade/bullet
        A: place hall
        B: place harbor
        A: bullet raid/bullet
        A: place hall
    """)

    assert ("A A", "A C") == (t.stack("hall"), t.passed())


def test_an_answer_that_is_not_offered_is_refused():
    """§3.1.2 The table stays as it was."""
    t = Table(TurnOf(A), A="snitch/hat")

    with pytest.raises(Illegal, match="illegal-not-offered"):
        t.say("A: play snitch/hat harbor.0")
    with pytest.raises(Illegal, match="illegal-not-asked"):
        t.say("C: pass")


def test_a_new_phase_makes_everybody_active():
    """§3.1 Whatever was passed in the last round."""
    t = Table(ActionPhase(), passed="A B", turns="A7 B3")

    assert ("", (1, 0, 0)) == (t.passed(), t.state.turns)


def test_the_turn_after_the_last_seat_is_the_first_seats():
    """§3.1 Clockwise, round and round."""
    t = Table(TurnOf(C)).say("C: pass")

    assert "A" == t.asked()
