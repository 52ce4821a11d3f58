"""One abuser of each kind: `python3 make.py soak abuse [SECONDS [KIND...]]`.

Three tables play on while a client at another address asks for as much as it can of one kind.
Measured with the abuser, and as long before and after without: what an answer takes (sent, till its
giver has it acknowledged), and how long the server's event loop computes in a row, in milliseconds
of processor, which do not depend on what else the machine does. It fails if the 99th percentile of
one of the two is more than 20 ms worse, or if an abuser hardly sent anything.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import time
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct

from consigliere.games import game
from consigliere.lessons import lesson, mainline

from ..sample import BIDDING, BUILDING
from ..server.program import Program
from ..server.table import Person
from ._abuser import KINDS, Target, run
from ._probe import between

MOST = 20.0  # milliseconds
TABLES = 3
PAUSE = 0.12  # seconds between two answers of a table
LONG = 450  # entries of the match that is watched
LEAST = 5  # requests of an abuser; `check` answers no more than six in three seconds
USUAL = {
    "CONSIGLIERE_WORK_PER_ADDRESS": "300",
    "CONSIGLIERE_MESSAGES_PER_SECOND": "15",
    "CONSIGLIERE_SOCKETS_PER_ADDRESS": "200",
    "CONSIGLIERE_ROOMS_PER_ADDRESS": "100",
    "CONSIGLIERE_ROOMS_PER_MINUTE": "30",
}


def main(seconds: str = "15", *chosen: str) -> int:
    """1 if an abuser of any kind was felt at another table, or could not be tried."""
    if not seconds.isdecimal() or not set(chosen) <= set(KINDS):
        print(f"soak abuse: a number of seconds, then any of {', '.join(KINDS)}")
        return 2
    busy = ", ".join(f"{load:.1f}" for load in os.getloadavg())
    print(f"{os.cpu_count()} processors, load before: {busy}", flush=True)
    with TemporaryDirectory() as folder:
        server = Watched(Path(folder))
        try:
            return asyncio.run(all_kinds(server, float(seconds), chosen or KINDS))
        finally:
            server.close()


async def all_kinds(server: Watched, seconds: float, chosen: tuple[str, ...]) -> int:
    at, felt, idle = await target(server), list[str](), list[str]()
    print(
        f"{'':8} {'sent':>6} {'served':>6} {'refused':>7} | answers: p50, p99 ms | loop: p99, most"
    )
    async with AsyncExitStack() as stack:
        tables = [Table(server, stack, n) for n in range(TABLES)]
        for kind in chosen:
            before = await measured(tables, seconds)
            seen, during = await attacked(tables, kind, at, seconds)
            after = await measured(tables, seconds)
            felt += [kind] if worse(during, before, after) > MOST else []
            idle += [] if tried(seen) else [kind]
            counts = [seen.get(name, 0) for name in ("sent", "answered", "refused")]
            print(f"{kind:8} {counts[0]:6} {counts[1]:6} {counts[2]:7} | {during}", end="")
            print(f"; without {before} and {after}", flush=True)
    print(f"felt by others: {', '.join(felt) or 'none'}")
    print(f"too few requests to say anything: {', '.join(idle) or 'none'}")
    return int(bool(felt or idle))


def tried(seen: dict[str, int]) -> bool:
    """Whether an abuser had its turn: on a busy machine it may not have been given any time."""
    return seen.get("sent", 0) >= LEAST


class Watched(Program):
    """A server with the limits it has by default, that tells how long its loop computes."""

    def __init__(self, folder: Path) -> None:
        self.watched = str(folder / "loop")
        env = {**USUAL, "CONSIGLIERE_LAB": str(folder / "lab"), "WATCHED_LOOP": self.watched}
        super().__init__(folder, f"sqlite:///{folder}/t.sqlite", **env)


class Table:
    """Two people who play match after match."""

    def __init__(self, server: Watched, stack: AsyncExitStack, seed: int) -> None:
        self.server, self.stack, self.rng = server, stack, random.Random(seed)
        self.people: list[Person] = []

    async def answer(self) -> float:
        """Milliseconds an answer took."""
        if not self.people or self.people[0].over or self.people[0].closed:
            await self._sit_down()
        host = self.people[0]
        await host.until(lambda: host.over or host.questions() or host.closed)
        assert not host.closed, "another table was thrown out"
        began = time.perf_counter()
        if not await host.answer_somehow(self.rng):
            return await self.answer()
        return 1000 * (time.perf_counter() - began)

    async def _sit_down(self) -> None:
        made = await self.server.room(bots="random", seats=3, options={})
        one = Person(self.server, made["code"], made["token"])
        self.people = [await self.stack.enter_async_context(one)]


class Phase(Struct):
    """What answers took at all tables for some seconds, and how long the loop computed in a row."""

    answers: list[float]
    loop: list[float]

    def __str__(self) -> str:
        half = sorted(self.answers)[len(self.answers) // 2]
        answers = f"{half:.0f}, {p99(self.answers):.0f} of {len(self.answers)}"
        return f"{answers} | {p99(self.loop):.1f}, {max(self.loop, default=0):.1f}"


def worse(during: Phase, *without: Phase) -> float:
    """Milliseconds by which a 99th percentile is worse than both without."""
    answers = p99(during.answers) - max([p99(one.answers) for one in without])
    return max(answers, p99(during.loop) - max([p99(one.loop) for one in without]))


async def measured(tables: list[Table], seconds: float) -> Phase:
    """Everybody plays for that time."""
    began, took = time.monotonic(), list[float]()
    until = began + seconds

    async def play(table: Table) -> None:
        while time.monotonic() < until:
            took.append(await table.answer())
            await asyncio.sleep(PAUSE)

    await asyncio.gather(*[play(table) for table in tables])
    return Phase(took, between(tables[0].server.watched, began, time.monotonic()))


async def attacked(
    tables: list[Table], kind: str, at: Target, seconds: float
) -> tuple[dict[str, int], Phase]:
    """The same with an abuser, and what became of what it sent."""
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe(duplex=False)
    process = spawn.Process(target=run, args=(theirs, kind, at, seconds + 3))
    process.start()
    await asyncio.sleep(2)  # it is awake
    took = await measured(tables, seconds)
    seen: dict[str, int] = await asyncio.to_thread(ours.recv)
    await asyncio.to_thread(process.join)
    return seen, took


async def target(server: Watched) -> Target:
    """A long match that goes on, and four that are over."""
    replays = [await _to_the_end(server, n) for n in range(4)]
    record = (await server.get(f"/api/replays/{replays[0]}/record")).text
    made = await server.room(bots="random", game=BIDDING, seats=4, options={})
    rng = random.Random(5)
    async with Person(server, made["code"], made["token"]) as host:
        while (not host.table or host.table["n"] < LONG) and await host.answer_somehow(rng):
            await asyncio.sleep(0.07)
        print(f"the log that is watched is of {host.table['n']} entries", flush=True)
        last = host.table["n"]
    text = str(game(BIDDING).editions["standard"].text)
    return Target(server.port, made["code"], last, replays, record, text, last_lesson())


def last_lesson() -> tuple[str, dict[str, Any]]:
    """The last step of the last chapter, which has the longest log."""
    chapter = lesson(BIDDING).chapters[-1].key
    answers = mainline(BIDDING, chapter)[:-1]
    body = {"answers": answers, "fresh": True, "lang": "de"}
    return f"/api/lessons/{BIDDING}/{chapter}", body


async def _to_the_end(server: Watched, seed: int) -> str:
    made = await server.room(bots="random", game=BUILDING, seats=4, options={})
    rng = random.Random(seed)
    async with Person(server, made["code"], made["token"]) as host:
        while await host.answer_somehow(rng):
            await asyncio.sleep(0.07)
        return str(host.table["end"]["replay"])


def p99(took: list[float]) -> float:
    return sorted(took)[int(0.99 * len(took))] if took else 0.0
