"""Laws of bots: a bot says only what is offered, is no oracle, and does not peek."""

from itertools import product
from random import Random

import pytest

from consigliere.bots import bot
from consigliere.games.mafia_city.bots.greedy import QUESTIONS
from consigliere.games.mafia_city.game import RULES
from consigliere.kernel import Stream, determinize, observe
from tests.bots.games import HOUSES, questions

TABLES = list(product((3, 4, 5), HOUSES))
GREEDY = bot("mafia-city", "greedy")
RANDOM = bot("mafia-city", "random")


@pytest.mark.parametrize(("seats", "house"), TABLES)
@pytest.mark.parametrize("crowd", ["greedy", "random"])
def test_the_answer_is_always_one_of_the_options(seats, house, crowd):
    """Also in positions that only others would get into, and with every house rule."""
    for view in questions(RULES.setup(seats, **house), [bot("mafia-city", crowd)] * seats, 5):
        answer = GREEDY(view, Stream(1))

        assert answer in view.decision.options


@pytest.mark.parametrize("name", ["greedy", "random", "easy"])
def test_same_view_and_same_rolls_give_the_same_answer(name):
    player = bot("mafia-city", name)
    for n, view in enumerate(questions(RULES.setup(4), [RANDOM] * 4, 1)):
        assert player(view, Stream(n)) == player(view, Stream(n))


@pytest.mark.parametrize(("seats", "house"), TABLES[::2])
def test_hidden_cards_do_not_change_the_answer(seats, house):
    """In every world that looks the same to a seat it says the same."""
    rng = Random(2)
    for n, view in enumerate(questions(RULES.setup(seats, **house), [GREEDY] * seats, 6)):
        if rng.random() < 0.3:
            world = observe(determinize(RULES, view, rng), view.seat)

            assert GREEDY(view, Stream(n)) == GREEDY(world, Stream(n))


def test_every_kind_of_question_is_met_with_a_real_choice():
    """So the tests above have tried them all."""
    met = set()
    for seats, house in TABLES:
        for view in questions(RULES.setup(seats, **house), [RANDOM] * seats, 5):
            if len(view.decision.options) > 1:
                met.add(view.decision.kind)

    assert set(QUESTIONS) == met
