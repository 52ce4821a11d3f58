"""Answers to questions of the rules, and standing answers."""

from __future__ import annotations

from consigliere.kernel import observe

from ...match.compose import compose_picked
from ...match.reactions import sealed_seats
from ...protocol import requests
from ...protocol.messages import Done
from ...rooms import commands
from ...rooms.events import SeatChanged, TurnChanged
from ...rooms.model import BadRequest
from ...rooms.proposals import already_accepted, in_play
from ...rooms.session import RoomSession
from ..client import Client
from .guards import require_own_chair, require_question


async def answer(session: RoomSession, client: Client, m: requests.Answer) -> None:
    if m.seat in client.chairs and already_accepted(session, m.seat, m.id):
        client.push(Done(m.id))
        return
    match = in_play(session)
    require_own_chair(client, m.seat)
    require_question(match, m.seat, m.at)
    chosen = session.picked(m.seat, m.pick)
    if m.seat in sealed_seats(match):
        await session.seal_answer(m.seat, chosen, m.id)
        client.push(Done(m.id))
        return
    thought = session.clock.thought()
    entry, applied = compose_picked(match, m.seat, chosen, id=m.id, ms=thought)
    if not await session.append(entry, applied) and not already_accepted(session, m.seat, m.id):
        raise BadRequest("room-stale")
    client.push(Done(m.id))


async def think(session: RoomSession, client: Client, m: requests.Think) -> None:
    """A public request for time to think about a reaction, whatever the player could do."""
    in_play(session)
    require_own_chair(client, m.seat)
    g = session.reactions
    if g is None or g.opened != m.at:
        raise BadRequest("room-stale")
    if m.seat not in g.seats:
        raise BadRequest("room-not-asked")
    if m.seat in g.given:
        raise BadRequest("room-answered")
    if m.seat not in session.thinking():
        await session.request_time([m.seat])
    client.push(Done(m.id))


async def order(session: RoomSession, client: Client, m: requests.Order) -> None:
    """Set a standing answer; nobody else is notified."""
    match = in_play(session)
    require_own_chair(client, m.seat)
    if m.order:
        view = observe(match.views.asked_state(m.seat), m.seat) if m.seat in match.asked else None
        if view is None or m.order not in match.game.orders(view):
            raise BadRequest("room-no-order")
    await session.change(lambda room: commands.set_standing_answer(room, m.seat, m.order))
    client.push(Done(m.id))
    session.events.publish(SeatChanged(m.seat))
    session.events.publish(TurnChanged(replan=True))
