"""Whole games, one for each player count, each way to win and each switch, replayed always."""

import pytest
from msgspec.structs import fields

from consigliere.games.mafiozoo import GAME
from consigliere.kernel import verify

from .golden import CORPUS, ENDINGS, ended_by


def test_every_golden_record_ends_as_the_ledger_has_it():
    assert [] == CORPUS.complaints()


@pytest.mark.parametrize("name", CORPUS.names())
def test_its_players_are_told_what_they_were_told(name):
    """If something else is meant, `python -m tests.games.mafiozoo.golden` keeps that."""
    assert CORPUS.told(name)


def test_there_is_one_for_each_switch():
    switches = {f.name for f in fields(GAME.house)}

    assert switches == {name for n in CORPUS.names() for name in CORPUS.load(n).setup.options}


@pytest.mark.parametrize("by", ENDINGS)
def test_each_way_to_win_decides_a_game(by):
    end = verify(GAME, CORPUS.load(f"by-{by}"))

    assert by == ended_by(end)
    assert (by == "shared") == (len(GAME.winners(end)) > 1)


@pytest.mark.parametrize("seats", GAME.seats)
def test_there_is_one_for_each_player_count(seats):
    assert seats == CORPUS.load(f"players-{seats}").setup.seats
