"""The store of rooms and entries. Concurrent writes share one commit."""

from __future__ import annotations

import asyncio
import queue
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Thread
from typing import Any, Final, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Insert, Update, bindparam, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from .batch import InsertEntry, InsertSealed, Job, execute_jobs, resolve
from .database import Database
from .errors import StorageDamaged, StorageUnavailable, classify
from .room_versions import RoomVersion, room_versions
from .tables import CHAT, ENTRIES, LEASES, ROOMS, SEALED

R = TypeVar("R")
_RETRY_PAUSES: Final = (0.05, 0.3, 1.0)  # pauses between retries
_READERS: Final = 8  # concurrent reading connections


def _next_version() -> Update:
    """Compare-and-swap of a room document."""
    return (
        update(ROOMS)
        .where(ROOMS.c.code == bindparam("the_code"), ROOMS.c.version == bindparam("before"))
        .where(ROOMS.c.deleted.is_(None))
        .values(version=bindparam("before") + 1)
    )


def _insert_sealed() -> Insert:
    """Insert an answer with the next number of its seat, if its window is open."""
    key = [SEALED.c.room, SEALED.c.match, SEALED.c.number, SEALED.c.seat]
    bound = {
        c: bindparam(f"the_{c.name}", type_=c.type) for c in [*key, SEALED.c.text, SEALED.c.id]
    }
    given = select(func.coalesce(func.max(SEALED.c.given), 0) + 1)
    given = given.where(*[column == bound[column] for column in key])
    closed = select(ENTRIES.c.number).where(
        ENTRIES.c.room == bound[SEALED.c.room],
        ENTRIES.c.match == bound[SEALED.c.match],
        ENTRIES.c.number == bound[SEALED.c.number] + 1,
    )
    row = select(*bound.values(), given.scalar_subquery()).where(~closed.exists())
    return insert(SEALED).from_select([*bound, SEALED.c.given], row)


_NEXT_VERSION: Final = _next_version()
_INSERT_SEALED: Final = _insert_sealed()


class StoredRoom(Struct, frozen=True):
    """A room as stored."""

    code: str
    version: int
    doc: bytes
    changed: float


class Store:
    """One writer thread for all commits, and a few reader threads."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._unsent: dict[asyncio.AbstractEventLoop, list[Job]] = {}
        self._thread = Thread(target=self._writer_loop, name="store", daemon=True)
        self._thread.start()
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="store-reader")
        self.damaged_at: float | None = None  # monotonic time of the last damage found
        dialect = postgresql if database.shared else sqlite
        self._insert_entry = dialect.insert(ENTRIES).on_conflict_do_nothing()

    # ---- writing

    async def append(self, room: str, match: int, number: int, body: bytes) -> bool:
        """Append entry `number`; False if it exists already."""
        return await self._submit(self._entry(room, match, number, body))

    async def create_room(self, code: str, phase: str, doc: bytes) -> bool:
        """Create a room; False if the code is taken."""

        def write(c: Connection) -> bool:
            if c.execute(select(ROOMS.c.code).where(ROOMS.c.code == code)).first():
                return False
            row = {"code": code, "version": 1, "phase": phase, "doc": doc, "changed": time.time()}
            c.execute(insert(ROOMS), row)
            return True

        return await self.write(write)

    async def save_room(self, code: str, version: int, phase: str, doc: bytes) -> bool:
        """Compare-and-swap the room document; False if the version has changed."""
        values = {"the_code": code, "before": version, "phase": phase, "doc": doc}
        values["changed"] = time.time()
        return await self.write(lambda c: c.execute(_NEXT_VERSION, values).rowcount == 1)

    async def save_sealed_answer(
        self, room: str, match: int, number: int, seat: int, text: str, id: str = ""
    ) -> bool:
        """Store a sealed answer to the window open after `number`; empty text takes it back.

        False, with nothing written, if the window is closed.
        """
        key = {"the_room": room, "the_match": match, "the_number": number, "the_seat": seat}
        sealed = InsertSealed(_INSERT_SEALED, {**key, "the_text": text, "the_id": id})
        if not self.database.shared:
            return await self.write(sealed)

        def write(c: Connection) -> bool:
            self._lock_room(c, room)
            return sealed(c)

        return await self.write(write)

    async def append_window(
        self, room: str, match: int, number: int, body: bytes, sealed: int
    ) -> bool:
        """Append entry `number` if exactly so many sealed answers to the window before it exist."""
        entry = self._entry(room, match, number, body)
        window = {"room": room, "match": match, "number": number - 1}
        count = select(func.count()).select_from(SEALED).filter_by(**window)

        def write(c: Connection) -> bool:
            self._lock_room(c, room)
            return c.execute(count).scalar() == sealed and entry(c)

        return await self.write(write)

    async def append_chat(self, room: str, body: bytes) -> int:
        """Append a line of chat; its number."""

        def write(c: Connection) -> int:
            last = c.execute(select(func.max(CHAT.c.number)).where(CHAT.c.room == room)).scalar()
            number = (last or 0) + 1
            c.execute(insert(CHAT), {"room": room, "number": number, "body": body})
            return number

        return await self.write(write)

    async def acquire_leases(self, rooms: list[str], process: str, seconds: float) -> set[str]:
        """Acquire leases; the rooms among these that `process` now holds."""

        def write(c: Connection) -> set[str]:
            return {room for room in sorted(rooms) if _acquire_lease(c, room, process, seconds)}

        return await self.write(write)

    # ---- reading

    async def room(self, code: str) -> StoredRoom | None:
        columns = (ROOMS.c.code, ROOMS.c.version, ROOMS.c.doc, ROOMS.c.changed)
        what = select(*columns).where(ROOMS.c.code == code, ROOMS.c.deleted.is_(None))
        row = await self.read(lambda c: c.execute(what).first())
        return StoredRoom(*row) if row else None

    async def entries(self, room: str, match: int, after: int = 0) -> list[bytes]:
        """Entries after a number, in order."""
        what = (
            select(ENTRIES.c.body)
            .where(ENTRIES.c.room == room, ENTRIES.c.match == match, ENTRIES.c.number > after)
            .order_by(ENTRIES.c.number)
        )
        return await self.read(lambda c: list(c.execute(what).scalars()))

    async def sealed_answers(
        self, room: str, match: int, number: int
    ) -> list[tuple[int, str, str]]:
        """Seat, sealed answer (empty: taken back) and request id, in order; the newest counts."""
        what = (
            select(SEALED.c.seat, SEALED.c.text, SEALED.c.id)
            .where(SEALED.c.room == room, SEALED.c.match == match, SEALED.c.number == number)
            .order_by(SEALED.c.given)
        )
        return await self.read(lambda c: [(r[0], r[1], r[2]) for r in c.execute(what)])

    async def room_versions(self, rooms: list[str]) -> dict[str, RoomVersion]:
        """The versions of existing rooms."""
        return (
            await self.read(lambda c: room_versions(c, rooms, self.database.shared))
            if rooms
            else {}
        )

    async def recent_chat(self, room: str, last: int = 100) -> list[tuple[int, bytes]]:
        """The last lines of chat with their numbers, oldest first."""
        what = (
            select(CHAT.c.number, CHAT.c.body)
            .where(CHAT.c.room == room)
            .order_by(CHAT.c.number.desc())
            .limit(last)
        )
        rows = await self.read(lambda c: [(row[0], row[1]) for row in c.execute(what)])
        return rows[::-1]

    def close(self) -> None:
        """Finish all submitted writes, and wait for reads to return
        their connections, even those nobody waits for.
        """
        self._jobs.put(None)
        self._thread.join()
        self._readers.shutdown()

    # ---- the threads

    async def read(self, look: Callable[[Connection], R]) -> R:
        def run() -> R:
            try:
                with self.database.engine.connect() as connection:
                    return look(connection)
            except SQLAlchemyError as problem:
                raise self._classified(problem) from problem

        try:
            reading = asyncio.get_running_loop().run_in_executor(self._readers, run)
        except RuntimeError as closed:
            raise StorageUnavailable("closed") from closed
        return await reading

    async def write(self, write: Callable[[Connection], R]) -> R:
        return await self._submit(write)

    def _submit(self, write: Callable[[Connection], R]) -> Awaitable[R]:
        loop = asyncio.get_running_loop()
        job = Job(write, loop.create_future(), loop)
        waiting = self._unsent.setdefault(loop, [])
        if not waiting:
            loop.call_soon(self._flush, loop)
        waiting.append(job)
        return job.done

    def _flush(self, loop: asyncio.AbstractEventLoop) -> None:
        """Hand everything submitted in one turn of the loop to the writer together."""
        self._jobs.put(self._unsent.pop(loop))

    def _writer_loop(self) -> None:
        while not self._closing:
            jobs = list(self._next_batch())
            if jobs:
                self._commit(jobs)

    _closing = False

    def _next_batch(self) -> Iterator[Job]:
        """The next jobs, with everything submitted meanwhile."""
        jobs = self._jobs.get()
        while jobs is not None:
            yield from jobs
            try:
                jobs = self._jobs.get_nowait()
            except queue.Empty:
                return
        self._closing = True

    def _commit(self, jobs: list[Job]) -> None:
        """Commit together; after a failure, each by itself, so that only the bad one fails."""
        try:
            return resolve(jobs, self._execute(jobs))
        except Exception as problem:
            if len(jobs) == 1 or type(problem) is StorageUnavailable:
                return resolve(jobs, [problem] * len(jobs))
        for job in jobs:
            self._commit([job])

    def _execute(self, jobs: list[Job]) -> list[Any]:
        """The results; retried while the database is unreachable."""
        pauses = iter(_RETRY_PAUSES)
        while True:
            try:
                with self.database.engine.begin() as connection:
                    return execute_jobs(connection, jobs)
            except SQLAlchemyError as problem:
                failed = self._classified(problem)
                pause = next(pauses, None) if type(failed) is StorageUnavailable else None
                if pause is None:
                    raise failed from problem
                time.sleep(pause)

    def _classified(self, problem: Exception) -> StorageUnavailable:
        failed = classify(problem)
        if isinstance(failed, StorageDamaged):
            self.damaged_at = time.monotonic()
        return failed

    def _entry(self, room: str, match: int, number: int, body: bytes) -> InsertEntry:
        row = {"room": room, "match": match, "number": number, "body": body}
        return InsertEntry(self._insert_entry, row)

    def _lock_room(self, c: Connection, room: str) -> None:
        """No other process seals an answer or closes a window of this room until the commit."""
        if self.database.shared:
            c.execute(select(ROOMS.c.code).where(ROOMS.c.code == room).with_for_update())


def _acquire_lease(c: Connection, room: str, process: str, seconds: float) -> bool:
    now = time.time()
    held = c.execute(select(LEASES.c.process, LEASES.c.until).where(LEASES.c.room == room))
    row = held.first()
    if row is None:
        c.execute(insert(LEASES), {"room": room, "process": process, "until": now + seconds})
        return True
    if row[0] != process and row[1] > now:
        return False
    taken = (
        update(LEASES)
        .where(LEASES.c.room == room, LEASES.c.process == row[0], LEASES.c.until == row[1])
        .values(process=process, until=now + seconds)
    )
    return c.execute(taken).rowcount == 1
