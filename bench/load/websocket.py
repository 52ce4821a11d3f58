"""A WebSocket client that costs next to nothing, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from typing import Final, cast

UPGRADE: Final = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: bm90aGluZyBzZWNyZXQhIQ==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
)
_DEFLATE: Final = "Sec-WebSocket-Extensions: permessage-deflate; client_no_context_takeover\r\n"
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


class WebSocket(asyncio.Protocol):
    """One socket. Frames are masked with zeros: allowed, and nothing has to be computed."""

    def __init__(self, heard: Callable[[bytes], None], request: bytes) -> None:
        self._heard, self._request = heard, request
        self._kept = b""
        self._inflate: zlib._Decompress | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.bytes = 0
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        data = self._kept + data if self._kept else data
        if not self.open.done():
            data = self._upgraded(data)
        self._kept = self._frames(data) if self.open.done() else data

    def send(self, text: bytes, kind: int = _TEXT) -> None:
        size = len(text)
        assert size < 65_536
        if self._transport.is_closing():
            return  # a player who thought too long comes too late
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254])
        more = b"" if size < 126 else size.to_bytes(2, "big")
        self._transport.write(head + more + b"\0\0\0\0" + text)

    def close(self) -> None:
        self._transport.close()

    def _upgraded(self, data: bytes) -> bytes:
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            return data
        if b" 101 " not in head[:20]:
            raise ConnectionError(head.decode(errors="replace"))
        if b"permessage-deflate" in head:
            self._inflate = zlib.decompressobj(-15)
        self.open.set_result(None)
        return rest

    def _frames(self, data: bytes) -> bytes:
        """Hear every whole frame; what is left over stays for later."""
        at, end = 0, len(data)
        while end - at >= 2:
            first, size, body = data[at], data[at + 1], at + 2
            if size >= 126:
                body += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : body], "big")
            if end < body or end < body + size:
                break
            self._frame(first, data[body : body + size])
            at = body + size
        return data[at:]

    def _frame(self, first: int, body: bytes) -> None:
        if first & 64 and self._inflate:
            body = self._inflate.decompress(body + b"\0\0\xff\xff")
        if first & 15 == _TEXT:
            self._heard(body)
        elif first & 15 == _PING:
            self.send(body, _PONG)
        elif first & 15 == _CLOSE:
            self._transport.close()


async def connect(
    host: str, port: int, path: str, heard: Callable[[bytes], None], deflate: bool = False
) -> WebSocket:
    """An open socket; `heard` is called with every message."""
    more = _DEFLATE if deflate else ""
    request = UPGRADE.format(path=path, host=host, port=port, more=more).encode()
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: WebSocket(heard, request), host, port)
    await wire.open
    return wire
