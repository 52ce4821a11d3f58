"""Current versions of rooms, to detect sessions that are behind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, Select, select, true

from .tables import ENTRIES, ROOMS

CHUNK: Final = 500  # rooms per statement


class RoomVersion(Struct, frozen=True):
    """The version of a room document, and the match and number of its last entry."""

    version: int
    last: tuple[int, int] = (0, 0)


def room_versions(c: Connection, rooms: list[str], shared: bool) -> dict[str, RoomVersion]:
    """Versions of existing rooms; without other processes the entries are not read."""
    what = _LAST if shared else select(ROOMS.c.code, ROOMS.c.version)
    what = what.where(ROOMS.c.deleted.is_(None))
    results = [c.execute(what.where(ROOMS.c.code.in_(some))) for some in chunks(rooms)]
    return {row[0]: _version(*row[1:]) for rows in results for row in rows}


def chunks(codes: list[str]) -> Iterator[list[str]]:
    """Codes in chunks for one statement each."""
    for at in range(0, len(codes), CHUNK):
        yield codes[at : at + CHUNK]


def _with_last() -> Select[Any]:
    """A room and its last entry, found by the primary key of the entries."""
    key = [ENTRIES.c.match, ENTRIES.c.number]
    newest = select(*key).where(ENTRIES.c.room == ROOMS.c.code)
    last = newest.order_by(*[column.desc() for column in key]).limit(1).lateral()
    joined = ROOMS.outerjoin(last, true())
    return select(ROOMS.c.code, ROOMS.c.version, last.c.match, last.c.number).select_from(joined)


_LAST: Final = _with_last()


def _version(version: int, match: int | None = None, number: int | None = None) -> RoomVersion:
    return RoomVersion(version, (match or 0, number or 0))
