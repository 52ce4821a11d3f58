"""Every answer has a number, everywhere the same."""

import random
from importlib import import_module
from itertools import islice

import pytest

from consigliere.games import GAMES, package
from consigliere.interop import coding
from consigliere.interop.table import setup
from consigliere.kernel import CHANCE

from ..games.test_odd_editions import known as odd_editions  # noqa: F401
from ..games.test_odd_editions import odd
from .tables import LAID, moments, named

MANY = 300  # options of one decision that are tried


def codes(laid, seat):
    key = (laid.game, laid.edition, laid.seats)
    return coding.chances(*key) if seat == CHANCE else coding.answers(*key)


def decisions(laid):
    for state in moments(laid, seed=named(laid)):
        for seat in state.waiting():
            yield seat, state.options(seat), codes(laid, seat)


@pytest.mark.parametrize("laid", LAID, ids=named)
def test_every_legal_answer_has_numbers_that_give_it_back(laid):
    for seat, options, code in decisions(laid):
        found = {}
        for answer in islice(options, MANY):
            phrase = code.spell(seat, answer)

            assert all(0 <= number < code.size for number in phrase)
            assert answer == code.hear(seat, phrase)
            assert phrase not in found
            found[phrase] = answer
        for phrase in found:
            assert not any(phrase[:n] in found for n in range(1, len(phrase)))


@pytest.mark.parametrize("laid", LAID, ids=named)
def test_code_by_code_one_comes_to_the_same_answers(laid):
    for seat, options, code in islice(decisions(laid), 0, None, 7):
        if len(options) > MANY:
            continue
        lines, reached = [()], set()
        while lines:
            phrase = lines.pop()
            for number, answer in code.following(seat, options, phrase).items():
                if answer is None:
                    lines.append((*phrase, number))
                else:
                    assert code.hear(seat, (*phrase, number)) == answer
                    reached.add(answer)

        assert set(options) == reached


@pytest.mark.usefixtures("odd_editions")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("key", GAMES)
def test_editions_at_the_edge_have_enough_numbers(key, seed):
    rng = random.Random(f"{key} {seed}")
    edition = next(found for _ in range(30) if (found := odd(GAMES[key], rng)))
    laid = setup(key, rng.choice(GAMES[key].seats), edition.ref)
    for seat, options, code in islice(decisions(laid), 200):
        for answer in islice(options, 20):
            assert answer == code.hear(seat, code.spell(seat, answer))


@pytest.mark.parametrize("key", GAMES)
def test_every_verb_of_a_game_is_known(key):
    verbs = verbs_of(package(key).package)
    seats = GAMES[key].seats[0]
    known = [coding.answers(key, "standard", seats), coding.chances(key, "standard", seats)]

    assert verbs == {name for code in known for name in code.verbs}


def verbs_of(name):
    module = import_module(f"{name}.actions")
    return {kind.__name__.lower() for kind in vars(module).values() if _is_action(kind, module)}


def _is_action(kind, actions):
    return isinstance(kind, type) and kind.__module__ == actions.__name__
