"""A connected browser: what it may do, and an outbox that lets nobody wait for a slow reader."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from consigliere.kernel import SPECTATOR, Seat

from .parts import ENCODE
from .wire.tells import RoomView, ToClient

_WAITING: Final = 256  # messages a reader may be behind before he is cut off; he will resync
_BYTES: Final = 262_144  # the same in bytes
AWAY: Final = 4503  # try again
RATE: Final = 15.0  # messages a second, and four times as many at once


class Client:
    """One socket."""

    def __init__(
        self,
        send: Callable[[str], Awaitable[None]],
        rate: float = RATE,
        write: Callable[[bytes, bytes], bool] | None = None,
        cut: Callable[[int], None] | None = None,
        there: Callable[[], bool] = lambda: True,
        listen: Callable[[], Awaitable[str]] | None = None,
    ) -> None:
        self.there = there  # whether the line is still open
        self.listen = listen  # for the next message
        self._send, self._write, self._close = send, write, cut
        self._outbox: deque[bytes] = deque()
        self._behind = 0  # bytes in it
        self._sending = False
        self._more = asyncio.Event()
        self.lang: str | None = "en"
        self.origin = ""  # the address it came by
        self.tokens: list[str] = []
        self.chairs: list[Seat] = []
        self.screen = False  # shared by everybody at the table
        self.cut = False
        self.arriving = False  # the whole table comes first, then news of it
        self.told: tuple[RoomView, list[Seat]] | None = None  # of the room
        self.seen = (0, -1)  # match and entry this reader was told last
        self.has = (0, 0)  # match and number of the table up to which he has the log already
        self._rate, self._credit, self._since = rate, 4 * rate, monotonic()
        self._talk: deque[float] = deque(maxlen=5)

    @property
    def reader(self) -> Seat:
        """For whom the log is told: several people on one device read it as spectators."""
        return self.chairs[0] if len(self.chairs) == 1 else SPECTATOR

    def push(self, message: ToClient) -> None:
        """Send at once, or when the reader is ready for it."""
        self.write(ENCODE(message))

    def write(self, text: bytes, more: bytes = b"") -> None:
        """The same with a message that is encoded already, in one piece or two."""
        if self.cut or (self._write and not self._sending and self._write(text, more)):
            return
        text += more
        if self._outbox and (len(self._outbox) >= _WAITING or self._behind + len(text) > _BYTES):
            return self.cut_off()
        self._outbox.append(text)
        self._behind += len(text)
        self._sending = True  # what comes later must not overtake it
        self._more.set()

    def cut_off(self) -> None:
        """The socket is closed; the browser comes back by itself."""
        if self._close and not self.cut:
            self._close(AWAY)
        self.cut = True
        self._outbox.clear()
        self._more.set()

    async def deliver(self) -> None:
        """Send what is in the outbox, for as long as the socket is open."""
        while not self.cut:
            while self._outbox:
                text = self._outbox.popleft()
                self._behind -= len(text)
                await self._send(text.decode())
            self._sending = False
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
