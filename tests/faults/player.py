"""A person's browser with the manners of web/src/lib/socketClient.ts.

It dials again by itself, and an answer that was not acknowledged is asked again under its id.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from consigliere.server.protocol.basics import VERSION

from ..server.table import somehow
from .ledger import Said

SILENT = 5.0  # seconds without a word before a ping, and after it before the wire is given up
EXPECTED = {"room-stale", "room-not-asked", "room-not-playing", "room-storage", "room-lost"}
UNDO = 0.02  # of the answers that may be taken back are


class Player:
    """Plays at random from the lobby to the end of a match, whatever happens to the wire."""

    def __init__(self, ledger, ports, code, rng, *, token="", chairs=(), party=None, pace=0.0):
        self.ledger, self.ports, self.code, self.rng = ledger, list(ports), code, rng
        self.tokens = [token] if token else []
        self.wanted, self.party, self.pace = chairs, party, pace
        self.room, self.table, self.chairs, self.n = None, None, [], 0
        self.pending = {}  # id: message, as long as nobody has replied
        self.spoiled = False  # somebody sits in my chair: it was I, but I never got the key
        self.back_at, self.lost_at = 0.0, 0.0
        self.connected = False
        self._news, self._closing = asyncio.Event(), False
        self._at = rng.randrange(len(self.ports))
        self._task = asyncio.create_task(self._live())

    @property
    def over(self):
        return bool(self.table and self.table["end"] and self.room["phase"] == "over")

    def questions(self):
        mine = self.table["mine"] if self.table and not self.table["end"] else []
        return [(m["seat"], m["ask"]) for m in mine if m["ask"]]

    def state(self):
        """Where this browser stands, for the report of a match that does not go on."""
        port, phase = self.ports[self._at % len(self.ports)], self.room and self.room["phase"]
        waiting = self.table and self.table["waiting"]
        asked = [(seat, ask["at"]) for seat, ask in self.questions()]
        return (
            f"{self.code} {self.chairs} at {port} connected={self.connected} {phase} n={self.n}"
            f" asked={asked} waiting={waiting} pending={list(self.pending.values())}"
            f" spoiled={self.spoiled} task={self._task!r}"
        )

    async def until(self, holds, patience):
        """Wait for what `holds` says of this browser; it is asked again every moment."""
        async with asyncio.timeout(patience):
            while not holds():
                if self._task.done():
                    self._task.result()
                await asyncio.sleep(0.02)

    async def close(self):
        self._closing = True
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    # ---- the wire

    async def _live(self):
        tries = 0
        while not self._closing:
            port = self.ports[self._at % len(self.ports)]
            try:
                url = f"ws://127.0.0.1:{port}/api/socket"
                more = {"max_size": None, "compression": None, "ping_interval": None}
                async with connect(url, open_timeout=10, close_timeout=1, **more) as socket:
                    await self._session(socket)
            except (OSError, WebSocketException, TimeoutError, EOFError):
                pass
            if self.connected:
                tries, self.lost_at = 0, time.monotonic()
                self.ledger.losses += 1
            self.connected = False
            self._at += 1  # what a balancer would do: the next server
            self.pending = {i: m for i, m in self.pending.items() if m["t"] == "answer"}
            tries = min(tries + 1, 6)
            await asyncio.sleep(0.02 * 2**tries * self.rng.uniform(0.5, 1))

    async def _session(self, socket):
        hello = {"t": "hello", "version": VERSION, "code": self.code, "tokens": self.tokens}
        await socket.send(json.dumps({**hello, "lang": None}))
        playing = asyncio.create_task(self._play(socket))
        try:
            asked = False
            while not self._closing:
                try:
                    async with asyncio.timeout(SILENT):
                        text = await socket.recv()
                except TimeoutError:
                    if asked:
                        return
                    asked = True
                    await socket.send('{"t": "ping"}')
                    continue
                asked = False
                await self._hear(json.loads(text), socket)
        finally:
            playing.cancel()
            with suppress(asyncio.CancelledError, OSError, WebSocketException):
                await playing

    async def _hear(self, message, socket):
        kind = message["t"]
        if kind in ("welcome", "room"):
            self.room, self.chairs = message["room"], message["chairs"]
        if kind == "welcome":
            self.ledger.resyncs += bool(self.lost_at)
            self.connected, self.back_at = True, time.monotonic()
            for again in list(self.pending.values()):
                await socket.send(json.dumps(again))
        elif kind == "table":
            self.ledger.sees(self.code, message["n"], message["public"], self.n)
            self.table, self.n = message, message["n"]
        elif kind == "seated":
            self.tokens.append(message["token"])
            self.chairs = [*self.chairs, message["chair"]]  # the room that says so comes after
            self.pending.pop(message["id"], None)
        elif kind == "done":
            self.ledger.acknowledged(message["id"])
            self.pending.pop(message["id"], None)
        elif kind == "refused":
            self._refused(message)
        self._news.set()

    def _refused(self, message):
        self.ledger.is_refused(message["message"])
        asked = self.pending.pop(message["id"], None)
        if message["id"] in self.ledger.acked:
            self.ledger.wrongs.append(f"{self.code}: acknowledged, then {message['message']}")
        if asked and asked["t"] == "answer" and message["message"] not in EXPECTED:
            self.ledger.wrongs.append(f"{self.code}: {asked} got {message}")
        asyncio.get_running_loop().call_later(0.1, self._news.set)

    # ---- what a person does

    async def _play(self, socket):
        while True:
            await self._news.wait()
            self._news.clear()
            if self.room and self.connected and not self.pending:
                wish = self._wish_in_lobby() if self.room["phase"] == "lobby" else None
                if wish:
                    await self._send(socket, wish)
                elif self.room["phase"] == "playing":
                    await self._answer(socket)

    async def _answer(self, socket):
        """All questions of this device at once; sometimes an answer is taken back instead."""
        put = self.questions()
        if self.pace and put:
            await asyncio.sleep(self.rng.expovariate(1 / self.pace))
        for m in self.table["mine"] if self.table else []:
            if m["undo"]["free"] and not self.table["end"] and self.rng.random() < UNDO:
                wish = {"t": "take-back", "seat": m["seat"], "at": self.n}
                return await self._send(socket, wish)
        for seat, question in put:
            if (seat, question) in self.questions():
                pick = somehow(question, self.rng)
                wish = {"t": "answer", "seat": seat, "at": question["at"], "pick": pick}
                await self._send(socket, wish, _text(question, pick))

    async def _send(self, socket, wish, text=""):
        id = secrets.token_hex(8)
        message = {**wish, "id": id}
        self.pending[id] = message
        if wish["t"] == "answer":
            self.ledger.says(id, Said(self.code, wish["seat"], wish["at"], text))
        await socket.send(json.dumps(message))

    def _wish_in_lobby(self):
        """One step nearer to the start, from what the room is now."""
        chairs = self.room["chairs"]
        for chair in self.wanted:
            if chair not in self.chairs:
                if chairs[chair]["kind"] == "open":
                    return {"t": "sit", "chair": chair, "name": f"P{chair}"}
                self.spoiled = True
        for chair in self.chairs:
            if not chairs[chair]["ready"]:
                return {"t": "ready", "chair": chair}
        if self.party is None or 0 not in self.chairs:
            return None
        for chair in range(self.party, len(chairs)):
            if chairs[chair]["kind"] == "open":
                return {"t": "hire", "chair": chair, "bot": "random"}
        if all(c["kind"] != "open" and c["ready"] for c in chairs):
            return {"t": "begin"}
        return None


def _text(question, pick):
    return question["options"][pick[0]]["text"] if question["form"] == "one" else ""
