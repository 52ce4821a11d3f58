"""boardgame.io's own server under the same load, driven by its own client from node."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from .measure import Figures, cpu, memory, pinned, spread
from .ours import Load
from .players import SEATS
from .turns import Turns, taken

_LATER: Final = 8  # seconds more of warm-up: in turns our server takes so long to lay its tables
_HERE: Final = Path(__file__).parent.parent / "peer"


class _Seen(Struct):
    """What the node script tells; latencies in milliseconds."""

    acks: list[float]
    screens: list[float]
    views: int
    games: int
    bytes: int
    lasted: float
    busy: float


def missing() -> str:
    """Why the peer cannot be run; empty if it can."""
    if not shutil.which("node"):
        return "there is no node"
    if not (_HERE / "node_modules" / "boardgame.io").is_dir():
        return "run `npm ci` in bench/peer first"
    return ""


def measure(load: Load, storage: str = "memory", turns: Turns | None = None) -> Figures:
    """Start boardgame.io's server, play, and stop it; `storage` is memory or flatfile."""
    with tempfile.TemporaryDirectory(prefix="consigliere-peer-") as folder:
        where = "memory" if storage == "memory" else folder
        with _serving(where, load.server_core) as (pid, port), taken(turns, pid):
            return _play(load, storage, pid, port, turns)


@contextmanager
def _serving(where: str, core: int | None) -> Iterator[tuple[int, int]]:
    with pinned(core):
        server = _node("server.js", where)
    try:
        assert server.stdout
        result = next(filter(None, (re.match(r"port (\d+)", line) for line in server.stdout)))
        yield server.pid, int(result[1])
    finally:
        server.kill()
        server.wait(20)


def _node(*command: str) -> subprocess.Popen[str]:
    env = {**os.environ, "NODE_ENV": "production"}
    return subprocess.Popen(
        ["node", *command], cwd=_HERE, env=env, stdout=subprocess.PIPE, text=True
    )


def _play(load: Load, storage: str, pid: int, port: int, turns: Turns | None) -> Figures:
    bare = memory(pid)
    wanted = [port, load.tables, load.seconds, load.pace, load.warm + (_LATER if turns else 0)]
    with pinned(load.client_core):
        clients = _node("load.js", *map(str, wanted))
    assert clients.stdout
    if clients.stdout.readline() != "begin\n":
        raise RuntimeError("the clients of boardgame.io did not start")
    if turns:
        turns.begun.set()
    used = cpu(pid)
    result = clients.stdout.readline()
    used, held = cpu(pid) - used, memory(pid) - bare
    clients.wait(20)
    return _figures(load, storage, msgspec.json.decode(result, type=_Seen), used, held)


def _figures(load: Load, storage: str, seen: _Seen, used: float, held: float) -> Figures:
    moves = len(seen.acks)
    return Figures(
        server=f"boardgame.io 0.50.2, {storage}",
        tables=load.tables,
        seconds=round(seen.lasted, 1),
        pace=load.pace,
        moves=moves,
        moves_per_s=round(moves / seen.lasted, 1),
        cpu_s=round(used, 2),
        moves_per_cpu_s=round(moves / max(used, 0.01), 1),
        shown_per_cpu_s=round(seen.views / SEATS / max(used, 0.01), 1),
        ack_ms=spread([ms / 1000 for ms in seen.acks]),
        screen_ms=spread([ms / 1000 for ms in seen.screens]),
        bytes_per_move=round(seen.bytes / max(moves, 1)),
        view_bytes=round(seen.bytes / max(seen.views, 1)),
        kb_per_table=round(held / load.tables),
        client_busy=round(seen.busy, 2),
        games=seen.games,
    )
