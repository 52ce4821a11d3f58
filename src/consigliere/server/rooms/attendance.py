"""Browsers that join and leave a room, who may not, and what follows when people are gone."""

from __future__ import annotations

import time
from contextlib import suppress

from ..storage import StorageUnavailable
from . import commands, membership
from .events import TurnChanged
from .presence import Participant
from .session import RoomSession


async def enter(session: RoomSession, client: Participant) -> None:
    """A browser joins; a person who returns gets the chair back from the substitute bot."""
    session.presence.clients.add(client)
    client.chairs = session.chairs_of(client)
    if session.owner == session.code and client.chairs:
        session.owner = client.address
    session.touched = time.monotonic()
    if commands.proposes_bot_for(session.room, client.chairs):
        await session.change(commands.drop_proposal)
    for seat in client.chairs:
        if session.room.chairs[seat].kind == "person" and session.room.chairs[seat].bot:
            await session.substitute(seat, "")
    session.presence_changed()
    if session.match:
        with suppress(StorageUnavailable):  # the next tick tries again
            await session.services.leases.acquire(session.code)
    session.events.publish(TurnChanged())


def leave(session: RoomSession, client: Participant) -> None:
    session.presence.clients.discard(client)
    session.touched = time.monotonic()
    session.presence_changed()


async def withdraw_requests(session: RoomSession, client: Participant) -> None:
    """A newcomer who leaves no longer asks for a chair."""
    visitor = client.visitor
    connected = any(one.visitor == visitor for one in session.presence.clients)
    if not connected and any(one.visitor == visitor for one in session.room.requests):
        with suppress(StorageUnavailable):  # it expires
            await session.change(lambda room: membership.withdraw_requests(room, visitor))


def why_not_join(session: RoomSession, client: Participant) -> str:
    """Why this browser may not even join, as a message id; empty: it may."""
    room, barred = session.room, session.presence.barred
    if client.chairs:
        return ""
    if membership.is_removed(room, client.identity):
        if client.address not in barred:  # no newcomer joins from there any more
            barred.add(client.address)
            session.services.notices.publish(session.code, "barred", words=[client.address])
        return "room-removed"
    if client.screen and room.admits(client.tokens):
        return ""
    if client.address in barred:
        return "room-removed"
    return "room-locked" if room.locked == "all" else ""


async def look_after(session: RoomSession) -> None:
    """Drop expired requests, and replace a host who is gone for long."""
    session.presence.note(session.room)
    now = time.time()
    if membership.without_expired_requests(session.room, now) != session.room:
        await session.change(lambda room: membership.without_expired_requests(room, now))
    here = sorted(session.presence.here())
    people = [i for i in here if session.room.chairs[i].kind == "person"]
    gone = session.presence.gone_for(session.room)
    if people and gone.get(session.room.host, 0) >= membership.ABSENCE:
        await session.change(lambda room: membership.transfer_host(room, people[0]))
