"""Reviews of finished matches: progress of running ones, and finished documents."""

from __future__ import annotations

import time
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from .store import Store
from .tables import REVIEWS

STALE: Final = 20.0  # seconds without a heartbeat after which a run counts as dead


class ReviewProgress(Struct, frozen=True):
    """Progress in decisions; the review when it is finished."""

    done: int
    total: int
    touched: float
    doc: bytes | None

    @property
    def working(self) -> bool:
        return self.doc is None and time.time() - self.touched < STALE


async def find_review(store: Store, id: str, depth: str) -> ReviewProgress | None:
    """The progress of that review."""
    what = select(REVIEWS.c.done, REVIEWS.c.total, REVIEWS.c.touched, REVIEWS.c.doc)
    row = await store.read(lambda c: c.execute(what.where(*_same(id, depth))).first())
    return (
        ReviewProgress(row[0], row[1], row[2], bytes(row[3]) if row[3] is not None else None)
        if row
        else None
    )


async def claim_review(store: Store, id: str, depth: str) -> bool:
    """Claim a review; False if it is finished, or another process works on it."""
    now = time.time()
    abandoned = (REVIEWS.c.doc.is_(None), REVIEWS.c.touched < now - STALE)

    def write(c: Connection) -> bool:
        again = update(REVIEWS).where(*_same(id, depth), *abandoned)
        if c.execute(again.values(done=0, total=0, touched=now)).rowcount:
            return True
        if c.execute(select(REVIEWS.c.id).where(*_same(id, depth))).first():
            return False
        row = {"id": id, "depth": depth, "done": 0, "total": 0, "touched": now}
        c.execute(insert(REVIEWS), row)
        return True

    return await store.write(write)


async def update_review(
    store: Store, id: str, depth: str, done: int, total: int, doc: bytes | None = None
) -> None:
    """Save progress; with `doc` the review is finished."""
    values = {"done": done, "total": total, "touched": time.time(), "doc": doc}
    change = update(REVIEWS).where(*_same(id, depth), REVIEWS.c.doc.is_(None)).values(**values)
    await store.write(lambda c: c.execute(change).rowcount)


async def delete_review(store: Store, id: str, depth: str, unreadable: bool = False) -> None:
    """Delete unfinished progress, or with `unreadable` also the document."""
    conditions = () if unreadable else (REVIEWS.c.doc.is_(None),)
    what = delete(REVIEWS).where(*_same(id, depth), *conditions)
    await store.write(lambda c: c.execute(what).rowcount)


def _same(id: str, depth: str) -> tuple[Any, ...]:
    return REVIEWS.c.id == id, REVIEWS.c.depth == depth
