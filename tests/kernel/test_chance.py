"""Chance by key: the same deals for everybody, whatever was played in between."""

from consigliere.kernel import Bag, Dealer, Scripted, Stream

from ..toy.game import Deal

CARDS = Bag(Deal(0, -9), tuple(range(50)))


def test_the_same_seed_deals_the_same():
    one, other = Dealer(7), Dealer(7)

    assert [one.pick("deal", CARDS) for _ in range(9)] == [
        other.pick("deal", CARDS) for _ in range(9)
    ]


def test_other_kinds_of_chance_in_between_change_nothing():
    one, other = Dealer(7), Dealer(7)
    one.pick("rob", CARDS)

    assert one.pick("deal", CARDS) == other.pick("deal", CARDS)


def test_a_saved_game_goes_on_where_it_was():
    whole = Dealer(7)
    dealt = [whole.pick("deal", CARDS) for _ in range(5)]

    assert dealt[3] == Dealer(7, ["deal"] * 3).pick("deal", CARDS)


def test_a_stream_is_even():
    draws = [Stream(1, n).random() for n in range(20_000)]

    assert 0.0 <= min(draws) < 0.001
    assert 0.999 < max(draws) < 1.0
    assert 0.49 < sum(draws) / len(draws) < 0.51


def test_a_stream_goes_on():
    stream = Stream("x")

    assert stream.random() != stream.random()


def test_a_script_brings_what_it_says():
    assert Deal(0, 3) == Scripted([Deal(0, 3)]).pick("deal", CARDS)
