"""A connected browser: its identity, its rate limits and its outbox."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from consigliere.kernel import SPECTATOR, Seat

from ..http.rate_limits import MESSAGE_RATE, Bucket
from ..projection.broadcast import Broadcaster
from ..protocol.codec import ENCODE
from ..protocol.messages import RoomView, ToClient
from ..rooms.membership import BrowserIdentity
from ..rooms.model import digest

_MAX_QUEUED_MESSAGES: Final = 256  # beyond it the client is disconnected and reconnects
_MAX_QUEUED_BYTES: Final = 262_144  # the same limit in bytes
TRY_AGAIN: Final = 4503  # close code: reconnect


class Client:
    """One socket."""

    def __init__(
        self,
        send: Callable[[str], Awaitable[None]],
        rate: float = MESSAGE_RATE,
        write: Callable[[bytes, bytes], bool] | None = None,
        abort: Callable[[int], None] | None = None,
        is_open: Callable[[], bool] = lambda: True,
        listen: Callable[[], Awaitable[str]] | None = None,
    ) -> None:
        self.is_open = is_open  # whether the socket is still open
        self.listen = listen  # awaits the next message
        self._send, self._write, self._close = send, write, abort
        self._outbox: deque[bytes] = deque()
        self._queued_bytes = 0  # bytes in the outbox
        self._sending = False
        self._more = asyncio.Event()
        self.lang: str | None = "en"
        self.origin = ""  # the URL by which it reached the server
        self.address = ""  # the client's address as limits count it
        self.visitor = ""  # digest of the browser's own secret in this room
        self.broadcaster: Broadcaster  # of its room
        self.bucket: Bucket  # tokens for requests
        self.tokens: list[str] = []
        self.chairs: list[Seat] = []
        self.screen = False  # a shared screen that everybody sees
        self.closed = False
        self.awaiting_full_view = False  # a full view comes first, updates wait for it
        self.full_view_task: asyncio.Task[None] | None = None  # the task that sends a full view
        self.last_room_news: tuple[RoomView, list[Seat]] | None = None  # the room view sent last
        self.last_mark = (0, -1)  # match and entry whose events were sent last
        self.log_known_until = (
            0,
            0,
        )  # match and version up to which the browser has the log
        self._rate, self._credit, self._since = rate, 4 * rate, monotonic()
        self._chat_times: deque[float] = deque(maxlen=5)

    @property
    def log_reader(self) -> Seat:
        """The perspective of the log: a browser with several chairs reads it as a spectator."""
        return self.chairs[0] if len(self.chairs) == 1 else SPECTATOR

    @property
    def identity(self) -> BrowserIdentity:
        """By what this browser is recognised."""
        return BrowserIdentity(self.visitor, frozenset([digest(token) for token in self.tokens]))

    def push(self, message: ToClient) -> None:
        """Send now, or when the socket accepts data again."""
        self.write(ENCODE(message))

    def write(self, text: bytes, more: bytes = b"") -> None:
        """Send an encoded message, in one piece or two, as `push` does."""
        if self.closed or (self._write and not self._sending and self._write(text, more)):
            return
        text += more
        if self._outbox and (
            len(self._outbox) >= _MAX_QUEUED_MESSAGES
            or self._queued_bytes + len(text) > _MAX_QUEUED_BYTES
        ):
            return self.disconnect()
        self._outbox.append(text)
        self._queued_bytes += len(text)
        self._sending = True  # later messages must not overtake it
        self._more.set()

    def disconnect(self) -> None:
        """Close the socket; the browser reconnects."""
        if self._close and not self.closed:
            self._close(TRY_AGAIN)
        self.closed = True
        self._outbox.clear()
        self._more.set()

    async def deliver(self) -> None:
        """Send from the outbox until the socket closes."""
        while not self.closed:
            while self._outbox:
                text = self._outbox.popleft()
                self._queued_bytes -= len(text)
                await self._send(text.decode())
            self._sending = False
            self._more.clear()
            await self._more.wait()

    def exceeds_rate(self) -> bool:
        """Whether the client sends faster than a person could."""
        now = monotonic()
        earned = self._credit + (now - self._since) * self._rate
        self._credit = min(4 * self._rate, earned) - 1
        self._since = now
        return self._credit < 0

    def exceeds_chat_rate(self) -> bool:
        """More than five lines of chat in ten seconds."""
        now = monotonic()
        if len(self._chat_times) == 5 and now - self._chat_times[0] < 10:
            return True
        self._chat_times.append(now)
        return False
