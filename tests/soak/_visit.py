"""A visit to a server that runs already, however it is hosted: a match of each game to its end."""

from __future__ import annotations

import asyncio
import random
import shlex
import subprocess
import time

import httpx

from consigliere.games import game
from consigliere.kernel import read_record, verify
from tests.server.table import Person, Server

from ..sample import LEAST

TABLES = dict(LEAST)
PAUSE = 0.1  # an answer: a browser may not say more than 15 things a second
SOME = 12  # answers before the server is restarted
PATIENCE = 60.0  # for it to answer again


class Host(Server):
    """A server that is not ours to start."""

    def __init__(self, port):
        self.port = port


async def visit(port: int, restart: str) -> None:
    """All three matches at once; in their middle the server is restarted by that command."""
    host, began = Host(port), time.monotonic()
    rooms = {key: await host.room(bots="easy", game=key, seats=n) for key, n in TABLES.items()}
    await asyncio.gather(*[_play(host, made, SOME) for made in rooms.values()])
    if restart:
        await asyncio.to_thread(subprocess.run, shlex.split(restart), check=True)
        print(f"{restart}: answers again after {await _back(host):.1f} s")
    await asyncio.gather(*[_play(host, made) for made in rooms.values()])
    for key, made in rooms.items():
        record = read_record((await host.get(f"/api/rooms/{made['code']}/record")).text)
        verify(game(key), record)
        assert record.scores, f"the match of {key} did not come to its end"
        print(f"{key}: {len(record.lines)} lines, {record.scores}, the record verified")
    print(f"{time.monotonic() - began:.0f} s")


async def _play(host, made, most=100_000):
    """Answers of the player in the first chair, so many or to the end."""
    rng = random.Random(made["code"])
    async with Person(host, made["code"], made["token"], lang="en") as ada:
        for _ in range(most):
            if not await ada.answer_somehow(rng):
                break
            await asyncio.sleep(PAUSE)


async def _back(host):
    """Seconds from the end of the command till the server is healthy."""
    began = time.monotonic()
    while time.monotonic() < began + PATIENCE:
        try:
            if (await host.get("/api/health")).status_code == 200:
                return time.monotonic() - began
        except httpx.HTTPError:
            pass
        await asyncio.sleep(0.1)
    raise AssertionError(f"the server does not answer {PATIENCE:.0f} s after its restart")
