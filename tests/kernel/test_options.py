"""Options: listing, counting, testing and choosing."""

from collections import Counter
from random import Random

from consigliere.kernel import Bag, Range, SomeOf

from ..toy.game import Bid, Deal, Dump, Pass


def test_equal_things_make_one_choice():
    options = SomeOf(Dump(()), (0, 0, 3), 0, 3)

    assert [(), (3,), (0,), (0, 3), (0, 0), (0, 0, 3)] == [a.cards for a in options]


def test_as_many_as_allowed_and_no_more():
    options = SomeOf(Dump(()), (0, 1, 2), 2, 2)

    assert [(1, 2), (0, 2), (0, 1)] == [a.cards for a in options]
    assert Dump((0,)) not in options
    assert Dump((0, 1, 2)) not in options


def test_a_choice_is_written_in_order():
    assert Dump((1, 0)) not in SomeOf(Dump(()), (0, 1), 0, 2)


def test_nothing_that_is_not_there_can_be_chosen():
    options = SomeOf(Dump(()), (0, 1), 0, 2)

    assert Dump((2,)) not in options
    assert Dump((0, 0)) not in options
    assert Pass() not in options


def test_every_choice_is_equally_likely_also_where_there_are_many():
    many = SomeOf(Dump(()), (0, 0, 1, 2, 3, 4, 5), 0, 2)
    picked = Counter(many.pick(Random(seed)) for seed in range(7 * 22 * 40))

    assert set(many) == set(picked)
    assert len(many) == len(picked) == 23
    assert 0.5 < min(picked.values()) / max(picked.values())


def test_a_huge_choice_is_not_spelled_out():
    huge = SomeOf(Dump(()), tuple(range(60)), 0, 60)
    few = SomeOf(Dump(()), tuple(range(60)), 0, 1)

    assert huge.pick(Random(1)) in huge
    assert 61 == len(few)


def test_a_range_has_both_its_ends():
    options = Range(Bid(1, 0), 2, 4)

    assert [2, 3, 4] == [a.coins for a in options]
    assert Bid(1, 5) not in options
    assert Bid(0, 3) not in options  # somebody else's bid
    assert 3 == len(options)


def test_a_thing_twice_in_the_bag_comes_twice_as_often():
    bag = Bag(Deal(0, -9), (1, 1, 2))

    assert ((Deal(0, 1), 2), (Deal(0, 2), 1)) == bag.weights()
    assert Deal(0, 3) not in bag
    assert Deal(1, 1) not in bag
    assert 2 == len(bag)
