"""Several processes on one database: what nobody has told is found.

A process that is killed between a commit and its notice tells nobody of it. Two tables would then
wait for each other: each shows the question that the other one has answered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .hub import Hub
    from .live import Live


async def look_around(hub: Hub, lives: list[Live]) -> None:
    """Rooms that are behind the database catch up; a window that waits asks who is sealed."""
    playing = [live for live in lives if live.running and not live.running.over]
    last = await hub.store.last([live.code for live in playing])
    for live in playing:
        async with live.lock:
            if last.get(live.code, (0, 0)) > _known(live):
                hub.log.info("behind", room=live.code)
                await live.reread_room()
                await live.catch_up()
            await live.driver.recall()
            await live.driver.close_window()


def _known(live: Live) -> tuple[int, int]:
    return live.room.match, live.running.entries if live.running else 0
