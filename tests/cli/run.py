"""Runs the program as a person or a script would."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

from typer.testing import CliRunner

from consigliere.cli.app import app

from ..sample import REACTING

PROGRAM = [sys.executable, "-c", "from consigliere.cli import main; main()"]
LANGUAGES = ("en", "it", "de")
ENGLISH = {"LC_ALL": "C", "LANG": "C", "NO_COLOR": "1"}


def run(*args, typed="", lang="C"):
    """The program in this process; what it sets in the environment ends with it."""
    with patch.dict(os.environ):
        return CliRunner(env={**ENGLISH, "LC_ALL": lang}).invoke(app, list(map(str, args)), typed)


def start(*args, program=PROGRAM, **pipes):
    """The program in a process of its own, and in a group of its own for Ctrl-C."""
    pipe = subprocess.PIPE
    streams = {"stdin": pipe, "stdout": pipe, "stderr": pipe, **pipes}
    env = {**os.environ, **ENGLISH, "PYTHONUTF8": "1"}
    return subprocess.Popen(
        [*program, *map(str, args)], **streams, text=True, env=env, start_new_session=True
    )


def until(process, sign):
    """Read stdout up to and with `sign`."""
    seen = ""
    while not seen.endswith(sign):
        letter = process.stdout.read(1)
        assert letter, seen + process.stderr.read()
        seen += letter
    return seen


def ctrl_c(process):
    """As a terminal does it: to every process of the group."""
    os.killpg(process.pid, signal.SIGINT)
    return process.communicate(timeout=60)


# The program, which says on stdout when it has come to a step of its waiting for games.
TELLING = """
import sys
from consigliere.cli import main, screen
step = sys.argv.pop(1)
taken = getattr(screen.Waiting, step)
def noted(self, *args):
    found = taken(self, *args)
    setattr(screen.Waiting, step, taken)
    print("!", end="", flush=True)
    return found
setattr(screen.Waiting, step, noted)
main()
"""


def start_up_to(step, *args):
    """The program, running, when it has come to that step of its waiting for games."""
    process = start(*args, program=(sys.executable, "-c", TELLING, step))
    until(process, "!")
    return process


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
    return run("text", REACTING, "--players", players, "--seed", seed, *args, typed=typed)


def played(path: Path, *args, **how):
    """The record of a whole game."""
    result = text("--record", path, *args, **how)

    assert 0 == result.exit_code, result.output
    return path.read_text("utf-8")
