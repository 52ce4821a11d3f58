"""What a seat knows, in numbers: always as many, within bounds, and nothing more than it knows."""

import re
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from consigliere.games import GAMES, package
from consigliere.interop import tensor
from consigliere.kernel import CHANCE, SPECTATOR, Stream, determinize, observe

from .tables import LAID, moments, named


@pytest.mark.parametrize("laid", LAID, ids=named)
def test_rows_have_their_size_and_keep_their_bounds(laid):
    layout = tensor.of(laid)
    for state in moments(laid, seed=named(laid), every=5):
        for seat in (*range(laid.seats), SPECTATOR):
            row = layout.row(observe(state, seat))

            assert (layout.size,) == row.shape
            assert np.float32 == row.dtype
            assert (row >= layout.low).all() and (row <= layout.high).all()


@pytest.mark.parametrize("laid", LAID, ids=named)
def test_tables_that_look_the_same_give_the_same_row(laid):
    layout, rules = tensor.of(laid), GAMES[laid.game]
    for number, state in enumerate(moments(laid, seed=named(laid), every=11)):
        for seat in range(laid.seats):
            view = observe(state, seat)
            other = determinize(rules, view, Stream(number, seat))

            assert (layout.row(view) == layout.row(observe(other, seat))).all()


@pytest.mark.parametrize("laid", LAID[:11], ids=named)
def test_the_fields_lie_one_behind_the_other(laid):
    layout = tensor.of(laid)
    shown = layout.shown()

    assert len(shown) == len({line.name for line in shown})
    assert [0, *[line.at.stop for line in shown]] == [*[s.at.start for s in shown], layout.size]
    assert all(line.meaning for line in shown)


def test_the_own_seat_stands_first():
    laid = LAID[0]
    layout = tensor.of(laid)
    crew = next(line.at for line in layout.shown() if line.name == "points")
    state = next(s for s in moments(laid, seed=3) if len(set(s.points)) == 3)
    mine, theirs = layout.row(observe(state, 0))[crew], layout.row(observe(state, 1))[crew]

    assert [*mine[1:], mine[0]] == [*theirs]


@pytest.mark.parametrize("key", GAMES)
def test_every_question_has_its_place(key):
    """Anyone who adds a question to a game adds it here too."""
    asked = set()
    for path in Path(str(files(package(key).package))).rglob("*.py"):
        text = path.read_text()
        asked |= {m[2] for m in re.findall(r"\.ask(_any)?\((?!CHANCE)([^,]+), \w+\.(\w+),", text)}
        asked |= {"choose"} if "(Poll, frozen" in text else set()
        asked |= {"react"} if "(ReactionWindow, frozen" in text else set()

    assert asked == set(package(key).part("tensor").questions)


def test_chance_is_no_seat_that_looks():
    state = next(moments(LAID[0], seed=1))

    assert (CHANCE,) == state.waiting()
    assert 0 == tensor.of(LAID[0]).row(observe(state, 0))[0]
