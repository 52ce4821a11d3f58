"""A game that `make.py new-game` writes outside of the repository is found and played everywhere.

It is the worked example of docs/adding-a-game.md under another name.
"""

import subprocess
import sys
from importlib import import_module
from random import Random

import numpy as np
import pyspiel
import pytest

from consigliere.games import game, packages
from consigliere.interop import gymnasium, openspiel, pettingzoo
from consigliere.kernel import read_record, verify
from consigliere.lab.study.html_report import report
from consigliere.words import LANGUAGES, game_text, words

from ..cli.run import refused, run
from ..lab.studies import played
from ..outside import PIER, new_game

COINS = {"en": "Coins", "it": "Monete", "de": "Münzen"}
BLUFF = {"en": "bluff", "it": "bluff", "de": "Bluff"}
CLAIMS = {"en": "claims", "it": "dichiara", "de": "sagt"}


@pytest.mark.parametrize("key", ["Pier", "pier_dice", "9-dice", "", "pier--dice", "x" * 40, "json"])
def test_a_bad_name_is_refused_in_one_sentence(key, tmp_path):
    done = new_game(key, tmp_path)

    assert 2 == done.returncode
    assert 1 == len(done.stderr.splitlines()) and done.stderr.startswith("make: ")
    assert [] == list(tmp_path.iterdir())


def test_a_name_that_a_game_has_already_is_refused(tmp_path):
    taken = next(iter(packages()))

    assert f"already a game called “{taken}”" in new_game(taken, tmp_path).stderr


def test_a_folder_that_is_there_is_left_alone(tmp_path):
    (tmp_path / PIER).mkdir()
    (tmp_path / PIER / "mine.txt").write_text("mine")
    done = new_game(PIER, tmp_path)

    assert (2, 1) == (done.returncode, len(done.stderr.splitlines()))
    assert ["mine.txt"] == [path.name for path in (tmp_path / PIER).iterdir()]


def test_a_folder_to_write_into_must_be_there(tmp_path):
    assert "is no folder" in new_game(PIER, tmp_path / "nowhere").stderr


def test_nothing_of_the_example_is_left_in_its_name(written):
    folder, _ = written
    texts = [path.read_text("utf-8") for path in folder.rglob("*.*") if path.is_file()]

    assert not [text for text in texts if "dock" in text.lower()]
    assert "Pier Dice" in (folder / "src" / "pier_dice" / "RULES.md").read_text("utf-8")


def test_it_is_installed_as_it_lies_so_that_changes_count_at_once(written, tmp_path):
    folder, _ = written
    build = "import sys; from hatchling.build import build_editable; build_editable(sys.argv[1])"
    subprocess.run([sys.executable, "-c", build, str(tmp_path)], cwd=folder, check=True)

    assert ["pier_dice-0.1.0-py3-none-any.whl"] == [path.name for path in tmp_path.iterdir()]


def test_its_own_tests_pass(pier):
    """Conformance and scenarios, as its author runs them."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "."]
    done = subprocess.run(command, cwd=pier, capture_output=True, text=True, check=False)

    assert 0 == done.returncode, done.stdout[-3000:]


def test_ruff_and_mypy_find_nothing_in_it(pier, tmp_path):
    """As its author runs them, with the settings it comes with."""
    ruff = ("ruff", "check", "--no-cache"), ("ruff", "format", "--check", "--no-cache")
    for tool in (*ruff, ("mypy", "--cache-dir", tmp_path)):
        command = [sys.executable, "-m", *tool]
        done = subprocess.run(command, cwd=pier, capture_output=True, text=True, check=False)

        assert 0 == done.returncode, done.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_plays_it(pier, lang, tmp_path):
    record = tmp_path / "game.rec"
    text = run("text", PIER, "--players", 3, "--record", record, lang=lang, typed="1\n" * 300)
    shown = run("record", "show", record, "--seat", 1, lang=lang)

    assert [0, 0] == [text.exit_code, shown.exit_code], text.output
    assert COINS[lang] in text.output and CLAIMS[lang] in text.output
    assert COINS[lang] in shown.output
    assert 0 == run("record", "verify", record).exit_code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bluff_is_told_as_one(pier, lang):
    paid = import_module("pier_dice.events").Paid
    text = game_text(PIER, lang, ("Anna", "Bruno"))
    bluff, truth = [text.event(paid(0, 1, bluff), 0) for bluff in (True, False)]

    assert BLUFF[lang] in bluff and BLUFF[lang] not in truth
    assert all("Anna" in line and "Bruno" in line for line in (bluff, truth))


def test_a_finished_game_is_reviewed(pier, tmp_path):
    record = tmp_path / "game.rec"
    short = ("--players", 2, "--option", "dice=1", "--record", record)
    run("text", PIER, *short, typed="1\n" * 300)
    judged = run("review", record, lang="it")

    assert 0 == judged.exit_code, judged.output
    assert "Bruno" in judged.output
    assert "Pier Dice" in judged.output and PIER not in judged.output
    assert words("it").say("review-luck") not in judged.output  # scores do not show the dice


def test_help_speaks_of_no_cards_where_there_are_none(pier):
    """Dice have no name to ask about: `hand` and `why` are not offered."""
    text = run("text", PIER, "--players", 2, typed="help\nquit\n").output

    assert "table: the whole table" in text
    assert "hand:" not in text and "why" not in text


def test_simulations_and_arenas_play_it(pier, tmp_path):
    simulated = run("simulate", PIER, "--players", 4, "--games", 8, "--bots", "greedy,random")
    fought = run("arena", PIER, "--bots", "normal,random", "--players", 2, "--games", 2)

    assert [0, 0] == [simulated.exit_code, fought.exit_code], simulated.output + fought.output
    assert "greedy" in simulated.output and "normal" in fought.output


def test_a_wrong_number_of_players_is_refused(pier):
    assert refused(run("simulate", PIER, "--players", 9, "--games", 1), "2", "4")


def test_the_lab_studies_it(pier, tmp_path):
    played(tmp_path / "out", f'game = "{PIER}"\nplayers = 3\nseed = 1\ngames = 4')
    for lang in LANGUAGES:
        assert COINS[lang] in report(tmp_path / "out", lang)


def test_pettingzoo_plays_it(pier):
    env, rng = pettingzoo.env(PIER, players=3), np.random.default_rng(1)
    env.reset(seed=1)
    for _ in env.agent_iter():
        seen, _, over, late, _ = env.last()
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over or late else int(rng.choice(legal)))
    record = read_record(env.unwrapped.record())

    assert record.scores == game(PIER).scores(verify(game(PIER), record))


def test_gymnasium_plays_it(pier):
    env, rng = gymnasium.Table(PIER, players=2), np.random.default_rng(1)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))

    assert not info["illegal"]


def test_openspiel_plays_it(pier):
    openspiel.enroll()
    table = pyspiel.load_game(f"consigliere_{PIER.replace('-', '_')}(players=2)")
    state, rng = table.new_initial_state(), Random(1)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))

    assert 0 == pytest.approx(sum(state.returns()))
