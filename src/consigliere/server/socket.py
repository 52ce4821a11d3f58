"""The WebSocket: hello first, then one message after the other until the browser is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from consigliere.kernel import Refusal

from . import desk
from .audience import refused
from .client import AWAY, Client
from .desk.chairs import redeem
from .hub import Hub
from .live import Live
from .lookout import look_at
from .problems import language
from .room import BadRequest
from .store import StorageGone
from .visitors import address, may_talk
from .wire.asks import FromClient, Hello
from .wire.basics import VERSION
from .wire.tells import Welcome
from .wires import offered

BIGGEST: Final = 16_384  # bytes of a message
UNKNOWN, BAD, FORBIDDEN, TOO_FAST = 4404, 4400, 4403, 4429
_DECODE = msgspec.json.Decoder(FromClient)
_HELLO_WITHIN: Final = 10.0


class Closed(Exception):
    """The socket must be closed, with this code."""

    def __init__(self, code: int, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.code, self.refusal = code, refusal


@websocket("/api/socket")
async def talk(socket: WebSocket[Any, Any, Any], hub: NamedDependency[Hub]) -> None:
    """One browser."""
    if not may_talk(socket):
        await socket.close(FORBIDDEN)
        return
    await socket.accept()
    client = Client(socket.send_text, hub.rate, **offered(socket.scope))
    client.origin, client.lang = origin(socket), language(socket)
    here = address(socket)
    try:
        hub.doors.come_in(here)
    except BadRequest as full:
        return await _say_why(socket, client, Closed(TOO_FAST, full))
    try:
        await _attend(socket, client, hub, here)
    finally:
        hub.doors.leave(here)


async def _attend(socket: WebSocket[Any, Any, Any], client: Client, hub: Hub, here: str) -> None:
    """From its first word to its last."""
    hub.meter.sockets.inc()
    outbox = asyncio.create_task(client.deliver())
    live: Live | None = None
    try:
        live = await _hello(socket, client, hub, here)
        # A task of its own: what is awaited in it need not go through all that is around us.
        await asyncio.create_task(_serve(socket, client, live, outbox))
    except Closed as closed:
        await _say_why(socket, client, closed)
    except WebSocketDisconnect:
        pass
    finally:
        outbox.cancel()
        hub.meter.sockets.dec()
        if live is not None:
            async with live.lock:
                live.leave(client)


async def _hello(socket: WebSocket[Any, Any, Any], client: Client, hub: Hub, here: str) -> Live:
    try:
        first = _read(await asyncio.wait_for(_next(socket, client), _HELLO_WITHIN))
    except TimeoutError as late:  # it may have been us: a page must try again, and not give up
        raise Closed(AWAY, BadRequest("room-lost")) from late
    if not isinstance(first, Hello):
        raise Closed(BAD, BadRequest("room-bad-message"))
    client.lang, client.tokens = first.lang, list(first.tokens)
    client.screen, client.arriving = first.screen, True
    if first.version != VERSION:
        raise Closed(BAD, BadRequest("room-bad-version"))
    try:
        live = await hub.find(first.code, here)
        chat = await hub.chat(live.code)
    except Refusal as refusal:
        guessing = refusal.reason.message == "door-guesses"
        raise Closed(TOO_FAST if guessing else UNKNOWN, refusal) from refusal
    except StorageGone as gone:
        raise Closed(AWAY, BadRequest("room-lost")) from gone
    async with live.lock:
        try:
            await look_at(live)
            await _come_in(live, client, first)
        except StorageGone as gone:
            live.leave(client)
            raise Closed(AWAY, BadRequest("room-lost")) from gone
        client.push(Welcome(VERSION, client.chairs, live.room_view(), chat))
    client.has = (first.match, first.since)
    await _lay_open(live, client)
    client.has = (0, 0)
    return live


async def _lay_open(live: Live, client: Client) -> None:
    """The whole table. When all come at once, those who are in play on between two of them."""
    async with live.hub.coming_in:
        await asyncio.sleep(0)
    async with live.lock:
        client.arriving = False
        if live.picture and live.may_watch(client) and client.there():
            live.show(client, full=True)


async def _come_in(live: Live, client: Client, first: Hello) -> None:
    if first.ticket:
        try:
            await redeem(live, client, first.ticket)
        except Refusal as refusal:
            client.push(refused("ticket", refusal, client.lang))
    client.chairs = live.chairs_of(client)
    if live.room.phase != "lobby" and not live.may_watch(client):
        raise Closed(FORBIDDEN, BadRequest("room-no-spectators"))
    await live.enter(client)


async def _serve(
    socket: WebSocket[Any, Any, Any], client: Client, live: Live, outbox: asyncio.Task[None]
) -> None:
    while not outbox.done():
        data = await _next(socket, client)
        live.hub.meter.messages.inc()
        if client.too_fast():
            raise Closed(TOO_FAST, BadRequest("room-slow-down"))
        message = _read(data)
        if isinstance(message, Hello):
            raise Closed(BAD, BadRequest("room-bad-message"))
        await desk.serve(live, client, message)
    raise Closed(AWAY, BadRequest("room-slow-down"))


def _next(socket: WebSocket[Any, Any, Any], client: Client) -> Awaitable[str | bytes]:
    return client.listen() if client.listen else socket.receive_data(mode="text")


def _read(data: str | bytes) -> FromClient:
    try:
        if len(data) > BIGGEST:
            raise Closed(BAD, BadRequest("room-bad-message"))
        message: FromClient = _DECODE.decode(data)
        return message
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
        raise Closed(BAD, BadRequest("room-bad-message")) from wrong


async def _say_why(socket: WebSocket[Any, Any, Any], client: Client, closed: Closed) -> None:
    """The reason goes before the closing, so that the page can show it."""
    message = refused("", closed.refusal, client.lang)
    try:
        await socket.send_text(msgspec.json.encode(message).decode())
        await socket.close(closed.code)
    except (WebSocketDisconnect, RuntimeError):
        pass


def origin(socket: WebSocket[Any, Any, Any]) -> str:
    """The address this browser knows us by."""
    scheme = "https" if socket.url.scheme == "wss" else "http"
    return f"{scheme}://{socket.headers.get('host', 'localhost')}"
