"""Custom editions by game and ref; only the owner of one may change its notes."""

from __future__ import annotations

import time

from sqlalchemy import Connection, insert, select, update

from .store import Store
from .tables import EDITIONS


async def find_edition(store: Store, game: str, ref: str) -> str | None:
    """The TOML file of an edition; None if there is none."""
    what = select(EDITIONS.c.body).where(EDITIONS.c.game == game, EDITIONS.c.ref == ref)
    body: bytes | None = await store.read(lambda c: c.execute(what).scalar())
    return None if body is None else body.decode()


async def save_edition(store: Store, game: str, ref: str, text: str, owner: str) -> bool:
    """Store it; False, with nothing changed, if somebody else owns it."""
    same = (EDITIONS.c.game == game, EDITIONS.c.ref == ref)
    values = {"body": text.encode(), "kept": time.time()}

    def write(c: Connection) -> bool:
        held = c.execute(select(EDITIONS.c.owner).where(*same)).scalar()
        if held is None:
            c.execute(insert(EDITIONS), {"game": game, "ref": ref, "owner": owner, **values})
        elif held == owner:
            c.execute(update(EDITIONS).where(*same).values(**values))
        return held in (None, owner)

    return await store.write(write)
