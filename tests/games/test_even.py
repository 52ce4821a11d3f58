"""Every shuffle, draw and die is even; the long form is `python3 make.py soak fair`."""

from collections import Counter

import pytest

from consigliere.games import GAMES
from consigliere.kernel import FairDealer
from consigliere.kernel.fair import Roll

from ..sample import EVERY, REACTING, answering, of
from .even import all_games, fairly, kinds, pairs, played, positions, tail, verdict

SURE = 0.001  # so seldom would all of these tests together blame an even chance


@pytest.fixture(scope="module")
def whole():
    return list(all_games(16))


def even(verdicts):
    worst = min(verdicts, key=lambda one: one.p)
    return worst.p * len(verdicts) > SURE


def test_every_kind_of_chance_there_is_gets_tested(whole):
    met = {key: {draw.kind for draw in whole if draw.key == key} for key in GAMES}

    assert {key: set(of(key).CHANCES) for key in EVERY} == met


def test_every_kind_of_chance_is_even(whole):
    assert even(kinds(whole))


def test_every_position_of_every_shuffle_is_even():
    assert even(positions(all_games(150, whole=False)))


def test_a_roll_tells_nothing_of_the_next(whole):
    assert even([pairs(whole, answering("Roll"), "roll")])


class Loaded(FairDealer):
    """Every second time it looks twice and takes the better."""

    def rolls(self, kind, nth):
        roll = Roll(bytes.fromhex(self.seed), kind, nth).random()
        again = Roll(bytes.fromhex(self.seed), kind, nth + 1000).random()
        return Fixed(max(roll, again) if nth % 2 else roll)


class Fixed:
    def __init__(self, value):
        self.random = lambda: value


def test_a_loaded_deal_is_found_out():
    loaded = [
        draw
        for n in range(400)
        for draw in played(
            GAMES[REACTING], 3, f"{n:064x}", lambda s: Loaded(fairly(s).seed), whole=False
        )
    ]

    assert not even(kinds(loaded))


def test_the_tail_of_chi_square_is_that_of_the_tables():
    assert 0.05 == pytest.approx(tail(3.841459, 1), abs=1e-6)
    assert 0.01 == pytest.approx(tail(15.086272, 5), abs=1e-6)
    assert 0.001 == pytest.approx(tail(37.697298, 15), abs=1e-6)
    assert 0.5 == pytest.approx(tail(33.336, 34), abs=1e-4)


def test_what_was_not_in_the_heap_is_no_matter_of_likelihood():
    with pytest.raises(AssertionError):
        verdict("a die", Counter("7"), dict.fromkeys("123456", 1.0))
