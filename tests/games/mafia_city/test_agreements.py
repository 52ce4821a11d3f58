"""§4.6 Secret Agreements, before control of a location is determined."""

import pytest

from consigliere.games.mafia_city.parts import CLUB, DISTRICT, HALL, HARBOR
from consigliere.games.mafia_city.rules.location import Cycle

from .table import Table

BIDDING = {
    "hall": "A B A B A B",
    "A": "agreement/hat thief/plus",
    "B": "agreement/fist agreement/bullet",
}


def test_r10_agreements_bid_each_other_up():
    """§4.6 4:3, 4:4, A declines, 5:4, all decline: B controls and may take the Mayor."""
    t = Table(Cycle(HALL), **BIDDING).say("""
        A: agree agreement/hat
        B: agree agreement/fist
        A: decline
        B: agree agreement/bullet
        A: decline
    """)

    assert (0, 1, "B", "take_mayor") == (t.points("A"), t.points("B"), t.asked(), t.prompt())


def test_r10b_a_tie_after_agreements_is_a_tie():
    """§5.1.6 4:4 at City Hall: nobody controls, the Mayor returns to its tile."""
    t = Table(Cycle(HALL), mayor="C", **BIDDING).play("""
        A: agree agreement/hat
        B: agree agreement/fist
        A: decline
        B: decline
    """)

    assert (0, 0, "tile") == (t.points("A"), t.points("B"), t.mayor())


THREE = {"district": "B B A", "A": "agreement/hat agreement/bullet agreement/plus"}


def test_e46_copies_are_attacked_one_by_one():
    """§4.6.4 One of two survives, a third follows at once: 3 to 2 for A."""
    t = Table(Cycle(DISTRICT), C="snitch/fist thief/fist", **THREE).play("""
        A: agree agreement/hat agreement/bullet
        C: fists snitch/fist thief/fist
        A: agree agreement/plus
    """)

    assert (1, 0) == (t.points("A"), t.points("B"))


def test_a_cancelled_copy_is_discarded_alone():
    """§4.6.9 The copy played with it still lies in limbo, and its window is next."""
    hands = {"C": "snitch/fist thief/fist raid/plus trade/plus"}
    t = Table(Cycle(DISTRICT), **THREE, **hands).say("""
        A: agree agreement/hat agreement/bullet
        C: fists snitch/fist thief/fist
    """)

    assert "snitch/fist thief/fist agreement/hat" == t.discard()
    assert ("agreement/bullet", "C", "react") == (t.limbo(), t.asked(), t.prompt())


def test_e46_a_player_without_a_chip_there_may_attack():
    """§4.6.4 C is asked about each copy, though it is not his location."""
    t = Table(Cycle(DISTRICT), C="2 cards", **THREE).play("""
        A: agree agreement/hat agreement/bullet
    """)

    assert "C C" == t.was_asked("react")


def test_e47_without_a_chip_there_is_nothing_to_agree():
    """§4.6.1 A alone has chips there, so nobody is asked."""
    t = Table(Cycle(HARBOR), harbor="A", C="agreement/hat agreement/fist").play()

    assert ("", 1) == (t.was_asked("agree"), t.points("A"))


def test_only_players_with_a_chip_take_part():
    """§4.6.1 C holds agreements, but stands outside."""
    t = Table(Cycle(CLUB), club="A B", A="1 card", B="1 card", C="agreement/hat").play()

    assert "A B" == t.was_asked("agree")


def test_the_loop_starts_with_the_first_player():
    """§4.6.2 Clockwise from the token."""
    cards = dict.fromkeys("ABC", "1 card")
    t = Table(Cycle(CLUB), first="B", club="A B C", **cards).play()

    assert "B C A" == t.was_asked("agree")


def test_the_loop_starts_with_the_next_who_takes_part():
    """§4.6.2 The first player himself has no chip there."""
    t = Table(Cycle(CLUB), first="B", club="A C", A="1 card", B="1 card", C="1 card").play()

    assert "C A" == t.was_asked("agree")


def test_without_cards_one_counts_as_declining():
    """§4.6.7 Nobody with an empty hand is asked."""
    t = Table(Cycle(CLUB), club="A B", B="1 card").play()

    assert "B" == t.was_asked("agree")


def test_any_card_is_enough_to_be_asked():
    """§8.3.4 Being asked does not tell who holds an agreement."""
    t = Table(Cycle(CLUB), club="A B", A="1 card")

    assert ["decline"] == t.options("A")


def test_one_or_more_copies_at_once():
    """§4.6.3 Every set of copies is offered."""
    t = Table(Cycle(CLUB), club="A B", A="agreement/hat agreement/plus")

    assert [
        "decline",
        "agree agreement/hat",
        "agree agreement/plus",
        "agree agreement/hat agreement/plus",
    ] == t.options("A")


def test_a_play_asks_everybody_again():
    """§4.6.6 A had declined; after B's agreement he is asked once more."""
    t = Table(Cycle(CLUB), club="A B", A="agreement/hat", B="agreement/fist").say("""
        A: decline
        B: agree agreement/fist
    """)

    assert ("A", "agree") == (t.asked(), t.prompt())


def test_even_a_cancelled_play_asks_everybody_again():
    """§4.6.6 B is asked again first, then A, who had declined."""
    hands = {"A": "1 card", "B": "agreement/fist raid/plus", "C": "snitch/fist thief/fist"}
    t = Table(Cycle(CLUB), club="A B", **hands).play("""
        A: decline
        B: agree agreement/fist
        C: fists snitch/fist thief/fist
    """)

    assert "A B B A" == t.was_asked("agree")


def test_after_a_cancelled_copy_the_same_player_is_asked_at_once():
    """§4.6.5 Though the other copy survived."""
    hands = {"A": "agreement/hat agreement/bullet raid/plus", "B": "1 card"}
    t = Table(Cycle(CLUB), club="A B", C="snitch/fist thief/fist", **hands).say("""
        A: agree agreement/hat agreement/bullet
        C: decline
        C: fists snitch/fist thief/fist
    """)

    assert ("A", "agree") == (t.asked(), t.prompt())


def test_after_a_surviving_copy_it_is_the_next_players_turn():
    """§4.6.5 Nothing was cancelled, so the next player there is asked."""
    hands = {"A": "agreement/hat agreement/bullet", "B": "1 card"}
    t = Table(Cycle(CLUB), club="A B", **hands).say("A: agree agreement/hat")

    assert ("B", "agree") == (t.asked(), t.prompt())


def test_whoever_played_last_may_play_again():
    """§4.6.7 The loop ends only when he, too, has declined."""
    t = Table(Cycle(CLUB), club="B B A", A="agreement/hat agreement/bullet", B="1 card").play("""
        A: agree agreement/hat
        B: decline
        A: agree agreement/bullet
    """)

    assert 1 == t.points("A")


def test_a_copy_that_survived_can_no_longer_be_attacked():
    """§4.6.8 C let the first copy pass and can attack only the second."""
    hands = {"A": "agreement/hat agreement/bullet", "C": "snitch/fist thief/fist"}
    t = Table(Cycle(CLUB), club="B A", **hands).play("""
        A: agree agreement/hat
        C: decline
        A: agree agreement/bullet
        C: fists snitch/fist thief/fist
    """)

    assert ("snitch/fist thief/fist agreement/bullet agreement/hat", 1) == (
        t.discard(),
        t.points("A"),
    )


def test_surviving_copies_stay_in_limbo_till_control_is_found():
    """§4.6.9 Then they are discarded."""
    t = Table(Cycle(CLUB), club="B A", A="agreement/hat", B="1 card").say("A: agree agreement/hat")
    limbo = t.limbo()
    t.play()

    assert ("agreement/hat", "", "agreement/hat") == (limbo, t.limbo(), t.discard())


def test_the_bonus_is_gone_with_its_determination():
    """§4.6.9 In the next location A counts only his chips again."""
    t = Table(Cycle(CLUB), club="B A", harbor="B A", A="agreement/hat").play(
        "A: agree agreement/hat"
    )
    t.then(Cycle(HARBOR)).play()

    assert (1, 1) == (t.points("A"), t.points("B"))


def test_an_agreement_raises_only_the_own_count():
    """§1.6.8 B gains nothing by A's."""
    t = Table(Cycle(CLUB), club="C C A B", A="agreement/hat").play("A: agree agreement/hat")

    assert (0, 0, 1) == (t.points("A"), t.points("B"), t.points("C"))


@pytest.mark.parametrize("stack", ["", "A", "A A"])
def test_with_fewer_than_two_players_the_loop_is_skipped(stack):
    """§4.6.1 Nothing could change."""
    t = Table(Cycle(CLUB), club=stack, A="raid/hat").play()

    assert "" == t.was_asked("agree")


def test_fists_against_fists_save_an_agreement():
    """§4.2 The attack on a copy can be attacked like any other."""
    hands = {"A": "agreement/hat raid/fist shadow/fist", "C": "snitch/fist thief/fist"}
    t = Table(Cycle(CLUB), club="B A", **hands).play("""
        A: agree agreement/hat
        C: fists snitch/fist thief/fist
        A: fists raid/fist shadow/fist
    """)

    assert 1 == t.points("A")
