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
    lesson: tuple[str, dict[str, Any]]  # the last step of a chapter: its address, and what is sent


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

    async def preview(self) -> None:
        """A table of its own, and what an answer would do there, again and again."""
        async with self._http() as http:
            made = (await http.post("/api/rooms", json=_ALONE)).json()
        while self.on:
            try:
                await self._own_table(made["code"], made["token"])
            except (ConnectionClosed, InvalidStatus, OSError):
                self.seen["closed"] += 1
                await asyncio.sleep(0.05)

    async def _own_table(self, code: str, token: str) -> None:
        async with self._dialled() as socket:
            await socket.send(_hello(code, token))
            while not (asked := _asked(json.loads(await socket.recv()))):
                pass
            reading = asyncio.create_task(self._read(socket, asyncio.Event()))
            while self.on and not reading.done():
                question = {"id": f"p{next(self.numbers)}", "seat": 0, "at": asked, "pick": [0]}
                await socket.send(json.dumps({"t": "preview", **question}))
                self.seen["sent"] += 1
                await asyncio.sleep(self.pause)
            await socket.close()
            await reading

    def _http(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=FROM)
        url = f"http://127.0.0.1:{self.at.port}"
        return httpx.AsyncClient(base_url=url, transport=transport, timeout=60)

    def _dialled(self) -> connect:
        url = f"ws://127.0.0.1:{self.at.port}/api/socket"
        return connect(url, local_addr=(FROM, 0), max_size=None, compression=None)

    async def _socket(self, message: Callable[[int], dict[str, Any]]) -> None:
        async with self._dialled() as socket:
            await socket.send(_hello(self.at.code))
            self.seen["sent"] += 1
            ended = asyncio.Event()
            reading = asyncio.create_task(self._read(socket, ended))
            while self.on and not reading.done() and (result := message(next(self.numbers))):
                await socket.send(json.dumps(result))
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
        async with self._http() as http:
            while self.on:
                number = next(self.numbers)
                try:
                    response = await http.request(method, path(number), **_sent(body, number))
                except httpx.HTTPError:
                    self.seen["closed"] += 1
                    continue
                self.seen["sent"] += 1
                self.seen["refused" if response.status_code in (409, 429, 503) else "answered"] += 1
                if response.status_code == 429:
                    await asyncio.sleep(0.02)  # it does not take the hint


def _hello(code: str, *tokens: str) -> str:
    hello = {"t": "hello", "version": VERSION, "code": code, "lang": "en", "tokens": tokens}
    return json.dumps(hello)


def _asked(message: dict[str, Any]) -> int:
    """The number of the question put to the first chair, if there is one in that message."""
    mine = message["mine"] if message["t"] == "table" else []
    return next((one["ask"]["at"] for one in mine if one["ask"]), 0)


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
        "preview": a.preview,
        "page": lambda: a.ask("GET", lambda n: "/"),
        "room": lambda: a.ask("GET", lambda n: f"/api/rooms/{at.code}/qr.svg"),
        "log": lambda: a.ask("GET", lambda n: f"{replay(n)}/log?lang=it&eyes=all"),
        "frames": lambda: a.ask("GET", lambda n: f"{replay(n)}/frames?from=0"),
        "summary": lambda: a.ask("GET", replay),
        "review": lambda: a.ask("POST", lambda n: f"{replay(n)}/review?deep=true"),
        "upload": lambda: a.ask("POST", lambda n: "/api/replays", at.record),
        "check": lambda: a.ask("POST", lambda n: "/api/editions/check", {"toml": at.edition}),
        "lesson": lambda: a.ask("POST", lambda n: at.lesson[0], at.lesson[1]),
        "lab": lambda: a.ask("POST", lambda n: "/api/lab", _STUDY),
        "tables": lambda: a.ask("POST", lambda n: "/api/rooms", _EXPERTS),
    }


KINDS = (
    *("ping", "speak", "look", "tell", "chat", "hello", "preview", "page", "room"),
    *("log", "frames", "summary", "review", "upload", "check", "lesson", "lab", "tables"),
)
_ALONE = {"settings": {"game": BIDDING, "seats": 4}, "name": "Mallory", "bots": "random"}
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
