"""`consigliere arena`, as scripts and people see it."""

import json
import os
import re

import pytest

from consigliere.games import game
from consigliere.lab.arena import play_bout
from consigliere.words import words

from ..sample import BIDDING, BUILDING, REACTING
from .run import LANGUAGES, ctrl_c, refused, run, start_up_to

ARENA = ("arena", BUILDING, "--players", 3, "--bots", "random", "--seed", 11, "--workers", 1)
TIMED = {"seconds", "workers", "games_resumed", "games_asked"}


def found(*args):
    result = run(*ARENA, "--json", *args)

    assert 0 == result.exit_code, result.output
    return json.loads(result.stdout)


def timeless(report):
    """What the same games always say."""
    for standing in report["standings"].values():
        del standing["thinking"]
    return {key: value for key, value in report.items() if key not in TIMED}


def test_json_has_what_scripts_rely_on():
    report = found("--games", 5, "--bots", "greedy,random,random")
    greedy = report["standings"]["greedy"]

    assert (5, 6, 6, 0, 2) == tuple(
        report[key] for key in ("games_asked", "games_planned", "games", "games_resumed", "deals")
    )
    assert ["greedy", "random", "random"] == report["bots"]
    assert {"greedy", "random"} == set(report["standings"])
    assert [
        *("seats", "games", "wins", "share", "share_95", "fair_share", "mean_place"),
        *("mean_score", "rating", "thinking", "by_seat", "before"),
    ] == list(greedy)
    assert {"mu", "sigma", "mu_95"} == set(greedy["rating"])
    assert {"answers", "mean_s", "p99_s", "max_s"} == set(greedy["thinking"])
    assert [2, 2, 2] == [seat["games"] for seat in greedy["by_seat"]]
    assert {"before", "of", "share", "share_95"} == set(greedy["before"]["random"])
    assert greedy["share"] == pytest.approx(greedy["wins"] / 6, abs=1e-6)


@pytest.mark.parametrize(
    ("bots", "seated"),
    [
        ("random,greedy", ["random", "greedy", "random", "greedy"]),
        ("random,greedy,random", ["random", "greedy", "random", "random"]),
        ("random,random,random,random,greedy", ["random"] * 4 + ["greedy"]),
    ],
)
def test_there_are_four_players_or_as_many_as_bots_if_these_are_more(bots, seated, monkeypatch):
    monkeypatch.setattr("consigliere.lab.engine.InProcess.run", lambda *_: iter(()))
    result = run("arena", REACTING, "--bots", bots, "--games", 4, "--workers", 1, "--json")

    assert seated == json.loads(result.stdout)["bots"]


def test_a_run_in_pieces_equals_one_in_one_go(tmp_path):
    file = tmp_path / "games.jsonl"
    at_once = timeless(found("--games", 9))
    first = found("--games", 4, "--out", file)
    file.write_bytes(file.read_bytes()[:-20])
    second = found("--games", 9, "--out", file, "--workers", 2)
    again = found("--games", 9, "--out", file)
    fewer = found("--games", 6, "--out", file)

    assert (6, 5, 9, 6) == (first["games"], *(r["games_resumed"] for r in (second, again, fewer)))
    assert at_once == timeless(second) == timeless(again)
    assert timeless(first) == timeless(fewer)


def test_a_file_remembers_the_seed_where_none_is_given(tmp_path):
    file, unseeded = tmp_path / "games.jsonl", [a for a in ARENA if a not in ("--seed", 11)]
    reports = [
        json.loads(run(*unseeded, "--games", games, "--json", "--out", file).stdout)
        for games in (3, 6)
    ]

    assert reports[0]["seed"] == reports[1]["seed"]
    assert 3 == reports[1]["games_resumed"]


@pytest.fixture
def forgetful():
    """What the program has learned about editions is gone after a test."""
    known = game(BIDDING).editions
    before = dict(known)
    yield
    for ref in set(known) - set(before):
        del known[ref]


def test_editions_and_house_rules_are_played_by_every_worker(tmp_path, forgetful):
    rules = game(BIDDING)
    toml = tmp_path / "rich.toml"
    standard = rules.editions["standard"].text
    toml.write_text(standard.replace("cash = 6500", "cash = 9000").replace("standard", "rich", 1))
    args = ("arena", BIDDING, "--players", 2, "--bots", "random", "--games", 4, "--seed", 3)
    printed, rich, large = (
        json.loads(run(*args, "--json", "--workers", workers, *more).stdout)
        for workers, more in (
            (1, ()),
            (2, ("--edition", toml)),
            (1, ("--option", "blocks=8")),
        )
    )

    assert rich["edition"].startswith("rich@")
    assert {"blocks": "8"} == large["options"]
    assert 3 == len({json.dumps(timeless(one)["standings"]) for one in (printed, rich, large)})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_get_tables(lang, tmp_path):
    args = ("--games", 4, "--bots", "greedy,random", "--out", tmp_path / "a", "--lang", lang)
    shown, again = (run(*ARENA, *args).stdout for _ in range(2))
    say = words(lang).say

    assert "\x1b" not in shown
    assert 6 == len(re.findall(r"^(?:greedy|random) .*%", shown, re.M))
    assert say("cli-arena-rounded", asked=4, planned=6, players=3) in shown
    assert say("cli-arena-resumed", games=6) in again
    for head in ("place", "rating", "thinking", "thinking-99", "thinking-most", "before"):
        assert say(f"cli-head-{head}") in shown


GAMES = (*ARENA, "--games", 3)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("arena",), "GAME"),
        (("arena", "chess", "--bots", "random", "--games", 4), "no game called “chess”"),
        (("arena", BUILDING, "--games", 4), "--bots"),
        (("arena", BUILDING, "--bots", "random"), "--games"),
        (("arena", BUILDING, "--bots", ",".join(["random"] * 9), "--games", 4), "not 9"),
        ((*ARENA, "--games", 0), "--games must be from 1"),
        ((*ARENA, "--games", "all"), "--games needs a whole number"),
        ((*GAMES, "--bots", "random,clever@20"), "no bot called “clever@20”"),
        ((*GAMES, "--bots", ""), "no bot called “”"),
        ((*GAMES, "--bots", "random,random,random,greedy"), "4 bots are too many"),
        ((*GAMES, "--players", 77), "not 77"),
        ((*GAMES, "--seed", "x"), "--seed needs a whole number"),
        ((*GAMES, "--workers", 0), "--workers must be from 1"),
        ((*GAMES, "--option", "luck=true"), "luck"),
        ((*GAMES, "--edition", "/no/such/file"), "no such file"),
        ((*GAMES, "--out", "/no/such/folder/file"), "no such file or folder"),
        ((*GAMES, "--out", "/"), "folder"),
        ((*GAMES, "--out", ""), "no such file or folder"),
        ((*GAMES, "--out", "/dev/null"), "no file of an arena"),
        ((*GAMES, "--lang", "fr"), "“fr”"),
    ],
)
def test_one_clear_sentence(args, said):
    assert refused(run(*args), said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_another_file_is_refused_in_one_sentence(tmp_path, lang):
    arenas, other = tmp_path / "games.jsonl", tmp_path / "letter.txt"
    other.write_text("Dear Don,\n")
    run(*GAMES, "--out", arenas)
    before = arenas.read_bytes()

    assert refused(run(*GAMES, "--seed", 12, "--out", arenas, "--lang", lang), "--seed", 11, 12)
    assert refused(run(*GAMES, "--out", other, "--lang", lang), other)
    assert ("Dear Don,\n", before) == (other.read_text(), arenas.read_bytes())


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everything")
def test_a_file_that_may_not_be_written(tmp_path):
    file = tmp_path / "games.jsonl"
    file.touch(0o400)

    assert refused(run(*GAMES, "--out", file), "Permission")


def test_a_full_disk_is_one_sentence(tmp_path, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("consigliere.lab.ledger.Ledger.add", full)

    assert refused(run(*GAMES, "--out", tmp_path / "a.jsonl"), "disk is full", "a.jsonl")


def test_ctrl_c_keeps_what_is_finished(tmp_path, monkeypatch):
    def interrupted(plan, number):
        if number == 4:
            raise KeyboardInterrupt
        return play_bout(plan, number)

    file = tmp_path / "games.jsonl"
    with monkeypatch.context() as patch:
        patch.setattr("consigliere.lab.arena.play_bout", interrupted)
        result = run(*ARENA, "--games", 6, "--json", "--out", file)

    assert 130 == result.exit_code
    assert 4 == json.loads(result.stdout)["games"]
    assert "after 4 of 6 games" in result.stderr
    assert str(file) in result.stderr
    assert timeless(found("--games", 6)) == timeless(found("--games", 6, "--out", file))


def test_ctrl_c_in_a_terminal_with_workers(tmp_path):
    file = tmp_path / "games.jsonl"
    many = ("--games", 30_000, "--workers", 2, "--json", "--out", file)
    process = start_up_to("step", *ARENA, *many)
    out, result = ctrl_c(process)

    assert 130 == process.returncode, result
    assert 1 == len(result.splitlines())
    assert 0 < json.loads(out)["games"] == file.read_bytes().count(b"\n") - 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_explains_itself(lang):
    result = run("arena", "--help", lang=lang)

    assert words(lang).say("help-option-out") in re.sub(r"\s+", " ", result.stdout)
