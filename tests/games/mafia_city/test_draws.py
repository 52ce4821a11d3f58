"""§3.4, §6.1-6.3 Drawing cards, and the end of the round."""

from consigliere.games.mafia_city.events import Drew, NothingToDraw, Reshuffled
from consigliere.games.mafia_city.parts import DISTRICT
from consigliere.games.mafia_city.rules.action import TurnOf
from consigliere.games.mafia_city.rules.ending import EndOfRound
from consigliere.games.mafia_city.rules.location import Cycle

from .table import SEATS, A, Table


def drawers(t):
    return " ".join([SEATS[drawn.seat] for drawn in t.news(Drew)])


def test_r01_nobody_alone_is_poorest():
    """§3.4 With the fewest points shared, everybody draws just one."""
    hands = {"A": "1 card", "B": "2 cards", "C": "3 cards", "D": "3 cards"}
    t = Table(EndOfRound(), players=4, points="A1 B1 C2 D3", **hands).play()

    assert "2 3 4 4" == t.hands()


def test_r02_poorest_in_points_and_cards_draws_three():
    """§3.4 Alone with the fewest points and with the fewest cards: three cards."""
    hands = {"A": "1 card", "B": "2 cards", "C": "2 cards", "D": "5 cards"}
    t = Table(EndOfRound(), players=4, points="A2 B3 C4 D3", **hands).play()

    assert "4 3 3 6" == t.hands()


def test_r03_fewest_cards_alone_is_not_enough():
    """§3.4 The fewest cards count only together with the fewest points."""
    t = Table(EndOfRound(), points="A1 B1 C2", B="3 cards", C="3 cards").play()

    assert "1 4 4" == t.hands()


def test_r04_fewest_points_alone_draws_two():
    """§3.4 Alone with the fewest points, not with the fewest cards: two cards."""
    t = Table(EndOfRound(), points="A3 B4 C5", A="4 cards", B="2 cards", C="2 cards").play()

    assert "6 3 3" == t.hands()


def test_shared_fewest_cards_give_one_card_less():
    """§3.4 In step 1 both the points and the cards must be fewest alone."""
    t = Table(EndOfRound(), points="A1 B2 C2", A="1 card", B="1 card", C="2 cards").play()

    assert "3 2 3" == t.hands()


def test_cards_are_counted_before_any_draw():
    """§3.4 The poorest draws for points and cards, then for points, then like everybody."""
    t = Table(EndOfRound(), points="A2 B1 C2", A="1 card", C="1 card").play()

    assert "B B B C A" == drawers(t)


def test_the_token_moves_before_the_draws():
    """§3.4 Everybody draws from the new first player on."""
    t = Table(EndOfRound(), first="C").play()

    assert ("A", "A B C") == (t.first(), drawers(t))


def test_e37_the_last_card_goes_to_the_new_first_player():
    """§6.3 Whoever finds nothing to draw gets nothing."""
    t = Table(EndOfRound(), deck=1).play()

    assert "0 1 0" == t.hands()
    assert [2, 0] == [nothing.seat for nothing in t.news(NothingToDraw)]


def test_e34_the_district_reshuffles_in_mid_draw():
    """§6.1 One card, a reshuffle of four, two more; then one of the hand is discarded."""
    four = "snitch/hat snitch/fist thief/fist raid/hat"
    t = Table(Cycle(DISTRICT), district="A", deck="trade/hat", discard=four).say("""
        A: draw
        *: deal 0 trade/hat
        *: deal 0 raid/hat
        *: deal 0 snitch/fist
    """)
    before = (t.deck(), t.discarded())
    t.play("A: discard trade/hat")

    assert (2, 0) == before
    assert ("snitch/fist raid/hat", "trade/hat") == (t.hand("A"), t.discard())


def test_e35_a_trade_never_redraws_itself():
    """§6.1 Two cards are reshuffled and drawn, the third draw is lost: Trade lies in limbo."""
    t = Table(TurnOf(A), A="trade/hat", deck="", discard="snitch/hat raid/hat").say("""
        A: play trade/hat
        A: discard snitch/hat
    """)

    assert ("raid/hat", 0, "snitch/hat trade/hat") == (t.hand("A"), t.deck(), t.discard())


def test_cards_fought_over_a_trade_may_come_back():
    """§4.1.7 What was spent on a reaction is discarded before the Trade draws."""
    fight = {"A": "trade/hat raid/fist shadow/fist", "B": "fbi/hat"}
    t = Table(TurnOf(A), deck="", discard="snitch/hat", **fight).say("""
        A: play trade/hat
        B: play fbi/hat
        A: fists raid/fist shadow/fist
        *: deal 0 fbi/hat
    """)

    assert "fbi/hat" == t.hand("A")


def test_the_deck_is_reshuffled_only_when_it_is_needed():
    """§6.1 The last card is drawn, and the discard pile stays where it is."""
    t = Table(Cycle(DISTRICT), district="A", deck=3, discard=4).say("A: draw").play()

    assert (0, 4, []) == (t.deck(), t.discarded(), t.news(Reshuffled))


def test_r17_trade_discards_one_of_the_cards_just_drawn():
    """§1.6.6 An old card cannot go."""
    t = Table(TurnOf(A), A="trade/hat fbi/hat", deck="raid/hat snitch/hat thief/fist").play("""
        A: play trade/hat
    """)

    assert ["discard snitch/hat", "discard thief/fist", "discard raid/hat"] == t.options("A")


def test_r17_the_district_discards_any_card_of_the_hand():
    """§1.7.5 Old cards included."""
    drawn = "raid/hat snitch/hat thief/fist"
    t = Table(Cycle(DISTRICT), district="A", A="fbi/hat", deck=drawn).say("A: draw").play()

    assert [f"discard {c}" for c in ("snitch/hat", "thief/fist", "raid/hat", "fbi/hat")] == (
        t.options("A")
    )


def test_a_trade_with_one_card_left_discards_it():
    """§1.6.6 The discard is part of the effect, however few were drawn."""
    t = Table(TurnOf(A), A="trade/hat fbi/hat", deck="raid/hat").play("A: play trade/hat")

    assert ["discard raid/hat"] == t.options("A")


def test_a_trade_needs_something_to_draw():
    """§1.6.6 With deck and discard pile empty it can only gain time."""
    t = Table(TurnOf(A), A="trade/hat", deck="", crew="A0")

    assert ["temporize trade/hat", "pass"] == t.options("A")


def test_the_district_is_not_offered_without_cards():
    """§6.2 Deck and discard pile are both empty."""
    t = Table(Cycle(DISTRICT), district="A", deck="").play()

    assert ("", 1) == (t.was_asked("draw"), t.points("A"))


def test_the_district_may_be_left_alone():
    """§3.2.4 Whoever does not draw does not discard either."""
    t = Table(Cycle(DISTRICT), district="A", A="fbi/hat").play("A: decline")

    assert ("fbi/hat", 0) == (t.hand("A"), t.discarded())


def test_nothing_breaks_when_all_cards_are_in_hands():
    """§6.3 Draws are skipped and play goes on."""
    t = Table(EndOfRound(), deck="", A="2 cards").play()

    assert ("2 0 0", "") == (t.hands(), t.asked())


def test_the_next_discard_can_be_drawn_again():
    """§6.3 A Trade finds the card that was just discarded."""
    t = Table(TurnOf(A), A="trade/hat snitch/fist", deck="").play("A: temporize snitch/fist")
    t.then(TurnOf(A)).play("A: play trade/hat")

    assert ["discard snitch/fist"] == t.options("A")
