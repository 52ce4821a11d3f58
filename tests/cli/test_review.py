"""`consigliere review`: a finished game looked back on, and clear words where there is none."""

import msgspec
import pytest

from consigliere.analyst import Review, judge
from consigliere.analyst.judge import Depth
from consigliere.kernel import write_record

from ..analyst.table import finished
from ..sample import REACTING
from .run import LANGUAGES, refused, run, text


@pytest.fixture(autouse=True)
def tiny(monkeypatch):
    monkeypatch.setattr(judge, "QUICK", Depth(1, 2, 2, 1.0))
    monkeypatch.setattr(judge, "DEEP", Depth(2, 4, 4, 1.0))


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    path = tmp_path_factory.mktemp("records") / "game.rec"
    remarks = ("seat 0 rose - Ada", "seat 1 crown greedy Bruno", "seat 2 anchor greedy Ciro")
    path.write_text(write_record(finished(), remarks), "utf-8")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_is_told_in_every_language(file, lang):
    shown = run("review", file, "--lang", lang)

    assert 0 == shown.exit_code, shown.output
    assert all(name in shown.output for name in ("Ada", "Bruno", "Ciro"))
    assert "▁" in shown.output


def test_a_program_gets_json(file):
    found = msgspec.json.decode(run("review", file, "--json").stdout, type=Review)

    assert REACTING == found.game
    assert [0, 1, 2] == [side.seat for side in found.sides]


@pytest.mark.parametrize("seat", ["1", "bruno"])
def test_a_seat_is_named_by_number_or_name(file, seat):
    found = msgspec.json.decode(run("review", file, "--seat", seat, "--json").stdout, type=Review)

    assert [1] == [side.seat for side in found.sides]
    assert {1} == {d.seat for d in found.decisions}


def test_a_deep_review_looks_longer(file):
    quick, deep = (run("review", file, "--json", *more) for more in ((), ("--deep",)))

    assert 0 == deep.exit_code
    assert quick.stdout != deep.stdout


def test_a_seat_nobody_sat_on_is_refused(file):
    assert refused(run("review", file, "--seat", "Zeno"), "Zeno", "0 Ada")
    assert refused(run("review", file, "--seat", "7"), "7", "2 Ciro")


def test_a_game_that_is_not_over_is_refused(tmp_path):
    path = tmp_path / "part.rec"
    text("--record", path, typed="1\n1\nquit\n")

    assert refused(run("review", path), "played to its end")


def test_what_is_no_record_is_refused(tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Vito,\n", "utf-8")

    assert refused(run("review", path))
    assert refused(run("review", tmp_path / "nothing.rec"), "nothing.rec")


def test_a_hint_at_the_terminal(monkeypatch):
    monkeypatch.setattr("consigliere.cli.queries._HINT_S", 0.05)
    shown = text(typed="hint\nquit\n")

    assert 0 == shown.exit_code, shown.output
    assert "\n1. " in shown.output
    assert "%)" in shown.output
