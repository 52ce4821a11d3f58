"""A WebSocket connection: the Sans-I/O protocol of `websockets` on a connection of uvicorn.

uvicorn takes this class as its option `ws`. Handshake and close go through ASGI; messages do not,
because a framework takes longer for one than a move takes.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import unquote

from litestar.exceptions import WebSocketDisconnect
from uvicorn import Config
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from uvicorn.server import ServerState

NAME: Final = "consigliere.connection"
MAX_FRAGMENTS: Final = 64  # of one message
MAX_UNSENT_BYTES: Final = 1 << 20  # of answers to pings that the client does not read
_MAX_UNREAD: Final = 16  # queued messages before reading from the socket pauses
_CLOSE_TIMEOUT: Final = 5.0  # seconds a client has to read what was sent before the close
_ERRORS: Final = logging.getLogger("uvicorn.error")
_PROTOCOL_LOG: Final = logging.getLogger("consigliere.websocket")
_PROTOCOL_LOG.setLevel(logging.WARNING)  # below it are the messages, and secrets in them


class Disconnected(OSError):
    """The application sends to a client that is gone."""


class WebSocketConnection(asyncio.Protocol):
    """One client; malformed data closes the connection and is not logged as an error of ours."""

    transport: asyncio.Transport

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], **_: Any
    ) -> None:
        self._config, self._server, self._app_state = config, server_state, app_state
        self._loop = asyncio.get_running_loop()
        deflate = [ServerPerMessageDeflateFactory()] if config.ws_per_message_deflate else None
        self._protocol = ServerProtocol(
            extensions=deflate, max_size=config.ws_max_size, logger=_PROTOCOL_LOG
        )
        self._events: deque[dict[str, Any]] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._writable = asyncio.Event()
        self._writable.set()
        self._fragments: list[bytes] = []
        self._is_text = True  # the message of which these are the fragments
        self._flushing = self._reading_paused = False
        self._ended = False  # the application knows that the client is gone
        self._ping: bytes | None = None  # a ping without an answer
        self._timer: asyncio.TimerHandle | None = None  # the next ping, or the abort

    # ---- callbacks of the event loop and of uvicorn

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self._server.connections.add(self)  # type: ignore[arg-type]

    def connection_lost(self, exc: Exception | None) -> None:
        self._server.connections.discard(self)
        self._end(CloseCode.ABNORMAL_CLOSURE)
        self._cancel_timer()
        self._writable.set()

    def pause_writing(self) -> None:
        self._writable.clear()

    def resume_writing(self) -> None:
        self._writable.set()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Request):
                self._begin(event)
            elif isinstance(event, Frame) and not self._ended:
                self._receive(event)
        if self._protocol.parser_exc is not None:
            sent = self._protocol.close_sent
            self._end(sent.code if sent else CloseCode.ABNORMAL_CLOSURE)
        self._flush()

    def shutdown(self) -> None:
        """The server stops."""
        self.close(CloseCode.SERVICE_RESTART)
        self.transport.close()

    # ---- handshake

    def _begin(self, request: Request) -> None:
        """Start the application, unless the request is no handshake."""
        self._response = self._protocol.accept(request)
        if self._response.status_code != 101:
            self._ended = True
            return self._protocol.send_response(self._response)
        self._events.append({"type": "websocket.connect"})
        task = self._loop.create_task(self._run(self._scope(request)))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    def _scope(self, request: Request) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        root = self._config.root_path
        about = self.transport.get_extra_info
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if about("sslcontext") else "ws",
            "server": _host_and_port(about("sockname")),
            "client": _host_and_port(about("peername")),
            "root_path": root,
            "path": root + unquote(path),
            "raw_path": (root + path).encode(),
            "query_string": query.encode(),
            "headers": [
                (key.lower().encode(), value.encode("latin-1"))
                for key, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {NAME: self},
        }

    async def _run(self, scope: Any) -> None:
        try:
            await self._config.loaded_app(scope, self._asgi_receive, self._asgi_send)
        except Disconnected:
            pass
        except Exception:
            _ERRORS.exception("Exception in ASGI application\n")
        self._reject(500)
        self.close(CloseCode.INTERNAL_ERROR)

    def _accept(self, headers: Any) -> None:
        for name, value in headers:
            self._response.headers[name.decode()] = value.decode("latin-1")
        self._protocol.send_response(self._response)
        self._flush()
        self._schedule_ping()

    def _reject(self, status: int) -> None:
        """Refuse the handshake, if it is not finished."""
        if self._protocol.state is State.CONNECTING and not self._ended:
            self._protocol.send_response(self._protocol.reject(status, ""))
            self._flush()
            self._end(CloseCode.ABNORMAL_CLOSURE)

    # ---- reading

    def _receive(self, frame: Frame) -> None:
        if frame.opcode is Opcode.PING:
            self._flush()  # the protocol has answered
            if self.transport.get_write_buffer_size() > MAX_UNSENT_BYTES:
                self.transport.abort()
        elif frame.opcode is Opcode.PONG:
            self._ping = None if frame.data == self._ping else self._ping
        elif frame.opcode is Opcode.CLOSE:
            close = self._protocol.close_rcvd
            self._end(close.code if close else CloseCode.ABNORMAL_CLOSURE)
        else:
            self._collect(frame)

    def _collect(self, frame: Frame) -> None:
        """A frame of a message; a binary one is treated as an empty text, which is refused."""
        if frame.opcode is not Opcode.CONT:
            self._is_text = frame.opcode is Opcode.TEXT
        self._fragments.append(bytes(frame.data))
        if len(self._fragments) > MAX_FRAGMENTS:
            return self._fail(CloseCode.MESSAGE_TOO_BIG)
        if not frame.fin:
            return
        data, self._fragments = b"".join(self._fragments), []
        try:
            text = data.decode() if self._is_text else ""
            self._put({"type": "websocket.receive", "text": text})
        except UnicodeDecodeError:
            return self._fail(CloseCode.INVALID_DATA)
        if len(self._events) >= _MAX_UNREAD and not self._reading_paused:
            self._reading_paused = True
            self.transport.pause_reading()

    def _put(self, event: dict[str, Any]) -> None:
        self._events.append(event)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def _asgi_receive(self) -> dict[str, Any]:
        while not self._events:
            self._waiting = self._loop.create_future()
            await self._waiting
        event = self._events.popleft()
        if self._reading_paused and not self._events:
            self._reading_paused = False
            if not self.transport.is_closing():
                self.transport.resume_reading()
        return event

    async def listen(self) -> str:
        """The next message; WebSocketDisconnect when there are no more."""
        event = await self._asgi_receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone", code=event.get("code", 1006))
        text: str = event["text"]
        return text

    # ---- writing

    def write(self, text: bytes, more: bytes = b"") -> bool:
        """Send a message; False if it cannot be sent now. `more` is the rest of it.

        What one turn of the loop writes is sent together.
        """
        if not self._writable.is_set() or self._protocol.state is not State.OPEN:
            return False
        self._send(text + more)
        return True

    def _send(self, text: bytes) -> None:
        self._protocol.send_text(text)
        if not self._flushing:
            self._flushing = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Write what the protocol has to send; the end of its data closes the connection."""
        self._flushing = False
        data = self._protocol.data_to_send()
        if data and not self.transport.is_closing():
            self.transport.write(b"".join(data))
        if data and data[-1] == SEND_EOF:
            self.transport.close()
            self._abort_later()

    async def _asgi_send(self, message: Any) -> None:
        await self._writable.wait()
        if self._ended:
            raise Disconnected
        kind = message["type"]
        if kind == "websocket.accept":
            self._accept(message.get("headers", ()))
        elif kind == "websocket.send":
            self._send(message["text"].encode())
        elif kind == "websocket.close":
            self._reject(403)
            self.close(message.get("code", 1000), message.get("reason") or "")

    # ---- the end

    def is_open(self) -> bool:
        return not self._ended

    def close(self, code: int, reason: str = "") -> None:
        """Close now, even if the client does not read; the application learns it at once."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(code, reason)
            self._flush()
            self._end(code)

    def _fail(self, code: int, reason: str = "") -> None:
        """Close without waiting for the client."""
        self._protocol.fail(code, reason)
        self._flush()
        self._end(code)

    def _end(self, code: int) -> None:
        """Tell the application; a client that never reads its close is cut off."""
        if not self._ended:
            self._ended = True
            self._put({"type": "websocket.disconnect", "code": code})
            self._abort_later()

    def _abort_later(self) -> None:
        self._set_timer(_CLOSE_TIMEOUT, self.transport.abort)

    # ---- keeping alive

    def _schedule_ping(self) -> None:
        if self._config.ws_ping_interval:
            self._set_timer(self._config.ws_ping_interval, self._keep_alive)

    def _keep_alive(self) -> None:
        """Ping; a client that did not answer the last ping is gone."""
        if self._ping is not None:
            return self._fail(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
        self._ping = secrets.token_bytes(4)
        self._protocol.send_ping(self._ping)
        self._flush()
        self._schedule_ping()

    def _set_timer(self, seconds: float, callback: Callable[[], None]) -> None:
        self._cancel_timer()
        self._timer = self._loop.call_later(seconds, callback)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()


def _host_and_port(address: Any) -> tuple[str, int] | None:
    return (str(address[0]), int(address[1])) if isinstance(address, tuple) else None


def connection_of(scope: Any) -> WebSocketConnection:
    """The connection of this socket."""
    connection: WebSocketConnection = scope["extensions"][NAME]
    return connection
