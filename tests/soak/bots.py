"""Ten tables of expert bots beside one guest's: `python3 make.py soak bots [SECONDS]`.

A guest plays against bots of the usual level, and answers at once: before, while and after somebody
at another address has ten tables of experts, each of whom may think for seconds. Printed: how many
answers the guest came to, and the longest wait for a question. It fails if half as many are left.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
from msgspec import Struct
from websockets.asyncio.client import connect

from ..sample import BIDDING, REACTING
from ..server.program import Program
from ..server.table import Person
from ._abuser import FROM
from .abuse import USUAL

TABLES = 10
PAUSE = 0.2  # seconds before the guest answers
MORE = 5.0  # seconds that the experts begin earlier


class Played(Struct):
    """What one table came to."""

    answers: int
    seconds: float  # until the match was over, or the time
    longest: float  # wait for a question

    @property
    def pace(self) -> float:
        return 60 * self.answers / max(self.seconds, 1.0)

    def __str__(self) -> str:
        return f"{self.pace:.0f} answers a minute, longest wait {self.longest:.1f} s"


class Elsewhere(Person):
    """A person at another address."""

    async def dial(self) -> None:
        url = f"ws://127.0.0.1:{self.port}/api/socket"
        self.socket = await connect(url, local_addr=(FROM, 0), max_size=None, compression=None)
        self._reader = asyncio.create_task(self._read())


def main(seconds: str = "30") -> int:
    """1 if the experts of one address kept the bots of another waiting."""
    print(f"{os.cpu_count()} processors, load before: {os.getloadavg()[0]:.1f}", flush=True)
    with TemporaryDirectory() as folder:
        server = Program(Path(folder), f"sqlite:///{folder}/t.sqlite", **USUAL)
        try:
            return asyncio.run(three_times(server, float(seconds)))
        finally:
            server.close()


async def three_times(server: Program, seconds: float) -> int:
    before = await guest(server, seconds)
    experts = [asyncio.create_task(crowd(server, seconds + MORE)) for _ in range(TABLES)]
    await asyncio.sleep(MORE)
    during = await guest(server, seconds)
    theirs = [await table for table in experts]
    after = await guest(server, seconds)
    print(f"alone: {before}; {after}")
    print(f"beside {TABLES} tables of experts: {during}")
    print(f"they came to {sum(one.answers for one in theirs)} answers")
    return int(2 * during.pace < max(before.pace, after.pace))


async def guest(server: Program, seconds: float) -> Played:
    made = await server.room(bots="normal", game=REACTING, seats=4, options={})
    async with Person(server, made["code"], made["token"]) as person:
        return await played(person, seconds)


async def crowd(server: Program, seconds: float) -> Played:
    settings = {"game": BIDDING, "seats": 4, "options": {}}
    wanted = {"settings": settings, "name": "Mallory", "bots": "expert"}
    transport = httpx.AsyncHTTPTransport(local_address=FROM)
    async with httpx.AsyncClient(base_url=server.url, transport=transport, timeout=60) as http:
        made = (await http.post("/api/rooms", json=wanted)).json()
    async with Elsewhere(server, made["code"], made["token"]) as person:
        return await played(person, seconds)


async def played(person: Person, seconds: float) -> Played:
    """Random answers for that time, or to the end of the match."""
    rng, began, seen = random.Random(1), time.monotonic(), Played(0, 0.0, 0.0)
    while (left := began + seconds - time.monotonic()) > 0:
        asked = time.monotonic()
        try:
            await person.until(lambda: person.over or person.questions(), left)
        except TimeoutError:
            seen.longest = max(seen.longest, left)
            break
        seen.longest = max(seen.longest, time.monotonic() - asked)
        if not await person.answer_somehow(rng):
            break
        seen.answers += 1
        await asyncio.sleep(PAUSE)
    seen.seconds = time.monotonic() - began
    return seen
