"""Notices between processes by PostgreSQL's NOTIFY, with reconnection."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any, Final

from litestar.channels.backends.base import ChannelsBackend
from psycopg import AsyncConnection, Error
from psycopg.sql import SQL, Identifier

MISSED: Final = b'{"process":"","code":"","what":"missed"}'  # some notices were lost
_RECONNECT_PAUSE: Final = 0.5
_POLL_INTERVAL: Final = 0.1  # seconds until new channels, failures and the end are noticed
_STOP_TIMEOUT: Final = 5.0


class ReconnectingNotify(ChannelsBackend):
    """One connection that listens; Litestar's backend ends when it loses its first one."""

    _connection: AsyncConnection[Any]
    _listener: asyncio.Task[None]

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._channels: set[str] = set()
        self._notices: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._listening = asyncio.Event()  # to all channels
        self._missed = self._stopping = False

    async def on_startup(self) -> None:
        self._connection = await self._connect()
        self._listener = asyncio.create_task(self._listen())

    async def on_shutdown(self) -> None:
        self._stopping = True
        with suppress(TimeoutError):
            await asyncio.wait_for(self._listener, _STOP_TIMEOUT)
        await self._connection.close()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Wait until the database listens, so that nothing published later is missed."""
        self._channels |= set(channels)
        self._listening.clear()
        await self._listening.wait()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._channels -= set(channels)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Notify other processes; if that fails, they are told later to reread the database."""
        try:
            async with await self._connect() as connection:
                for channel in channels:
                    await connection.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))
        except (Error, OSError):
            self._missed = True

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            channel, data = await self._notices.get()
            if channel in self._channels:
                yield channel, data

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []  # PostgreSQL keeps none

    async def _connect(self) -> AsyncConnection[Any]:
        return await AsyncConnection[Any].connect(self._dsn, autocommit=True)

    async def _listen(self) -> None:
        while not self._stopping:
            try:
                await self._forward()
            except (Error, OSError):
                self._missed = True
                await self._connection.close()
                await asyncio.sleep(_RECONNECT_PAUSE)
                with suppress(Error, OSError):
                    self._connection = await self._connect()

    async def _forward(self) -> None:
        """Receive notices until the connection is lost."""
        listened: set[str] = set()
        while not self._stopping:
            for channel in self._channels - listened:
                await self._connection.execute(SQL("LISTEN {}").format(Identifier(channel)))
                listened.add(channel)
            if self._channels <= listened:
                self._listening.set()
            if self._missed:
                self._missed = False
                await self.publish(MISSED, self._channels)
            async for notice in self._connection.notifies(timeout=_POLL_INTERVAL):
                self._notices.put_nowait((notice.channel, notice.payload.encode()))
