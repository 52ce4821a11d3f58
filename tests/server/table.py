"""A server in this process and people at its tables, for scenarios that read like an evening."""

from __future__ import annotations

import asyncio
import faulthandler
import json
import random
import secrets
import socket
import time
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from threading import Thread

import httpx
import uvicorn
import websockets
from websockets.asyncio.client import connect

from consigliere.server.app import application
from consigliere.server.http.connections import LimitedHttp, RequestTimeouts
from consigliere.server.http.quotas import QuotaLimits
from consigliere.server.http.rate_limits import UNLIMITED
from consigliere.server.match.scheduler import TurnScheduler
from consigliere.server.match.timing import WindowTiming
from consigliere.server.protocol.basics import VERSION
from consigliere.server.rooms.events import TurnChanged
from consigliere.server.settings import ServerSettings
from consigliere.server.ws.connection import WebSocketConnection

from ..sample import REACTING, short

AT_ONCE = WindowTiming(0.0, 0.0)
WIDE = QuotaLimits(100_000, 100_000, 100_000)  # one address has all of it
NO_LIMITS = {
    "rooms_per_minute": 100_000,
    "messages_per_second": 100_000.0,
    "bot_workers": 1,
    "quotas": WIDE,
    "allowance": UNLIMITED,
}
SHORT = short(REACTING)
PATIENCE = 30.0


class Server:
    """The real application, in a thread, on a port of its own."""

    def __init__(self, database, pace=AT_ONCE, **limits):
        self.app = application(
            database, ServerSettings(**{"window_timing": pace, **NO_LIMITS, **limits})
        )
        listening = socket.create_server(("127.0.0.1", 0))
        self.port = listening.getsockname()[1]
        config = uvicorn.Config(
            RequestTimeouts(self.app),
            http=LimitedHttp,
            ws=WebSocketConnection,
            log_level="critical",
            timeout_graceful_shutdown=2,
            proxy_headers=False,
        )
        self._uvicorn = uvicorn.Server(config)
        self._thread = Thread(target=self._uvicorn.run, args=([listening],), daemon=True)
        self._thread.start()
        until = time.monotonic() + PATIENCE
        while not self._uvicorn.started and self._thread.is_alive() and time.monotonic() < until:
            time.sleep(0.005)
        assert self._uvicorn.started
        self._listening = listening

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    @property
    def registry(self):
        return self.app.dependencies["registry"].dependency()

    @property
    def services(self):
        return self.registry.services

    def session(self, code):
        return self.registry._sessions[code]

    def scheduler(self, code):
        return scheduler_of(self.session(code))

    async def do(self, work):
        """Wait for a coroutine that belongs to the server's loop."""
        loop = self.registry._tasks[0].get_loop()
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, loop))

    def close(self):
        self._uvicorn.should_exit = True
        self._thread.join(20)
        if self._thread.is_alive():
            faulthandler.dump_traceback(all_threads=True)  # where it hangs
        self._listening.close()
        assert not self._thread.is_alive(), "the server does not stop"

    # ---- REST

    async def get(self, path, **headers):
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as http:
            return await http.get(path, headers=headers)

    async def post(self, path, body, **headers):
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as http:
            content = body if isinstance(body, str | bytes) else json.dumps(body)
            kind = {"content-type": "application/json", **headers}
            return await http.post(path, content=content, headers=kind)

    async def room(self, bots="", name="Ada", **settings):
        """A new room, as Created says it."""
        options = short(settings.get("game", REACTING))
        wanted = {"seats": 3, "options": options, **settings}
        made = await self.post("/api/rooms", {"settings": wanted, "name": name, "bots": bots})
        assert made.status_code == 201, made.text
        return made.json()


def scheduler_of(session):
    """What answers for bots at that table."""
    owners = [getattr(one, "__self__", None) for one in session.events._by_kind[TurnChanged]]
    return next(one for one in owners if isinstance(one, TurnScheduler))


class Person:
    """A browser: everything it was sent is kept, in order."""

    def __init__(self, server, code, *tokens, lang=None, ticket="", visitor=""):
        self.port, self.code, self.tokens = server.port, code, list(tokens)
        self.lang, self.ticket, self.visitor = lang, ticket, visitor
        self.heard, self.raw = [], []
        self.room, self.table, self.chairs = None, None, []
        self.closed = None
        self._name, self._ids = secrets.token_urlsafe(6), count(1)
        self._news = asyncio.Event()
        self._reader = None

    async def __aenter__(self):
        await self.dial()
        await self.send(
            "hello",
            version=VERSION,
            code=self.code,
            tokens=self.tokens,
            ticket=self.ticket,
            lang=self.lang,
            visitor=self.visitor,
        )
        await self.until(lambda: self.closed or self.last("welcome"))
        return self

    async def dial(self):
        self.socket = await connect(
            f"ws://127.0.0.1:{self.port}/api/socket", max_size=None, compression=None
        )
        self._reader = asyncio.create_task(self._read())

    async def __aexit__(self, *_):
        await self.socket.close()
        await self._reader

    async def _read(self):
        try:
            async for text in self.socket:
                self.raw.append(text)
                self._note(json.loads(text))
        except websockets.ConnectionClosed:
            pass
        self.closed = self.socket.close_code or 1006
        self._news.set()

    def _note(self, message):
        self.heard.append(message)
        if message["t"] in ("welcome", "room"):
            self.room, self.chairs = message["room"], message["chairs"]
        if message["t"] == "table":
            self.table = message
        if message["t"] == "seated":
            self.tokens.append(message["token"])
        self._news.set()

    # ---- hearing

    async def until(self, predicate, patience=PATIENCE):
        """Wait for what `predicate` says; it is asked again with every message."""
        async with asyncio.timeout(patience):
            while not (found := predicate()):
                self._news.clear()
                await self._news.wait()
            return found

    def last(self, kind):
        return next((m for m in reversed(self.heard) if m["t"] == kind), None)

    async def wait_for(self, kind, patience=PATIENCE):
        return await self.until(lambda: self.last(kind), patience)

    async def quiet(self, seconds=0.15):
        """What comes in that time; a ping afterwards proves that nothing is under way."""
        at = len(self.heard)
        await asyncio.sleep(seconds)
        await self.ping()
        return [m for m in self.heard[at:] if m["t"] != "pong"]

    # ---- speaking

    async def send(self, kind, **fields):
        await self.socket.send(json.dumps({"t": kind, **fields}))

    async def ask(self, kind, id="", **fields):
        """Send, and wait for the reply."""
        id = id or f"{self._name}-{next(self._ids)}"  # no other device may have used it
        at = len(self.heard)
        await self.send(kind, id=id, **fields)
        return await self.until(
            lambda: next((m for m in self.heard[at:] if m.get("id") == id), None) or self.closed
        )

    async def ok(self, kind, **fields):
        """Ask for what must be granted."""
        reply = await self.ask(kind, **fields)
        assert not isinstance(reply, int) and reply["t"] != "refused", reply
        return reply

    async def refused(self, kind, **fields):
        """Ask for what must be refused; the id of the message that says why."""
        reply = await self.ask(kind, **fields)
        assert not isinstance(reply, int) and reply["t"] == "refused", reply
        return reply["message"]

    async def ping(self):
        at = len(self.heard)
        await self.send("ping")
        await self.until(lambda: any(m["t"] == "pong" for m in self.heard[at:]))

    # ---- playing

    @property
    def over(self):
        return bool(self.table and self.table["end"])

    def mine(self, seat):
        return next(m for m in self.table["mine"] if m["seat"] == seat)

    def questions(self):
        """What this browser is asked now: (seat, question)."""
        mine = self.table["mine"] if self.table else []
        return [(m["seat"], m["ask"]) for m in mine if m["ask"]]

    async def asked(self, seat=None, kind=None):
        """Wait for the question put to a seat."""
        seat = self.chairs[0] if seat is None else seat

        def put():
            found = dict(self.questions()).get(seat)
            return found if found and kind in (None, found["kind"]) else None

        return await self.until(put)

    async def answer(self, text_or_pick, seat=None, **fields):
        """Answer the question put to a seat, by notation or by indices; the reply."""
        seat = self.chairs[0] if seat is None else seat
        question = await self.asked(seat)
        pick = text_or_pick
        if isinstance(pick, str):
            pick = [[o["text"] for o in question["options"]].index(pick)]
        return await self.ask(
            "answer", **{"seat": seat, "at": question["at"], "pick": pick} | fields
        )

    async def answer_somehow(self, rng):
        """One answer to any question; False if the match is over."""
        await self.until(lambda: self.over or self.questions() or self.closed)
        if self.over or self.closed:
            return False
        seat, question = rng.choice(self.questions())
        pick = somehow(question, rng)
        at = len(self.heard)
        reply = await self.ask("answer", seat=seat, at=question["at"], pick=pick)
        if not isinstance(reply, int) and reply["t"] == "refused":
            assert reply["message"] in ("room-stale", "room-not-asked", "room-not-playing"), reply
            await self.until(lambda: self.closed or any(m["t"] == "table" for m in self.heard[at:]))
        return True

    async def play(self, seed=0):
        """Random answers, to the end."""
        rng = random.Random(seed)
        while await self.answer_somehow(rng):
            pass


def somehow(question, rng):
    if question["form"] == "one":
        return [rng.randrange(len(question["options"]))]
    if question["form"] == "number":
        return [rng.randint(question["least"], question["most"])]
    of = len(question["options"])
    return rng.sample(range(of), rng.randint(question["least"], min(of, question["most"])))


@asynccontextmanager
async def match(server, people=2, seats=3, begin=True, lang=None, **settings):
    """A room where so many people sit and bots have the other chairs; the match is on."""
    async with AsyncExitStack() as stack:
        made = await server.room(seats=seats, **settings)
        code = made["code"]
        players = [await stack.enter_async_context(Person(server, code, made["token"], lang=lang))]
        for chair in range(1, people):
            guest = await stack.enter_async_context(Person(server, code, lang=lang))
            await guest.ok("sit", chair=chair, name=f"Guest {chair}")
            players.append(guest)
        for chair in range(people, seats):
            await players[0].ok("hire", chair=chair, bot="random")
        for chair, person in enumerate(players):
            await person.ok("ready", chair=chair)
        if begin:
            await players[0].ok("begin")
            for person in players:
                await person.until(lambda p=person: p.table)
        yield players


async def whose_turn(*people):
    """The person among these who is asked, then the others."""
    while not any(person.questions() for person in people):
        done, waiting = await asyncio.wait(
            [asyncio.create_task(person.until(person.questions)) for person in people],
            return_when=asyncio.FIRST_COMPLETED,
        )
        for task in waiting:
            task.cancel()
        await asyncio.gather(*done, *waiting, return_exceptions=True)
    return sorted(people, key=lambda person: not person.questions())
