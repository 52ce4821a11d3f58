"""A client that does not read is let go, and comes back; nobody waits for it, it costs little."""

import asyncio
import json
import random
import socket

from consigliere.server.ws.client import _MAX_QUEUED_BYTES, TRY_AGAIN, Client

from .table import PATIENCE, Person, match, whose_turn


class Sleeper:
    """A page whose line is open and is not read."""

    def __init__(self, server, code, *tokens):
        self.hello = {"t": "hello", "version": 1, "code": code, "tokens": tokens, "lang": "en"}
        self.port = server.port

    async def __aenter__(self):
        self.plug = socket.socket()
        self.plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.plug.setblocking(False)
        self.loop = asyncio.get_running_loop()
        await self.loop.sock_connect(self.plug, ("127.0.0.1", self.port))
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        key = "Sec-WebSocket-Key: bm90aGluZyBzZWNyZXQhIQ=="
        start = f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n{upgrade}{key}\r\n\r\n"
        await self.loop.sock_sendall(self.plug, start.encode())
        await self.loop.sock_recv(self.plug, 1)
        await self.say(self.hello)
        return self

    async def __aexit__(self, *_):
        self.plug.close()

    async def say(self, message):
        """A frame masked with zeros."""
        body = json.dumps(message).encode()
        size = bytes([128 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2)
        await self.loop.sock_sendall(self.plug, b"\x81" + size + b"\0\0\0\0" + body)


async def so_much_happens(client):
    """More than the system itself keeps for somebody who does not read."""
    for _ in range(2000):
        if client.closed:
            return
        client.write(b"x" * 50_000)
        await asyncio.sleep(0)


async def until(done):
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0.02)


async def test_who_does_not_read_is_let_go_and_the_others_play_on(fast):
    async with match(fast, people=2, spectators=True) as people:
        session = fast.session(people[0].code)
        async with Sleeper(fast, people[0].code):
            await until(lambda: len(session.presence.clients) == 3)
            asleep = next(client for client in session.presence.clients if not client.chairs)

            await fast.do(so_much_happens(asleep))
            await until(lambda: asleep not in session.presence.clients)

            actor, *_ = await whose_turn(*people)
            n = actor.table["n"]
            await actor.answer_somehow(random.Random(1))
            for person in people:
                await person.until(lambda p=person: p.table["n"] > n)

            assert asleep.closed
            assert not asleep._outbox


async def test_who_was_let_go_comes_back_to_the_whole_table(fast):
    async with match(fast, people=2) as people:
        session = fast.session(people[0].code)
        async with Sleeper(fast, people[0].code, *people[1].tokens):
            await until(lambda: len(session.presence.clients) == 3)
            asleep = next(c for c in session.presence.clients if c.lang == "en")
            await fast.do(so_much_happens(asleep))

        async with Person(fast, people[0].code, *people[1].tokens) as back:
            await back.until(lambda: back.table)

            assert back.table["full"]
            assert [1] == back.chairs


async def test_a_hello_that_is_late_is_told_to_try_again(fast, monkeypatch):
    """A busy server may be the cause; a page that is told 4400 would give up."""
    monkeypatch.setattr("consigliere.server.ws.socket._HELLO_TIMEOUT", 0.05)
    late = Person(fast, "ABCDE")
    await late.dial()

    await late.until(lambda: late.closed)

    assert TRY_AGAIN == late.closed


async def never(_text):
    """A send that does not end."""
    await asyncio.Event().wait()


def behind(closed):
    """A reader who takes nothing."""
    return Client(never, write=lambda _text, _more: False, abort=closed.append)


def test_what_waits_for_a_reader_is_bounded():
    closed, size = [], 10_000
    client = behind(closed)

    for _ in range(1000):
        client.write(b"x" * size)

        assert sum(map(len, client._outbox)) <= _MAX_QUEUED_BYTES

    assert [TRY_AGAIN] == closed
    assert not client._outbox


def test_many_small_messages_are_too_many_as_well():
    closed = []
    client = behind(closed)

    for _ in range(1000):
        client.write(b"x")

    assert [TRY_AGAIN] == closed


def test_one_message_may_be_as_large_as_it_must():
    closed = []
    client = behind(closed)

    client.write(b"x" * (2 * _MAX_QUEUED_BYTES))

    assert not closed
    assert 1 == len(client._outbox)
