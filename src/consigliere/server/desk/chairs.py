"""Who sits where, and who is ready: before the start, and in play."""

from __future__ import annotations

import secrets
import time
from typing import Final

from msgspec.structs import replace

from consigliere.kernel import Seat

from .. import rooms
from ..client import Client
from ..live import Live
from ..qr import svg
from ..room import SCREEN, BadRequest, Room, digest
from ..wire import asks
from ..wire.tells import Done, Seated, TicketFor
from .checks import as_host, own_chair, seated

_TICKET_LIFE: Final = 600.0


async def sit(live: Live, client: Client, m: asks.Sit) -> None:
    secret = secrets.token_urlsafe(18)
    if live.room.phase == "playing" and live.room.chairs[m.chair : m.chair + 1]:
        name = m.name or live.room.chairs[m.chair].name
        await live.change(lambda room: rooms.sit(room, m.chair, name, None, secret))
    else:
        await live.change(lambda room: rooms.sit(room, m.chair, m.name, m.emblem, secret))
    client.tokens.append(secret)
    client.push(Seated(m.id, m.chair, secret))
    live.presence_changed()
    if live.room.phase == "playing":
        live.show(client, full=True)
        live.driver.plan_again()


async def stand(live: Live, client: Client, m: asks.Stand) -> None:
    own_chair(client, m.chair)
    await live.change(lambda room: rooms.stand(room, m.chair))
    client.push(Done(m.id))
    live.presence_changed()
    if live.room.phase == "playing":
        if live.may_watch(client):
            live.show(client, full=True)
        live.driver.plan_again()


async def swap(live: Live, client: Client, m: asks.Swap) -> None:
    own_chair(client, m.chair)
    await live.change(lambda room: rooms.swap(room, m.chair, m.to))
    client.push(Done(m.id))
    live.presence_changed()


async def dress(live: Live, client: Client, m: asks.Dress) -> None:
    own_chair(client, m.chair)
    await live.change(lambda room: rooms.dress(room, m.chair, m.name, m.emblem))
    client.push(Done(m.id))


async def ready(live: Live, client: Client, m: asks.Ready) -> None:
    own_chair(client, m.chair)
    await live.change(lambda room: rooms.ready(room, m.chair, m.ready, m.share))
    client.push(Done(m.id))


async def arrange(live: Live, client: Client, m: asks.Arrange) -> None:
    as_host(live, client)
    await live.hub.library.ready(m.settings.game, m.settings.edition)
    await live.change(lambda room: rooms.arrange(room, m.settings))
    client.push(Done(m.id))


async def hire(live: Live, client: Client, m: asks.Hire) -> None:
    as_host(live, client)
    await live.change(lambda room: rooms.hire(room, m.chair, m.bot))
    client.push(Done(m.id))


async def shuffle(live: Live, client: Client, m: asks.Shuffle) -> None:
    as_host(live, client)
    order = list(range(len(live.room.chairs)))
    secrets.SystemRandom().shuffle(order)
    await live.change(lambda room: rooms.reseat(room, order))
    client.push(Done(m.id))
    live.presence_changed()


async def begin(live: Live, client: Client, m: asks.Begin) -> None:
    as_host(live, client)
    await live.begin()
    client.push(Done(m.id))


async def rematch(live: Live, client: Client, m: asks.Rematch) -> None:
    seated(client)
    secret = secrets.token_hex(32)
    await live.change(lambda room: rooms.seal(rooms.rematch(room), secret))
    client.push(Done(m.id))


async def carry(live: Live, client: Client, m: asks.Carry) -> None:
    """A ticket for another device; it stands behind the # of an address and is used once."""
    own_chair(client, m.chair)
    ticket = await _ticket(live, m.chair)
    client.push(TicketFor(m.id, ticket, svg(f"{client.origin}/t/{live.code}#{ticket}")))


async def show(live: Live, client: Client, m: asks.Show) -> None:
    """A ticket for a shared screen: it lets the screen watch, and nothing else."""
    seated(client)
    ticket = await _ticket(live, SCREEN)
    address = f"{client.origin}/t/{live.code}/screen#{ticket}"
    client.push(TicketFor(m.id, ticket, svg(address)))


async def _ticket(live: Live, chair: Seat) -> str:
    ticket, now = secrets.token_urlsafe(18), time.time()
    kept = (digest(ticket), chair, now + _TICKET_LIFE)
    await live.change(
        lambda room: replace(room, tickets=(*[t for t in room.tickets if t[2] > now], kept)[-8:])
    )
    return ticket


async def redeem(live: Live, client: Client, ticket: str) -> None:
    """The chair of a ticket is now held by this device too; a screen takes a screen's only."""
    secret, now, found = secrets.token_urlsafe(18), time.time(), digest(ticket)
    chairs = [chair for kept, chair, until in live.room.tickets if kept == found and until > now]
    if not chairs or (chairs[0] == SCREEN) != client.screen:
        raise BadRequest("room-ticket-bad")

    def use(room: Room) -> Room:
        left = tuple([t for t in room.tickets if t[0] != found])
        return rooms.add_device(replace(room, tickets=left), chairs[0], secret)

    await live.change(use)
    client.tokens.append(secret)
    client.push(Seated("ticket", chairs[0], secret))


async def come_back(live: Live, client: Client, m: asks.Return) -> None:
    own_chair(client, m.chair)
    await live.give_back(m.chair)
    client.push(Done(m.id))
