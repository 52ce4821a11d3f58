"""A bare WebSocket: it sends what it likes, also what no library would let it."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from contextlib import suppress

TEXT, BINARY, CONT, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
_GONE = (ConnectionError, asyncio.IncompleteReadError, TimeoutError)


def frame(data: bytes, opcode: int = TEXT, fin: bool = True, rsv: int = 0) -> bytes:
    """One frame of a client; the mask is of zeros, which is allowed and costs nothing."""
    first, size = (fin << 7) | (rsv << 4) | opcode, len(data)
    if size < 126:
        head = struct.pack("!BB", first, 128 | size)
    elif size < 65_536:
        head = struct.pack("!BBH", first, 128 | 126, size)
    else:
        head = struct.pack("!BBQ", first, 128 | 127, size)
    return head + bytes(4) + data


BROKEN = {
    "invalid UTF-8": frame(b'{"t":"say","id":"1","text":"\xff\xfe\xc0"}'),
    "half a letter": frame(b'{"t":"ping"}\xe2\x82'),
    "binary": frame(b'{"t":"ping"}', BINARY),
    "no mask": b"\x81\x0c" + b'{"t":"ping"}',
    "unknown opcode": frame(b"x", 3),
    "reserved bits": frame(b"x", TEXT, rsv=7),
    "a long ping": frame(b"x" * 126, PING),
    "half a ping": frame(b"x", PING, fin=False),
    "a continuation of nothing": frame(b"x", CONT),
    "text within text": frame(b"a", fin=False) + frame(b"b"),
    "a thousand empty pieces": frame(b"", fin=False) + frame(b"", CONT, fin=False) * 1000,
    "pieces larger than allowed": frame(b"x" * 9000, fin=False) + frame(b"x" * 9000, CONT),
    "a length of 2^63": b"\x81\xff" + b"\xff" * 8 + bytes(4),
    "half a frame": frame(b'{"t":"ping"}')[:-3],
    "a closing of one byte": frame(b"x", CLOSE),
    "a closing code of no kind": frame(struct.pack("!H", 1005) + b"x", CLOSE),
    "a closing that is not UTF-8": frame(struct.pack("!H", 1000) + b"\xff", CLOSE),
}
REQUESTS = (
    b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET /api/sock\xc3\xa9t\xff HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n\r\n",
    b"GET /api/socket HTTP/1.1\r\nHost: x\r\nOrigin: http://[\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
    b"GET /api/socket HTTP/1.1\r\nHost: x\r\nX-\xff\xfe: \xff\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
    b"POST /api/socket HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n",
    b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
    b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
    b"GET /%00%ff%c0%af..%2f..%2fetc/passwd HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/rooms/%ff%fe HTTP/1.1\r\nHost: \xff\r\nAccept-Language: \xff\xff\r\n\r\n",
    b"GET http://other/ HTTP/9.9\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"\x00" * 1000,
)


class Line:
    """One connection to a server on this machine."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def plain(cls, port: int) -> Line:
        return cls(*await asyncio.open_connection("127.0.0.1", port, limit=1 << 22))

    @classmethod
    async def open(cls, port: int) -> Line:
        """After the handshake."""
        line = await cls.plain(port)
        key = base64.b64encode(os.urandom(16)).decode()
        line.send(
            f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
            "".encode()
        )
        await line._reader.readuntil(b"\r\n\r\n")
        return line

    def send(self, data: bytes) -> None:
        self._writer.write(data)

    async def until(self, word: bytes, patience: float) -> bool:
        """Read until a message holds that word; False if the server closes before."""
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            async with asyncio.timeout(patience):
                await self._writer.drain()
                while (heard := await self._frame())[0] != CLOSE:
                    if word in heard[1]:
                        return True
        return False

    async def closing(self, patience: float) -> bytes:
        """What the server says when it closes: a code, and why."""
        async with asyncio.timeout(patience):
            while (heard := await self._frame())[0] != CLOSE:
                pass
        return heard[1]

    async def gone(self, patience: float) -> bool:
        """Whether the server hangs up."""
        with suppress(ConnectionError):
            async with asyncio.timeout(patience):
                while await self._reader.read(1 << 16):
                    pass
        return True

    async def floods(self, data: bytes, times: int) -> bool:
        """Send without reading; whether the server hangs up."""
        self._writer.transport.pause_reading()  # type: ignore[attr-defined]
        with suppress(TimeoutError):
            try:
                for _ in range(times):
                    self._writer.write(data)
                    await asyncio.wait_for(self._writer.drain(), 30)
            except ConnectionError:
                return True
        return False

    async def _frame(self) -> tuple[int, bytes]:
        """What comes next: its opcode and what it holds."""
        first, size = await self._reader.readexactly(2)
        if size > 125:
            wide = 2 if size == 126 else 8
            size = int.from_bytes(await self._reader.readexactly(wide))
        return first & 15, await self._reader.readexactly(size)

    async def end(self) -> None:
        self._writer.transport.abort()
        with suppress(*_GONE):
            await self._writer.wait_closed()
