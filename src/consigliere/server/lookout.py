"""Several processes on one database: what nobody has told is found.

A process that is killed between a commit and its notice tells nobody of it. Two tables would then
wait for each other: each shows the question that the other one has answered. And whoever comes
over from another process has perhaps seen more than this one has heard of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .store import Head

if TYPE_CHECKING:
    from .hub import Hub
    from .live import Live


async def look_around(hub: Hub, lives: list[Live]) -> None:
    """Rooms that are behind the database catch up; a window that waits asks who is sealed."""
    heads = await hub.store.heads([live.code for live in lives])
    for live in lives:
        async with live.lock:
            await _follow(live, heads.get(live.code))
            if live.gathering:
                await live.driver.recall()
                await live.driver.close_window()


async def look_at(live: Live) -> None:
    """Whoever comes in is shown what is stored, not what was last heard of; `lock` is held."""
    if live.hub.store.database.shared:
        heads = await live.hub.store.heads([live.code])
        await _follow(live, heads.get(live.code))


async def _follow(live: Live, head: Head | None) -> None:
    if head and (head.version > live.version or head.last > _last(live, head)):
        live.hub.log.info("behind", room=live.code)
        await live.reread_room()
        await live.catch_up()
        live.driver.plan_again()


def _last(live: Live, head: Head) -> tuple[int, int]:
    """The last entry this process knows of; in a lobby, where none counts, the last there is."""
    return (live.running.number, live.running.entries) if live.running else head.last
