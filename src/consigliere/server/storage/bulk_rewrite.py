"""Rewriting stored documents one by one, with compare-and-swap, while servers may run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Table, delete, func, select, update

from .database import Database
from .tables import CHAT, METADATA, REPLAYS, ROOMS

Change = Callable[[bytes], bytes | None]


class Line(Struct, frozen=True):
    """A line of chat as stored; `last`: no later one is in its room."""

    room: str
    number: int
    body: bytes
    last: bool


def all_rooms(database: Database, code: str = "") -> Iterator[tuple[str, bytes]]:
    """All rooms, or one."""
    return _documents(database, ROOMS, ROOMS.c.code, code)


def all_replays(database: Database, id: str = "") -> Iterator[tuple[str, bytes]]:
    """All replays, or one."""
    return _documents(database, REPLAYS, REPLAYS.c.id, id)


def chat_lines(database: Database, code: str = "") -> Iterator[Line]:
    """All lines of chat, or those of one room."""
    newest = select(CHAT.c.room, func.max(CHAT.c.number)).group_by(CHAT.c.room)
    what = select(CHAT.c.room, CHAT.c.number, CHAT.c.body)
    with database.engine.connect() as c:
        last = {row[0]: row[1] for row in c.execute(newest)}
        stream = c.execution_options(stream_results=True)
        for row in stream.execute(what.where(CHAT.c.room == code) if code else what):
            yield Line(row[0], row[1], bytes(row[2]), last.get(row[0]) == row[1])


def rewrite_room(database: Database, code: str, change: Change) -> None:
    """Write the room's next version; retried if a server changes it meanwhile."""
    changed = False
    while not changed:
        with database.engine.begin() as c:
            changed = _swapped(c, code, change)


def _swapped(c: Connection, code: str, change: Change) -> bool:
    row = c.execute(select(ROOMS.c.version, ROOMS.c.doc).where(ROOMS.c.code == code)).first()
    doc = change(bytes(row[1])) if row else None
    if row is None or doc is None:
        return True
    same = (ROOMS.c.code == code, ROOMS.c.version == row[0])
    return c.execute(update(ROOMS).where(*same).values(version=row[0] + 1, doc=doc)).rowcount == 1


def rewrite_replay(database: Database, id: str, doc: bytes) -> None:
    """Replace the document."""
    with database.engine.begin() as c:
        c.execute(update(REPLAYS).where(REPLAYS.c.id == id).values(doc=doc))


def rewrite_line(database: Database, line: Line, body: bytes | None) -> None:
    """Replace the line, or delete it."""
    same = (CHAT.c.room == line.room, CHAT.c.number == line.number)
    change = update(CHAT).values(body=body) if body else delete(CHAT)
    with database.engine.begin() as c:
        c.execute(change.where(*same))


def vacuum(database: Database) -> None:
    """Vacuum, so that old versions are not left in unused pages."""
    with database.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as c:
        if database.shared:
            c.exec_driver_sql(f"VACUUM {', '.join(METADATA.tables)}")
        else:
            c.exec_driver_sql("VACUUM")
            c.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


def _documents(
    database: Database, table: Table, key: Any, only: str
) -> Iterator[tuple[str, bytes]]:
    what = select(key, table.c.doc)
    with database.engine.connect() as c:
        stream = c.execution_options(stream_results=True)
        for row in stream.execute(what.where(key == only) if only else what):
            yield row[0], bytes(row[1])
