"""§3.0 Things done everywhere: gaining, placing, district tokens, drawing, working places."""

import pytest

from consigliere.games.mafiozoo.events import (
    AgendaFilled,
    GotBlank,
    InformantsShuffled,
    NoInformantLeft,
    Shuffled,
)
from consigliere.games.mafiozoo.rules.draws import DrawCorruption, DrawInformant, GainDistricts
from consigliere.games.mafiozoo.rules.favour import Producer, Union
from consigliere.games.mafiozoo.rules.income import PlacesGive

from .invariants import gems_are_conserved
from .table import P1, P2, Table


def test_e01_a_white_gem_moves_to_the_fund():
    """§3.0.1 One gem gained goes from the reserve to the fund: R5 F11 becomes R4 F12."""
    t = Table(PlacesGive((P1,)), places="black")

    assert "R4 F12" == t.holds("P1")


@pytest.mark.parametrize(
    ("reserve", "after"), [("2", "R0 F16"), ("1", "R0 F16"), ("0", "R0 F16"), ("3", "R1 F15")]
)
def test_no_more_gems_are_gained_than_the_reserve_holds(reserve, after):
    """§3.0.1 Two gems from the Betting Parlour, as far as there are any."""
    assert after == Table(PlacesGive((P1,)), places="bet", reserve=reserve).holds("P1")


def test_nothing_replaces_a_gem_that_is_not_there():
    """§3.0.1 An empty reserve brings no money instead, and the others keep their gems."""
    t = Table(PlacesGive((P1,)), places="bet", reserve="0")

    assert (5, "R5 F11") == (t.money("P1"), t.holds("P2"))


def test_gems_are_placed_from_the_reserve():
    """§3.0.2 As long as it has any, the fund stays as it is."""
    t = Table(Union(P1), reserve="1").play("P1: pick university\nP1: put 3")

    assert ("R0 F15", "3:1") == (t.holds("P1"), t.offer("P1"))


def test_once_the_reserve_is_empty_the_fund_may_serve():
    """§3.0.2 One gem from the fund, if one likes."""
    t = Table(Union(P1), reserve="0").play("P1: pick university\nP1: put 3")

    assert ("R0 F15", "3:1") == (t.holds("P1"), t.offer("P1"))


def test_reserve_first_then_fund():
    """§3.0.2 (AMB-24) With one gem left in the reserve, two are placed: one of each."""
    t = Table(Producer(P1), reserve="2").play("P1: send 2")

    assert ("R0 F14", "5:2") == (t.holds("P1"), t.offer("P1"))


@pytest.mark.parametrize(("gems", "after"), [(0, "R1 F15"), (1, "R0 F15"), (2, "R0 F14")])
def test_placing_may_be_declined_for_some_gems_or_for_all(gems, after):
    """§3.0.2 (AMB-25) Whoever places only one takes it from the reserve."""
    t = Table(Producer(P1), reserve="2").play(f"P1: send {gems}")

    assert after == t.holds("P1")


def test_gems_placed_from_the_reserve_do_not_walk():
    """§3.0.2 Two gems on the Femme Fatale stay there: nothing more is asked."""
    t = Table(Producer(P1)).say("P1: send 2")

    assert ("", "5:2") == (t.prompt(), t.offer("P1"))


def test_without_any_gem_there_is_nothing_to_place():
    """§3.0.2 Reserve and fund empty: the Union's gem is not asked for."""
    t = Table(Union(P1), reserve="0", fund="0").play("P1: pick university")

    assert ("", "") == (t.prompt(), t.was_asked("put_gem"))


def test_a_district_token_comes_from_the_agenda_or_unseen():
    """§3.0.3 Each kind in the agenda once, and the stock."""
    t = Table(GainDistricts(P1), agenda="park park chinatown financial financial")

    assert ["pick financial", "pick chinatown", "pick park", "blind"] == t.options("P1")


def test_the_agenda_is_filled_up_to_five():
    """§3.0.3 After a token was taken from it, chance reveals the next one."""
    t = Table(GainDistricts(P1)).say("P1: pick university\n*: reveal park")

    assert "financial industrial chinatown little-italy park" == t.agenda()
    assert ("university", 54) == (t.districts("P1"), t.stock())


def test_a_blind_draw_leaves_the_agenda_as_it_is():
    """§3.0.3 The token comes from the stock, and the others get nothing."""
    t = Table(GainDistricts(P1)).say("P1: blind\n*: district 0 park")

    assert ("park", "", 54) == (t.districts("P1"), t.districts("P2"), t.stock())
    assert [] == t.news(AgendaFilled)


def test_what_is_not_in_the_agenda_cannot_be_taken():
    """§3.0.3 No Park lies there."""
    assert Table(GainDistricts(P1)).refuses("P1: pick park")


def test_several_tokens_are_taken_one_at_a_time():
    """§3.0.3 (AMB-29) What is revealed after the first may be the second."""
    t = Table(GainDistricts(P1, 2)).say("""
        P1: pick university
        *: reveal park
        P1: pick park
    """)

    assert "university park" == t.districts("P1")


def test_without_a_stock_the_agenda_is_not_refilled():
    """§3.0.3 (AMB-30) Only the agenda is left, and it shrinks."""
    t = Table(GainDistricts(P1, 2), stock="")

    assert t.refuses("P1: blind")
    assert "industrial chinatown little-italy university" == t.say("P1: pick financial").agenda()
    assert "P1" == t.asked()


def test_the_last_token_of_the_stock_may_be_drawn():
    """§3.0.3 (AMB-30) One is just enough."""
    t = Table(GainDistricts(P1), stock="park", agenda="").say("P1: blind")

    assert ["district 0 park"] == t.options("*")


def test_with_nothing_left_one_gets_a_blank_token():
    """§3.0.3 (AMB-30) The second of two tokens, after the last of the agenda, has no type."""
    t = Table(GainDistricts(P1, 2), stock="", agenda="park").say("P1: pick park")

    assert ("", "park", 1, 0) == (t.prompt(), t.districts("P1"), t.blanks("P1"), t.blanks("P2"))
    assert 1 == len(t.news(GotBlank))


def test_a_drawn_corruption_card_joins_the_hand():
    """§3.0.5 It comes from the deck; others draw nothing."""
    t = Table(DrawCorruption(P1), hands="7").say("*: deal 0 3")

    assert ("3 7", "", 28) == (t.hand("P1"), t.hand("P2"), t.deck())


def test_an_empty_corruption_deck_is_made_of_the_discards():
    """§3.0.5 (AMB-20) The discarded cards are shuffled into a new one."""
    t = Table(DrawCorruption(P1), deck="", discard="4 9")

    assert ["deal 0 4", "deal 0 9"] == t.options("*")
    assert (2, "", 1) == (t.deck(), t.discard(), len(t.news(Shuffled)))


def test_a_corruption_deck_with_one_card_is_not_shuffled():
    """§3.0.5 (AMB-20) The discards wait until it is empty."""
    t = Table(DrawCorruption(P1), deck="1", discard="4 9")

    assert (["deal 0 1"], "4 9") == (t.options("*"), t.discard())


def test_a_drawn_informant_joins_the_hand():
    """§3.0.6"""
    t = Table(DrawInformant(P2)).say("*: informant 1 9")

    assert ("9", "", 11) == (t.informants("P2"), t.informants("P1"), len(t.state.informant_deck))


def test_an_empty_informant_deck_is_made_of_the_discards():
    """§3.0.6 (AMB-21)"""
    t = Table(DrawInformant(P1), informant_deck="", informant_discard="2 11")

    assert ["informant 0 2", "informant 0 11"] == t.options("*")
    assert ("", 1) == (t.informant_discard(), len(t.news(InformantsShuffled)))


def test_with_no_informant_anywhere_there_is_none():
    """§3.0.6 (AMB-21) No card, and nothing instead."""
    t = Table(DrawInformant(P1), informants="| 1 2 3 4 5 6 7 8 9 10 11 12")

    assert ("", "", 5, 0) == (t.prompt(), t.informants("P1"), t.money("P1"), t.blanks("P1"))
    assert 1 == len(t.news(NoInformantLeft))


@pytest.mark.parametrize(("laid", "money"), [({"places": "gym"}, 6), ({"built": "gym"}, 5)])
def test_a_place_works_from_the_next_round(laid, money):
    """§3.0.8 A henchman placed in an earlier round gives, one placed in this round does not."""
    assert money == Table(PlacesGive((P1,)), **laid).money("P1")


def test_a_place_works_only_for_its_owner():
    """§3.0.8 P2's henchman gives P1 nothing."""
    t = Table(PlacesGive((P1, P2)), places="| gym")

    assert (5, 6) == (t.money("P1"), t.money("P2"))


def test_x47_sixteen_gems_are_a_valid_table():
    """§3.0.9 F3, R5 and 8 gems on photographs make sixteen."""
    t = Table(PlacesGive(()), gems={9: "8"}, fund="3")

    gems_are_conserved(t.state)
    assert "R5 F3" == t.holds("P1")


def test_x47_fifteen_gems_are_a_corrupt_table():
    """§3.0.9 F3, R5 and 7 gems on photographs do not."""
    s = Table(PlacesGive(()), gems={9: "7"}, fund="3", reserve="6").state.copy()
    s.reserve = (5, *s.reserve[1:])

    with pytest.raises(AssertionError):
        gems_are_conserved(s)
