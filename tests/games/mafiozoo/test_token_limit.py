"""§3.4.2 The token limit: one favour token is kept, the others become district tokens."""

import pytest

from consigliere.games.mafiozoo.house import House
from consigliere.games.mafiozoo.rules.influence import InfluencePhase, TokenLimits

from .table import P1, P2, P3, P4, Table

ALL = (P1, P2, P3, P4)


def test_whoever_has_two_keeps_one():
    """§3.4.2 Any one of his own."""
    t = Table(TokenLimits(ALL), tokens="L G")

    assert (["keep L", "keep G"], "P1") == (t.options("P1"), t.asked())
    assert t.refuses("P1: keep W")


def test_for_each_token_returned_there_is_a_district():
    """§3.4.2 Three are returned: three tokens, one at a time."""
    t = Table(TokenLimits(ALL), tokens="L L W G").play("""
        P1: keep G
        P1: pick university
        *: reveal park
        P1: pick park
        P1: blind
        *: district 0 financial
    """)

    assert ("G", "financial university park") == (t.tokens("P1"), t.districts("P1"))
    assert "" == t.prompt()


def test_of_several_equal_tokens_one_is_kept():
    """§3.4.2"""
    t = Table(TokenLimits(ALL), tokens="L L")
    t.say("P1: keep L")

    assert ("L", "district") == (t.tokens("P1"), t.prompt())


@pytest.mark.parametrize("tokens", ["G", ""])
def test_a_single_token_is_kept(tokens):
    """§3.4.2 (AMB-14) It may not be exchanged: nothing is asked."""
    t = Table(TokenLimits(ALL), tokens=tokens)

    assert ("", tokens, "") == (t.prompt(), t.tokens("P1"), t.districts("P1"))


EXCHANGE = House(last_token="exchange")


def test_option_a_single_token_is_exchanged():
    """§6.12 P1 keeps none and gains a district token; P2 has none and is not asked."""
    t = Table(TokenLimits(ALL), tokens="G", stock="", house=EXCHANGE)
    assert (["keep G", "keep-none"], "P1") == (t.options("P1"), t.asked())

    t.say("P1: keep-none\nP1: pick university")
    assert ("", "university", "") == (t.tokens("P1"), t.districts("P1"), t.prompt())


def test_option_a_single_token_may_be_kept():
    """§6.12 Then nothing moves, and P2 is asked for his."""
    t = Table(TokenLimits(ALL), tokens="G | W", house=EXCHANGE).say("P1: keep G")

    assert ("G", "", "P2") == (t.tokens("P1"), t.districts("P1"), t.asked())


def test_option_all_tokens_are_exchanged():
    """§6.12 Three tokens, none kept: three district tokens, one at a time."""
    t = Table(TokenLimits(ALL), tokens="L L G", house=EXCHANGE).say("""
        P1: keep-none
        P1: pick financial
        P1: pick industrial
        P1: pick chinatown
    """)

    assert ("", "financial industrial chinatown") == (t.tokens("P1"), t.districts("P1"))


def test_option_of_several_tokens_one_may_be_kept():
    """§6.12 As without it: one is kept, the other becomes a district token."""
    t = Table(TokenLimits(ALL), tokens="L G", stock="", house=EXCHANGE)
    t.say("P1: keep G\nP1: pick financial")

    assert ("G", "financial", "") == (t.tokens("P1"), t.districts("P1"), t.prompt())


def test_it_must_be_done():
    """§3.4.2 Not keeping any is not allowed."""
    t = Table(TokenLimits(ALL), tokens="L G")

    assert t.refuses("P1: decline")
    assert t.refuses("P1: keep-none")
    assert t.refuses("P1: done")


def test_it_goes_by_turn_order():
    """§3.4.2 Each one completely: P3's districts before P1 is asked."""
    t = Table(InfluencePhase(), first="P3", tokens="L P | | W J").say("P1: done\nP3: done")
    assert ("keep_token", "P3") == (t.prompt(), t.asked())

    t.say("P3: keep J")
    assert ("district", "P3") == (t.prompt(), t.asked())
    t.say("P3: blind\n*: district 2 park")
    assert ("keep_token", "P1") == (t.prompt(), t.asked())


def test_others_are_not_touched():
    """§3.4.2 P2 has one token and stays as he is."""
    t = Table(TokenLimits(ALL), tokens="L G | W").play("P1: keep L\nP1: pick university")

    assert ("W", "") == (t.tokens("P2"), t.districts("P2"))


def test_without_district_tokens_a_blank_one_comes():
    """§3.0.3 (AMB-30) Nothing left in stock and agenda."""
    t = Table(TokenLimits(ALL), tokens="L P G", stock="", agenda="").say("P1: keep G")

    assert ("", 2) == (t.prompt(), t.blanks("P1"))
