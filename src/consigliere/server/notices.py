"""News between processes by PostgreSQL's NOTIFY, also after the database was away for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Final

from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection, Error
from psycopg.sql import SQL, Identifier

MISSED: Final = b'{"process":"","code":"","what":"missed"}'  # something was said and not heard
_PAUSE: Final = 0.5


class Notices(PsycoPgChannelsBackend):
    """Litestar's own ends with its first lost connection; this one connects again."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._open = asyncio.Event()
        self._unsaid = False

    async def on_startup(self) -> None:
        await super().on_startup()
        self._open.set()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """The hub asks for it while the first connection is still being made."""
        await self._open.wait()
        await super().subscribe(channels)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell the others; if it cannot be, `_again` makes them look for themselves."""
        try:
            await super().publish(data, channels)
        except (Error, OSError):
            self._unsaid = True

    async def _listen(self) -> None:
        while not self._stop_listening:
            try:
                async for heard in self._listener_conn.notifies(timeout=0.1):
                    self._event_queue.put_nowait((heard.channel, heard.payload.encode()))
                if self._unsaid:
                    await self._tell_missed()
            except (Error, OSError):
                await self._again()

    async def _again(self) -> None:
        await self._listener_conn.close()
        while not self._stop_listening:
            try:
                fresh = await AsyncConnection[Any].connect(self._pg_dsn, autocommit=True)
                self._listener_conn = await self._exit_stack.enter_async_context(fresh)
                for channel in self._subscribed_channels:
                    await fresh.execute(SQL("LISTEN {}").format(Identifier(channel)))
                return await self._tell_missed()
            except (Error, OSError):
                await asyncio.sleep(_PAUSE)

    async def _tell_missed(self) -> None:
        """Everybody, this process too, must look into the database."""
        self._unsaid = False
        await super().publish(MISSED, self._subscribed_channels)
