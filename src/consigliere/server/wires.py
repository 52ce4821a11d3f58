"""Writing to a socket at once, without a task in between; uvicorn's protocol does the rest."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

from websockets.exceptions import InvalidState
from websockets.http11 import Request

from .protocols import WarySocket

NAME: Final = "consigliere.wire"
_GRACE: Final = 5.0  # seconds to read the end of what was sent, before the line is cut


class Wire(WarySocket):
    """A socket that tells the application how to write; messages of ASGI cost more than a move."""

    _flushing = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][NAME] = {
                "write": self.write,
                "cut": self.cut,
                "there": lambda: not self.disconnected,
            }

    def write(self, text: bytes) -> bool:
        """Whether it is on its way: the reader keeps up, and the socket is open."""
        if self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        if not self._flushing:
            self._flushing = True
            self.loop.call_soon(self._flush)
        return True

    def cut(self, code: int) -> None:
        """Over, whether he reads it or not: the application hears so at once."""
        if self.disconnected or self.close_sent:
            return
        with suppress(InvalidState):
            self.conn.send_close(code)
        self._flush()
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self._give_up()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
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

    def _flush(self) -> None:
        """What one turn of the loop has to say goes out in one piece."""
        self._flushing = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))


def offered(scope: Any) -> dict[str, Any]:
    """How to write to this socket at once, to cut it and to see whether it is open still.

    Nothing under another server than ours.
    """
    found: dict[str, Any] = (scope.get("extensions") or {}).get(NAME, {})
    return found
