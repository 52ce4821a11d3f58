"""Mutants of the rules: `python3 make.py soak mutants [GAME|all [SAMPLE|all [SEED [FOLDER]]]]`.

mutmut changes the rules a little, thousands of times, and the scenarios and golden records of the
game must notice, without the help of random games. All is done in a copy of this project; a FOLDER
that is named is kept, and the next run goes on from there.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from math import sqrt
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from ..sample import EVERY
from ..sample import folder as games_folder

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGES: Final = tuple([games_folder(key) for key in EVERY])
WANTED: Final = 0.9
WHEEL: Final = re.compile(r"[\u2800-\u28ff]")
TESTS: Final = ("__init__.py", "sample.py", "bots", "games", "soak", "toy")
LEFT_OUT: Final = (  # see docs/mutants.md
    "events.py",  # what is told; no rule reads it
    "edition.py",
    "check.py",  # edition files
    "sources.py",  # accounts
    "drawing.py",
)
CONFIG: Final = """
[tool.mutmut]
source_paths = ["src"]
only_mutate = ["src/consigliere/games/{package}/*.py"]
do_not_mutate = {left_out}
pytest_add_cli_args_test_selection = ["tests/games/{package}"]
pytest_add_cli_args = [
    "-p", "no:xdist", "-p", "no:cacheprovider",
    "--ignore=tests/games/{package}/test_invariants.py",
    "--ignore=tests/games/{package}/test_sealed_reactions.py",
    "--deselect=tests/games/{package}/test_reasons.py::test_every_reason_is_given_somewhere",
]
timeout_multiplier = 1.0
timeout_constant = 2.0
"""


def main(game: str = "all", sample: str = "400", seed: str = "1", folder: str = "") -> int:
    """Each package is mutated and tried; 1 if fewer than nine in ten mutants are killed."""
    chosen = [p for p in PACKAGES if game in ("all", p, p.replace("_", "-"))]
    if not chosen:
        print(f"soak: no game {game}; there are {', '.join(PACKAGES)}", file=sys.stderr)
        return 2
    if folder:
        return max([tried(p, sample, seed, Path(folder) / p) for p in chosen])
    with TemporaryDirectory() as made:
        return max([tried(p, sample, seed, Path(made) / p) for p in chosen])


def tried(package: str, sample: str, seed: str, folder: Path) -> int:
    """Whether too many mutants of a package live."""
    lay(package, folder)
    command = [sys.executable, "-m", "tests.soak._mutmut", sample, seed]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout
        text = "".join(shown(line) for line in running.stdout)
    last = text.splitlines()[-1].removeprefix("fates ")
    fates = {fate.strip(): int(n) for fate, n in re.findall(r"([a-z ]+)=(\d+)", last)}
    return int(not source(package, fates)) if not running.returncode else 1


def lay(package: str, folder: Path) -> None:
    """The project without what the rules and their scenarios do not need."""
    away = shutil.ignore_patterns("__pycache__", "static")
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copytree(ROOT / "src", folder / "src", ignore=away, dirs_exist_ok=True)
    for path in (folder / "src/consigliere/games" / package).rglob("*.py"):
        uncache(path)
    for name in TESTS:
        here, there = ROOT / "tests" / name, folder / "tests" / name
        if here.is_dir():
            shutil.copytree(here, there, ignore=away, dirs_exist_ok=True)
        else:
            there.parent.mkdir(exist_ok=True)
            shutil.copy2(here, there)
    left_out = [f"*/{name}" for name in LEFT_OUT]
    config = CONFIG.format(package=package, left_out=left_out)
    (folder / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text() + config)


def uncache(path: Path) -> None:
    """mutmut passes decorated functions by, and what is remembered would hide a mutant."""
    source = path.read_text()
    bare = re.sub(r"^@(lru_)?cache\b.*\n", "", source, flags=re.MULTILINE)
    if bare != source:
        seen = path.stat()
        path.write_text(bare)
        os.utime(path, (seen.st_atime, seen.st_mtime))


def shown(line: str) -> str:
    """A line is shown, unless it only says that mutmut goes on: those begin with a wheel."""
    if WHEEL.match(line):
        return ""
    print(line, end="", flush=True)
    return line


def source(package: str, fates: dict[str, int]) -> bool:
    """The figures in one line, with the interval where 95 of 100 such samples have the truth."""
    killed, tried = fates.get("killed", 0) + fates.get("timeout", 0), sum(fates.values())
    low, high = wilson(killed, tried)
    share, near = killed / tried, f"{low:.1%} to {high:.1%}"
    print(f"{package}: {killed} of {tried} mutants killed, {share:.1%} ({near})\n", flush=True)
    return share >= WANTED


def wilson(hits: int, tries: int, z: float = 1.96) -> tuple[float, float]:
    """The 95% interval of a share (Wilson's)."""
    share, wide = hits / tries, 1 + z * z / tries
    middle = (share + z * z / (2 * tries)) / wide
    half = z * sqrt(share * (1 - share) / tries + z * z / (4 * tries * tries)) / wide
    return middle - half, middle + half


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
