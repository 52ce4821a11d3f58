"""Hostile input: `python3 make.py soak hostile [MESSAGES [PART...]]`, of the parts below.

socket: so many messages against a table in play, half of them from strangers, half from one who
has a chair. rest: Schemathesis over the whole OpenAPI. files: records, editions, saved states.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

from ..sample import EVERY
from ..server.program import Program
from ._files import TARGETS, spoil
from ._siege import besiege, strange, table

LINES = 8  # connections at a time
STEPS = 20  # so often it is looked at


def main(messages: str = "1000000", *parts: str) -> int:
    """1 if anything broke."""
    if not messages.isdecimal() or not set(parts) <= set(PARTS):
        print(f"soak hostile: a number, then any of {', '.join(PARTS)}")
        return 2
    chosen = parts or tuple(PARTS)
    return max([PARTS[part](int(messages)) for part in chosen])


def socket(messages: int) -> int:
    """Two sieges; the server is another process, as an administrator runs it."""
    with TemporaryDirectory() as folder, program(Path(folder)) as (server, log):
        database = Path(folder) / "t.sqlite"
        bad = [
            asyncio.run(siege(server, database, messages // 2, attacker)) for attacker in (None, 1)
        ]
    traces = [line for line in log if "Traceback" in line or '"level": "error"' in line]
    print(f"log: {len(log)} lines, {len(traces)} of them about a mistake of ours")
    return int(any(bad) or bool(traces))


@contextmanager
def program(folder: Path) -> Iterator[tuple[Program, list[str]]]:
    """A server and what it writes to its log, line by line."""
    server = Program(folder, f"sqlite:///{folder}/t.sqlite")
    log: list[str] = []
    reader = Thread(target=lambda: log.extend(server.process.stderr), daemon=True)
    reader.start()
    try:
        yield server, log
    finally:
        server.process.terminate()
        server.process.wait(20)
        reader.join(20)
        server.close()


async def siege(server: Program, database: Path, messages: int, attacker: int | None) -> bool:
    """Whether anything went wrong at one table."""
    who = "strangers" if attacker is None else "one with a chair"
    async with table(server, database, attacker) as (host, one):
        before, hung, begun = one.kept(), 0, time.monotonic()
        for step in range(STEPS):
            tally = await besiege(server.port, one, messages // STEPS, LINES, step)
            hung += tally.hung
            await host.ping()
            sent = f"{messages // STEPS * (step + 1)} sent, {_counted(await metrics(server))}"
            took = time.monotonic() - begun
            print(f"{took:6.0f} s  {who}: {sent}, {memory(server)} MiB, {tally}", flush=True)
        changed = _changed(before, one.kept(), attacker)
    print(f"{who}: {hung} hung, the match was {'CHANGED' if changed else 'not changed'}")
    return bool(hung or changed)


def _changed(before, after, attacker: int | None) -> bool:
    if attacker is None:
        return bool(before != after)
    found = strange(before[1], after[1], attacker)
    print(*found[:5], sep="\n")
    return bool(found)


async def metrics(server: Program) -> str:
    return str((await server.get("/api/metrics")).text)


def _counted(text: str) -> str:
    """What the server says it has taken in."""
    rows = dict([row.rsplit(" ", 1) for row in text.splitlines() if not row.startswith("#")])
    taken, refused = rows["consigliere_messages_total"], rows["consigliere_refusals_total"]
    return f"{float(taken):.0f} messages taken, {float(refused):.0f} refused"


def memory(server: Program) -> int:
    """MiB the server's process holds."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    row = next(row for row in status.splitlines() if row.startswith("VmRSS"))
    return int(row.split()[1]) // 1024


def rest(messages: int) -> int:
    """Every route, a request of each kind for 5,000 of them; what is not documented is raised."""
    from ._openapi import operations, try_out

    with TemporaryDirectory() as folder, program(Path(folder)) as (server, log):
        names = {"key": list(EVERY), "ref": ["standard"]}
        for one in operations(server.url):
            print(one.label, dict(try_out(one, max(2, messages // 5000), names)), flush=True)
    return int(any("Traceback" in line for line in log))


def files(messages: int) -> int:
    """A hundredth of so many of each kind; what breaks is raised, with the file."""
    for name in TARGETS:
        print(f"{name}: {spoil(name, max(10, messages // 100), 7).summary()}", flush=True)
    return 0


PARTS = {"socket": socket, "rest": rest, "files": files}
