"""A game played through any of the bridges is a record like any other."""

import numpy as np
import pyspiel
import pytest

from consigliere.games import GAMES
from consigliere.interop import openspiel
from consigliere.interop import pettingzoo as zoo
from consigliere.interop.gymnasium import Table
from consigliere.interop.trouble import Trouble
from consigliere.kernel import read_record, replay, verify
from consigliere.server.features.replay.player import ReplayPlayer
from consigliere.server.features.replay.stored_record import record_of_text

from ..cli.run import run
from ..sample import BUILDING
from . import test_gymnasium, test_pettingzoo
from .test_openspiel import SHORT, SMALL, walk


def by_pettingzoo(key):
    env = zoo.env(key, GAMES[key].seats[0])
    test_pettingzoo.played(env, 1)
    return env.unwrapped.record()


def by_parallel(key):
    env, rng = zoo.parallel_env(key, GAMES[key].seats[0]), np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    while env.agents:
        masks = {agent: seen[agent]["action_mask"] for agent in env.agents}
        seen, *_ = env.step({a: int(rng.choice(np.flatnonzero(m))) for a, m in masks.items()})
    return env.record()


def by_gymnasium(key):
    table = Table(key)
    test_gymnasium.played(table, 1)
    return table.record()


def by_openspiel(key):
    openspiel.enroll()
    *_, last = walk(pyspiel.load_game(SHORT[key]), 1)
    return last.record()


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("played", [by_pettingzoo, by_parallel, by_gymnasium, by_openspiel])
def test_the_record_of_a_game_is_sound_everywhere(played, key, tmp_path):
    text = played(key)
    record, path = read_record(text), tmp_path / "game.rec"
    path.write_text(text)
    *_, last = replay(GAMES[key], record)
    verify(GAMES[key], record)
    checked = run("record", "verify", path)

    assert record.scores == GAMES[key].scores(last)
    assert (0, "") == (checked.exit_code, checked.stderr)
    assert ReplayPlayer(record_of_text(text.encode())).last > 0


def test_a_game_of_an_edition_of_ones_own_carries_it(tmp_path):
    *_, last = walk(pyspiel.load_game(SMALL), 1)
    (tmp_path / "tiny.rec").write_text(last.record())

    assert 0 == run("record", "verify", tmp_path / "tiny.rec").exit_code


def test_a_game_in_progress_has_a_record_too(tmp_path):
    env = zoo.raw_env(BUILDING, players=3)
    env.reset(seed=1)
    (tmp_path / "begun.rec").write_text(env.record())

    assert 0 == run("record", "verify", tmp_path / "begun.rec").exit_code


def test_a_sampled_state_has_no_past_to_write_down():
    *_, last = walk(pyspiel.load_game(SMALL), 1)
    other = last.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))

    with pytest.raises(Trouble, match="no record"):
        other.record()
