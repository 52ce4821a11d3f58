"""Reviews being made: decision by decision in the analyst's process, kept when they are done."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec
import structlog

from consigliere.analyst import Review
from consigliere.analyst.judge import DEEP, QUICK, Judged

from ..analysing import decisions_of, judged, reviewed
from ..room import BadRequest
from ..store import StorageGone, Store
from ..store.reviews import Kept, claim_review, drop_review, find_review, note_review
from ..thinking import Thinkers
from ..wire.review import ReviewState
from .reel import Reel
from .shelf import Shelf
from .verdict import verdict

_REVIEW: Final = msgspec.json.Decoder(Review)
_EVERY: Final = 1.0  # seconds between two notes of how far it is
_MOST: Final = 12  # reviews at once
Named = tuple[str, bool]


class Reviews:
    """Reviews by replay and depth. What a process that died has begun is begun again on demand."""

    def __init__(self, store: Store, shelf: Shelf, analyst: Thinkers) -> None:
        self.store, self.shelf, self.analyst = store, shelf, analyst
        self.depths = {False: QUICK, True: DEEP}
        self._tasks: dict[Named, asyncio.Task[None]] = {}
        self._failed: set[Named] = set()

    async def begin(self, id: str, deep: bool, lang: str) -> ReviewState:
        """Start it, unless it is done or under way."""
        reel = await self._over(id)
        state = await self.state(id, deep, lang)
        if state.state in ("done", "working"):
            return state
        if len(self._tasks) >= _MOST:
            raise BadRequest("review-busy")
        if not await claim_review(self.store, id, _depth(deep)):
            return await self.state(id, deep, lang)
        self._failed.discard((id, deep))
        task = asyncio.create_task(self._work(id, deep, reel.tape.record))
        self._tasks[id, deep] = task
        task.add_done_callback(lambda _task: self._tasks.pop((id, deep), None))
        return ReviewState(id, deep, "working", 0, 0)

    async def state(self, id: str, deep: bool, lang: str) -> ReviewState:
        """How far it is, or what was found."""
        reel = await self._over(id)
        kept = await find_review(self.store, id, _depth(deep))
        found = await self._read(id, deep, kept)
        if found is not None and kept is not None:
            view = await asyncio.to_thread(verdict, id, reel, found, deep, lang)
            return ReviewState(id, deep, "done", kept.done, kept.total, view)
        if kept is not None and kept.working:
            return ReviewState(id, deep, "working", kept.done, kept.total)
        return ReviewState(id, deep, "failed" if (id, deep) in self._failed else "none", 0, 0)

    async def stop(self) -> None:
        """What is under way is given up; somebody may begin it again."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _over(self, id: str) -> Reel:
        reel = await self.shelf.reel(id)
        if not reel.finished:
            raise BadRequest("review-unfinished")
        return reel

    async def _read(self, id: str, deep: bool, kept: Kept | None) -> Review | None:
        """The review as stored; one of an older program is made again."""
        if kept is None or kept.doc is None:
            return None
        try:
            return _REVIEW.decode(kept.doc)
        except msgspec.MsgspecError:
            await drop_review(self.store, id, _depth(deep), unreadable=True)
            return None

    async def _work(self, id: str, deep: bool, record: str) -> None:
        try:
            await self._go_through(id, deep, record)
        except asyncio.CancelledError:
            await self._give_up(id, deep)
            raise
        except Exception:
            structlog.get_logger("consigliere").exception("review", replay=id)
            self._failed.add((id, deep))
            await self._give_up(id, deep)

    async def _go_through(self, id: str, deep: bool, record: str) -> None:
        note, depth = partial(note_review, self.store, id, _depth(deep)), self.depths[deep]
        decisions = await self.analyst.run(partial(decisions_of, record))
        total, found, told = len(decisions), list[Judged](), 0.0
        for at in decisions:
            if time.monotonic() - told > _EVERY:
                await note(len(found), total)
                told = time.monotonic()
            found.append(await self.analyst.run(partial(judged, record, at, depth)))
        await note(total, total, await self.analyst.run(partial(reviewed, record, found)))

    async def _give_up(self, id: str, deep: bool) -> None:
        with suppress(StorageGone):
            await drop_review(self.store, id, _depth(deep))


def _depth(deep: bool) -> str:
    return "deep" if deep else "quick"
