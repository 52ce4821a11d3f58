"""Whole games, one for each player count and each way to win, replayed on every change."""

import pytest

from consigliere.games.mob_city import GAME
from consigliere.kernel import read_record, verify

from .golden import ENDINGS, FOLDER, ended_by

NAMES = [*[f"players-{n}" for n in GAME.seats], *[f"by-{by}" for by in ENDINGS]]


def load(name):
    return read_record((FOLDER / f"{name}.rec").read_text())


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_ends_as_it_did(name):
    end = verify(GAME, load(name))

    assert load(name).scores == GAME.scores(end)


@pytest.mark.parametrize("by", ENDINGS)
def test_each_way_to_win_decides_a_game(by):
    end = verify(GAME, load(f"by-{by}"))

    assert by == ended_by(end)
    assert (by == "shared") == (len(GAME.winners(end)) > 1)


@pytest.mark.parametrize("seats", GAME.seats)
def test_there_is_one_for_each_player_count(seats):
    assert seats == load(f"players-{seats}").setup.seats
