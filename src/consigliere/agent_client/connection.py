"""The socket to a table: it is dialled again when it breaks, and no question gets lost by that."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import chain, repeat
from typing import Any, Final, cast

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from consigliere.kernel import Refusal
from consigliere.server.protocol.basics import VERSION, Language
from consigliere.server.protocol.messages import Refused, Seated, Welcome
from consigliere.server.protocol.requests import FromClient, Hello

from .address import Address
from .message_filter import Heard, Table, heard

PATIENCE: Final = 20.0  # seconds for a reply
_PAUSES: Final = (0.2, 1.0, 2.0, 5.0)  # before the line is dialled again
_FINAL: Final = (4400, 4403, 4404)  # closing codes after which reconnecting cannot succeed
_ENCODE: Final = msgspec.json.Encoder().encode


class Line:
    """One connection, as a browser's tab has one; `hear` gets every message."""

    def __init__(self, to: Address, lang: str, hear: Callable[[Heard], None]) -> None:
        self.to, self.lang, self._hear = to, lang, hear
        self.tokens: list[str] = []
        self._socket: ClientConnection | None = None
        self._up = asyncio.Event()
        self._replies: dict[str, asyncio.Future[Any]] = {}
        self._problem = Refusal("seat-lost", url=to.origin)
        self._closed: Refusal | None = None
        self._reader: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Dial and come in; Refusal if nobody answers or there is no such table."""
        await self._dial(self.to.ticket)
        self._reader = asyncio.create_task(self._listen())

    async def close(self) -> None:
        if self._reader:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        if self._socket:
            await self._socket.close()

    def check(self) -> None:
        """Refusal if the table is gone for good."""
        if self._closed:
            raise self._closed

    async def ask(self, message: FromClient) -> Any:
        """The reply; Refusal with the server's sentence if that cannot be."""
        try:
            async with asyncio.timeout(PATIENCE):
                reply = await self._replied(message)
        except TimeoutError:
            raise Refusal("seat-lost", url=self.to.origin) from None
        if isinstance(reply, Refused):
            raise Refusal("seat-told", text=reply.text)
        return reply

    # ---- inside

    async def _replied(self, message: FromClient) -> Any:
        """Asked with the same id until there is a reply: an answer counts once."""
        id = getattr(message, "id", "")
        while True:
            await self._up.wait()
            self.check()
            future = self._replies[id] = asyncio.get_running_loop().create_future()
            try:
                assert self._socket
                await self._socket.send(_ENCODE(message).decode())
                return await future
            except (ConnectionClosed, ConnectionError):
                self._up.clear()
            finally:
                self._replies.pop(id, None)

    async def _dial(self, ticket: str = "") -> None:
        try:
            self._socket = await connect(self.to.socket, max_size=None, open_timeout=PATIENCE)
            lang = cast(Language, self.lang)
            hello = Hello(VERSION, self.to.code, self.tokens, ticket, lang)
            await self._socket.send(_ENCODE(hello).decode())
            async with asyncio.timeout(PATIENCE):
                await self._welcomed(self._socket)
        except (OSError, UnicodeError, WebSocketException) as wrong:
            raise Refusal("seat-no-server", url=self.to.origin) from wrong
        self._up.set()

    async def _welcomed(self, socket: ClientConnection) -> None:
        """The opening messages until we are in; Refusal with the server's sentence otherwise."""
        while True:
            message = heard(await socket.recv())
            if isinstance(message, Refused):
                await socket.close()
                raise Refusal("seat-told", text=message.text)
            self._note(message)
            if isinstance(message, Table) or _nothing_follows(message):
                return

    async def _listen(self) -> None:
        while not self._closed:
            await self._hear_all()
            self._up.clear()
            for future in self._replies.values():
                if not future.done():
                    future.set_exception(ConnectionError())
            await self._dial_again()

    async def _hear_all(self) -> None:
        assert self._socket
        try:
            async for text in self._socket:
                self._note(heard(text))
        except ConnectionClosed:
            pass
        except Refusal as refusal:  # it speaks another language than we do
            self._problem = refusal
            await self._socket.close(_FINAL[0])

    async def _dial_again(self) -> None:
        """Until somebody answers; if the table is gone or does not want us, never again."""
        for pause in chain(_PAUSES, repeat(_PAUSES[-1])):
            if self._socket and self._socket.close_code in _FINAL:
                break
            await asyncio.sleep(pause)
            try:
                return await self._dial()
            except Refusal as refusal:
                self._problem = refusal
        self._closed = self._problem
        self._up.set()

    def _note(self, message: Heard | None) -> None:
        if message is None:
            return
        if isinstance(message, Refused) and not message.id:  # the line is closed after it
            self._problem = Refusal("seat-told", text=message.text)
        if isinstance(message, Seated) and message.token not in self.tokens:
            self.tokens.append(message.token)
        self._hear(message)
        waiting = self._replies.get(getattr(message, "id", ""))
        if waiting and not waiting.done():
            waiting.set_result(message)


def _nothing_follows(message: Heard | None) -> bool:
    """A welcome, and no table after it: where we sit at a match that is on, there comes one."""
    if not isinstance(message, Welcome):
        return False
    return message.room.phase != "playing" or not message.chairs
