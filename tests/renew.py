"""Make everything that is generated again: `python3 make.py renew` runs the generators in order.

It says which files each of them has changed; what a generator refuses, it says itself.
"""

from __future__ import annotations

import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
LOCK: Final = ("-m", "uv", "pip", "compile", "pyproject.toml", "-o", "requirements.lock")
LOCKED: Final = ("--group", "dev", "--universal", "--generate-hashes", "--no-annotate")


class Generator(NamedTuple):
    """A program that writes files of the repository."""

    name: str
    command: tuple[str, ...]
    files: tuple[str, ...]  # patterns


def generators() -> list[Generator]:
    """In the order in which they need each other."""
    golden = [
        Generator(
            f"golden records and tales of {path.parent.name}",
            ("-m", f"tests.games.{path.parent.name}.golden"),
            (f"tests/games/{path.parent.name}/records/**/*",),
        )
        for path in sorted((ROOT / "tests" / "games").glob("*/golden.py"))
    ]
    boards = [
        Generator(
            f"what boards count in {path.parent.name}",
            ("-m", f"tests.games.{path.parent.name}.boards"),
            (f"web/tests/{path.parent.name.replace('_', '-')}/rules.jsonl",),
        )
        for path in sorted((ROOT / "tests" / "games").glob("*/boards.py"))
    ]
    return [
        *golden,
        *boards,
        Generator("deal vectors", ("-m", "tests.games.vectors"), ("tests/games/deal.json",)),
        Generator(
            "playthroughs", ("-m", "tests.interop.retell"), ("tests/interop/playthroughs/*",)
        ),
        Generator("tables of docs/interop.md", ("-m", "tests.interop.paper"), ("docs/interop.md",)),
        Generator(
            "types of the browser",
            ("-m", "consigliere.server.protocol.typescript"),
            ("web/src/lib/wire.ts",),
        ),
        Generator(
            "lock",
            (*LOCK, *LOCKED, "--no-header", "-q"),
            ("requirements.lock",),
        ),
    ]


def main(*wanted: str) -> int:
    """All generators, or those whose names contain one of the words."""
    chosen = [g for g in generators() if not wanted or any(word in g.name for word in wanted)]
    if not chosen:
        names = ", ".join(g.name for g in generators())
        print(f"renew: nothing is called {' '.join(wanted)}; there are: {names}", file=sys.stderr)
        return 2
    failed = [g.name for g in chosen if not _run(g)]
    if failed:
        print(f"renew: failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


def _run(generator: Generator) -> bool:
    before = _digests(generator)
    print(f"renew: {generator.name}", flush=True)
    done = subprocess.run([sys.executable, *generator.command], cwd=ROOT, check=False)
    after = _digests(generator)
    changed = sorted(k for k in {*before, *after} if before.get(k) != after.get(k))
    print("".join([f"  changed: {name}\n" for name in changed]) or "  as it was\n", end="")
    return done.returncode == 0


def _digests(generator: Generator) -> dict[str, str]:
    found = [path for pattern in generator.files for path in ROOT.glob(pattern) if path.is_file()]
    return {
        path.relative_to(ROOT).as_posix(): blake2b(path.read_bytes()).hexdigest() for path in found
    }


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
