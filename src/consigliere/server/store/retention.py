"""How long rooms are kept: noting that one was used, dropping what is old."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection, Select, and_, delete, exists, or_, select, update

from .heads import AT_ONCE, parts
from .store import Store
from .tables import CHAT, DRIVERS, ENTRIES, ROOMS, SEALED

_WITH_ROOM: Final = (ENTRIES, SEALED, CHAT, DRIVERS)


async def touch(store: Store, codes: list[str]) -> int:
    """Somebody was in these rooms just now; how many of them there are."""

    def write(c: Connection) -> int:
        now = time.time()
        changes = [update(ROOMS).where(ROOMS.c.code.in_(some)) for some in parts(codes)]
        return sum(c.execute(change.values(changed=now)).rowcount for change in changes)

    return await store._do(write)


async def drop_rooms(store: Store, before: float, unplayed_before: float) -> int:
    """Forget rooms untouched since then, and those where nobody played a while later."""
    old = _old(before, unplayed_before)
    dropped, more = 0, AT_ONCE
    while more == AT_ONCE:
        more = await store._do(lambda c: _drop(c, old))
        dropped += more
    return dropped


def _old(before: float, unplayed_before: float) -> Select[tuple[str]]:
    played = exists().where(ENTRIES.c.room == ROOMS.c.code)
    unplayed = and_(ROOMS.c.phase == "lobby", ROOMS.c.changed < unplayed_before, ~played)
    return select(ROOMS.c.code).where(or_(ROOMS.c.changed < before, unplayed))


def _drop(c: Connection, old: Select[tuple[str]]) -> int:
    """Some of the old rooms, with all that belongs to them; who opens one now comes too late."""
    codes = list(c.execute(old.limit(AT_ONCE).with_for_update(skip_locked=True)).scalars())
    for table in _WITH_ROOM:
        c.execute(delete(table).where(table.c.room.in_(codes)))
    c.execute(delete(ROOMS).where(ROOMS.c.code.in_(codes)))
    return len(codes)
