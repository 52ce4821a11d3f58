"""The search: honest about secrets, thrifty, and better than chance, shown on the toy game."""

from random import Random
from time import perf_counter
from typing import Any, ClassVar

import pytest

from consigliere.bots.search import Budget, Idea, Search, think
from consigliere.bots.search.mind import outcome
from consigliere.bots.search.table import Node, key
from consigliere.kernel import CHANCE, Dealer, Stream, advance, determinize, observe
from tests.toy import VETO

FEW = Budget(24, wide=6, far=2)


class Plain:
    """Any answer may be good; the seat with more coins is ahead."""

    game: ClassVar[Any] = VETO
    temper = 1.0
    budgets: ClassVar[Any] = {"normal": FEW, "hard": FEW}

    def ideas(self, view, rolls):
        listed = list(view.decision.options)
        return [Idea(a, 0.0) for a in listed[:12]]

    def is_quiescent(self, before, s):
        return CHANCE not in s.pending

    def value(self, s):
        powers = [2.0**n for n in s.coins]
        return tuple(p / sum(powers) for p in powers)

    def verdict(self, s):
        return outcome(VETO, s)

    def belief(self, view, world):
        return 1.0


def random(view, rolls):
    return view.decision.options.pick(rolls)


def play(bots, seed):
    s, dealer, count = VETO.new(VETO.setup(len(bots))), Dealer(seed), 0
    while s.pending:
        seat, count = s.waiting()[0], count + 1
        if seat == CHANCE:
            s = advance(s, seat, dealer.pick(s.kind, s.options(seat)))
        else:
            s = advance(s, seat, bots[seat](observe(s, seat), Stream(seed, seat, count)))
    return s


def questions(seed=1, seats=3):
    """What is asked in a random game where there is something to choose."""
    asked, rng = [], Random(seed)

    def ask(view, rolls):
        if len(view.decision.options) > 1:
            asked.append(view)
        return view.decision.options.pick(rng)

    play([ask] * seats, seed)
    return asked


def test_same_view_and_same_rolls_give_the_same_answer():
    for n, view in enumerate(questions()):
        assert Search(Plain(), FEW)(view, Stream(n)) == Search(Plain(), FEW)(view, Stream(n))


def test_it_is_never_better_informed_than_its_seat():
    """In every world that looks the same to a seat it finds the same, to the last digit."""
    for n, view in enumerate(questions(2)):
        for k in range(3):
            world = observe(determinize(VETO, view, Random(k)), view.seat)

            assert think(Plain(), view, Stream(n), FEW) == think(Plain(), world, Stream(n), FEW)


def test_a_whole_game_remembered_does_not_peek_either():
    """What it found out about earlier questions came from their views alone."""
    views = [view for view in questions(3) if view.seat == 0]
    one, two = Search(Plain(), FEW), Search(Plain(), FEW)
    for n, view in enumerate(views):
        world = observe(determinize(VETO, view, Random(n)), 0)

        assert one(view, Stream(n)) == two(world, Stream(n))


def test_the_answer_is_one_of_the_options():
    for view in questions(4):
        assert Search(Plain(), FEW)(view, Stream(1)) in view.decision.options


def test_it_spends_what_it_may_and_no_more():
    view = questions(5)[0]

    assert think(Plain(), view, Stream(1), Budget(40, sure=99.0)).simulations in range(30, 50)
    began = perf_counter()
    think(Plain(), view, Stream(1), Budget(10**9, seconds=0.2, sure=1e9))
    assert perf_counter() - began < 2


def test_it_stops_when_all_is_decided():
    """Giving everything away for nothing needs no thousand simulations to be dropped."""
    rich = next(v for v in questions(6) if v.decision.kind == "bid" or len(v.decision.options) == 2)

    assert think(Plain(), rich, Stream(1), Budget(5000, sure=1.0)).simulations < 5000


def test_an_answer_asked_about_is_looked_at():
    view = next(v for v in questions(7) if len(v.decision.options) > 3)
    last = list(view.decision.options)[-1]

    found = think(Plain(), view, Stream(1), Budget(30, wide=2), also=(last,))

    assert found.of(last) is not None
    assert found.of(last).behind >= 0 or found.best == last


def test_candidates_are_compared_in_the_same_worlds():
    """The best is behind itself by nothing, without any doubt."""
    found = think(Plain(), questions(8)[0], Stream(1), FEW)

    assert (0.0, 0.0) == (found.candidates[0].behind, found.candidates[0].behind_error)
    assert 1 == pytest.approx(sum(found.shares))


def test_long_lists_are_widened_slowly():
    node = Node([Idea(n, -float(n)) for n in range(50)], 10.0)
    seen = set()
    for n in range(100):
        edge = node.select()
        seen.add(edge.answer)
        node.learn(edge, 0.5)
        assert len(seen) <= 3 + 1.5 * (n + 1) ** 0.5


def test_an_information_set_is_what_a_seat_knows():
    view = next(v for v in questions(9) if v.seat == 1)
    alike = observe(determinize(VETO, view, Random(1)), 1)
    other = next(v for v in questions(9) if v.seat == 2)

    assert key(view) == key(alike)
    assert key(view) != key(other)


def test_it_beats_chance():
    wins = 0.0
    for seed in range(24):
        me = seed % 3
        bots = [random] * 3
        bots[me] = Search(Plain(), FEW)
        winners = VETO.winners(play(bots, seed))
        wins += (me in winners) / len(winners)

    assert wins / 24 > 0.5


def test_in_a_hurry_it_is_the_same_player_with_less_time():
    view, player = questions(5)[0], Search(Plain(), Budget(10**9, sure=1e9))
    began = perf_counter()

    assert player.within(0.1)(view, Stream(1)) in view.decision.options
    assert perf_counter() - began < 2
