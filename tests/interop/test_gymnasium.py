"""One seat learns: Gymnasium's own test, masks, bots in the other seats."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from consigliere.interop.gymnasium import Table
from consigliere.interop.trouble import Trouble

from ..sample import BUILDING, EVERY, REACTING
from .tables import SMALLEST


def played(table, seed):
    """A whole game of random legal codes; the rows seen and the last reward."""
    rng, rows = np.random.default_rng(seed), []
    row, info = table.reset(seed=seed)
    over, reward = False, 0.0
    while not over:
        rows.append(row)
        assert (info["action_mask"] == table.action_masks()).all()
        row, reward, over, _, info = table.step(rng.choice(np.flatnonzero(info["action_mask"])))
    return np.array(rows), reward


@pytest.mark.filterwarnings("ignore:.*alternative render modes.*")
@pytest.mark.parametrize("key", EVERY)
def test_the_api_is_kept(key, capsys):
    check_env(gymnasium.make(f"consigliere/{key.title().replace('-', '')}-v0").unwrapped)


@pytest.mark.parametrize("game, players", SMALLEST)
def test_the_same_seed_and_codes_are_the_same_game(game, players):
    once, again = Table(game, players), Table(game, players)
    (rows, reward), (others, other) = played(once, 3), played(again, 3)

    assert (rows == others).all()
    assert reward == other
    assert once.record() == again.record()


def test_the_others_are_played_by_the_bots_that_were_named():
    table = Table(REACTING, 3, seat=1, bots=("greedy", "random"))
    _, info = table.reset(seed=1)

    assert 1 == info["seat"]
    assert {0, 2} == set(table.bots)
    assert all(row.sum() for row in played(table, 2)[0])


def test_without_a_seat_another_one_is_drawn_each_time():
    table = Table(REACTING, 5)
    table.reset(seed=0)

    assert 1 < len({table.reset()[1]["seat"] for _ in range(12)})


def test_an_illegal_code_costs_the_game():
    table = Table(BUILDING, 2)
    table.reset(seed=1)
    _, reward, over, _, info = table.step(int(table.action_masks().argmin()))

    assert (-1, True, True) == (reward, over, info["illegal"])


def test_a_bot_nobody_knows_is_refused_in_one_sentence():
    with pytest.raises(Trouble, match="deep-blue"):
        Table(BUILDING, bots=("deep-blue",))
