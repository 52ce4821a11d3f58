"""Levels at real tables: they answer what is offered, do not peek, and are what their names say."""

from random import Random

import pytest

from consigliere.bots import LEVELS, bot, styles
from consigliere.bots.levels import budget, mind_of
from consigliere.bots.search import think
from consigliere.games import GAMES
from consigliere.kernel import Stream, determinize, observe

from .games import questions

SHORT = "search@6"


def some(key, seed=3, every=37):
    """Some questions of a game in which there is something to choose."""
    rules, greedy = GAMES[key], bot(key, "greedy")
    seats = rules.seats[-1]
    asked = list(questions(rules.setup(seats), [greedy] * seats, seed))
    return [v for v in asked if len(v.decision.options) > 1][::every]


@pytest.mark.parametrize("key", GAMES)
def test_in_worlds_that_look_the_same_the_search_finds_the_same(key):
    """It is never better informed than its seat: same view and same rolls, same findings."""
    mind, rng = mind_of(key), Random(5)
    for n, view in enumerate(some(key)):
        world = observe(determinize(mind.game, view, rng), view.seat)

        found = think(mind, view, Stream(n), budget(key, "search", "6"))

        assert found == think(mind, world, Stream(n), budget(key, "search", "6"))
        assert found.best in view.decision.options


@pytest.mark.parametrize("key", GAMES)
def test_every_style_answers_what_is_offered_and_the_same_every_time(key):
    for style in styles(key):
        for n, view in enumerate(some(key, every=151)):
            one, two = (bot(key, f"{SHORT}:{style}")(view, Stream(n)) for _ in range(2))

            assert one in view.decision.options
            assert one == two


@pytest.mark.parametrize("key", GAMES)
def test_a_higher_level_spends_more(key):
    spent = [budget(key, level) for level in LEVELS if level != "easy"]

    assert spent == sorted(spent, key=lambda b: b.simulations * (1 + b.far))


@pytest.mark.parametrize("key", GAMES)
def test_the_easy_one_does_not_always_take_the_best(key):
    easy, greedy = bot(key, "easy"), bot(key, "greedy")
    views = some(key, every=3)
    other = [v for n, v in enumerate(views) if easy(v, Stream(n)) != greedy(v, Stream(n))]

    assert 0.1 * len(views) < len(other) < 0.95 * len(views)
