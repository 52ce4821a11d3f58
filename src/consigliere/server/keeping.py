"""How long tables are kept."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from .room import BadRequest
from .store import Kept, StorageGone
from .store.retention import drop_rooms, touch

if TYPE_CHECKING:
    from .hub import Hub

DAY: Final = 86_400.0
KEEP_DAYS: Final = 90  # a hosted server's
UNPLAYED_DAYS: Final = 7  # a table where no match ever began
_SWEEP: Final = 3600.0  # seconds


class Keeper:
    """Rooms nobody has touched for so many days are forgotten; 0: never."""

    def __init__(self, hub: Hub, days: int) -> None:
        self.hub, self.days = hub, days

    async def run(self) -> None:
        """For as long as the server runs."""
        while True:
            try:
                await self.sweep()
            except StorageGone as problem:
                self.hub.log.warning("keeping", problem=str(problem))
            except Exception:
                self.hub.log.exception("keeping")
            await asyncio.sleep(_SWEEP)

    async def welcome(self, kept: Kept) -> None:
        """Whoever opens an old room makes it a young one; BadRequest if it is gone just now."""
        if time.time() - kept.changed < DAY:
            return
        with suppress(StorageGone):
            if not await touch(self.hub.store, [kept.code]):
                raise BadRequest("room-unknown", code=kept.code)

    async def sweep(self) -> None:
        """Note who is here; forget what is old."""
        await touch(self.hub.store, list(self.hub._rooms))
        if not self.days:
            return
        now, unplayed = time.time(), min(self.days, UNPLAYED_DAYS)
        before, unplayed_before = now - self.days * DAY, now - unplayed * DAY
        dropped = await drop_rooms(self.hub.store, before, unplayed_before)
        if dropped:
            self.hub.log.info("rooms forgotten", rooms=dropped)
