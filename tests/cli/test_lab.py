"""`consigliere lab`, as scripts and people see it."""

import json
import re
from pathlib import Path

import pytest

from ..sample import BUILDING
from .run import LANGUAGES, ctrl_c, refused, run, start_up_to

PLAN = f'game = "{BUILDING}"\nplayers = 2\nbots = ["random"]\nseed = 5\ngames = 3\n'
DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture
def plan(tmp_path):
    file = tmp_path / "plan.toml"
    file.write_text(PLAN)
    return file


@pytest.fixture
def folder(plan, tmp_path):
    result = run("lab", "run", plan, "--out", tmp_path / "out", "--workers", 1)

    assert 0 == result.exit_code, result.output
    return tmp_path / "out"


def test_a_plan_is_played_and_told(plan, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = run("lab", "run", plan, "--workers", 1)

    assert "3 games in plan; pictures: consigliere lab report plan\n" == result.stdout
    assert {"plan.json", "games.jsonl", "games.parquet", "seats.parquet"} == {
        file.name for file in (tmp_path / "plan").iterdir()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_is_a_page(folder, lang):
    result = run("lab", "report", folder, "--lang", lang)
    page = (folder / "report.html").read_text("utf-8")

    assert 0 == result.exit_code and str(folder / "report.html") in result.stdout
    assert f'<html lang="{lang}">' in page


def test_nothing_but_a_report_is_written_over(folder, tmp_path):
    letter = tmp_path / "letter.html"
    letter.write_text("Dear Don")

    assert refused(run("lab", "report", folder, "--out", letter), letter)
    assert "Dear Don" == letter.read_text()


def test_compare_tells_and_prints_json(folder):
    result = run("lab", "compare", folder, folder)
    found = json.loads(run("lab", "compare", folder, folder, "--json").stdout)

    assert "the very same games" in result.stdout
    assert (3, 5, ["turn", "turn"]) == (
        found["games"],
        found["seed"],
        [row["what"] for row in found["tables"][0]["rows"]][:2],
    )
    assert {"value", "low", "high", "n", "weak"} == set(found["tables"][0]["rows"][0]["difference"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mistake_in_a_plan_is_one_sentence(plan, lang):
    plan.write_text(PLAN + 'options = { first = "9" }\n')

    assert refused(run("lab", "run", plan, "--lang", lang), "6", "options.first", "9")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("run", "none.toml"), "none.toml"),
        (("report", "nowhere"), "nowhere"),
        (("compare", "nowhere", "elsewhere"), "nowhere"),
        (("dance",), "dance"),
        (("run", "PLAN", "--engine", "steam"), "steam"),
        (("run", "PLAN", "--engine", "dask"), "--address"),
        (("run", "PLAN", "--address", "tcp://127.0.0.1:9"), "--engine dask"),
        (("run", "PLAN", "--workers", "0"), "--workers"),
        (("run", "PLAN", "--out", "PLAN"), "plan.toml"),
    ],
)
def test_bad_input_gets_one_sentence(args, sentence, plan):
    args = [plan if arg == "PLAN" else arg for arg in args]

    assert refused(run("lab", *args), sentence)


@pytest.mark.parametrize("command", [("simulate", "--players", 2), ("arena", "--bots", "random")])
def test_simulate_and_arena_take_an_engine_too(command):
    name, *more = command
    args = (name, BUILDING, *more, "--games", 3)

    assert refused(run(*args, "--bots", "random", "--engine", "steam"), "steam")
    assert refused(run(*args, "--bots", "random", "--engine", "dask"), "--address")


def test_ctrl_c_keeps_what_is_finished_and_goes_on(plan, tmp_path):
    plan.write_text(PLAN.replace("games = 3", "games = 3000"))
    games = tmp_path / "out" / "games.jsonl"
    two = ("--out", tmp_path / "out", "--workers", 2)
    process = start_up_to("step", "lab", "run", plan, *two)
    _, result = ctrl_c(process)

    assert 130 == process.returncode
    assert 1 == len(result.splitlines()) and "Interrupted after" in result
    finished = len(games.read_bytes().splitlines())
    assert 0 < finished
    plan.write_text(PLAN.replace("games = 3", f"games = {finished + 1}"))
    again = run("lab", "run", plan, "--out", tmp_path / "out", "--workers", 1)
    assert 0 == again.exit_code, again.output
    assert finished <= len(games.read_bytes().splitlines()) <= finished + 50


@pytest.mark.parametrize("file", sorted((DOCS / "examples" / "lab").glob("*.toml")), ids=str)
def test_the_plans_of_the_docs_are_good(file, tmp_path):
    """Each of them can be played: here one game at each table."""
    small = [row for row in file.read_text().splitlines() if not row.startswith("games")]
    (tmp_path / "plan.toml").write_text("games = 1\n" + "\n".join(small))
    result = run("lab", "run", tmp_path / "plan.toml", "--out", tmp_path / "out", "--workers", 1)

    assert 0 == result.exit_code, result.output
    assert file.name in (DOCS / "lab.md").read_text("utf-8")


def test_the_program_of_the_docs_runs(folder, tmp_path, monkeypatch, capsys):
    """It counts the wins of who began."""
    text = (DOCS / "lab.md").read_text("utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", text, re.S)
    folder.rename(tmp_path / "seats")
    monkeypatch.chdir(tmp_path)
    exec(program, {})

    assert 0 <= float(capsys.readouterr().out) <= 3
