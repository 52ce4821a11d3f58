"""Running reviews: decision by decision in worker processes, stored when finished."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar

import msgspec
import structlog

from consigliere.analyst import Review
from consigliere.analyst.judge import DEEP, QUICK, Judged

from ...protocol.review import ReviewState
from ...rooms.model import BadRequest
from ...storage import StorageUnavailable, Store
from ...storage.reviews import (
    ReviewProgress,
    claim_review,
    delete_review,
    find_review,
    update_review,
)
from ...workers.analysis import decisions_of, judged, reviewed
from ...workers.pool import Pool
from ...workers.queues import Claim
from .player import ReplayPlayer
from .replay_store import ReplayStore
from .review_view import review_view

_REVIEW: Final = msgspec.json.Decoder(Review)
_PROGRESS_SECONDS: Final = 1.0  # between saves of the progress
_HEARTBEAT_SECONDS: Final = 5.0  # between heartbeats while one decision takes long
_MAX_REVIEWS: Final = 12  # running at a time
_DEADLINE: Final = 300.0  # for one decision, before the worker is killed
ReviewKey = tuple[str, bool]
R = TypeVar("R")


class Reviews:
    """Reviews by replay and depth. A run of a dead process is restarted on demand."""

    def __init__(
        self, store: Store, replay_store: ReplayStore, analyst: Pool, reading: Pool, most: int
    ) -> None:
        self.store, self.replay_store, self.analyst, self.reading = (
            store,
            replay_store,
            analyst,
            reading,
        )
        self.most = most  # running at a time, started from one address
        self._owners: dict[ReviewKey, str] = {}
        self.depths = {False: QUICK, True: DEEP}
        self._tasks: dict[ReviewKey, asyncio.Task[None]] = {}
        self._failed: set[ReviewKey] = set()

    async def begin(self, id: str, deep: bool, lang: str, owner: str) -> ReviewState:
        """Start a review, unless it is finished or running."""
        player = await self._over(id)
        claim = Claim(owner, id)
        state = await self.state(id, deep, lang, claim)
        if state.state in ("done", "working"):
            return state
        if len(self._tasks) >= _MAX_REVIEWS:
            raise BadRequest("review-busy")
        if list(self._owners.values()).count(owner) >= self.most:
            raise BadRequest("review-many", most=self.most)
        if not await claim_review(self.store, id, _depth(deep)):
            return await self.state(id, deep, lang, claim)
        self._failed.discard((id, deep))
        task = asyncio.create_task(self._work(id, deep, player.stored.record, owner))
        self._tasks[id, deep], self._owners[id, deep] = task, owner
        task.add_done_callback(lambda _task: self._forget((id, deep)))
        return ReviewState(id, deep, "working", 0, 0)

    async def state(self, id: str, deep: bool, lang: str, claim: Claim) -> ReviewState:
        """The progress of a review, or its result."""
        player = await self._over(id)
        stored = await find_review(self.store, id, _depth(deep))
        review = await self._read(id, deep, stored)
        if review is not None and stored is not None:
            view = await self.reading.run(
                partial(review_view, id, player, review, deep, lang), claim
            )
            return ReviewState(id, deep, "done", stored.done, stored.total, view)
        if stored is not None and stored.working:
            return ReviewState(id, deep, "working", stored.done, stored.total)
        return ReviewState(id, deep, "failed" if (id, deep) in self._failed else "none", 0, 0)

    async def stop(self) -> None:
        """Cancel running reviews; any process may restart them."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self, which: ReviewKey) -> None:
        self._tasks.pop(which, None)
        self._owners.pop(which, None)

    async def _over(self, id: str) -> ReplayPlayer:
        player = await self.replay_store.player(id)
        if not player.finished:
            raise BadRequest("review-unfinished")
        return player

    async def _read(self, id: str, deep: bool, stored: ReviewProgress | None) -> Review | None:
        """The stored review; one of an older format is made again."""
        if stored is None or stored.doc is None:
            return None
        try:
            return _REVIEW.decode(stored.doc)
        except msgspec.MsgspecError:
            await delete_review(self.store, id, _depth(deep), unreadable=True)
            return None

    async def _work(self, id: str, deep: bool, record: str, owner: str) -> None:
        try:
            await self._go_through(id, deep, record, owner)
        except asyncio.CancelledError:
            await self._give_up(id, deep)
            raise
        except Exception:
            structlog.get_logger("consigliere").exception("review", replay=id)
            self._failed.add((id, deep))
            await self._give_up(id, deep)

    async def _go_through(self, id: str, deep: bool, record: str, owner: str) -> None:
        note, depth = partial(update_review, self.store, id, _depth(deep)), self.depths[deep]
        run = partial(self.analyst.run, claim=Claim(owner, id, long=True), deadline=_DEADLINE)
        decisions = await run(partial(decisions_of, record))
        total, done, noted_at = len(decisions), list[Judged](), 0.0
        for at in decisions:
            if time.monotonic() - noted_at > _PROGRESS_SECONDS:
                await note(len(done), total)
                noted_at = time.monotonic()
            looking = run(partial(judged, record, at, depth))
            done.append(await _with_heartbeat(looking, partial(note, len(done), total)))
        await note(total, total, await run(partial(reviewed, record, done)))

    async def _give_up(self, id: str, deep: bool) -> None:
        with suppress(StorageUnavailable):
            await delete_review(self.store, id, _depth(deep))


async def _with_heartbeat(looking: Awaitable[R], alive: Callable[[], Awaitable[None]]) -> R:
    """Await a result, with heartbeats meanwhile."""
    task = asyncio.ensure_future(looking)
    try:
        while not (await asyncio.wait([task], timeout=_HEARTBEAT_SECONDS))[0]:
            await alive()
        return task.result()
    finally:
        task.cancel()


def _depth(deep: bool) -> str:
    return "deep" if deep else "quick"
