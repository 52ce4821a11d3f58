"""One client that asks for too much of one kind, in its own process and from its own address."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from multiprocessing.connection import Connection
from typing import Any

import httpx
from msgspec import Struct
from websockets import ConnectionClosed, InvalidStatus
from websockets.asyncio.client import connect

from consigliere.server.protocol.basics import VERSION

from ..sample import BIDDING

FROM = "127.0.0.2"  # all of 127/8 is this machine; the others come from 127.0.0.1
END = "the-last-one"
AT_ONCE = 6  # sockets or requests


class Target(Struct, frozen=True):
    """What it may know: a room with a long match that anybody may watch, and replays."""

    port: int
    code: str
    last: int  # number of its table
    replays: list[str]
    record: str
    edition: str


class Attack:
    """As much as possible for some seconds; what the server made of it is counted."""

    def __init__(
        self, at: Target, seconds: float, pause: float = 1 / 14, most: int = 1_000_000
    ) -> None:
        self.at, self.until = at, time.monotonic() + seconds
        self.pause, self.most = pause, most  # between two messages of a socket; of all together
        self.seen: Counter[str] = Counter()
        self.numbers = count()

    @property
    def on(self) -> bool:
        return time.monotonic() < self.until and self.seen["sent"] < self.most

    async def say(self, message: Callable[[int], dict[str, Any]]) -> None:
        """A socket that says one thing all the time; closed, it comes again."""
        while self.on:
            try:
                await self._socket(message)
            except (ConnectionClosed, InvalidStatus, OSError):
                self.seen["closed"] += 1
                await asyncio.sleep(0.05)

    async def dial(self) -> None:
        """Come in, get the table, go, come again."""
        await self.say(lambda _n: {})

    async def _socket(self, message: Callable[[int], dict[str, Any]]) -> None:
        url = f"ws://127.0.0.1:{self.at.port}/api/socket"
        async with connect(url, local_addr=(FROM, 0), max_size=None, compression=None) as socket:
            hello = {"t": "hello", "version": VERSION, "code": self.at.code, "lang": "en"}
            await socket.send(json.dumps(hello))
            self.seen["sent"] += 1
            ended = asyncio.Event()
            reading = asyncio.create_task(self._read(socket, ended))
            while self.on and not reading.done() and (said := message(next(self.numbers))):
                await socket.send(json.dumps(said))
                self.seen["sent"] += 1
                await asyncio.sleep(self.pause)
            await socket.send(json.dumps({"t": "look", "id": END, "n": 0}))
            end = asyncio.create_task(ended.wait())
            await asyncio.wait([reading, end], return_when=asyncio.FIRST_COMPLETED)
            end.cancel()
            await socket.close()
            await reading

    async def _read(self, socket: Any, ended: asyncio.Event) -> None:
        """Until it is closed; `ended` when the last message was replied to."""
        with suppress(ConnectionClosed):
            async for text in socket:
                self.seen["refused" if text.startswith('{"t":"refused"') else "answered"] += 1
                if END in text[:200]:
                    ended.set()

    async def ask(self, method: str, path: Callable[[int], str], body: Any = None) -> None:
        """A request after the other."""
        transport = httpx.AsyncHTTPTransport(local_address=FROM)
        url = f"http://127.0.0.1:{self.at.port}"
        async with httpx.AsyncClient(base_url=url, transport=transport, timeout=60) as http:
            while self.on:
                number = next(self.numbers)
                try:
                    said = await http.request(method, path(number), **_sent(body, number))
                except httpx.HTTPError:
                    self.seen["closed"] += 1
                    continue
                self.seen["sent"] += 1
                self.seen["refused" if said.status_code in (409, 429, 503) else "answered"] += 1
                if said.status_code == 429:
                    await asyncio.sleep(0.02)  # it does not take the hint


def _sent(body: Any, number: int) -> dict[str, Any]:
    """A body as it is sent; a record has another name in it each time."""
    if isinstance(body, str):
        named = f"{body}\n# seat 0 hat - Name {number}\n"
        return {"content": named, "headers": {"content-type": "text/plain"}}
    return {"json": body} if body else {}


def _languages(n: int) -> dict[str, Any]:
    return {"t": "speak", "lang": ("en", "it", "de")[n % 3]}


def kinds(a: Attack) -> dict[str, Callable[[], Awaitable[None]]]:
    """Every way to ask for too much."""
    at = a.at

    def replay(n: int) -> str:
        return f"/api/replays/{at.replays[n % len(at.replays)]}"

    return {
        "ping": lambda: a.say(lambda n: {"t": "ping"}),
        "speak": lambda: a.say(_languages),
        "look": lambda: a.say(lambda n: {"t": "look", "id": f"l{n}", "n": 7 * n % at.last}),
        "tell": lambda: a.say(lambda n: {"t": "tell", "id": f"t{n}"}),
        "chat": lambda: a.say(lambda n: {"t": "say", "id": f"s{n}", "text": "x" * 500}),
        "hello": a.dial,
        "page": lambda: a.ask("GET", lambda n: "/"),
        "room": lambda: a.ask("GET", lambda n: f"/api/rooms/{at.code}/qr.svg"),
        "log": lambda: a.ask("GET", lambda n: f"{replay(n)}/log?lang=it&eyes=all"),
        "frames": lambda: a.ask("GET", lambda n: f"{replay(n)}/frames?from=0"),
        "summary": lambda: a.ask("GET", replay),
        "review": lambda: a.ask("POST", lambda n: f"{replay(n)}/review?deep=true"),
        "upload": lambda: a.ask("POST", lambda n: "/api/replays", at.record),
        "check": lambda: a.ask("POST", lambda n: "/api/editions/check", {"toml": at.edition}),
        "lab": lambda: a.ask("POST", lambda n: "/api/lab", _STUDY),
        "tables": lambda: a.ask("POST", lambda n: "/api/rooms", _EXPERTS),
    }


KINDS = (
    *("ping", "speak", "look", "tell", "chat", "hello", "page", "room"),
    *("log", "frames", "summary", "review", "upload", "check", "lab", "tables"),
)
_STUDY = {"game": BIDDING, "bots": ["expert", "expert"], "players": 2, "games": 20}
_EXPERTS = {"settings": {"game": BIDDING, "seats": 4}, "name": "Mallory", "bots": "expert"}


def run(tell: Connection, kind: str, at: Target, seconds: float) -> None:
    """In a process of its own that lets all others go first; the counts are sent at the end."""
    os.nice(15)
    attack = Attack(at, seconds)

    async def all_at_once() -> None:
        await asyncio.gather(*[kinds(attack)[kind]() for _ in range(AT_ONCE)])

    asyncio.run(all_at_once())
    tell.send(dict(attack.seen))
