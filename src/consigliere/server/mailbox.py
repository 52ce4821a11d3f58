"""What has come for one reader who takes it piece by piece; asyncio's queue does more than that."""

from __future__ import annotations

from asyncio import AbstractEventLoop, Future
from collections import deque
from typing import Any


class Mailbox:
    """First in, first out. Only one may wait for it."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._mail: deque[Any] = deque()
        self._waiting: Future[None] | None = None

    def put_nowait(self, piece: Any) -> None:
        self._mail.append(piece)
        waiting, self._waiting = self._waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    async def get(self) -> Any:
        """The next piece, as soon as there is one."""
        while not self._mail:
            self._waiting = self._loop.create_future()
            await self._waiting
        return self._mail.popleft()

    def empty(self) -> bool:
        return not self._mail

    def __len__(self) -> int:
        return len(self._mail)
