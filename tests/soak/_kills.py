"""Servers and databases that are killed while the tables play on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from ..faults.database import Careful
from ..faults.fleet import PEOPLE, TABLES, Fleet
from ..faults.hosts import Host, orphans
from ._row import ENOUGH, Row

END = 600.0  # seconds the last matches may take


async def sqlite(nursery: Any, folder: Path, kills: int) -> Row:
    """The only server on a file is killed."""
    folder.mkdir()
    url = f"sqlite:///{folder}/tables.sqlite"
    return await _killed(Row("sqlite"), [Host(nursery, folder / "host", url)], url, kills)


async def postgresql(nursery: Any, folder: Path, kills: int) -> Row:
    """The only server on a PostgreSQL is killed."""
    with _database() as database:
        url = database.fresh()
        return await _killed(Row("postgresql"), [Host(nursery, folder, url)], url, kills)


async def processes(nursery: Any, folder: Path, kills: int) -> Row:
    """One of two servers is killed, sometimes both; browsers go to the other."""
    with _database() as database:
        url = database.fresh()
        hosts = [Host(nursery, folder / str(i), url) for i in range(2)]
        return await _killed(Row("processes"), hosts, url, kills)


async def database(nursery: Any, folder: Path, kills: int) -> Row:
    """PostgreSQL itself is killed under two servers."""
    with _database() as server:
        url = server.fresh()
        hosts = [Host(nursery, folder / str(i), url) for i in range(2)]

        async def fault(rng: Random) -> float:
            await asyncio.sleep(rng.uniform(0.3, 2.5))
            server.kill()
            at = time.monotonic()
            await asyncio.sleep(rng.choice((0.0, 0.5, 3.0)))
            await server.again()
            return at

        return await _broken(Row("database"), hosts, url, kills, fault)


async def _killed(row: Row, hosts: list[Host], url: str, kills: int) -> Row:
    async def fault(rng: Random) -> float:
        """Half a family, in the middle of play or of its start; who is left must go."""
        host = rng.choice(hosts)
        await asyncio.sleep(rng.uniform(0.0, 0.7))
        family = host.kill(alone=rng.random() < 0.5)
        at = time.monotonic()
        left = await orphans(family)
        row.wrong += len(left)
        if rng.random() < 0.15:
            host.start()
            await asyncio.sleep(rng.uniform(0.0, 1.5))
            host.kill()
            row.faults += 1
        host.start()
        return at

    await _broken(row, hosts, url, kills * 3 // 4, fault, PEOPLE)
    return await _broken(row, hosts, url, kills, fault)


async def _broken(
    row: Row,
    hosts: list[Host],
    url: str,
    kills: int,
    fault: Callable[[Random], Awaitable[float]],
    games: Any = TABLES,
) -> Row:
    rng = Random(f"{row.part}{kills}")  # what is broken when; the rest is up to the machine
    for host in hosts:
        await host.up()
    fleet = Fleet([host.port for host in hosts], seed=rng.random(), games=games)
    try:
        while row.faults < kills and not ENOUGH.is_set():
            await _some_answers(fleet)
            at = await fault(rng)
            row.faults += 1
            row.back = max(row.back, await _all_back(fleet, hosts, at))
            if row.faults % 10 == 0:
                acked = len(fleet.ledger.acked)
                print(f"{row.part}: {row.faults} faults, {acked} answers", flush=True)
        await fleet.end(END)
    except TimeoutError:
        row.wrong += 1
        row.troubles += [_stuck(player) for player in fleet.players]
    finally:
        await fleet.close()
        for host in hosts:
            host.close()
            row.troubles += _tracebacks(host)
    return row.fill(fleet, url)


async def _some_answers(fleet: Fleet, some: int = 5, patience: float = 15.0) -> None:
    """A fault is one only where something goes on."""
    wanted, until = len(fleet.ledger.acked) + some, time.monotonic() + patience
    while len(fleet.ledger.acked) < wanted and time.monotonic() < until:
        await asyncio.sleep(0.01)


async def _all_back(fleet: Fleet, hosts: list[Host], at: float) -> float:
    """Seconds from the fault till every browser that was there has heard from a server."""
    await asyncio.gather(*[host.up() for host in hosts])
    here = list(fleet.players)
    async with asyncio.timeout(120):
        while any(not p.connected and p in fleet.players for p in here):
            await asyncio.sleep(0.02)
    fleet.check()
    return max([p.back_at - at for p in here if p.lost_at >= at - 0.1], default=0.0)


def _stuck(player: Any) -> str:
    room = player.room or {}
    state = f"{room.get('phase')} n={player.n} asked={[s for s, _ in player.questions()]}"
    return f"stuck: {player.code} {player.chairs} {player.connected} {state} {player.pending}"


def _tracebacks(host: Host) -> list[str]:
    """What a server was surprised by; being without a database is no surprise."""
    lines = [
        line for line in host.output().splitlines() if '"error"' in line or "Traceback" in line
    ]
    return [line[:200] + " ... " + line[-300:] for line in lines][:5]


@contextmanager
def _database() -> Iterator[Careful]:
    """A PostgreSQL for one part."""
    server = Careful()
    try:
        yield server
    finally:
        server.close()
