"""§1.5, §1.6 Hats and the six action cards: what each does, and what it needs."""

import pytest

from consigliere.games.mafia_city.rules.action import TurnOf
from consigliere.games.mafia_city.rules.round import Round

from .table import A, B, Table


def test_e08_chips_in_the_cell_do_not_count_for_a_raid():
    """§1.6.3 One chip in the stack is one too few."""
    t = Table(TurnOf(A), A="raid/fist", jail="A", cell="A B")

    assert [] == t.options("A", "play")


def test_e13_there_must_be_a_hand_to_rob():
    """§1.6.2 With all other hands empty, Thief can only gain time."""
    t = Table(TurnOf(A), A="thief/hat", crew="A0")

    assert ["temporize thief/hat", "pass"] == t.options("A")


def test_e26_shadow_games_needs_two_stacks():
    """§1.6.4 A switch needs two things."""
    t = Table(TurnOf(A), A="shadow/fist", crew="A0", harbor="A B")

    assert ["temporize shadow/fist", "pass"] == t.options("A")


def test_e53_a_scheme_moves_any_chip_anywhere_else():
    """§1.6.5 Two chips, six other stacks each; the Jail as one of them."""
    t = Table(TurnOf(A), A="scheme/fist", harbor="A B")
    schemes = t.options("A", "play scheme/fist")

    assert 12 == len(schemes)
    assert "play scheme/fist harbor.1 jail" in schemes
    assert not [text for text in schemes if text.endswith(" harbor")]


def test_e53_a_chip_schemed_into_the_jail_is_not_in_the_cell():
    """§1.6.5 In the Jail its stack is meant."""
    t = Table(TurnOf(A), A="scheme/fist", harbor="A B").play("""
        A: play scheme/fist harbor.1 jail
    """)

    assert ("B", "") == (t.stack("jail"), t.cell())


def test_e55_copies_of_a_card_make_one_move():
    """§1.4 Two equal cards cannot be told apart."""
    t = Table(TurnOf(A), A="snitch/plus snitch/plus", harbor="B", crew="A0")

    assert ["play snitch/plus harbor.0", "temporize snitch/plus", "pass"] == t.options("A")


def test_one_hat_takes_a_chip_back_from_any_height():
    """§1.5.1 The others close up."""
    t = Table(TurnOf(A), A="raid/hat", harbor="B A C", crew="A2").play("A: hat raid/hat harbor.1")

    assert ("B C", 3) == (t.stack("harbor"), t.crew("A"))


def test_a_hat_takes_only_own_chips_from_stacks():
    """§1.5.1 Neither another player's nor one in the cell."""
    t = Table(TurnOf(A), A="raid/hat", harbor="B A", cell="A")

    assert ["hat raid/hat harbor.1"] == t.options("A", "hat")


def test_two_hats_bring_a_chip_from_the_reserve():
    """§1.5.2 On top of any stack."""
    t = Table(TurnOf(A), A="raid/hat trade/hat", harbor="B", reserve="A1").play("""
        A: hat raid/hat trade/hat harbor
    """)

    assert ("B A", 0) == (t.stack("harbor"), t.reserve("A"))


def test_two_hats_need_a_reserve():
    """§1.5.2 With an empty one there is nothing to bring, and no chip on a stack to take back."""
    t = Table(TurnOf(A), A="raid/hat trade/hat", reserve="A0")

    assert [] == t.options("A", "hat")


def test_two_hats_are_never_two_chips_back():
    """§1.5.2 With an empty reserve each Hat is good for one chip only."""
    t = Table(TurnOf(A), A="raid/hat trade/hat", reserve="A0", harbor="A")

    assert ["hat raid/hat harbor.0", "hat trade/hat harbor.0"] == t.options("A", "hat")


def test_copies_of_a_hat_make_one_pair():
    """§1.4 Thief with a Hat exists twice; the pair is one way to pay."""
    t = Table(TurnOf(A), A="thief/hat thief/hat")

    assert 7 == len(t.options("A", "hat"))


def test_r19_a_schemed_chip_lands_on_top():
    """§1.6.5 It leaves its stack, which closes up."""
    t = Table(TurnOf(A), A="scheme/hat", harbor="B A", hall="C").play("""
        A: play scheme/hat harbor.0 hall
    """)

    assert ("A", "C B") == (t.stack("harbor"), t.stack("hall"))


def test_e25_shadow_games_switches_main_chips():
    """§1.6.4 Each becomes the bottom of the other stack."""
    t = Table(TurnOf(B), B="shadow/hat", station="A B", harbor="C").play("""
        B: play shadow/hat harbor station
    """)

    assert ("C B", "A") == (t.stack("station"), t.stack("harbor"))


def test_e25_the_place_in_the_stack_counts_not_how_it_came_about():
    """§5.1.6 In phase II C controls the station by the lowest chip, A the harbor."""
    t = Table(Round(), first="B", B="shadow/hat", station="A B", harbor="C").play("""
        B: play shadow/hat harbor station
        C: pass
        A: pass
        B: pass
    """)

    assert (1, 0, 1) == (t.points("A"), t.points("B"), t.points("C"))


def test_shadow_games_touches_only_the_main_chips():
    """§1.6.4 Whatever lies above them stays where it is."""
    t = Table(TurnOf(A), A="shadow/hat", harbor="A B C", station="B C A").play("""
        A: play shadow/hat harbor station
    """)

    assert ("B B C", "A C A") == (t.stack("harbor"), t.stack("station"))


def test_shadow_games_between_chips_of_one_colour_is_legal():
    """§1.6.4 It changes nothing, but it may bait Fists."""
    t = Table(TurnOf(A), A="shadow/hat", station="A", harbor="A")

    assert ["play shadow/hat harbor station"] == t.options("A", "play")


def test_a_raid_needs_two_own_chips_in_one_stack():
    """§1.6.3 Two in different places are not enough."""
    t = Table(TurnOf(A), A="raid/fist", harbor="A B", hall="A", club="A A", station="A A A")

    assert ["play raid/fist station", "play raid/fist club"] == t.options("A", "play")


def test_a_thief_may_rob_any_other_player_with_cards():
    """§1.6.2 C has no card and cannot be named."""
    t = Table(TurnOf(B), players=4, B="thief/plus", A="1 card", D="1 card")

    assert ["play thief/plus 3", "play thief/plus 0"] == t.options("B", "play")


def test_a_stolen_card_changes_hands():
    """§1.6.2 Chance picks it from the whole hand."""
    t = Table(TurnOf(A), A="thief/plus", B="raid/hat trade/fist").play("""
        A: play thief/plus 1
        *: rob 0 1 trade/fist
    """)

    assert ("trade/fist", "raid/hat", "thief/plus") == (t.hand("A"), t.hand("B"), t.discard())


def test_a_thief_may_find_an_empty_hand():
    """§1.6.2 If the victim spent his last card meanwhile, nothing happens."""
    t = Table(TurnOf(A), A="thief/plus raid/fist shadow/fist", B="chief/hat").play("""
        A: play thief/plus 1
        B: play chief/hat
        A: fists raid/fist shadow/fist
    """)

    assert ("", "", "B") == (t.hand("A"), t.was_asked("rob"), t.asked())


def test_e50_a_thief_with_the_policeman_still_picks_at_random():
    """§1.6.2 Every card of the hand he sees may be the one."""
    five = "snitch/hat snitch/fist raid/hat trade/hat fbi/hat"
    t = Table(TurnOf(A), A="thief/plus", B=five, policeman="A").say("""
        A: play thief/plus 1
        B: decline
    """)

    assert [f"rob 0 1 {name}" for name in five.split()] == t.options("*")


def test_a_snitch_may_name_any_chip_in_any_stack():
    """§1.6.1 Own chips and the Jail stack included, the cell not."""
    t = Table(TurnOf(A), A="snitch/plus", jail="B A", hall="C", cell="B C")

    assert ["jail.0", "jail.1", "hall.0"] == [
        text.removeprefix("play snitch/plus ") for text in t.options("A", "play")
    ]


def test_a_card_without_effect_cannot_be_announced():
    """§1.6 An empty city leaves nothing to snitch on, scheme with, raid or switch."""
    t = Table(TurnOf(A), A="snitch/hat scheme/hat raid/hat shadow/hat", reserve="A0")

    assert [] == t.options("A", "play") + t.options("A", "hat")


@pytest.mark.parametrize("card", ["hitman/fist", "agreement/fist", "chief/fist", "fbi/fist"])
def test_location_and_reaction_cards_are_no_actions(card):
    """§1.6 On a turn they can only gain time."""
    t = Table(TurnOf(A), A=card, harbor="A B", crew="A0")

    assert [f"temporize {card}", "pass"] == t.options("A")
