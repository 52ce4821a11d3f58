"""Moderation by the host, and requests for chairs by newcomers."""

from __future__ import annotations

import secrets
import time

from ...protocol import requests
from ...protocol.messages import Done, Requested
from ...rooms import membership
from ...rooms.model import BadRequest, Room
from ...rooms.session import RoomSession
from ..client import Client
from .guards import require_host


async def request_seat(session: RoomSession, client: Client, m: requests.RequestSeat) -> None:
    id, now = secrets.token_urlsafe(6), time.time()
    membership.request_chair(
        session.room, m.chair, m.name, id, client.identity, now
    )  # a refused request is not counted
    session.services.quotas.check_seat_request(client.address)
    await session.change(
        lambda room: membership.request_chair(room, m.chair, m.name, id, client.identity, now)
    )
    client.push(Requested(m.id, id))


async def withdraw(session: RoomSession, client: Client, m: requests.Withdraw) -> None:
    await session.change(lambda room: membership.withdraw_requests(room, client.visitor))
    client.push(Done(m.id))


async def grant(session: RoomSession, client: Client, m: requests.Grant) -> None:
    require_host(session, client)
    await session.change(
        lambda room: membership.answer_request(room, m.request, m.yes, time.time())
    )
    client.push(Done(m.id))


async def lock(session: RoomSession, client: Client, m: requests.Lock) -> None:
    require_host(session, client)
    await session.change(lambda room: membership.set_lock(room, m.locked))
    client.push(Done(m.id))


async def mute(session: RoomSession, client: Client, m: requests.Mute) -> None:
    require_host(session, client)
    if m.chair in client.chairs:
        raise BadRequest("room-not-yourself")
    await session.change(lambda room: membership.set_muted(room, _marks(room, m), m.muted))
    client.push(Done(m.id))


def _marks(room: Room, m: requests.Mute) -> set[str]:
    if m.chair is None:
        return {m.mark} if m.mark else set()
    if m.chair >= len(room.chairs):
        raise BadRequest("room-no-such-chair")
    return room.chairs[m.chair].marks()


async def remove(session: RoomSession, client: Client, m: requests.Remove) -> None:
    """Remove somebody from the lobby; in a match the others must consent."""
    require_host(session, client)
    if m.chair in client.chairs:
        raise BadRequest("room-not-yourself")
    if session.room.phase == "playing":
        raise BadRequest("room-remove-ask")
    await session.change(lambda room: membership.remove_person(room, m.chair))
    client.push(Done(m.id))
    session.presence_changed()


async def readmit(session: RoomSession, client: Client, m: requests.Readmit) -> None:
    require_host(session, client)
    await session.change(membership.readmit_all)
    client.push(Done(m.id))


async def hand_on(session: RoomSession, client: Client, m: requests.HandOn) -> None:
    require_host(session, client)
    await session.change(lambda room: membership.transfer_host(room, m.chair))
    client.push(Done(m.id))
