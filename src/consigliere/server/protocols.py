"""What uvicorn's protocols put up with and we do not: slow requests, endless pieces and pings."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

WITHIN: Final = 30.0  # seconds for a whole request
PIECES: Final = 64  # of one message
UNREAD: Final = 1 << 20  # bytes of answers to pings, before we take it for an attack
NOT_TEXT, TOO_BIG = 1007, 1009


class PromptHttp(HttpToolsProtocol):
    """A request that is sent letter by letter is not waited for."""

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._arrived()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._arrived()
        self._late = self.loop.call_later(WITHIN, self.transport.abort)

    def _arrived(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class WarySocket(WebSocketsSansIOProtocol):
    """Bytes that are no message end the connection; they are no error of ours to be logged."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.conn.debug = False  # it would write every message to the log, and keys with them

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= PIECES:
            return self._refuse(TOO_BIG)
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            return self._refuse(NOT_TEXT)
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Whoever asks and asks and does not listen is not answered for ever."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()

    def handle_parser_exception(self) -> None:
        """Before the handshake is over there is nothing to close politely."""
        if self.conn.close_sent is not None:
            return super().handle_parser_exception()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})
        self.close_sent = True
        self.transport.close()

    async def send(self, message: ASGISendEvent) -> None:
        """Whoever broke off before the handshake was over is gone, though the line may still be."""
        if self.close_sent and not self.handshake_complete:
            raise ClientDisconnected
        await super().send(message)

    def _refuse(self, code: int) -> None:
        self.frames = []
        if self.conn.state is State.OPEN and not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
