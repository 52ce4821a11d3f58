"""One world in a real room of the real server, and everything a reader of it receives."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from itertools import count
from typing import Any
from unittest.mock import patch
from zlib import crc32

import structlog
from msgspec import Struct, msgpack

from consigliere.analyst.hint import Hint
from consigliere.analyst.why import Why
from consigliere.kernel import SPECTATOR, Scripted, Seat
from consigliere.server.http.metrics import Metrics
from consigliere.server.match.log import MatchLog
from consigliere.server.match.timing import WindowTiming
from consigliere.server.protocol.codec import ENCODE
from consigliere.server.rooms.events import SessionClosed
from consigliere.server.ws.handlers import queries

from ..table import Person, Server
from .course import Course, Move, token

NEVER = WindowTiming(0.0, 1e6)  # a window closes when all have clicked, and nobody is clicked for
SCREEN = -3  # a reader: the shared screen, in a browser that holds every key


class Wish(Struct, frozen=True):
    """What the reader sends, before which of the moves that are played over the wire."""

    at: int
    kind: str
    fields: dict[str, object]


class Plan(Struct, frozen=True):
    """Who listens, in which language, from which move on, and what it asks meanwhile."""

    reader: Seat
    lang: str | None
    since: int
    wishes: tuple[Wish, ...] = ()
    last: tuple[Wish, ...] = ()  # when all is played: these may change the match


class StoredRecord(Struct):
    """Everything that came out of one world."""

    frames: list[str] = []  # of the socket, in their order
    rest: list[bytes] = []
    log: list[str] = []  # of the server
    metrics: list[str] = []


class Reader(Person):
    """The socket under test; its ids are the same in every world."""

    def __init__(self, server: Server, code: str, plan: Plan, seats: int) -> None:
        super().__init__(server, code, *_keys(plan.reader, seats), lang=plan.lang)
        self._screen, self._numbers = plan.reader == SCREEN, count(1)

    async def __aenter__(self):
        """In, with the whole table, which comes when a long log is told."""
        await super().__aenter__()
        await self.shown(0)
        return self

    async def shown(self, tables: int) -> None:
        """Wait for another whole table than the first so many."""
        await self.until(lambda: self.closed or self.whole() > tables)

    def whole(self) -> int:
        return sum(message["t"] == "table" and message["full"] for message in self.heard)

    async def send(self, kind, **fields):
        screen = {"screen": True} if kind == "hello" and self._screen else {}
        await super().send(kind, **fields, **screen)

    async def wish(self, wish: Wish) -> None:
        """Ask, whatever is said to it, and wait for the reply."""
        if wish.kind == "again":
            await self.come_again()
        elif wish.kind == "speak":
            tables = self.whole()
            await self.send("speak", **wish.fields)
            if wish.fields["lang"] != self.lang:
                self.lang = wish.fields["lang"]
                await self.shown(tables)
        else:
            await self.ask(wish.kind, id=f"wish-{next(self._numbers)}", **wish.fields)
        await self.ping()

    async def come_again(self) -> None:
        """The page is opened again."""
        await self.socket.close()
        await self._reader
        self.closed, self.heard = None, []
        await self.__aenter__()


def _keys(reader: Seat, seats: int) -> list[str]:
    if reader == SCREEN:
        return [token(seat) for seat in range(seats)]
    return [] if reader == SPECTATOR else [token(reader)]


class World:
    """A server of its own for one of the two."""

    def __init__(self, server: Server) -> None:
        self.server = server
        server.services.window_timing = NEVER
        server.services.analysis.run = _by_the_view

    async def stored(self, course: Course, plan: Plan) -> StoredRecord:
        """Put the match into a room up to a move, play the rest, and write down what comes."""
        stored, self.server.services.metrics = StoredRecord(), Metrics()
        with (
            _logs(self.server, stored.log),
            _chance(course.moves),
            patch.object(queries, "time", _Clock),
        ):
            await self._lay(course, plan)
            try:
                async with AsyncExitStack() as stack:
                    await self._listen(stack, course, plan, stored)
            finally:
                await self.server.do(self._forget(course.room.code))
        return stored

    async def _listen(
        self, stack: AsyncExitStack, course: Course, plan: Plan, stored: StoredRecord
    ) -> None:
        code, seats = course.room.code, len(course.room.chairs)
        keys = [token(seat) for seat in range(seats) if seat != plan.reader]
        others = await stack.enter_async_context(Person(self.server, code, *keys))
        reader = Reader(self.server, code, plan, seats)
        stored.frames = reader.raw
        await stack.enter_async_context(reader)
        numbers = count(1)
        for at, move in enumerate(course.moves):
            if at >= plan.since:
                await _ask(reader, [wish for wish in plan.wishes if wish.at == at - plan.since])
                await _click(others, reader, move, plan.reader, numbers)
        stored.rest = [await _get(self.server.port, path) for path in _paths(course)]
        await _ask(reader, plan.last)
        stored.metrics = _lines(await _get(self.server.port, "/api/metrics"))
        stored.rest += [await _get(self.server.port, path) for path in _paths(course)[:1]]

    async def _lay(self, course: Course, plan: Plan) -> None:
        """The room and the entries so far, as if they had been played here."""
        store, room = self.server.services.store, course.room
        entries = [ENCODE(move.entry) for move in course.moves[: plan.since]]

        async def lay() -> bool:
            numbered = enumerate(entries, 1)
            made = store.create_room(room.code, room.phase, ENCODE(room))
            appended = [store.append(room.code, room.match, n, body) for n, body in numbered]
            return all(await asyncio.gather(made, *appended))

        assert await self.server.do(lay())

    async def _forget(self, code: str) -> None:
        """The room goes out of memory when everybody has left it."""
        registry = self.server.registry
        session = registry._sessions[code]
        for _ in range(2000):
            if not session.presence.clients and (
                len(registry._sessions) > 1 or not self.server.services.metrics.sockets._value.get()
            ):
                break
            await asyncio.sleep(0.002)
        session.events.publish(SessionClosed())
        del registry._sessions[code]


async def _ask(reader: Reader, wishes) -> None:
    for wish in wishes:
        await reader.wish(wish)


async def _click(others: Person, reader: Reader, move: Move, seat: Seat, numbers) -> None:
    """Everybody's clicks, one after another; then all that follows has come."""
    for given in move.given:
        who = reader if given.seat == seat else others
        fields = {"seat": given.seat, "at": given.at, "pick": given.pick}
        reply = await who.ask("answer", id=f"click-{next(numbers)}", **fields)
        assert who is reader or reply["t"] == "done", reply
    await reader.ping()


def _paths(course: Course) -> list[str]:
    """What anybody may ask the REST part about a room, and a replay that is not there yet."""
    room = f"/api/rooms/{course.room.code}"
    replay = f"/api/replays/{course.room.replay(1)}"
    about = [room, f"{room}/qr.svg", f"{room}/record", f"{room}/replays/1", f"{room}/replays/2"]
    parts = ("", "/log", "/log?eyes=0", "/frames?eyes=all", "/record", "/review")
    return [*about, *[replay + part for part in parts]]


async def _get(port: int, path: str) -> bytes:
    """The whole answer, head and body, as it comes from the wire; only the date is left out."""
    reading, writing = await asyncio.open_connection("127.0.0.1", port)
    head = f"GET {path} HTTP/1.1\r\nHost: table.example\r\nConnection: close\r\n\r\n"
    writing.write(head.encode())
    answer = await reading.read()
    writing.close()
    with suppress(ConnectionError):
        await writing.wait_closed()
    return re.sub(rb"\r\ndate: [^\r]*", b"", answer)


def _lines(metrics: bytes) -> list[str]:
    body = metrics.decode().split("\r\n\r\n", 1)[1]
    return [
        line for line in body.splitlines() if not line.startswith("#") and "_created" not in line
    ]


async def _by_the_view(work, _claim) -> Hint:
    """An analyst who says nothing but that he was shown another view."""
    return Hint((), (), Why("even"), False, crc32(msgpack.encode(work.args[1])))


class _Clock:
    """It stands still."""

    @staticmethod
    def time() -> float:
        return 1e9


@contextmanager
def _chance(moves: list[Move]) -> Iterator[None]:
    """Chance brings what it brought when the match was made."""
    dealer = MatchLog.dealer

    def scripted(self):
        known = self.entries < len(moves)
        return Scripted(moves[self.entries].chance) if known else dealer(self)

    with patch.object(MatchLog, "dealer", scripted):
        yield


@contextmanager
def _logs(server: Server, lines: list[str]) -> Iterator[None]:
    """Every line of the log, as a machine reads it but for the time."""

    def keep(_logger, _level, line):
        lines.append(line)
        raise structlog.DropEvent

    before, services = structlog.get_config(), server.services
    add, trace = structlog.processors.add_log_level, structlog.processors.format_exc_info
    steps: list[Any] = [add, trace, structlog.processors.JSONRenderer(), keep]
    structlog.configure(processors=steps)
    services.log = structlog.get_logger("consigliere").bind(process="one")
    handler = _Handler(lines)
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)
        structlog.configure(**before)
        services.log = structlog.get_logger("consigliere").bind(process="one")


class _Handler(logging.Handler):
    """What libraries complain about."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())
