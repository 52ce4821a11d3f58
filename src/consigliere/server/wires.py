"""The shortest way from a socket and to it; for all but plain messages uvicorn's protocol does."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from litestar.exceptions import WebSocketDisconnect
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from .frames import ODD, length, message
from .mailbox import Mailbox
from .pen import Pen
from .protocols import NOT_TEXT, WarySocket

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

NAME: Final = "consigliere.wire"
_GRACE: Final = 5.0  # seconds to read the end of what was sent, before the line is cut
_UNHEARD: Final = 16  # messages that may wait for the application, before we listen no more


class Wire(WarySocket):
    """A socket that tells the application how to write and read; ASGI costs more than a move."""

    _kept: bytes | None = b""  # the beginning of a frame; None: the library reads all there is

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue: Any = Mailbox(self.loop)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.pen = Pen(self.loop, self.transport)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.conn.extensions:
            self.pen.frame = self._squeezed
        if not self.close_sent:
            self.scope["extensions"][NAME] = {
                "write": self.pen.write,
                "cut": self.cut,
                "there": lambda: not self.disconnected,
                "listen": self.listen,
            }

    # ---- reading

    async def listen(self) -> str:
        """The next message; WebSocketDisconnect when there will be none."""
        event = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone", code=event.get("code", 1006))
        return event.get("text") or ""

    def data_received(self, data: bytes) -> None:
        """Whole messages are taken here; from anything odd on, the library reads all there is."""
        if self._kept is None or not self.handshake_initiated:
            return super().data_received(data)
        data = self._kept + data
        while 0 < (size := self._size(data)) <= len(data):
            self._take(data[:size])
            data = data[size:]
        self._kept = data if size != ODD else None
        if size == ODD and data:
            super().data_received(data)

    def _size(self, data: bytes) -> int:
        """Of the next frame, if it is ours to take."""
        size = length(data) if self._open() and not self.conn.extensions else ODD
        return size if size <= self.config.ws_max_size else ODD

    def _take(self, frame: bytes) -> None:
        """A whole frame: a message of text, or what keeps the line."""
        text = message(frame)
        if text is None:
            return super().data_received(frame)
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
        except UnicodeDecodeError:
            return self._refuse(NOT_TEXT)
        if len(self.queue) >= _UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # ---- writing

    def _squeezed(self, text: bytes, more: bytes) -> bytes:
        """A message as it was agreed on with this browser, by an extension of the protocol."""
        self.conn.send_text(text + more)
        return b"".join(self.conn.data_to_send())

    def _open(self) -> bool:
        return self.conn.state is State.OPEN and not self.close_sent

    def _judge(self) -> None:
        """Whether the application may write to the line at once; after all that changes it."""
        self.pen.ready = self._open() and not self.disconnected and self.writable.is_set()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._judge()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._judge()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._judge()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._judge()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._judge()

    async def send(self, message: ASGISendEvent) -> None:
        self.pen.flush()  # nothing overtakes what was written before
        await super().send(message)
        self._judge()

    def shutdown(self) -> None:
        self.pen.flush()
        super().shutdown()
        self._judge()

    def cut(self, code: int) -> None:
        """Over, whether he reads it or not: the application hears so at once."""
        if self.disconnected or self.close_sent:
            return
        with suppress(InvalidState):
            self.conn.send_close(code)
        self.pen.flush()
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._judge()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self._give_up()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._judge()
        self._give_up()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected and self.transport.get_write_buffer_size():
            self._give_up()

    def _give_up(self) -> None:
        """Closing waits until all is read, and he who reads nothing would be kept for ever."""
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(_GRACE, self.transport.abort)


def offered(scope: Any) -> dict[str, Any]:
    """How to write to this socket at once, to cut it and to see whether it is open still.

    Nothing under another server than ours.
    """
    found: dict[str, Any] = (scope.get("extensions") or {}).get(NAME, {})
    return found
