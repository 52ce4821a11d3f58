"""Runs the program as a person or a script would."""

import os
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner

from consigliere.cli.app import app

PROGRAM = [sys.executable, "-c", "from consigliere.cli import main; main()"]
LANGUAGES = ("en", "it", "de")
ENGLISH = {"LC_ALL": "C", "LANG": "C", "NO_COLOR": "1"}


def run(*args, typed="", lang="C"):
    """The program in this process."""
    return CliRunner(env={**ENGLISH, "LC_ALL": lang}).invoke(app, list(map(str, args)), typed)


def start(*args, **pipes):
    """The program in a process of its own, and in a group of its own for Ctrl-C."""
    pipe = subprocess.PIPE
    streams = {"stdin": pipe, "stdout": pipe, "stderr": pipe, **pipes}
    env = {**os.environ, **ENGLISH, "PYTHONUTF8": "1"}
    return subprocess.Popen(
        [*PROGRAM, *map(str, args)], **streams, text=True, env=env, start_new_session=True
    )


def refused(result, *words):
    """One sentence on stderr, exit code 2, no traceback."""
    lines = result.stderr.splitlines()

    assert 2 == result.exit_code
    assert 1 == len(lines), result.stderr
    assert "Traceback" not in result.output
    for word in words:
        assert str(word) in lines[0]
    return True


def text(*args, typed="1\n" * 3000, players=3, seed=5):
    """A game in the terminal, by default with the first option every time."""
    return run("text", "mafia-city", "--players", players, "--seed", seed, *args, typed=typed)


def played(path: Path, *args, **how):
    """The record of a whole game."""
    result = text("--record", path, *args, **how)

    assert 0 == result.exit_code, result.output
    return path.read_text("utf-8")
