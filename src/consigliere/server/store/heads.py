"""How far rooms have come, for whoever may be behind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, Select, select, true

from .tables import ENTRIES, ROOMS

AT_ONCE: Final = 500  # rooms in one statement


class Head(Struct, frozen=True):
    """How far a room has come: its version, and the match and number of its last entry."""

    version: int
    last: tuple[int, int] = (0, 0)


def heads(c: Connection, rooms: list[str], shared: bool) -> dict[str, Head]:
    """Those of these rooms that there are; where nobody else appends, no entries are looked for."""
    what = _LAST if shared else select(ROOMS.c.code, ROOMS.c.version)
    found = [c.execute(what.where(ROOMS.c.code.in_(some))) for some in parts(rooms)]
    return {row[0]: _head(*row[1:]) for rows in found for row in rows}


def parts(codes: list[str]) -> Iterator[list[str]]:
    """So many as one statement takes."""
    for at in range(0, len(codes), AT_ONCE):
        yield codes[at : at + AT_ONCE]


def _with_last() -> Select[Any]:
    """A room and its last entry, which the key of the entries finds without reading others."""
    key = [ENTRIES.c.match, ENTRIES.c.number]
    newest = select(*key).where(ENTRIES.c.room == ROOMS.c.code)
    last = newest.order_by(*[column.desc() for column in key]).limit(1).lateral()
    joined = ROOMS.outerjoin(last, true())
    return select(ROOMS.c.code, ROOMS.c.version, last.c.match, last.c.number).select_from(joined)


_LAST: Final = _with_last()


def _head(version: int, match: int | None = None, number: int | None = None) -> Head:
    return Head(version, (match or 0, number or 0))
