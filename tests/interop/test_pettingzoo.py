"""PettingZoo's own tests, and what they do not look at: secrets, seeds, rewards."""

from functools import partial
from types import SimpleNamespace

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec

from consigliere.interop import pettingzoo as zoo
from consigliere.interop.trouble import Trouble

from ..sample import BIDDING, BUILDING, REACTING, folder
from .tables import SIZES, SMALLEST

# A mask comes in a dict beside the row; PettingZoo's test only knows arrays.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably",
    "ignore:Observation is not a NumPy array",
    "ignore:.*illegal.*",
)


def played(env, seed, policy=None):
    """A whole game; every agent's last reward."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    rewards = {}
    for agent in env.agent_iter():
        seen, rewards[agent], over, late, _ = env.last()
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over or late else int(rng.choice(legal)))
    return rewards


@pytest.mark.parametrize("game, players", SIZES)
def test_the_api_is_kept(game, players, capsys):
    api_test(zoo.env(game, players=players), num_cycles=8)


@pytest.mark.parametrize("game, players", SMALLEST)
def test_the_same_seed_is_the_same_game(game, players):
    seed_test(partial(zoo.env, game, players), num_cycles=15)
    parallel_seed_test(partial(zoo.parallel_env, game, players), num_cycles=5)
    once, again = zoo.env(game, players), zoo.env(game, players)

    assert played(once, 5) == played(again, 5)
    assert once.unwrapped.record() == again.unwrapped.record()


@pytest.mark.parametrize("game, players", SMALLEST)
def test_all_at_once_works_too(game, players, capsys):
    parallel_api_test(zoo.parallel_env(game, players), num_cycles=40)
    max_cycles_test(
        SimpleNamespace(
            parallel_env=partial(zoo.parallel_env, game, players),
            env=lambda **given: parallel_to_aec(zoo.parallel_env(game, players, **given)),
        )
    )


@pytest.mark.parametrize("game, players", SMALLEST)
def test_the_table_can_be_read(game, players, capsys):
    render_test(lambda **given: zoo.env(game, players, **given))


@pytest.mark.parametrize("game, players", SMALLEST)
def test_what_is_won_is_lost_by_others(game, players):
    env = zoo.env(game, players)
    rewards = played(env, 1)

    assert players == len(rewards)
    assert 0 == pytest.approx(sum(rewards.values()))
    assert 1 == max(rewards.values())


def test_they_are_in_the_registry():
    env = pettingzoo.make("aec", f"consigliere/{folder(BIDDING)}_v0", players=3)
    side_by_side = pettingzoo.make("parallel", f"consigliere/{folder(BUILDING)}_v0", players=4)

    assert 3 == len(env.possible_agents)
    assert 4 == len(side_by_side.possible_agents)


def test_a_sealed_bid_is_not_seen_by_those_who_bid_later():
    """§3.1.0 Two different bids of the first seat, one picture for the second."""
    seen = []
    for bid in (0, 23):
        env = zoo.raw_env(BIDDING, players=2)
        env.reset(seed=4)
        while "bid" not in env.table.code.name(env.table.mask(0).argmax()):
            seat = env.possible_agents.index(env.agent_selection)
            env.step(int(env.table.mask(seat).argmax()))
        env.step(int(np.flatnonzero(env.table.mask(0))[bid]))

        assert "seat_1" == env.agent_selection
        seen.append(env.observe("seat_1")["observation"])

    assert (seen[0] == seen[1]).all()


def test_simultaneous_answers_are_given_in_one_parallel_step():
    env = zoo.parallel_env(BIDDING, players=4)
    seen, _ = env.reset(seed=2)
    asked = [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]]
    env.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents})

    assert env.agents == asked
    assert 4 == sum(line.seat >= 0 for line in env.table.match.lines)


def test_who_keeps_to_the_masks_is_never_told_of_illegal_codes():
    env, rng = zoo.parallel_env(REACTING, players=3, max_cycles=200), np.random.default_rng(3)
    _, infos = env.reset(seed=3)
    while env.agents:
        codes = {a: int(rng.choice(np.flatnonzero(infos[a]["action_mask"]))) for a in env.agents}
        *_, infos = env.step(codes)

        assert not any(info["illegal"] for info in infos.values())


def test_an_illegal_number_ends_the_game_for_its_seat():
    env = zoo.env(REACTING, players=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(env.observe(agent)["action_mask"].argmin()))

    assert env.terminations[agent]


def test_without_the_guards_an_illegal_number_is_refused_in_one_sentence():
    env = zoo.raw_env(REACTING, players=3)
    env.reset(seed=1)

    with pytest.raises(Trouble, match=r"^Seat \d may not say \d+ now\.$"):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmin()))


@pytest.mark.parametrize(
    "given, sentence",
    [
        ({"game": "chess"}, "chess"),
        ({"game": REACTING, "players": 9}, "9"),
        ({"game": REACTING, "edition": "none.toml"}, "none.toml cannot be read"),
        ({"game": REACTING, "target": "nobody"}, "nobody"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused_in_one_sentence(given, sentence):
    with pytest.raises(Trouble, match=sentence) as trouble:
        zoo.env(**given)

    assert 1 == len(str(trouble.value).splitlines())
