"""Stored records of finished matches, and rooms that start with entries of one."""

from __future__ import annotations

import time

from sqlalchemy import Connection, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from .store import Store
from .tables import ENTRIES, REPLAYS, ROOMS


async def save_replay(store: Store, id: str, doc: bytes) -> None:
    """Store a record; an existing one stays."""
    dialect = postgresql if store.database.shared else sqlite
    new = dialect.insert(REPLAYS).on_conflict_do_nothing()
    row = {"id": id, "doc": doc, "kept": time.time()}
    await store.write(lambda c: c.execute(new, row).rowcount)


async def find_replay(store: Store, id: str) -> bytes | None:
    """The record of that id."""
    what = select(REPLAYS.c.doc).where(REPLAYS.c.id == id)
    row = await store.read(lambda c: c.execute(what).first())
    return bytes(row[0]) if row else None


async def create_room_with_entries(
    store: Store, code: str, phase: str, doc: bytes, entries: list[bytes]
) -> bool:
    """Create a room with the first entries of its match; False if the code is taken."""

    def write(c: Connection) -> bool:
        if c.execute(select(ROOMS.c.code).where(ROOMS.c.code == code)).first():
            return False
        room = {"code": code, "version": 1, "phase": phase, "doc": doc, "changed": time.time()}
        c.execute(insert(ROOMS), room)
        rows = [
            {"room": code, "match": 1, "number": number, "body": body}
            for number, body in enumerate(entries, 1)
        ]
        c.execute(insert(ENTRIES), rows)
        return True

    return await store.write(write)
