"""Decks, hands, tuples."""

from consigliere.kernel import Deck, Known, insert, lift, put, take

from ..toy.game import Deal


def test_a_hand_does_not_tell_the_order_of_drawing():
    assert (1, 2, 2, 5) == insert((1, 2, 5), 2)
    assert (1, 5) == take((1, 2, 5), 2)


def test_putting_and_lifting():
    assert (1, 9, 3) == put((1, 2, 3), 1, 9)
    assert (1, 3) == lift((1, 2, 3), 1)


def test_known_cards_are_drawn_first_and_in_order():
    deck = Deck((4, 4, 6)).under(Known(1, (0,))).under(Known(2, (0, 1)))

    assert [Deal(0, 2)] == list(deck.draw(Deal(0, -9)))
    assert [Deal(0, 1)] == list(deck.without(2).draw(Deal(0, -9)))
    assert [Deal(0, 4), Deal(0, 6)] == list(deck.without(2).without(1).draw(Deal(0, -9)))
    assert 5 == len(deck)


def test_a_drawn_card_leaves_the_bag_once():
    assert (4, 6) == Deck((4, 4, 6)).without(4).rest
