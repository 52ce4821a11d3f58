"""Writing to a socket at once, without a task in between; uvicorn's protocol does the rest."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

NAME: Final = "consigliere.wire"


class Wire(WebSocketsSansIOProtocol):
    """A socket that tells the application how to write; messages of ASGI cost more than a move."""

    _flushing = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][NAME] = {"write": self.write}

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

    def _flush(self) -> None:
        """What one turn of the loop has to say goes out in one piece."""
        self._flushing = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))


def writer(scope: Any) -> Any:
    """How to write to this socket at once; None under another server than ours."""
    return (scope.get("extensions") or {}).get(NAME, {}).get("write")
