"""Whole games, one for each player count, each way to win and each switch, replayed always."""

from importlib import import_module
from pathlib import Path

import pytest
from msgspec.structs import fields

from consigliere.kernel import verify
from consigliere.testing.laws import notation_is_reversible

from .positions import LAWS, keep

FOLDERS = sorted(path.parent.name for path in Path(__file__).parent.glob("*/golden.py"))
GOLDEN = {name: import_module(f"tests.games.{name}.golden") for name in FOLDERS}
RECORDS = [(game, name) for game in FOLDERS for name in GOLDEN[game].CORPUS.names()]
ENDINGS = [(game, by) for game in FOLDERS for by in GOLDEN[game].ENDINGS]
SEATS = [(game, seats) for game in FOLDERS for seats in GOLDEN[game].RULES.seats]


@pytest.mark.parametrize("game", FOLDERS)
def test_every_golden_record_ends_as_the_ledger_has_it(game):
    assert [] == GOLDEN[game].CORPUS.complaints()


@pytest.mark.parametrize(("game", "name"), RECORDS)
def test_its_players_are_told_what_they_were_told(game, name):
    """If something else is meant, `python -m tests.games.<game>.golden` keeps that."""
    assert GOLDEN[game].CORPUS.unchanged(name)


@pytest.mark.parametrize(("game", "name"), RECORDS)
def test_every_answer_can_be_written_and_read(game, name):
    keep(GOLDEN[game].CORPUS, name, notation_is_reversible)


@pytest.mark.parametrize("game", FOLDERS)
def test_there_is_one_for_each_switch(game):
    golden = GOLDEN[game]
    switches = {f.name for f in fields(golden.RULES.house)} - golden.UNHEARD

    used = {name for n in golden.CORPUS.names() for name in golden.CORPUS.load(n).setup.options}

    assert switches == used


@pytest.mark.parametrize(("game", "by"), ENDINGS)
def test_each_way_to_win_decides_a_game(game, by):
    golden = GOLDEN[game]
    end = verify(golden.RULES, golden.CORPUS.load(f"by-{by}"))

    assert by == golden.ended_by(end)
    assert (by == "shared") == (len(golden.RULES.winners(end)) > 1)


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_there_is_one_for_each_player_count(game, seats):
    assert seats == GOLDEN[game].CORPUS.load(f"players-{seats}").setup.seats


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_a_law_holds_in_a_golden_record(game, seats, law):
    """What must be true of any position; the laws of random games try many more."""
    keep(GOLDEN[game].CORPUS, f"players-{seats}", law)
