"""`consigliere simulate`, `bench`, `games` and the help, as scripts and people see them."""

import json
import re

import pytest

from consigliere.lab import bench as lab_bench
from consigliere.lab.bench import Figures
from consigliere.words import words

from ..sample import REACTING
from .run import LANGUAGES, run

SIMULATE = ("simulate", REACTING, "--players", 4, "--seed", 11)
KEYS = [
    *("game", "players", "games", "seconds", "decisions", "decisions_per_s"),
    *("wins_by_seat", "wins_by_bot", "mean_scores", "mean_decisions", "seed"),
]
FIGURES = [
    *("decisions_per_s", "copy_us", "view_us", "apply_us", "determinize_us"),
    *("peer", "peer_decisions_per_s", "ratio"),
]


def report(*args):
    return json.loads(run(*SIMULATE, "--json", *args).stdout)


def test_json_has_what_scripts_rely_on():
    found = report("--games", 8, "--bots", "greedy,random,random,random")

    assert set(KEYS) <= set(found)
    assert (REACTING, 4, 8, 11) == tuple(found[k] for k in ("game", "players", "games", "seed"))
    assert 8 == sum(found["wins_by_seat"]) == sum(found["wins_by_bot"].values())
    assert found["decisions"] == 8 * found["mean_decisions"]


def test_any_number_of_workers_plays_the_same_games():
    one, two = (report("--games", 12, "--bots", "random,greedy", "--workers", n) for n in (1, 2))
    for found in (one, two):
        for timed in ("seconds", "decisions_per_s", "workers"):
            del found[timed]

    assert one == two


def test_another_seed_plays_other_games():
    found = [report("--games", 3, "--bots", "random", "--seed", seed) for seed in (1, 2)]

    assert found[0]["decisions"] != found[1]["decisions"]


def test_house_rules_are_played():
    usual, short = (
        report("--games", 5, "--bots", "random", *more)
        for more in ((), ("--option", "target=beginners"))
    )

    assert {"target": "beginners"} == short["options"]
    assert short["mean_decisions"] < usual["mean_decisions"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_get_tables(lang):
    result = run(*SIMULATE, "--games", 4, "--bots", "greedy,random", "--lang", lang)

    assert 0 == result.exit_code
    assert "\x1b" not in result.stdout
    assert 2 == len(re.findall(r"^(?:greedy|random) .*%", result.stdout, re.M))
    assert 4 == len(re.findall(r"^[0-3] .*%", result.stdout, re.M))


def test_bench_prints_an_object_for_each_game(monkeypatch):
    monkeypatch.setattr(lab_bench, "bench", lambda key, ticked: Figures(decisions_per_s=61_234.0))
    found = json.loads(run("bench", REACTING, "--json").stdout)

    assert [REACTING] == list(found)
    assert FIGURES == list(found[REACTING])[:8]
    assert found[REACTING]["peer"] is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bench_says_it_when_there_is_no_peer(lang, monkeypatch):
    monkeypatch.setattr(lab_bench, "bench", lambda key, ticked: Figures(decisions_per_s=61_234.0))
    result = run("bench", "--lang", lang)

    assert "61234" in result.stdout
    assert words(lang).say("cli-bench-no-peer") in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_lists_bots_and_house_rules(lang):
    shown = run("games", "--lang", lang).stdout

    assert REACTING in shown
    assert "greedy, random" in shown
    for rule in ("target=experienced", "sudden=false", "turn_cap=60"):
        assert rule in shown
    assert words(lang).say("house-group-rulings") in shown
    assert words(lang).say("house-print-de") in shown


def test_version():
    assert re.fullmatch(r"consigliere \d+\.\d+.*\n", run("--version").stdout)


COMMANDS = [(), ("text",), ("simulate",), ("record",), ("record", "verify"), ("record", "show")]


@pytest.mark.parametrize("command", [*COMMANDS, ("bench",), ("games",)], ids="-".join)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_explains_itself(command, lang):
    result = run(*command, "--help", lang=lang)

    assert 0 == result.exit_code
    assert result.stdout.startswith(words(lang).say("help-usage") + " ")
    assert words(lang).say("help-option-help") in result.stdout


def test_alone_the_program_prints_its_help():
    assert run("--help").stdout == run().stdout
