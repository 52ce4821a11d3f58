"""§8 Who may know what: hands, the Policeman, memory, and reactions that tell nothing."""

import pytest

from consigliere.games.mafia_city.events import Drew, Stole
from consigliere.games.mafia_city.parts import CLUB, DISTRICT, HARBOR, STATION
from consigliere.games.mafia_city.rules.action import TurnOf
from consigliere.games.mafia_city.rules.ending import EndOfRound
from consigliere.games.mafia_city.rules.location import Cycle
from consigliere.kernel import SPECTATOR, UNSEEN, observe, redact

from .table import SEATS, A, B, C, Table


def seen(t, seat):
    return observe(t.state, SEATS.index(seat)).table


SNITCHED = {"A": "snitch/hat", "harbor": "B", "C": "1 card"}


@pytest.mark.parametrize("viewer", ["A", "C"])
def test_e49_nobody_learns_whether_another_could_react(viewer):
    """§8.3.1 Police Chief or Trade in B's hand: A and C see the same, byte for byte."""
    script = "A: play snitch/hat harbor.0\nB: decline"
    one = Table(TurnOf(A), B="chief/hat", **SNITCHED).play(script)
    other = Table(TurnOf(A), B="trade/hat", **SNITCHED).play(script)

    assert one.views(viewer) == other.views(viewer)


def test_e49_whoever_is_asked_sees_his_own_choice():
    """§8.3.1 It is only the others who cannot tell."""
    one = Table(TurnOf(A), B="chief/hat", **SNITCHED).say("A: play snitch/hat harbor.0")
    other = Table(TurnOf(A), B="trade/hat", **SNITCHED).say("A: play snitch/hat harbor.0")

    assert (["decline", "play chief/hat"], ["decline"]) == (one.options("B"), other.options("B"))


@pytest.mark.parametrize("viewer", ["A", "C"])
@pytest.mark.parametrize(
    ("rule", "table", "script", "able", "unable"),
    [
        (TurnOf(B), {"passed": "B"}, "B: decline", "raid/bullet", "raid/hat"),
        (Cycle(CLUB), {"club": "A B"}, "B: decline", "agreement/hat", "raid/hat"),
        (Cycle(CLUB), {"club": "B"}, "B: decline", "snitch/plus", "raid/hat"),
        (Cycle(HARBOR), {"harbor": "B"}, "", "hitman/hat", "raid/hat"),
        (
            TurnOf(A),
            {"A": "snitch/hat", "harbor": "B C"},
            "A: play snitch/hat harbor.0",
            "complicity/hat",
            "raid/hat",
        ),
        (TurnOf(A), {"A": "trade/hat"}, "A: play trade/hat", "fbi/hat", "raid/hat"),
        (
            TurnOf(A),
            {"A": "raid/bullet", "passed": "A"},
            "A: bullet raid/bullet",
            "trade/fist fbi/fist",
            "trade/plus fbi/plus",
        ),
    ],
    ids=["bullet", "agreement", "plus one", "hitman", "complicity", "fbi", "fists"],
)
def test_nobody_learns_what_another_could_have_played(rule, table, script, able, unable, viewer):
    """§8.3.4 Whoever declines looks like whoever has nothing to play."""
    one = Table(rule, B=able, **table).play(script)
    other = Table(rule, B=unable, **table).play(script)

    assert one.views(viewer) == other.views(viewer)


def test_a_hand_is_seen_by_its_owner_alone():
    """§8.2.1 Others see how many cards there are."""
    t = Table(TurnOf(A), B="raid/hat trade/hat")

    assert ("raid/hat trade/hat", "? ?") == (t.sees("B", "B"), t.sees("A", "B"))


def test_a_spectator_sees_no_hand():
    """§8.2.1 Even if somebody holds the Policeman."""
    t = Table(TurnOf(A), A="raid/hat", B="trade/hat", policeman="A")

    assert ((UNSEEN,), (UNSEEN,), ()) == observe(t.state, SPECTATOR).table.hands


def test_a_spectator_sees_no_hand_while_the_policeman_is_on_his_tile():
    """§8.2.1 The tile is nobody's seat."""
    t = Table(TurnOf(A), A="raid/hat")

    assert (UNSEEN,) == observe(t.state, SPECTATOR).table.hands[A]


def test_the_deck_is_seen_by_nobody():
    """§8.1.4 Only its size; not even the Policeman shows it."""
    t = Table(TurnOf(A), deck=7, policeman="A")

    assert (UNSEEN,) * 7 == seen(t, "A").deck.rest


def test_the_discard_pile_is_open():
    """§8.1.2 All of it."""
    t = Table(TurnOf(A), discard="raid/hat trade/hat")

    assert t.state.discard == seen(t, "B").discard


def test_limbo_is_open():
    """§8.1.2 Announced cards and their targets."""
    t = Table(TurnOf(A), B="1 card", A="snitch/hat", harbor="B").say("A: play snitch/hat harbor.0")

    assert t.state.limbo == seen(t, "C").limbo


STATION_HANDS = {"A": "snitch/fist", "B": "raid/hat", "C": "trade/hat", "station": "A"}


def test_the_policeman_shows_nothing_before_he_is_taken():
    """§8.2.2 A controls the station, but has not taken him yet."""
    t = Table(Cycle(STATION), **STATION_HANDS)

    assert ("?", "?") == (t.sees("A", "B"), t.sees("A", "C"))


def test_the_policemans_holder_sees_all_other_hands():
    """§8.2.2 From the moment he takes it."""
    t = Table(Cycle(STATION), **STATION_HANDS).play("A: take")

    assert ("raid/hat", "trade/hat") == (t.sees("A", "B"), t.sees("A", "C"))


def test_nobody_else_sees_more_by_the_policeman():
    """§8.2.1 Neither the holder's hand nor another's."""
    t = Table(Cycle(STATION), **STATION_HANDS).play("A: take")

    assert ("?", "?") == (t.sees("B", "A"), t.sees("B", "C"))


def test_a_policeman_left_alone_shows_nothing():
    """§5.3.3 Whoever leaves him sees no hands."""
    t = Table(Cycle(STATION), **STATION_HANDS).play("A: decline")

    assert "?" == t.sees("A", "B")


def test_whoever_loses_the_policeman_sees_no_longer():
    """§5.3.2 To another player ..."""
    t = Table(Cycle(STATION), policeman="C", **STATION_HANDS).play("A: take")

    assert ("?", "raid/hat") == (t.sees("C", "B"), t.remembers("C", "B"))


def test_a_policeman_gone_home_shows_nothing():
    """§5.3.2 ... or to his tile: what was seen stays in mind."""
    hands = {"A": "snitch/fist", "B": "raid/hat"}
    t = Table(Cycle(STATION), policeman="C", **hands).play()

    assert ("?", "raid/hat", "snitch/fist") == (
        t.sees("C", "B"),
        t.remembers("C", "B"),
        t.remembers("C", "A"),
    )


def test_the_holder_sees_cards_just_drawn():
    """§8.2.2 Even before the discard of a Trade; the others do not."""
    t = Table(TurnOf(A), A="trade/hat", policeman="C", deck="raid/hat fbi/hat thief/fist").play("""
        A: play trade/hat
    """)
    holder, other = seen(t, "C").stack[-1][1], seen(t, "B").stack[-1][1]

    assert ("discard_drawn", (UNSEEN,) * 3) == (t.prompt(), other.drawn)
    assert t.state.stack[-1][1].drawn == holder.drawn
    assert ("thief/fist raid/hat fbi/hat", "? ? ?") == (t.sees("C", "A"), t.sees("B", "A"))


def test_what_was_seen_is_nobody_elses_knowledge():
    """§8.2.3 A memory is its owner's alone."""
    t = Table(Cycle(STATION), policeman="C", **STATION_HANDS).play("A: take")

    assert ((), t.state.memory[C]) == (seen(t, "B").memory[C].hands, seen(t, "C").memory[C])


LOST = {"policeman": "C", "A": "thief/hat", "B": "raid/hat trade/hat"}


def lost():
    """C has had the Policeman, and the station is empty."""
    return Table(Cycle(STATION), **LOST).play()


def test_a_card_that_left_the_hand_is_forgotten():
    """§8.2 B discards one of the cards C remembers."""
    t = lost().then(TurnOf(B)).play("B: temporize raid/hat")

    assert "trade/hat" == t.remembers("C", "B")


def test_a_card_played_is_forgotten():
    """§8.2 A's Thief lies in limbo now, for all to see."""
    t = lost().then(TurnOf(A)).say("A: play thief/hat 1")

    assert ("thief/hat", "") == (t.limbo(), t.remembers("C", "A"))


def test_an_unseen_theft_makes_others_forget():
    """§8.2 A robbed B: C can be sure of nothing there."""
    t = lost().then(TurnOf(A)).play("A: play thief/hat 1\n*: rob 0 1 raid/hat")

    assert ("", "") == (t.remembers("C", "B"), t.remembers("C", "A"))


def test_a_stolen_card_is_remembered_by_the_victim():
    """§8.2 B knows what A now holds."""
    t = Table(TurnOf(A), A="thief/hat", B="raid/hat trade/hat").play("""
        A: play thief/hat 1
        *: rob 0 1 raid/hat
    """)

    assert ("raid/hat", "") == (t.remembers("B", "A"), t.remembers("C", "A"))


def test_a_thief_strikes_what_he_stole_from_his_memory():
    """§8.2 He had seen B's hand and knows exactly what is left of it."""
    t = Table(Cycle(STATION), policeman="A", A="thief/hat", B="raid/hat trade/hat").play()
    t.then(TurnOf(A)).play("A: play thief/hat 1\n*: rob 0 1 raid/hat")

    assert "trade/hat" == t.remembers("A", "B")


def test_cards_drawn_later_are_not_remembered():
    """§8.2 B draws at the end of the round; C still knows only the old cards."""
    t = lost().then(EndOfRound()).play()

    assert (3 <= len(t.hand("B").split()), "raid/hat trade/hat") == (True, t.remembers("C", "B"))


def test_a_draw_shows_its_card_to_the_drawer_alone():
    """§8.1.3 Others see that somebody drew."""
    t = Table(Cycle(DISTRICT), district="A", deck="raid/hat").say("A: draw\n*: deal 0 raid/hat")
    drawn = t.news(Drew)[0]
    cards = [redact(t.state, drawn, seat).card for seat in (A, B, SPECTATOR)]

    assert [drawn.card, UNSEEN, UNSEEN] == cards


def test_a_theft_shows_its_card_to_thief_and_victim():
    """§8.1.3 Others see who robbed whom."""
    t = Table(TurnOf(A), A="thief/hat", B="raid/hat").play("A: play thief/hat 1")
    theft = t.news(Stole)[0]
    cards = [redact(t.state, theft, seat).card for seat in (A, B, C)]

    assert [theft.card, theft.card, UNSEEN] == cards


def test_a_theft_shows_its_card_to_the_policemans_holder():
    """§1.6.2 He sees both hands."""
    t = Table(TurnOf(A), A="thief/hat", B="raid/hat", policeman="C").play("A: play thief/hat 1")
    theft = t.news(Stole)[0]

    assert theft == redact(t.state, theft, C)


def test_a_theft_looks_the_same_to_others_whatever_was_stolen():
    """§8.1.3 Byte for byte."""
    tables = [
        Table(TurnOf(A), A="thief/hat", B="raid/hat trade/hat").play(f"""
            A: play thief/hat 1
            *: rob 0 1 {stolen}
        """)
        for stolen in ("raid/hat", "trade/hat")
    ]

    assert tables[0].views("C") == tables[1].views("C")


def test_a_trade_shows_what_was_discarded_and_not_what_was_kept():
    """§8.1.3 Two different hands kept, one view."""
    tables = [
        Table(TurnOf(A), A="trade/hat", deck=drawn).play("""
            A: play trade/hat
            A: discard raid/hat
        """)
        for drawn in ("raid/hat fbi/hat thief/fist", "raid/hat chief/hat snitch/hat")
    ]

    assert tables[0].views("C") == tables[1].views("C")


def test_a_hand_does_not_tell_in_which_order_it_was_drawn():
    """§8.1.3 It is kept sorted."""
    t = Table(EndOfRound(), A="trade/hat", deck="raid/hat fbi/hat snitch/hat thief/fist").play()

    assert tuple(sorted(t.state.hands[A])) == t.state.hands[A]
