"""A disk that is full, and connections that break: at every byte, late, repeated, mixed."""

from __future__ import annotations

import asyncio
import os
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from ..faults.audit import audit
from ..faults.fleet import TABLES, Fleet
from ..faults.hosts import Host
from ..faults.ledger import Ledger
from ..faults.player import Player
from ..faults.proxy import CutAfter, CutEveryMessage, Mix, Proxy, Repeat
from ..sample import BIDDING
from ._row import ENOUGH, Row

END = 600.0
APART = 61  # bytes between two cuts of what the server sends


async def disk(nursery: Any, folder: Path, kills: int) -> Row:
    """A fifth as many times the disk of the SQLite file is full for a while."""
    row, rng = Row("disk"), Random(kills)
    folder.mkdir()
    with _small_disk(folder / "disk") as ballast:
        url = f"sqlite:///{folder}/disk/tables.sqlite"
        host = Host(nursery, folder / "host", url)
        await host.up()
        fleet = Fleet([host.port], games=TABLES)
        try:
            while row.faults < max(1, kills // 5) and not ENOUGH.is_set():
                await asyncio.sleep(rng.uniform(0.3, 1.5))
                await _full(row, host, fleet, ballast, rng)
            await fleet.end(END)
        finally:
            await fleet.close()
            host.close()
        row.fill(fleet, url)
    return row


async def _full(row: Row, host: Host, fleet: Fleet, ballast: Any, rng: Random) -> None:
    """The disk is full: all is refused in words, nothing ends; then there is space again."""
    ballast(True, host)
    row.faults += 1
    try:
        await asyncio.sleep(rng.uniform(1.6, 3.0))
        made = await host.post("/api/rooms", {"settings": {"seats": 3}, "name": "Ada"})
        reply = made.status_code == 503 and made.json().get("title")
        if not reply and made.status_code != 201:  # what fits into space it has is no fault
            row.wrong += 1
            row.troubles.append(f"a full disk: {made.status_code} {made.text[:100]}")
    finally:
        ballast(False, host)
    began, answers = time.monotonic(), len(fleet.ledger.acked)
    async with asyncio.timeout(60):
        while len(fleet.ledger.acked) == answers and fleet.players:
            await asyncio.sleep(0.01)
    row.back = max(row.back, time.monotonic() - began)
    fleet.check()


@contextmanager
def _small_disk(folder: Path) -> Any:
    """A file system of its own where that is allowed; else a limit on the server's files."""
    folder.mkdir()
    mounted = _run("mount", "-t", "tmpfs", "-o", "size=64m", "tmpfs", str(folder))

    def ballast(full: bool, host: Host) -> None:
        if not mounted:
            host.limit(4096 if full else -1)
            return
        file = folder / "ballast"
        if not full:
            file.unlink()
            return
        with file.open("wb", buffering=0) as out:
            try:
                while out.write(b"\0" * 4096):
                    pass
            except OSError:
                return

    try:
        yield ballast
    finally:
        if mounted:
            _run("umount", "-l", str(folder))


def _run(*command: str) -> bool:
    if os.name == "nt":
        return False
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


async def wire(nursery: Any, folder: Path, kills: int) -> Row:
    """Cut at every byte of the first so many, in both directions; fleets on bad connections."""
    folder.mkdir()
    url = f"sqlite:///{folder}/tables.sqlite"
    host = Host(nursery, folder / "host", url, window=0.01)
    await host.up()
    row, ledger = Row("wire"), Ledger()
    try:
        await _at_every_byte(row, host, ledger, kills)
        row.compare(audit(url, ledger), ledger)
        for fate in (CutEveryMessage(), Repeat(), Mix()):
            await _fleet(row, host, url, fate)
    finally:
        host.close()
    return row


async def _at_every_byte(row: Row, host: Host, ledger: Ledger, sizes: int) -> None:
    code, token = await _room(host)
    for size in range(1, sizes + 1):
        for fate in (CutAfter(size), CutAfter(size * APART, upwards=False)):
            if ENOUGH.is_set():
                return
            if await _two_answers(row, host, ledger, fate, code, token):
                row.matches += 1
                code, token = await _room(host)


async def _room(host: Host) -> tuple[str, str]:
    wanted = {"settings": {"game": BIDDING, "seats": 2}, "bots": "random"}
    made = (await host.post("/api/rooms", wanted)).json()
    return made["code"], made["token"]


async def _two_answers(
    row: Row, host: Host, ledger: Ledger, fate: Any, code: str, token: str
) -> bool:
    """Over a wire that breaks once; whether the match is over."""
    before = len(ledger.acked)
    async with Proxy(host.port, fate) as proxy:
        player = Player(ledger, [proxy.port], code, Random(before), token=token)
        try:
            await player.until(lambda: player.over or len(ledger.acked) > before + 1, 60)
        finally:
            await player.close()
        row.faults += proxy.cuts
        return bool(player.over)


async def _fleet(row: Row, host: Host, url: str, fate: Any) -> None:
    async with Proxy(host.port, fate) as proxy:
        fleet = Fleet([proxy.port], games=TABLES, pace=0.0, rest=[host.port])
        try:
            await fleet.end(END)
        finally:
            await fleet.close()
        row.fill(fleet, url).faults += proxy.cuts + len(getattr(fate, "swapped", ()))
        print(
            f"wire: {type(fate).__name__}, {row.faults} faults, {row.answers} answers", flush=True
        )
