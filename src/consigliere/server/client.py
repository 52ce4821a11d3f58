"""A connected browser: what it may do, and an outbox that lets nobody wait for a slow reader."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from consigliere.kernel import SPECTATOR, Seat

from .picture import ENCODE
from .wire.tells import RoomView, ToClient

_WAITING: Final = 256  # messages a reader may be behind before he is cut off; he will resync
RATE: Final = 15.0  # messages a second, and four times as many at once


class Client:
    """One socket."""

    def __init__(self, send: Callable[[str], Awaitable[None]], rate: float = RATE) -> None:
        self._send = send
        self._outbox: deque[str] = deque()
        self._more = asyncio.Event()
        self.lang: str | None = "en"
        self.origin = ""  # the address it came by
        self.tokens: list[str] = []
        self.chairs: list[Seat] = []
        self.cut = False
        self.told: tuple[RoomView, list[Seat]] | None = None  # of the room
        self.seen = (0, -1)  # match and entry this reader was told last
        self._rate, self._credit, self._since = rate, 4 * rate, monotonic()
        self._talk: deque[float] = deque(maxlen=5)

    @property
    def reader(self) -> Seat:
        """For whom the log is told: several people on one device read it as spectators."""
        return self.chairs[0] if len(self.chairs) == 1 else SPECTATOR

    def push(self, message: ToClient) -> None:
        """Send when the reader is ready for it."""
        if len(self._outbox) >= _WAITING:
            self.cut = True
        else:
            self._outbox.append(ENCODE(message).decode())
        self._more.set()

    async def deliver(self) -> None:
        """Send what is in the outbox, for as long as the socket is open."""
        while not self.cut:
            while self._outbox:
                await self._send(self._outbox.popleft())
            self._more.clear()
            await self._more.wait()

    def too_fast(self) -> bool:
        """Whether more came than a person can do."""
        now = monotonic()
        earned = self._credit + (now - self._since) * self._rate
        self._credit = min(4 * self._rate, earned) - 1
        self._since = now
        return self._credit < 0

    def talks_too_fast(self) -> bool:
        """More than five lines of chat in ten seconds."""
        now = monotonic()
        if len(self._talk) == 5 and now - self._talk[0] < 10:
            return True
        self._talk.append(now)
        return False
