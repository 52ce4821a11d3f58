"""Answers to what the rules ask, and standing ones."""

from __future__ import annotations

from consigliere.kernel import observe

from .. import rooms
from ..client import Client
from ..gathering import asks as asked_sealed
from ..live import Live
from ..room import BadRequest
from ..wire import asks
from ..wire.tells import Done
from .checks import is_asked, own_chair, playing, said_before


async def answer(live: Live, client: Client, m: asks.Answer) -> None:
    if m.seat in client.chairs and said_before(live, m.seat, m.id):
        client.push(Done(m.id))
        return
    running = playing(live)
    own_chair(client, m.seat)
    is_asked(running, m.seat, m.at)
    chosen = live.picked(m.seat, m.pick)
    if m.seat in asked_sealed(running):
        await live.driver.seal(m.seat, chosen, m.id)
        client.push(Done(m.id))
        return
    entry, said = running.chosen(m.seat, chosen, id=m.id, ms=live.driver.thought())
    if not await live.append(entry, said) and not said_before(live, m.seat, m.id):
        raise BadRequest("room-stale")
    client.push(Done(m.id))


async def order(live: Live, client: Client, m: asks.Order) -> None:
    """A standing answer: nobody else hears of it."""
    running = playing(live)
    own_chair(client, m.seat)
    if m.order:
        view = observe(running.table_of(m.seat), m.seat) if m.seat in running.asked() else None
        if view is None or m.order not in running.game.orders(view):
            raise BadRequest("room-no-order")
    await live.change(lambda room: rooms.obey(room, m.seat, m.order))
    client.push(Done(m.id))
    live.publish_to(m.seat)
    live.driver.plan_again()
