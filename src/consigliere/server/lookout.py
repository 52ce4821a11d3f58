"""What was changed behind the back of this process is found.

A program that tells no news, such as `consigliere forget`, may have changed a room. Of several
processes on one database, one that is killed between a commit and its notice tells nobody of it:
two tables would then wait for each other, each showing the question that the other one has
answered. And whoever comes over from another process has perhaps seen more than this one has heard.
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
        head = heads.get(live.code)
        if head is None:
            hub.drop(live)
        elif _behind(live, head) or _waits(live):
            async with live.lock:
                await _follow(live, head)
                await _ask_who_is_sealed(live)


async def look_at(live: Live) -> None:
    """Whoever comes in is shown what is stored, not what was last heard of; `lock` is held."""
    if live.hub.store.database.shared:
        heads = await live.hub.store.heads([live.code])
        if live.code in heads:
            await _follow(live, heads[live.code])


async def _follow(live: Live, head: Head) -> None:
    if _behind(live, head):
        live.hub.log.info("behind", room=live.code)
        await live.look_again()
        await live.catch_up()


async def _ask_who_is_sealed(live: Live) -> None:
    if _waits(live):
        await live.driver.recall()
        await live.driver.close_window()


def _waits(live: Live) -> bool:
    """Whether a window is open that other processes may have sealed answers of."""
    return live.gathering is not None and live.hub.store.database.shared


def _behind(live: Live, head: Head) -> bool:
    return head.version > live.version or head.last > _last(live, head)


def _last(live: Live, head: Head) -> tuple[int, int]:
    """The last entry this process knows of; in a lobby, where none counts, the last there is."""
    return (live.running.number, live.running.entries) if live.running else head.last
