"""A connection that fails as connections do: it breaks, dawdles, repeats itself, mixes things up.

A Fate decides for every connection; it is asked about each frame of either direction.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from copy import copy
from random import Random

from .frames import decoded, take


class Cut(Exception):
    """The connection breaks now."""


class Fate:
    """Nothing happens to anything; the others change one thing of it."""

    def opened(self):
        """The fate of one more connection."""
        return copy(self)

    async def up(self, frame, out):
        """A frame from the browser: `out` writes to the server."""
        await out(frame)

    async def down(self, frame, out):
        """A frame from the server."""
        await out(frame)


class Proxy:
    """Listens on a port of its own; a test gives it to its browsers instead of the server's."""

    def __init__(self, port, fate):
        self._to, self.fate, self.cuts = port, fate, 0
        self._server = None
        self._open = set()

    async def __aenter__(self):
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_):
        self._server.close()
        for task in list(self._open):
            task.cancel()
        await asyncio.gather(*self._open, return_exceptions=True)

    async def _serve(self, reader, writer):
        self._open.add(asyncio.current_task())
        server = None
        try:
            fate = self.fate.opened()
            from_server, server = await asyncio.open_connection("127.0.0.1", self._to)
            async with asyncio.TaskGroup() as both:
                both.create_task(self._pass(reader, server, fate.up))
                both.create_task(self._pass(from_server, writer, fate.down))
        except* Cut:
            self.cuts += 1
        except* (OSError, EOFError):
            pass
        finally:
            for end in filter(None, (writer, server)):
                end.transport.abort()
            self._open.discard(asyncio.current_task())

    async def _pass(self, reader, writer, fate):
        """The handshake as it is, then frame by frame."""

        async def out(data):
            writer.write(data)
            await writer.drain()

        await out(await reader.readuntil(b"\r\n\r\n"))
        buffer = bytearray()
        while True:
            data = await reader.read(65536)
            if not data:
                raise EOFError
            buffer += data
            while frame := take(buffer):
                await fate(frame, out)


class CutEveryMessage(Fate):
    """Every answer is cut off in three ways before it gets through.

    In the middle of it; when it has arrived, before the reply; in the middle of the reply.
    Every other hello is cut in half too.
    """

    def __init__(self, answers=10_000):
        self.seen, self.hellos, self.answers = {}, [], answers  # so many, then no more
        self._after = None  # what to do with the next frame from the server

    async def up(self, frame, out):
        message = decoded(frame)
        if message.get("t") == "hello":
            self.hellos.append(1)
            if len(self.hellos) % 4 == 2 and len(self.seen) < self.answers:
                await self._half(frame, out)
        if message.get("t") == "answer" and self._wanted(message["id"]):
            time = self.seen[message["id"]] = self.seen.get(message["id"], 0) + 1
            if time == 1:
                await self._half(frame, out)
            self._after = {2: "nothing", 3: "half"}.get(time)
        await out(frame)

    async def down(self, frame, out):
        after, self._after = self._after, None
        if after == "nothing":
            raise Cut
        if after == "half":
            await self._half(frame, out)
        await out(frame)

    def _wanted(self, id):
        return id in self.seen or len(self.seen) < self.answers

    async def _half(self, frame, out):
        await out(frame[: len(frame) // 2])
        await asyncio.sleep(0)
        raise Cut


class CutAfter(Fate):
    """The first connection breaks after so many bytes of one direction, the others hold."""

    def __init__(self, size, upwards=True):
        self.left, self.upwards, self.first = size, upwards, True

    def opened(self):
        """Only the first connection breaks."""
        first, self.first = self.first, False
        return self if first else Fate()

    async def up(self, frame, out):
        await (self._some(frame, out) if self.upwards else out(frame))

    async def down(self, frame, out):
        await (out(frame) if self.upwards else self._some(frame, out))

    async def _some(self, frame, out):
        if len(frame) >= self.left:
            await out(frame[: self.left])
            raise Cut
        self.left -= len(frame)
        await out(frame)


class Repeat(Fate):
    """Every message of a browser comes several times, and once more much later."""

    def __init__(self, seed=0, late=7):
        self.rng, self.late, self.old = Random(seed), late, []

    def opened(self):
        """Old messages come again on their own connection."""
        fresh = copy(self)
        fresh.old = []
        return fresh

    async def up(self, frame, out):
        kind = decoded(frame).get("t")
        again = kind in ("answer", "take-back", "ready")
        for _ in range(self.rng.randint(2, 3) if again else 1):
            await out(frame)
        self.old += [frame] if again else []
        if len(self.old) > self.late:
            await out(self.old.pop(0))


class Mix(Fate):
    """Messages of a browser overtake each other, wait, and come in pieces."""

    def __init__(self, seed=0, longest=0.02):
        self.rng, self.longest, self.held, self.swapped = Random(seed), longest, None, []

    async def up(self, frame, out):
        if decoded(frame).get("t") not in ("answer", "take-back", "ping"):
            return await out(frame)
        if self.held is None:
            self.held = frame
            asyncio.get_running_loop().create_task(self._let_go(frame, out))
            return None
        held, self.held = self.held, None
        self.swapped.append(1)
        await self._pieces(frame, out)
        await self._pieces(held, out)

    async def down(self, frame, out):
        await asyncio.sleep(self.rng.random() * self.longest / 4)
        await self._pieces(frame, out)

    async def _let_go(self, frame, out):
        """Nothing came to overtake it."""
        await asyncio.sleep(self.longest)
        if self.held is frame:
            self.held = None
            with suppress(OSError):
                await out(frame)

    async def _pieces(self, frame, out):
        at = self.rng.randrange(1, len(frame))
        for piece in (frame[:at], frame[at:]):
            await out(piece)
            await asyncio.sleep(0)
