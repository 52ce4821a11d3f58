"""How long tables are kept, and how a process notices what was changed behind its back."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from .rooms import BadRequest
from .store import Kept, StorageGone
from .store.retention import drop_rooms, touch, versions

if TYPE_CHECKING:
    from .hub import Hub

DAY: Final = 86_400.0
KEEP_DAYS: Final = 90  # a hosted server's
UNPLAYED_DAYS: Final = 7  # a table where no match ever began
_LOOK: Final = 5.0  # seconds
_SWEEP: Final = 720  # looks: an hour


class Keeper:
    """Rooms nobody has touched for so many days are forgotten; 0: never."""

    def __init__(self, hub: Hub, days: int) -> None:
        self.hub, self.days = hub, days

    async def run(self) -> None:
        """For as long as the server runs."""
        looks = 0
        while True:
            try:
                await (self.look() if looks % _SWEEP else self.sweep())
            except StorageGone as problem:
                self.hub.log.warning("keeping", problem=str(problem))
            except Exception:
                self.hub.log.exception("keeping")
            looks += 1
            await asyncio.sleep(_LOOK)

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

    async def look(self) -> None:
        """A program that tells no news, such as `consigliere forget`, may have changed a room."""
        lives = list(self.hub._rooms.values())
        known = await versions(self.hub.store, [live.code for live in lives])
        for live in lives:
            found = known.get(live.code)
            if found is None:
                self.hub.drop(live)
            elif found > live.version:
                async with live.lock:
                    await live.look_again()
