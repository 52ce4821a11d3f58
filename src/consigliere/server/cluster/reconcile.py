"""Catching up with changes in the database that no notice announced.

A program that sends no notices, such as `consigliere forget`, may have changed a room. Of several
processes on one database, one that is killed between a commit and its notice announces nothing:
two tables would then wait for each other, each showing the question that the other one has
answered. And a client that reconnects from another process may have seen more than this one.
"""

from __future__ import annotations

from collections.abc import Callable

from ..rooms.events import WindowDue
from ..rooms.session import RoomSession
from ..storage import RoomVersion, Store


async def reconcile_all(
    store: Store, sessions: list[RoomSession], drop: Callable[[RoomSession], None]
) -> None:
    """Bring sessions up to the database; an open window rereads sealed answers."""
    versions = await store.room_versions([session.code for session in sessions])
    for session in sessions:
        version = versions.get(session.code)
        if version is None:
            drop(session)
        elif _is_behind(session, version) or _shares_window(session):
            async with session.lock:
                await _catch_up(session, version)
                if _shares_window(session):
                    await session.reload_sealed()
                    await session.events.settle(WindowDue())


async def catch_up_with_storage(session: RoomSession) -> None:
    """Before a client joins: show what is stored, not what was last announced. Holds `lock`."""
    store = session.services.store
    if store.database.shared:
        versions = await store.room_versions([session.code])
        if session.code in versions:
            await _catch_up(session, versions[session.code])


async def _catch_up(session: RoomSession, version: RoomVersion) -> None:
    if _is_behind(session, version):
        session.services.log.info("behind", room=session.code)
        await session.reload_unannounced()
        await session.catch_up()


def _shares_window(session: RoomSession) -> bool:
    """Whether a window is open for which other processes may have stored answers."""
    return session.reactions is not None and session.services.store.database.shared


def _is_behind(session: RoomSession, version: RoomVersion) -> bool:
    """In a lobby no entry counts, so the last stored one is not missed."""
    match = session.match
    last = (match.number, match.entries) if match else version.last
    return version.version > session.version or version.last > last
