"""Reading and appending. Writes of all rooms that come together share one commit."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from threading import Thread
from typing import Any, Final, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, bindparam, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from .commits import Append, Job, NotAll, Plain, carry_out, settle
from .database import Database
from .heads import Head, heads
from .straight import Straight
from .tables import CHAT, DRIVERS, ENTRIES, ROOMS, SEALED

R = TypeVar("R")
_TRIES: Final = (0.05, 0.3, 1.0)  # pauses when the database is gone for a moment


_SEALED_BY: Final = ("the_room", "the_match", "the_number", "the_seat", "the_text", "the_id")


def _one_more_sealed() -> Any:
    """Insert an answer after those that the seat has given to the same window."""
    key = [SEALED.c.room, SEALED.c.match, SEALED.c.number, SEALED.c.seat]
    columns = [*key, SEALED.c.text, SEALED.c.id]
    bound = [bindparam(n, type_=c.type) for n, c in zip(_SEALED_BY, columns, strict=True)]
    given = func.coalesce(func.max(SEALED.c.given), 0) + 1
    same = [column == value for column, value in zip(key, bound, strict=False)]
    return insert(SEALED).from_select(
        [*columns, SEALED.c.given], select(*bound, given).where(*same)
    )


_SEAL: Final = _one_more_sealed()
# The same, and what is checked before, in one statement of SQLite.
_SEAL_IF_OPEN: Final = """
INSERT INTO sealed (room, match, number, seat, text, id, given)
SELECT ?1, ?2, ?3, ?4, ?5, ?6, (
  SELECT coalesce(max(given), 0) + 1 FROM sealed
  WHERE room = ?1 AND match = ?2 AND number = ?3 AND seat = ?4
) WHERE NOT EXISTS (
  SELECT 1 FROM entries WHERE room = ?1 AND match = ?2 AND number = ?3 + 1
)"""
_NEXT_VERSION: Final = """
UPDATE rooms SET version = ?2 + 1, phase = ?3, doc = ?4, changed = ?5
WHERE code = ?1 AND version = ?2"""


class StorageGone(Exception):
    """The database could not be reached; nothing was written."""


class Kept(Struct, frozen=True):
    """A room as stored."""

    code: str
    version: int
    doc: bytes
    changed: float


class Store:
    """One writer thread for all commits, one reader at a time beside it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._waiting: dict[asyncio.AbstractEventLoop, list[Job]] = {}
        self._straight = None if database.shared else Straight(database.engine)
        self._thread = Thread(target=self._write_on, name="store", daemon=True)
        self._thread.start()
        dialect = postgresql if database.shared else sqlite
        self._entry = (
            dialect.insert(ENTRIES)
            .on_conflict_do_nothing()
            .returning(ENTRIES.c.room, ENTRIES.c.match, ENTRIES.c.number)
        )

    # ---- writing

    async def append(self, room: str, match: int, number: int, body: bytes) -> bool:
        """Entry `number` of a match; False if somebody else has written it before."""
        return await self._handed_in(Append(self._entry, (room, match, number), body))

    async def create_room(self, code: str, phase: str, doc: bytes) -> bool:
        """A new room; False if the code is taken."""

        def write(c: Connection) -> bool:
            if c.execute(select(ROOMS.c.code).where(ROOMS.c.code == code)).first():
                return False
            row = {"code": code, "version": 1, "phase": phase, "doc": doc, "changed": time.time()}
            c.execute(insert(ROOMS), row)
            return True

        return await self._do(write)

    async def save_room(self, code: str, version: int, phase: str, doc: bytes) -> bool:
        """The room's next version after `version`; False if it has changed meanwhile."""
        if not self.database.shared:
            return await self._do(Plain(_NEXT_VERSION, (code, version, phase, doc, time.time())))
        change = (
            update(ROOMS)
            .where(ROOMS.c.code == code, ROOMS.c.version == version)
            .values(version=version + 1, phase=phase, doc=doc, changed=time.time())
        )
        return await self._do(lambda c: c.execute(change).rowcount == 1)

    async def seal(
        self, room: str, match: int, number: int, seat: int, text: str, id: str = ""
    ) -> bool:
        """A sealed answer of `seat` to the window open after `number`; empty takes it back.

        False if the window is closed: then nothing is written.
        """
        if not self.database.shared:
            return await self._do(Plain(_SEAL_IF_OPEN, (room, match, number, seat, text, id)))
        row = dict(zip(_SEALED_BY, (room, match, number, seat, text, id), strict=True))
        next_one = {"room": room, "match": match, "number": number + 1}

        def write(c: Connection) -> bool:
            _hold(c, room)
            if c.execute(select(ENTRIES.c.number).filter_by(**next_one)).first():
                return False
            c.execute(_SEAL, row)
            return True

        return await self._do(write)

    async def close_window(
        self, room: str, match: int, number: int, body: bytes, sealed: int
    ) -> bool:
        """Entry `number`, if just so many answers to the window before it were sealed."""
        entry = Append(self._entry, (room, match, number), body)
        window = {"room": room, "match": match, "number": number - 1}
        count = select(func.count()).select_from(SEALED).filter_by(**window)

        def write(c: Connection) -> bool:
            _hold(c, room)
            return c.execute(count).scalar() == sealed and entry(c)

        return await self._do(write)

    async def chat(self, room: str, body: bytes) -> int:
        """A line of chat; its number."""

        def write(c: Connection) -> int:
            last = c.execute(select(func.max(CHAT.c.number)).where(CHAT.c.room == room)).scalar()
            number = (last or 0) + 1
            c.execute(insert(CHAT), {"room": room, "number": number, "body": body})
            return number

        return await self._do(write)

    async def drive(self, rooms: list[str], process: str, seconds: float) -> set[str]:
        """The rooms among these that `process` drives for so long; others drive the rest."""

        def write(c: Connection) -> set[str]:
            return {room for room in sorted(rooms) if _lease(c, room, process, seconds)}

        return await self._do(write)

    # ---- reading

    async def room(self, code: str) -> Kept | None:
        columns = (ROOMS.c.code, ROOMS.c.version, ROOMS.c.doc, ROOMS.c.changed)
        what = select(*columns).where(ROOMS.c.code == code)
        row = await self._read(lambda c: c.execute(what).first())
        return Kept(*row) if row else None

    async def entries(self, room: str, match: int, after: int = 0) -> list[bytes]:
        """The entries after that number, in order."""
        what = (
            select(ENTRIES.c.body)
            .where(ENTRIES.c.room == room, ENTRIES.c.match == match, ENTRIES.c.number > after)
            .order_by(ENTRIES.c.number)
        )
        return await self._read(lambda c: list(c.execute(what).scalars()))

    async def sealed(self, room: str, match: int, number: int) -> list[tuple[int, str, str]]:
        """Seat, sealed answer (empty: taken back) and id, as they came; a seat's newest counts."""
        what = (
            select(SEALED.c.seat, SEALED.c.text, SEALED.c.id)
            .where(SEALED.c.room == room, SEALED.c.match == match, SEALED.c.number == number)
            .order_by(SEALED.c.given)
        )
        return await self._read(lambda c: [(r[0], r[1], r[2]) for r in c.execute(what)])

    async def heads(self, rooms: list[str]) -> dict[str, Head]:
        """How far each room has come; one that is gone is not among them."""
        return await self._read(lambda c: heads(c, rooms, self.database.shared)) if rooms else {}

    async def talk(self, room: str, last: int = 100) -> list[tuple[int, bytes]]:
        """The last lines of chat with their numbers, oldest first."""
        what = (
            select(CHAT.c.number, CHAT.c.body)
            .where(CHAT.c.room == room)
            .order_by(CHAT.c.number.desc())
            .limit(last)
        )
        rows = await self._read(lambda c: [(row[0], row[1]) for row in c.execute(what)])
        return rows[::-1]

    async def playing(self) -> list[str]:
        """The codes of all rooms where a match is on."""
        what = select(ROOMS.c.code).where(ROOMS.c.phase == "playing").order_by(ROOMS.c.changed)
        return await self._read(lambda c: list(c.execute(what).scalars()))

    async def healthy(self) -> bool:
        try:
            return await self._read(lambda c: c.exec_driver_sql("SELECT 1").scalar()) == 1
        except StorageGone:
            return False

    def close(self) -> None:
        """After everything that was handed in is written."""
        self._jobs.put(None)
        self._thread.join()

    # ---- the threads

    async def _read(self, look: Callable[[Connection], R]) -> R:
        def run() -> R:
            try:
                with self.database.engine.connect() as connection:
                    return look(connection)
            except SQLAlchemyError as gone:
                raise StorageGone from gone

        return await asyncio.get_running_loop().run_in_executor(None, run)

    async def _do(self, write: Callable[[Connection], R]) -> R:
        return await self._handed_in(write)

    def _handed_in(self, write: Callable[[Connection], R]) -> Awaitable[R]:
        loop = asyncio.get_running_loop()
        job = Job(write, loop.create_future(), loop)
        waiting = self._waiting.setdefault(loop, [])
        if not waiting:
            loop.call_soon(self._hand_over, loop)
        waiting.append(job)
        return job.done

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """What one turn of the loop wants written goes to the thread together."""
        self._jobs.put(self._waiting.pop(loop))

    def _write_on(self) -> None:
        while not self._closing:
            jobs = list(self._together())
            if jobs:
                self._commit(jobs)
        if self._straight:
            self._straight.close()

    _closing = False

    def _together(self) -> Iterator[Job]:
        """The next jobs, and all that have come in meanwhile."""
        jobs = self._jobs.get()
        while jobs is not None:
            yield from jobs
            try:
                jobs = self._jobs.get_nowait()
            except queue.Empty:
                return
        self._closing = True

    def _commit(self, jobs: list[Job]) -> None:
        straight = self._straight if self._straight and self._straight.takes(jobs) else None
        pauses = iter(_TRIES)
        while True:
            try:
                results = straight.carry_out(jobs) if straight else self._transaction(jobs)
                break
            except NotAll:
                straight = None
            except (SQLAlchemyError, sqlite3.Error) as gone:
                pause = next(pauses, None)
                if pause is None:
                    return settle(jobs, [StorageGone(str(gone))] * len(jobs))
                time.sleep(pause)
            except Exception as broken:  # our own mistake: whoever asked hears of it
                return settle(jobs, [broken] * len(jobs))
        settle(jobs, results)

    def _transaction(self, jobs: list[Job]) -> list[Any]:
        with self.database.engine.begin() as connection:
            return carry_out(connection, jobs)


def _hold(c: Connection, room: str) -> None:
    """Nobody else seals an answer or closes a window of that room until the commit."""
    c.execute(select(ROOMS.c.code).where(ROOMS.c.code == room).with_for_update())


def _lease(c: Connection, room: str, process: str, seconds: float) -> bool:
    now = time.time()
    held = c.execute(select(DRIVERS.c.process, DRIVERS.c.until).where(DRIVERS.c.room == room))
    row = held.first()
    if row is None:
        c.execute(insert(DRIVERS), {"room": room, "process": process, "until": now + seconds})
        return True
    if row[0] != process and row[1] > now:
        return False
    taken = (
        update(DRIVERS)
        .where(DRIVERS.c.room == room, DRIVERS.c.process == row[0], DRIVERS.c.until == row[1])
        .values(process=process, until=now + seconds)
    )
    return c.execute(taken).rowcount == 1
