"""Starts the parts of a soak: the one named, or all of them one after another."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

HELPING = ("__init__", "__main__")


def parts() -> list[str]:
    """Every long run there is."""
    names = sorted(path.stem for path in Path(__file__).parent.glob("*.py"))
    return [name for name in names if name not in HELPING and not name.startswith("_")]


def run(part: str, *args: str) -> int:
    print(f"soak: {part}", flush=True)
    return int(import_module(f"tests.soak.{part}").main(*args))


def main(*args: str) -> int:
    if not args:
        return max([run(part) for part in parts()])
    if args[0] not in parts():
        print(f"soak: no part {args[0]}; there are {', '.join(parts())}", file=sys.stderr)
        return 2
    return run(*args)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
