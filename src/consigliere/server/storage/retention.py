"""Queries of room retention: touch, soft delete, purge, and the trusted clock."""

from __future__ import annotations

import time
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, Select, and_, delete, exists, or_, select, update

from ..rooms.wall_clock import Clock, advance, first_reading
from .database import Database
from .room_versions import CHUNK, chunks
from .server_state import read_numbers, write_numbers
from .store import Store
from .tables import CHAT, ENTRIES, LEASES, ROOMS, SEALED

_ROOM_TABLES: Final = (ENTRIES, SEALED, CHAT, LEASES)
_BELIEVED, _NOTED, _RUNNING = "clock-believed", "clock-noted", "clock-running"


class Deleted(Struct, frozen=True):
    """A soft-deleted room: it answers as unknown and can be restored."""

    code: str
    since: float


async def touch(store: Store, codes: list[str]) -> int:
    """Mark these rooms as used now; how many of them exist."""

    def write(c: Connection) -> int:
        now, there = time.time(), ROOMS.c.deleted.is_(None)
        changes = [update(ROOMS).where(ROOMS.c.code.in_(some), there) for some in chunks(codes)]
        return sum(c.execute(change.values(changed=now)).rowcount for change in changes)

    return await store.write(write)


async def check_clock(store: Store, ran: float) -> tuple[Clock, bool]:
    """The clock state, and whether deletion may rely on it; see `wall_clock`."""
    return await store.write(lambda c: _check_clock(c, ran))


async def soft_delete_rooms(store: Store, before: float, unplayed_before: float) -> int:
    """Soft-delete rooms untouched since `before`, and never-played ones since `unplayed_before`."""
    old = _expired(before, unplayed_before)
    return await _batches(store, lambda c: _soft_delete(c, old))


async def purge_rooms(store: Store, before: float) -> int:
    """Purge rooms soft-deleted before then, with all their rows."""
    old = select(ROOMS.c.code).where(ROOMS.c.deleted < before)
    return await _batches(store, lambda c: _purge(c, old))


def deleted_rooms(database: Database) -> list[Deleted]:
    """All soft-deleted rooms."""
    what = select(ROOMS.c.code, ROOMS.c.deleted).where(ROOMS.c.deleted.is_not(None))
    with database.engine.connect() as c:
        return [Deleted(row[0], row[1]) for row in c.execute(what.order_by(ROOMS.c.deleted))]


def restore_room(database: Database, code: str) -> bool:
    """Undelete a room, as if it had been used now; False if there is none."""
    change = update(ROOMS).where(ROOMS.c.code == code, ROOMS.c.deleted.is_not(None))
    with database.engine.begin() as c:
        return c.execute(change.values(deleted=None, changed=time.time())).rowcount == 1


def accept_clock(database: Database) -> None:
    """Trust the clock of this machine, by order of the operator."""
    with database.engine.begin() as c:
        _write_clock(c, first_reading(time.time()))


def _check_clock(c: Connection, ran: float) -> tuple[Clock, bool]:
    """A new database trusts no clock before the second reading."""
    now, before = time.time(), _read_clock(c)
    clock, believed = advance(before, now, ran) if before else (first_reading(now), False)
    _write_clock(c, clock)
    return clock, believed


def _read_clock(c: Connection) -> Clock | None:
    numbers = read_numbers(c, (_BELIEVED, _NOTED, _RUNNING))
    return (
        Clock(numbers[_BELIEVED], numbers[_NOTED], numbers[_RUNNING]) if len(numbers) == 3 else None
    )


def _write_clock(c: Connection, clock: Clock) -> None:
    write_numbers(c, {_BELIEVED: clock.believed, _NOTED: clock.noted, _RUNNING: clock.match})


def _expired(before: float, unplayed_before: float) -> Select[Any]:
    played = exists().where(ENTRIES.c.room == ROOMS.c.code)
    unplayed = and_(ROOMS.c.phase == "lobby", ROOMS.c.changed < unplayed_before, ~played)
    there = ROOMS.c.deleted.is_(None)
    return select(ROOMS.c.code).where(there, or_(ROOMS.c.changed < before, unplayed))


async def _batches(store: Store, write: Any) -> int:
    done, more = 0, CHUNK
    while more == CHUNK:
        more = await store.write(write)
        done += more
    return done


def _soft_delete(c: Connection, old: Select[Any]) -> int:
    """Soft-delete one batch."""
    codes = _batch(c, old)
    c.execute(update(ROOMS).where(ROOMS.c.code.in_(codes)).values(deleted=time.time()))
    return len(codes)


def _purge(c: Connection, old: Select[Any]) -> int:
    codes = _batch(c, old)
    for table in _ROOM_TABLES:
        c.execute(delete(table).where(table.c.room.in_(codes)))
    c.execute(delete(ROOMS).where(ROOMS.c.code.in_(codes)))
    return len(codes)


def _batch(c: Connection, old: Select[Any]) -> list[str]:
    return [row[0] for row in c.execute(old.limit(CHUNK).with_for_update(skip_locked=True))]
