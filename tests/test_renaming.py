"""Frames may be renamed freely: nothing outside a game's folder knows their names."""

import ast
import inspect
import os
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from consigliere.games import packages
from consigliere.server.protocol.typescript import frames

ROOT = Path(__file__).parents[1]
RUN = """
import sys
from consigliere.games import game
from consigliere.kernel import read_record, verify
from consigliere.server.protocol.typescript import typescript

key, *records = sys.argv[1:]
for path in records:
    verify(game(key), read_record(open(path).read()))
sys.stdout.write(typescript())
"""


def frame_names(package):
    """The names of a game's frames that no event or answer of it has too."""
    modules = [import_module(f"{package}.{name}") for name in ("events", "actions")]
    others = {name for module in modules for name in vars(module)}
    ours = [frame for frame in frames(package) if frame.__module__.startswith(package)]
    return {frame.__name__ for frame in ours} - others


def renamed(folder, names):
    """Every one of these classes gets another name, in the folder of its game only."""
    word = re.compile(rf"\b({'|'.join(sorted(names))})\b")
    for path in folder.rglob("*.py"):
        path.write_text(word.sub(r"\1Renamed", path.read_text()))


@pytest.mark.parametrize("key", packages())
def test_renaming_every_frame_of_a_game_changes_no_type_of_the_browser_and_no_record(key, tmp_path):
    """The pages are checked against these types, so their tests see no difference either."""
    package = packages()[key].package
    names = frame_names(package)
    source = tmp_path / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("static", "__pycache__"))
    folder = source.joinpath(*package.split("."))
    renamed(folder, names)
    records = (ROOT / "tests" / "games" / folder.name / "records").glob("*.rec")

    done = subprocess.run(
        [sys.executable, "-c", RUN, key, *sorted(map(str, records))[:4]],
        env={**os.environ, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert (0, "") == (done.returncode, done.stderr[-2000:])
    assert (ROOT / "web" / "src" / "lib" / "wire.ts").read_text() == done.stdout
    assert len(names) > 20


def step_names(package):
    """The steps that rules go on with, if no other word of a page could be meant."""
    found, questions = set(), set()
    for frame in frames(package):
        for node in ast.walk(ast.parse(inspect.getsource(frame).lstrip())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                then = [k.value for k in node.keywords if k.arg == "then"]
                found |= {one.attr for one in then if isinstance(one, ast.Attribute)}
                if node.func.attr in ("ask", "ask_any"):  # what lists options names the question
                    questions.add(ast.unparse(node.args[1]).rpartition(".")[2])
    return {name for name in found - questions if "_" in name}


def naming(names, pages):
    """Where pages name one of these, and which; drawings have names of their own."""
    quoted = re.compile(rf"""["'`]({"|".join(sorted(names))})["'`]""")
    for path in [p for kind in ("*.ts", "*.svelte") for p in pages.rglob(kind)]:
        if "art" not in path.parts and path.name != "wire.ts":
            yield from ((path.name, name) for name in quoted.findall(path.read_text()))


@pytest.mark.parametrize("key", packages())
def test_no_board_names_a_frame_or_a_step_of_the_rules(key, tmp_path):
    package = packages()[key].package
    names = frame_names(package) | step_names(package)
    web = ROOT / "web" / "src"
    (tmp_path / "planted.ts").write_text(f"if (frame === '{max(names)}') return;")

    assert [("planted.ts", max(names))] == [*naming(names, tmp_path)]
    assert (web / "games" / key).is_dir()
    for part in (f"games/{key}", *[one.name for one in web.iterdir() if one.name != "games"]):
        assert [] == [*naming(names, web / part)]
