"""Chairs, bots, settings and readiness: before the start, and in play."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Final

from msgspec.structs import replace

from consigliere.kernel import Seat

from ...cluster.reconcile import catch_up_with_storage
from ...http.qr import svg
from ...protocol import requests
from ...protocol.messages import Done, Seated, TicketFor
from ...rooms import commands, membership
from ...rooms.events import TurnChanged
from ...rooms.model import SCREEN, BadRequest, Room, digest
from ...rooms.session import RoomSession
from ..client import Client
from .guards import require_chair, require_host, require_own_chair

_TICKET_SECONDS: Final = 600.0


async def sit(session: RoomSession, client: Client, m: requests.Sit) -> None:
    secret, who, now = secrets.token_urlsafe(18), client.identity, time.time()
    await session.change(
        lambda room: membership.take_chair(room, m.chair, m.name, m.emblem, secret, who, now)
    )
    client.tokens.append(secret)
    client.push(Seated(m.id, m.chair, secret))
    session.presence_changed()
    if session.room.phase == "playing":
        client.broadcaster.send_full_view_later(client)
        session.events.publish(TurnChanged(replan=True))


async def stand(session: RoomSession, client: Client, m: requests.Stand) -> None:
    require_own_chair(client, m.chair)
    await session.change(lambda room: membership.leave_chair(room, m.chair, client.identity))
    client.push(Done(m.id))
    session.presence_changed()
    if session.room.phase == "playing":
        if session.may_watch(client):
            client.broadcaster.send_full_view_later(client)
        session.events.publish(TurnChanged(replan=True))


async def swap(session: RoomSession, client: Client, m: requests.Swap) -> None:
    require_own_chair(client, m.chair)
    await session.change(lambda room: commands.swap(room, m.chair, m.to))
    client.push(Done(m.id))
    session.presence_changed()


async def dress(session: RoomSession, client: Client, m: requests.Dress) -> None:
    require_own_chair(client, m.chair)
    await session.change(lambda room: commands.change_appearance(room, m.chair, m.name, m.emblem))
    client.push(Done(m.id))


async def ready(session: RoomSession, client: Client, m: requests.Ready) -> None:
    require_own_chair(client, m.chair)
    await session.change(lambda room: commands.set_ready(room, m.chair, m.ready, m.share))
    client.push(Done(m.id))


async def arrange(session: RoomSession, client: Client, m: requests.Arrange) -> None:
    require_host(session, client)
    await session.services.editions.load(m.settings.game, m.settings.edition)
    await session.change(lambda room: commands.change_settings(room, m.settings))
    client.push(Done(m.id))


async def hire(session: RoomSession, client: Client, m: requests.Hire) -> None:
    require_host(session, client)
    await session.change(lambda room: commands.seat_bot(room, m.chair, m.bot))
    client.push(Done(m.id))


async def shuffle(session: RoomSession, client: Client, m: requests.Shuffle) -> None:
    require_host(session, client)
    order = list(range(len(session.room.chairs)))
    secrets.SystemRandom().shuffle(order)
    await session.change(lambda room: commands.reseat(room, order))
    client.push(Done(m.id))
    session.presence_changed()


async def begin(session: RoomSession, client: Client, m: requests.Begin) -> None:
    require_host(session, client)
    await catch_up_with_storage(session)  # another process may have just stored the last `ready`
    await session.begin()
    client.push(Done(m.id))


async def rematch(session: RoomSession, client: Client, m: requests.Rematch) -> None:
    require_chair(client)
    secret = secrets.token_hex(32)
    await session.change(lambda room: commands.commit_secret(commands.rematch(room), secret))
    client.push(Done(m.id))


async def carry(session: RoomSession, client: Client, m: requests.Carry) -> None:
    """Issue a ticket for another device: the fragment of a URL, used once."""
    require_own_chair(client, m.chair)
    ticket = await _issue_ticket(session, m.chair)
    picture = await asyncio.to_thread(svg, f"{client.origin}/t/{session.code}#{ticket}")
    client.push(TicketFor(m.id, ticket, picture))


async def show(session: RoomSession, client: Client, m: requests.Show) -> None:
    """Issue a ticket for a shared screen, which can only watch."""
    require_chair(client)
    ticket = await _issue_ticket(session, SCREEN)
    address = f"{client.origin}/t/{session.code}/screen#{ticket}"
    client.push(TicketFor(m.id, ticket, await asyncio.to_thread(svg, address)))


async def _issue_ticket(session: RoomSession, chair: Seat) -> str:
    ticket, now = secrets.token_urlsafe(18), time.time()
    entry = (digest(ticket), chair, now + _TICKET_SECONDS)
    await session.change(
        lambda room: replace(room, tickets=(*[t for t in room.tickets if t[2] > now], entry)[-8:])
    )
    return ticket


async def redeem(session: RoomSession, client: Client, ticket: str) -> None:
    """Redeem a ticket: this device holds the chair too; a screen redeems screen tickets only."""
    secret, now, wanted = secrets.token_urlsafe(18), time.time(), digest(ticket)
    chairs = [
        chair for stored, chair, until in session.room.tickets if stored == wanted and until > now
    ]
    if not chairs or (chairs[0] == SCREEN) != client.screen:
        raise BadRequest("room-ticket-bad")

    def use(room: Room) -> Room:
        left = replace(room, tickets=tuple([t for t in room.tickets if t[0] != wanted]))
        if chairs[0] == SCREEN:
            return commands.add_device(left, SCREEN, secret)
        return membership.add_ticket_device(left, chairs[0], secret, client.identity)

    await session.change(use)
    client.tokens.append(secret)
    client.push(Seated("ticket", chairs[0], secret))


async def come_back(session: RoomSession, client: Client, m: requests.Return) -> None:
    require_own_chair(client, m.chair)
    await session.substitute(m.chair, "")
    client.push(Done(m.id))
