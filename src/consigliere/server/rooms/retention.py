"""Retention: deleting rooms that nobody has used for a long time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from ..storage import StorageUnavailable, StoredRoom
from ..storage.retention import check_clock, purge_rooms, soft_delete_rooms, touch
from .model import BadRequest
from .services import Services
from .wall_clock import DAY, JUMP, PATIENCE, Clock

UNPLAYED_DAYS: Final = 7  # for rooms where no match ever began
RECOVERABLE_DAYS: Final = 7  # until a deleted room is purged
_SWEEP: Final = 3600.0  # seconds


class RoomRetention:
    """Deletes rooms that nobody used for so many days; 0: never."""

    def __init__(self, services: Services, codes: Callable[[], list[str]]) -> None:
        self.services, self._codes = services, codes
        self.days = services.settings.keep_days
        self._looked = time.monotonic()
        self._paused = False
        self._sweeping = asyncio.Lock()

    async def run(self) -> None:
        """Sweep every hour for as long as the server runs."""
        while True:
            try:
                await self.sweep()
            except StorageUnavailable as problem:
                self.services.log.warning("retention", problem=str(problem))
            except Exception:
                self.services.log.exception("retention")
            await asyncio.sleep(_SWEEP)

    async def touch_on_open(self, stored: StoredRoom) -> None:
        """Opening a room marks it as used; BadRequest if it was deleted just now."""
        if time.time() - stored.changed < DAY:
            return
        with suppress(StorageUnavailable):
            if not await touch(self.services.store, [stored.code]):
                raise BadRequest("room-unknown", code=stored.code)

    async def sweep(self) -> None:
        """Mark rooms in memory as used; delete old ones, unless the clock has jumped."""
        async with self._sweeping:
            await touch(self.services.store, self._codes())
            trusted = await self._clock_is_trusted()
            if self.days and trusted:
                await self._delete()

    async def _clock_is_trusted(self) -> bool:
        now = time.monotonic()
        clock, trusted = await check_clock(self.services.store, now - self._looked)
        self._looked = now
        if self.days:
            self._log_clock_jump(clock)
        return trusted

    def _log_clock_jump(self, clock: Clock) -> None:
        """Log each change once: only the operator can tell which time is right."""
        ahead = clock.ahead(clock.noted)
        paused = ahead > JUMP
        if paused and not self._paused:
            days, wait = round(ahead / DAY, 1), round((PATIENCE - clock.match) / DAY, 1)
            self.services.log.warning(
                "clock jumped: no table is deleted until a server has run for that long with the "
                "new time, or somebody types `consigliere accept-clock`",
                days_ahead=days,
                days_to_run=wait,
            )
        if self._paused and not paused:
            self.services.log.info("clock accepted: old tables are deleted again")
        self._paused = paused

    async def _delete(self) -> None:
        now, unplayed = time.time(), min(self.days, UNPLAYED_DAYS)
        store = self.services.store
        deleted = await soft_delete_rooms(store, now - self.days * DAY, now - unplayed * DAY)
        removed = await purge_rooms(store, now - RECOVERABLE_DAYS * DAY)
        if deleted or removed:
            self.services.log.info("rooms forgotten", deleted=deleted, removed=removed)
