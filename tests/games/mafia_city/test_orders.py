"""§8.3 Standing orders: reactions one does not want to be asked about are declined."""

import pytest

from consigliere.games.mafia_city.actions import Decline
from consigliere.games.mafia_city.game import RULES
from consigliere.games.mafia_city.parts import JAIL
from consigliere.games.mafia_city.rules.action import TurnOf
from consigliere.games.mafia_city.rules.location import Cycle
from consigliere.kernel import observe

from .table import SEATS, A, Table


def orders(t, seat):
    return RULES.orders(observe(t.state, SEATS.index(seat)))


def obey(t, seat, order):
    return RULES.obey(observe(t.state, SEATS.index(seat)), order)


@pytest.mark.parametrize(
    ("table", "said", "kind"),
    [
        ({"A": "thief/plus"}, "play thief/plus 1", "own"),
        ({"A": "thief/plus"}, "play thief/plus 2", "others"),
        ({"A": "snitch/plus", "harbor": "B C"}, "play snitch/plus harbor.0", "own"),
        ({"A": "snitch/plus", "harbor": "B C"}, "play snitch/plus harbor.1", "others"),
        ({"A": "raid/plus", "harbor": "A A B"}, "play raid/plus harbor", "own"),
        ({"A": "raid/plus", "harbor": "A A C"}, "play raid/plus harbor", "others"),
        ({"A": "shadow/plus", "harbor": "C A", "hall": "B"}, "play shadow/plus harbor hall", "own"),
        ({"A": "shadow/plus", "harbor": "B A", "hall": "C"}, "play shadow/plus harbor hall", "own"),
        (
            {"A": "shadow/plus", "harbor": "A B", "hall": "C"},
            "play shadow/plus harbor hall",
            "others",
        ),
    ],
)
def test_an_order_says_whether_it_is_about_own_chips(table, said, kind):
    """§8.3 The bottom chips are exchanged, a raid reaches every chip, a thief the hand."""
    t = Table(TurnOf(A), B="2 cards", C="2 cards", **table).say(f"A: {said}")

    assert ("B", ("decline 1 1", kind)) == (t.asked(), orders(t, "B"))


def test_an_order_declines_only_what_it_is_about():
    """§8.3 The other kind is asked as before, and an order of another round says nothing."""
    t = Table(TurnOf(A), A="thief/plus", B="1 card", C="1 card").say("A: play thief/plus 1")

    assert Decline() == obey(t, "B", "own") == obey(t, "B", "decline 1 1")
    assert None is obey(t, "B", "others") is obey(t, "B", "decline 2 1") is obey(t, "B", "other")


def test_complicity_is_about_ones_own_chip():
    """§8.3 It is offered for a chip of one's own."""
    t = Table(TurnOf(A), A="snitch/plus", B="1 card", harbor="B C").say("""
        A: play snitch/plus harbor.0
        B: decline
    """)

    assert ("complicity", ("decline 1 1", "own")) == (t.prompt(), orders(t, "B"))


def test_the_location_phase_is_another_phase():
    """§8.3 An order for the Action Phase does not outlive it."""
    t = Table(Cycle(JAIL), jail="A", harbor="B", B="1 card").say("A: send harbor.0")

    assert ("react", ("decline 1 2", "own")) == (t.prompt(), orders(t, "B"))


def test_only_reactions_are_declined_for_one():
    """§8.3 A turn is one's own."""
    t = Table(TurnOf(A), A="thief/plus")

    assert ((), None) == (orders(t, "A"), obey(t, "A", "decline 1 1"))
