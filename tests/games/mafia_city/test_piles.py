"""§7.13, §7.5, §3.1: what lies on the table stays what it was."""

import pytest

from consigliere.games.mafia_city.game import RULES
from consigliere.games.mafia_city.house import House
from consigliere.games.mafia_city.rules.action import TurnOf
from consigliere.kernel import Refusal, observe

from .table import A, B, Table


def test_a_reshuffled_pile_can_be_browsed_as_before():
    """§7.13 Without the house rule everybody looks through the new pile too."""
    t = Table(TurnOf(A), deck="", discard="raid/hat fbi/hat", A="trade/hat").play("""
        A: play trade/hat
        A: discard raid/hat
    """)

    assert t.state.discard.cards == observe(t.state, B).table.discard.cards


@pytest.mark.parametrize(("rule", "browsable"), [("true", False), ("false", True)])
def test_the_pile_is_covered_from_the_first_card_on(rule, browsable):
    """§7.13 As the table agreed before it began."""
    assert browsable is Table.new(discard_top=rule).state.discard.browsable


def test_a_fist_taken_back_leaves_the_other_cards_on_the_table():
    """§7.5 Nobody adds a second one: only the offered card goes back to the hand."""
    hands = {"A": "snitch/hat", "B": "chief/hat", "C": "fbi/fist"}
    t = Table(TurnOf(A), house=House(pool_fist=True), players=4, **hands, D="1 card", harbor="B")
    t.say("""
        A: play snitch/hat harbor.0
        B: play chief/hat
        C: offer fbi/fist
        D: decline
    """)

    assert ("snitch/hat chief/hat", "fbi/fist") == (t.limbo(), t.hand("C"))


def test_what_no_notation_stands_for_is_refused_by_its_name():
    with pytest.raises(Refusal) as refused:
        RULES.read(A, "sing a song")

    assert "notation-unknown" == refused.value.reason.message
    assert (("text", "sing a song"),) == refused.value.reason.args
