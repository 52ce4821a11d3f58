"""A socket of a scripted person: slow to read if need be, and it tells when it is gone."""

from __future__ import annotations

import asyncio
import socket
from typing import Protocol

from bench.load.websocket import UPGRADE, WebSocket


class Listener(Protocol):
    """Who holds the other end."""

    def heard(self, body: bytes) -> None: ...

    def lost(self, wire: Line) -> None: ...


class Line(WebSocket):
    """A socket that tells when it is gone, and why."""

    def __init__(self, listener: Listener, request: bytes) -> None:
        super().__init__(listener.heard, request)
        self._listener, self.code = listener, 1006

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.open.done() and not self.open.cancelled():
            self.open.exception()
        self._listener.lost(self)

    def _frame(self, first: int, body: bytes) -> None:
        if first & 15 == 8 and len(body) >= 2:
            self.code = int.from_bytes(body[:2], "big")
        super()._frame(first, body)

    def stop_reading(self) -> None:
        self._transport.pause_reading()

    def read_on(self) -> None:
        self._transport.resume_reading()


async def dial(listener: Listener, port: int, window: int = 0) -> Line:
    """An open socket; `window`: bytes the system takes in unread, 0: as many as usual."""
    plug = socket.socket()
    plug.setblocking(False)
    if window:
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(plug, ("127.0.0.1", port))
    request = UPGRADE.format(path="/api/socket", host="127.0.0.1", port=port, more="").encode()
    _, wire = await loop.create_connection(lambda: Line(listener, request), sock=plug)
    await wire.open
    return wire
