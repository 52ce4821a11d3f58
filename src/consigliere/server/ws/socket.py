"""The WebSocket endpoint: a hello, then one message after another until the browser leaves."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from consigliere.games.blame import blamed
from consigliere.kernel import Refusal

from ..cluster.reconcile import catch_up_with_storage
from ..http.client_address import address
from ..http.origins import may_connect
from ..http.problems import language
from ..projection.broadcast import Broadcasters, refused
from ..projection.room_view import view_of
from ..protocol.basics import VERSION, Short
from ..protocol.messages import Welcome
from ..protocol.requests import FromClient, Hello
from ..protocol.text import mentions_control_character
from ..rooms import attendance, membership
from ..rooms.model import BadRequest, digest
from ..rooms.registry import RoomRegistry
from ..rooms.session import RoomSession
from ..storage import StorageUnavailable
from . import handlers
from .client import TRY_AGAIN, Client
from .connection import connection_of
from .handlers.chairs import redeem

MAX_MESSAGE_BYTES: Final = 16_384  # bytes
UNKNOWN, BAD, FORBIDDEN, TOO_FAST = 4404, 4400, 4403, 4429
_DECODE = msgspec.json.Decoder(FromClient)
_HELLO_TIMEOUT: Final = 10.0


class CloseSocket(Exception):
    """Close the socket with this code."""

    def __init__(self, code: int, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.code, self.refusal = code, refusal


class HasControlCharacters(CloseSocket):
    """Control characters: in a hello they close the socket, later the message is refused."""

    def __init__(self, id: str) -> None:
        super().__init__(BAD, BadRequest("text-control"))
        self.id = id


class _Id(msgspec.Struct):
    """The part of a message that a refusal needs."""

    id: Short = ""


@websocket("/api/socket")
async def websocket_endpoint(
    socket: WebSocket[Any, Any, Any],
    registry: NamedDependency[RoomRegistry],
    broadcasters: NamedDependency[Broadcasters],
) -> None:
    """Serve one browser."""
    if not may_connect(socket):
        await socket.close(FORBIDDEN)
        return
    await socket.accept()
    connection = connection_of(socket.scope)
    client = Client(
        socket.send_text,
        registry.services.settings.messages_per_second,
        connection.write,
        connection.close,
        connection.is_open,
        connection.listen,
    )
    client.origin, client.lang = origin(socket), language(socket)
    client.address = here = address(socket)
    client.bucket = registry.services.rate_limiter.socket()
    try:
        registry.services.rate_limiter.connection(here)
        registry.services.quotas.open_socket(here)
    except BadRequest as full:
        return await _send_reason_and_close(socket, client, CloseSocket(TOO_FAST, full))
    try:
        await _run_client(socket, client, registry, broadcasters)
    finally:
        registry.services.quotas.close_socket(here)


async def _run_client(
    socket: WebSocket[Any, Any, Any],
    client: Client,
    registry: RoomRegistry,
    broadcasters: Broadcasters,
) -> None:
    """Handshake, then all messages until it leaves."""
    registry.services.metrics.sockets.inc()
    outbox = asyncio.create_task(client.deliver())
    session: RoomSession | None = None
    try:
        session = await _handshake(socket, client, registry, broadcasters)
        # A separate task: awaiting in it does not go through all the frames of the framework.
        await asyncio.create_task(_receive_loop(socket, client, session, outbox))
    except CloseSocket as closed:
        await _send_reason_and_close(socket, client, closed)
    except WebSocketDisconnect:
        pass
    except Exception as wrong:  # a table of a game that has failed is put aside
        failure = blamed(wrong)
        if failure is None:
            raise
        registry.services.log.exception("game failed")
        await _send_reason_and_close(socket, client, CloseSocket(UNKNOWN, failure))
    finally:
        outbox.cancel()
        if client.full_view_task is not None:
            client.full_view_task.cancel()
        registry.services.metrics.sockets.dec()
        if session is not None:
            async with session.lock:
                attendance.leave(session, client)
                await attendance.withdraw_requests(session, client)


async def _handshake(
    socket: WebSocket[Any, Any, Any],
    client: Client,
    registry: RoomRegistry,
    broadcasters: Broadcasters,
) -> RoomSession:
    try:
        first = _read(await asyncio.wait_for(_next(socket, client), _HELLO_TIMEOUT))
    except TimeoutError as late:  # the server may have been slow: let the page retry
        raise CloseSocket(TRY_AGAIN, BadRequest("room-lost")) from late
    if not isinstance(first, Hello):
        raise CloseSocket(BAD, BadRequest("room-bad-message"))
    client.lang, client.tokens = first.lang, list(first.tokens)
    client.screen, client.awaiting_full_view = first.screen, True
    client.visitor = digest(first.visitor or secrets.token_urlsafe(18))
    try:
        registry.services.rate_limiter.message(client.bucket, client.address, first)
    except BadRequest as refusal:
        raise CloseSocket(TOO_FAST, refusal) from refusal
    if first.version != VERSION:
        raise CloseSocket(BAD, BadRequest("room-bad-version"))
    try:
        session = await registry.find(first.code, client.address)
        chat = await registry.recent_chat(session.code)
    except Refusal as refusal:
        guessing = refusal.reason.message == "door-guesses"
        raise CloseSocket(TOO_FAST if guessing else UNKNOWN, refusal) from refusal
    except StorageUnavailable as error:
        raise CloseSocket(TRY_AGAIN, _retry_reason(error)) from error
    client.broadcaster = broadcasters.of(session)
    async with session.lock:
        try:
            await catch_up_with_storage(session)
            await _join(session, client, first)
        except StorageUnavailable as error:
            attendance.leave(session, client)
            raise CloseSocket(TRY_AGAIN, _retry_reason(error)) from error
        client.push(Welcome(VERSION, client.chairs, view_of(session), chat))
    client.log_known_until = (first.match, first.since)
    await client.broadcaster.send_full_view(client)
    return session


def _retry_reason(error: StorageUnavailable) -> BadRequest:
    """The reason for a retry, as a message to the reader."""
    return BadRequest("room-lost" if type(error) is StorageUnavailable else error.message_key)


async def _join(session: RoomSession, client: Client, first: Hello) -> None:
    if first.ticket:
        try:
            await redeem(session, client, first.ticket)
        except Refusal as refusal:
            client.push(refused("ticket", refusal, client.lang))
    client.chairs = session.chairs_of(client)
    if first.visitor and client.chairs:
        await session.change(lambda room: membership.recognise(room, client.identity))
    if why := attendance.why_not_join(session, client):
        raise CloseSocket(FORBIDDEN, BadRequest(why))
    if session.room.phase != "lobby" and not session.may_watch(client):
        raise CloseSocket(FORBIDDEN, BadRequest("room-no-spectators"))
    await attendance.enter(session, client)


async def _receive_loop(
    socket: WebSocket[Any, Any, Any],
    client: Client,
    session: RoomSession,
    outbox: asyncio.Task[None],
) -> None:
    while not outbox.done():
        data = await _next(socket, client)
        session.services.metrics.messages.inc()
        if client.exceeds_rate():
            raise CloseSocket(TOO_FAST, BadRequest("room-slow-down"))
        try:
            message = _read(data)
        except HasControlCharacters as unclean:
            session.services.metrics.refusals.inc()
            client.push(refused(unclean.id, unclean.refusal, client.lang))
            continue
        if isinstance(message, Hello):
            raise CloseSocket(BAD, BadRequest("room-bad-message"))
        await handlers.dispatch(session, client, message)
        if client.full_view_task is not None:  # later replies must follow the full view
            await client.full_view_task
            client.full_view_task = None
    raise CloseSocket(TRY_AGAIN, BadRequest("room-slow-down"))


def _next(socket: WebSocket[Any, Any, Any], client: Client) -> Awaitable[str | bytes]:
    return client.listen() if client.listen else socket.receive_data(mode="text")


def _read(data: str | bytes) -> FromClient:
    try:
        if len(data) > MAX_MESSAGE_BYTES:
            raise CloseSocket(BAD, BadRequest("room-bad-message"))
        message: FromClient = _DECODE.decode(data)
        return message
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
        if isinstance(wrong, msgspec.ValidationError) and mentions_control_character(str(wrong)):
            raise HasControlCharacters(_id_of(data)) from wrong
        raise CloseSocket(BAD, BadRequest("room-bad-message")) from wrong


_ID = msgspec.json.Decoder(_Id)


def _id_of(data: str | bytes) -> str:
    """The id of a message; empty if the id itself has control characters."""
    with suppress(msgspec.MsgspecError):
        return _ID.decode(data).id
    return ""


async def _send_reason_and_close(
    socket: WebSocket[Any, Any, Any], client: Client, closed: CloseSocket
) -> None:
    """Send the reason before closing, so that the page can show it."""
    message = refused("", closed.refusal, client.lang)
    try:
        await socket.send_text(msgspec.json.encode(message).decode())
        await socket.close(closed.code)
    except (WebSocketDisconnect, RuntimeError):
        pass


def origin(socket: WebSocket[Any, Any, Any]) -> str:
    """The URL by which this browser reaches us."""
    scheme = "https" if socket.url.scheme == "wss" else "http"
    return f"{scheme}://{socket.headers.get('host', 'localhost')}"
