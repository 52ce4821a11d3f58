"""Writes a small complete game: `python3 make.py new-game KEY [--into FOLDER]`.

It is a copy of `dock-dice`, the worked example of docs/adding-a-game.md, under another name.
"""

from __future__ import annotations

import argparse
import keyword
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

EXAMPLE: Final = Path(__file__).parent / "dock-dice"
_KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_IMPORTED: Final = re.compile(r"^(from \S+ import )([\w, ]+)$", re.MULTILINE)
_LONGEST: Final = 30
_LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "*.egg-info", ".*", "dist", "build")


class Failed(Exception):
    """It cannot be written; the text is the sentence for the person who asked."""


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser("make.py new-game", exit_on_error=False)
    parser.add_argument("key")
    parser.add_argument("--into", type=Path, default=Path(__file__).parents[2])
    parser.add_argument("--without-installing", action="store_true")
    try:
        wish = parser.parse_args(args)
        folder = write(wish.key, wish.into)
        if not wish.without_installing:
            install(folder)
    except (Failed, OSError, argparse.ArgumentError) as problem:
        print(f"make: {problem}", file=sys.stderr)
        return 2
    print(f"make: {folder} is a game")
    print(f"make: play it with `.venv/bin/consigliere text {wish.key} --players 3`")
    print(f"make: test it with `.venv/bin/python -m pytest {folder}`")
    return 0


def write(key: str, into: Path) -> Path:
    """The game of that name in a folder of its own; Failed if there can be none."""
    module = key.replace("-", "_")
    if not _KEY.fullmatch(key) or len(key) > _LONGEST:
        raise Failed(f"“{key[:40]}” is no key: it has small letters, digits and single dashes")
    if keyword.iskeyword(module) or module in sys.stdlib_module_names or module in _taken():
        raise Failed(f"“{key}” is the name of something else that Python imports")
    if key in _games():
        raise Failed(f"there is already a game called “{key}”")
    folder = into / key
    if folder.exists():
        raise Failed(f"{folder} is there already")
    if not into.is_dir():
        raise Failed(f"{into} is no folder")
    shutil.copytree(EXAMPLE, folder, ignore=_LEFT_OUT)
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_file():
            path.write_text(renamed(path.read_text("utf-8"), key), "utf-8")
        path.rename(path.with_name(renamed(path.name, key)))
    return folder


def renamed(text: str, key: str) -> str:
    """The same with the name of the game in place of the example's."""
    parts = [part.capitalize() for part in key.split("-")]
    names = {
        "dock-dice": key,
        "dock_dice": key.replace("-", "_"),
        "DockDice": "".join(parts),
        "Dock Dice": " ".join(parts),
    }
    text = re.sub("|".join(names), lambda found: names[found[0]], text)
    return _IMPORTED.sub(lambda found: found[1] + ", ".join(in_order(found[2].split(", "))), text)


def in_order(names: list[str]) -> list[str]:
    """Imported names as `ruff` sorts them: constants, classes, then functions."""
    return sorted(names, key=lambda name: (not name.isupper(), name[0].islower(), name.lower()))


def install(folder: Path) -> None:
    """Into the Python that runs this, as it is: changes count at once."""
    pip = [sys.executable, "-m", "uv", "pip", "install", "--python", sys.executable, "--quiet"]
    plain = ["--no-deps", "--no-build-isolation", "--no-cache", "-e", str(folder)]
    if subprocess.run([*pip, *plain], check=False).returncode:
        raise Failed(f"{folder} is written, but could not be installed")


def _taken() -> set[str]:
    from importlib.metadata import packages_distributions

    return set(packages_distributions())


def _games() -> set[str]:
    from consigliere.games import packages

    return set(packages())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
