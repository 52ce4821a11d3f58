"""Limits on plain HTTP connections: slow requests are cut, and no address may open too many."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextvars import ContextVar
from typing import Any, Final, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .client_address import Network, client_key, in_networks

REQUEST_TIMEOUT: Final = 30.0  # seconds for a whole request
_BODY: Final = (b"content-length", b"transfer-encoding")  # headers of a request that has one
MAX_CONNECTIONS: Final = 600  # of one address: a school behind one router, six a page


class ConnectionLimit:
    """Plain HTTP connections by address; WebSockets are counted by `Quotas`."""

    def __init__(self) -> None:
        self.most = MAX_CONNECTIONS
        self.proxies: tuple[Network, ...] = ()  # everybody comes from them
        self._open: Counter[str] = Counter()

    def acquire(self, address: str) -> bool:
        """Count one more connection from `address`; False if it has too many.

        Call `release` when it closes.
        """
        if self._open[address] >= self.most:
            return False
        self._open[address] += 1
        return True

    def release(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


connection_limit: Final = ConnectionLimit()  # of this process


class LimitedHttp(asyncio.Protocol):
    """uvicorn's HTTP protocol, which this wraps, has no such limits; uvicorn takes it as `http`."""

    _transport: asyncio.Transport
    _timeout: asyncio.TimerHandle | None = None
    _counted_address: str | None = None  # the address, while the connection counts

    def __init__(self, *args: Any, **more: Any) -> None:
        self._http = HttpToolsProtocol(*args, **more)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._http.connection_made(self._transport)
        peer = transport.get_extra_info("peername")
        peer_host = str(peer[0]) if isinstance(peer, tuple) else ""
        if peer_host and not in_networks(peer_host, connection_limit.proxies):
            if not connection_limit.acquire(client_key(peer_host)):
                return self._transport.abort()
            self._counted_address = client_key(peer_host)
        self._start_timeout()

    def data_received(self, data: bytes) -> None:
        if self._timeout is None:
            self._start_timeout()
        _CONNECTION.set(self)
        self._http.data_received(data)
        if self._transport.get_protocol() is not self:  # it is a WebSocket now
            self._release()

    def eof_received(self) -> None:
        self._http.eof_received()

    def pause_writing(self) -> None:
        self._http.pause_writing()

    def resume_writing(self) -> None:
        self._http.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        self._http.connection_lost(exc)

    def cancel_timeout(self) -> None:
        """The request is complete."""
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None

    def _start_timeout(self) -> None:
        loop = asyncio.get_running_loop()
        self._timeout = loop.call_later(REQUEST_TIMEOUT, self._transport.abort)

    def _release(self) -> None:
        self.cancel_timeout()
        if self._counted_address is not None:
            connection_limit.release(self._counted_address)
            self._counted_address = None


_CONNECTION: Final[ContextVar[LimitedHttp | None]] = ContextVar("connection", default=None)


class RequestTimeouts:
    """ASGI middleware: a request that has arrived, or is answered, is not timed any more."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = _CONNECTION.get() if scope["type"] == ScopeType.HTTP else None
        if connection is None:
            return await self._app(scope, receive, send)
        timed = connection
        if not any(name in _BODY for name, _ in scope["headers"]):
            timed.cancel_timeout()

        async def receive_timed() -> Any:
            message = await receive()
            if not message.get("more_body"):
                timed.cancel_timeout()
            return message

        await self._app(scope, receive_timed, send)
        timed.cancel_timeout()
