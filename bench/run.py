"""The figures of every game as JSON on stdout; see README.md."""

from __future__ import annotations

import platform
import sys

import msgspec

from consigliere.games import GAMES
from consigliere.lab.bench import bench


def main(keys: list[str]) -> None:
    """Measure the games of those keys, all if there are none."""
    figures = {key: bench(key, lambda: None) for key in keys or GAMES}
    machine = {"python": platform.python_version(), "machine": platform.machine()}
    found = msgspec.json.encode({**machine, "games": figures})
    print(msgspec.json.format(found, indent=2).decode())


if __name__ == "__main__":
    main(sys.argv[1:])
