"""Our server under load: a process of its own, a new SQLite file, every answer committed."""

from __future__ import annotations

import asyncio
import http.client
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import perf_counter, process_time, sleep
from typing import Final

import msgspec
from msgspec import Struct

from .measure import Figures, cpu, memory, pinned, spread
from .players import SEATS, Table, Tally
from .turns import Turns, taken

_SERVE: Final = "from consigliere.cli import main; main()"
_PROFILED: Final = "import cProfile; from consigliere.cli import main; cProfile.run('main()', {!r})"


class Load(Struct, frozen=True):
    """What is asked of a server."""

    tables: int = 50
    seconds: float = 20.0
    pace: float = 0.0  # seconds a player thinks, on average; 0: answers at once
    lang: str | None = "en"  # the words of the clients; none: they want none
    warm: float = 3.0  # seconds of the same load before measuring
    deflate: bool = False
    server_core: int | None = None
    client_core: int | None = None
    profile: str = ""  # a file for cProfile, of our server's main thread
    python: str = ""  # that runs our server; empty: the one that runs us
    game: str = ""  # empty: the first that our server has; the peer has one of its own


def measure(load: Load, turns: Turns | None = None) -> Figures:
    """Start our server, play, and stop it."""
    import uvloop

    with serving(load) as (pid, port), pinned(load.client_core), taken(turns, pid):
        return uvloop.run(_play(load, pid, port, turns))


@contextmanager
def serving(load: Load) -> Iterator[tuple[int, int]]:
    """A running server: its process and its port."""
    with tempfile.TemporaryDirectory(prefix="consigliere-bench-") as folder:
        env = {
            **os.environ,
            "CONSIGLIERE_DATABASE_URL": f"sqlite:///{folder}/tables.sqlite",
            "CONSIGLIERE_WINDOW_SECONDS": "0",
            "CONSIGLIERE_MESSAGES_PER_SECOND": "1000000",
            "CONSIGLIERE_ROOMS_PER_MINUTE": "1000000",
            "CONSIGLIERE_ROOMS_PER_ADDRESS": "1000000",
            "CONSIGLIERE_WORK_PER_ADDRESS": "1000000000",
            "CONSIGLIERE_SOCKETS_PER_ADDRESS": "1000000",
        }
        program = _PROFILED.format(load.profile) if load.profile else _SERVE
        command = [load.python or sys.executable, "-c", program, "serve", "--port", "0"]
        with open(f"{folder}/log", "w") as log, pinned(load.server_core):
            server = subprocess.Popen(
                command, env=env, stdout=subprocess.PIPE, stderr=log, text=True
            )
        try:
            assert server.stdout
            result = re.search(r":(\d+)/", server.stdout.readline())
            if result is None:
                raise RuntimeError("the server did not start")
            _until_up(int(result[1]))
            yield server.pid, int(result[1])
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)
            sys.stderr.write(_problems(Path(folder, "log").read_text()))


def _problems(log: str) -> str:
    """What the server has to complain of."""
    lines = [line for line in log.splitlines(True) if '"info"' not in line]
    return "".join([line for line in lines if line != "Interrupted.\n"][-40:])


async def _play(load: Load, pid: int, port: int, turns: Turns | None) -> Figures:
    tally, chance = Tally(), Random(1)
    bare = memory(pid)
    tables = [Table(tally, load.pace, Random(chance.random())) for _ in range(load.tables)]
    for table in tables:
        await table.open(port, *_room(port, load.game), load.lang, load.deflate)
    await asyncio.sleep(load.warm)
    if turns:
        await asyncio.to_thread(turns.begun.wait, 60)
    tally.clear()
    began, own, used = perf_counter(), process_time(), cpu(pid)
    received = sum(table.bytes for table in tables)
    await asyncio.sleep(load.seconds)
    lasted, busy, used = perf_counter() - began, process_time() - own, cpu(pid) - used
    received = sum(table.bytes for table in tables) - received
    moves = len(tally.acks)
    figures = Figures(
        server="consigliere, SQLite WAL synchronous=FULL",
        tables=load.tables,
        seconds=round(lasted, 1),
        pace=load.pace,
        moves=moves,
        moves_per_s=round(moves / lasted, 1),
        cpu_s=round(used, 2),
        moves_per_cpu_s=round(moves / max(used, 0.01), 1),
        shown_per_cpu_s=round(tally.views / SEATS / max(used, 0.01), 1),
        ack_ms=spread(tally.acks),
        screen_ms=spread(tally.screens),
        bytes_per_move=round(received / max(moves, 1)),
        view_bytes=round(tally.view_bytes / max(tally.views, 1)),
        kb_per_table=round((memory(pid) - bare) / load.tables),
        client_busy=round(busy / lasted, 2),
        games=tally.games,
        refused=sum(tally.refusals.values()),
    )
    for table in tables:
        table.close()
    await asyncio.sleep(0.2)
    return figures


def _room(port: int, game: str) -> tuple[str, str]:
    """A new room with four chairs: its code and the secret of the first."""
    settings = {"seats": 4, **({"game": game} if game else {})}
    body = msgspec.json.encode({"settings": settings, "name": "Player 0"})
    made = msgspec.json.decode(_http(port, "POST", "/api/rooms", body))
    return made["code"], made["token"]


def _until_up(port: int) -> None:
    for _ in range(200):
        try:
            _http(port, "GET", "/api/health")
            return
        except OSError:
            sleep(0.05)
    raise RuntimeError("the server does not answer")


def _http(port: int, method: str, path: str, body: bytes = b"") -> bytes:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        connection.request(method, path, body or None, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        if answer.status >= 300:
            raise RuntimeError(f"{path}: {answer.status} {answer.read()!r}")
        return answer.read()
    finally:
        connection.close()
