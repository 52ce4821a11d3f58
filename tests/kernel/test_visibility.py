"""Marks and views."""

from consigliere.kernel import (
    SPECTATOR,
    UNSEEN,
    Deck,
    Known,
    Open,
    State,
    look,
    observe,
    redact,
    start,
)
from consigliere.kernel.visibility import marks

from ..toy import game


def table():
    s = game.Veto(coins=(3, 3), hands=((0, 1), (2,)), deck=Deck((0, 3), (Known(2, (1,)),)))
    return start(s, game.Turn(0))


def test_each_sees_his_own_hand_and_the_size_of_others():
    assert ((0, 1), (UNSEEN,)) == look(table(), 0).hands
    assert ((UNSEEN, UNSEEN), (2,)) == look(table(), 1).hands


def test_a_spectator_sees_sizes_only():
    seen = look(table(), SPECTATOR)

    assert ((UNSEEN, UNSEEN), (UNSEEN,)) == seen.hands
    assert 3 == len(seen.deck)


def test_a_card_some_have_looked_at_is_theirs():
    assert 2 == look(table(), 1).deck.top[0].card
    assert UNSEEN == look(table(), 0).deck.top[0].card
    assert (1,) == look(table(), 0).deck.top[0].eyes


def test_nobody_sees_the_rest_of_a_deck():
    assert (UNSEEN, UNSEEN) == look(table(), 0).deck.rest


def test_only_the_asked_get_a_decision():
    assert observe(table(), 1).decision is None
    assert "turn" == observe(table(), 0).decision.kind


def test_an_event_hides_what_is_its_owners():
    s = table()

    assert UNSEEN == redact(s, game.Drew(0, 3), 1).card
    assert 3 == redact(s, game.Drew(0, 3), 0).card


def test_marks_are_read_from_the_types():
    assert "own" == marks(game.Veto)["hands"]
    assert "seen" == marks(game.Veto)["deck"]
    assert "" == marks(game.Drew)["seat"]


def test_where_nothing_is_hidden_everybody_sees_all():
    class Draughts(State):
        board: Open[tuple[int, ...]] = ()

        def seats(self):
            return 2

    for seat in (SPECTATOR, 0, 1):
        assert (1, 2) == look(Draughts(board=(1, 2)), seat).board
