"""The benchmark measures what it says; how fast it is, is no test."""

import sys

import pytest

from consigliere.games import game
from consigliere.lab import bench as lab
from consigliere.lab.chess_baseline import chess_peer

from ..sample import REACTING


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr(lab, "_GAMES", 2)
    monkeypatch.setattr(lab, "_EVERY", 100)
    monkeypatch.setattr(lab, "_DEEP", 3)
    monkeypatch.setattr(lab, "PASSES", 1)


def test_every_figure_is_measured(quick):
    ticked = []
    found = lab.bench(REACTING, lambda: ticked.append(1), windows=2, window_s=0.05)

    assert lab.ticks(2) == len(ticked)
    assert "python-chess" == found.peer
    for name in found.__struct_fields__:
        assert name == "peer" or getattr(found, name) > 0, name


def test_without_chess_the_peer_is_null(quick, monkeypatch):
    monkeypatch.setitem(sys.modules, "chess", None)
    found = lab.bench(REACTING, lambda: None, windows=1, window_s=0.01)

    assert chess_peer(lab.Random(1)) is None
    assert (None, None, None) == (found.peer, found.peer_decisions_per_s, found.ratio)


def test_positions_reach_deep_into_reactions():
    rules = game(REACTING)
    places = lab.positions(rules, rules.setup(4), lab.Random(1))

    assert len(places) > 300
    assert max(len(place.s.stack) for place in places) >= 7
    assert all(place.answer in place.s.options(place.seat) for place in places)
