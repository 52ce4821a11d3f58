"""A game with neither codes nor a tensor of its own, in PettingZoo, Gymnasium and OpenSpiel."""

from random import Random

import numpy as np
import pyspiel
import pytest

from consigliere.games import game
from consigliere.interop import gymnasium, openspiel, pettingzoo, tensor
from consigliere.interop.coding import ListedCode
from consigliere.kernel import Dealer, Match, OneOf, determinize, observe
from tests.toy.game import Bid


@pytest.fixture(autouse=True)
def veto(installed):
    installed.veto()


def test_answers_are_numbered_as_they_are_listed():
    options = OneOf(tuple(Bid(0, n) for n in range(3)))

    assert {0: Bid(0, 0), 1: Bid(0, 1), 2: Bid(0, 2)} == ListedCode(4).following(0, options, ())


def test_long_lists_take_two_digits():
    options, code = OneOf(tuple(Bid(0, n) for n in range(10))), ListedCode(4)
    first = code.following(0, options, ())

    assert {0: None, 1: None, 2: None} == first
    assert [Bid(0, 8), Bid(0, 9)] == list(code.following(0, options, (2,)).values())
    assert list(options) == [a for n in first for a in code.following(0, options, (n,)).values()]


def test_no_field_of_its_row_is_empty():
    """It has no list of questions, so no field for them."""
    layout = tensor.layout("veto", "standard", 3)
    shown = layout.shown()

    assert all(field.at.start < field.at.stop and field.meaning.strip() for field in shown)
    assert "question" not in [field.name for field in shown]
    assert 1 + 3 + 1024 + 256 == layout.size, "as docs/interop.md says"


def test_two_tables_that_look_alike_give_the_same_row():
    rules = game("veto")
    match, layout = Match(rules, rules.setup(3)), tensor.of(rules.setup(3))
    dealer = Dealer(1)
    while match.state.kind != "turn":
        seat = match.state.waiting()[0]
        if seat < 0:
            match.deal(dealer)
        else:
            match.say(seat, next(iter(match.state.options(seat))))
    view = observe(match.state, match.state.waiting()[0])
    world = observe(determinize(rules, view, Random(3)), view.seat)

    assert np.array_equal(layout.row(view), layout.row(world))
    assert not np.array_equal(
        layout.row(view), layout.row(observe(match.state, 0 + (view.seat == 0)))
    )


def test_pettingzoo_plays_it_to_the_end():
    env, rng = pettingzoo.env("veto", players=3), np.random.default_rng(1)
    env.reset(seed=1)
    rewards = {}
    for agent in env.agent_iter():
        seen, rewards[agent], over, late, _ = env.last()
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over or late else int(rng.choice(legal)))

    assert 3 == len(rewards) and sum(rewards.values()) == pytest.approx(0)
    assert env.unwrapped.record().count("veto")


def test_gymnasium_plays_it_to_the_end():
    env, rng = gymnasium.Table("veto", players=2), np.random.default_rng(1)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        code = int(rng.choice(np.flatnonzero(info["action_mask"])))
        _, reward, over, _, info = env.step(code)

    assert reward in (-1.0, 0.0, 1.0) and not info["illegal"]


def test_openspiel_plays_it_and_it_keeps_every_promise_of_the_api(capfd):
    openspiel.enroll()
    table = pyspiel.load_game("consigliere_veto(players=2)")

    pyspiel.random_sim_test(table, num_sims=1, serialize=False, verbose=False)
