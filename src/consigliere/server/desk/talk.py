"""Everything that changes no match: chat, reasons, looking back, the language."""

from __future__ import annotations

import time
from typing import Any

from msgspec.structs import replace

from consigliere.kernel import SPECTATOR, View, look, observe
from consigliere.words import Teller

from ..client import Client
from ..fields import own_fields, shown
from ..live import Live
from ..parts import ENCODE
from ..picture import points
from ..room import BadRequest
from ..wire import asks
from ..wire.tells import ChatLine, Done, Explained, Past, Pong, Reasons, Told
from .checks import is_asked, own_chair, playing, watched


async def say(live: Live, client: Client, m: asks.Say) -> None:
    """A line of chat, from a chair or from the crowd."""
    text = " ".join(m.text.split())
    if not text:
        raise BadRequest("room-chat-empty")
    if client.talks_too_fast():
        raise BadRequest("room-chat-slow")
    chair = m.chair if m.chair in client.chairs else next(iter(client.chairs), None)
    name = live.room.chairs[chair].name if chair is not None else ""
    line = ChatLine(0, name, chair, text, time.time())
    number = await live.hub.store.chat(live.code, ENCODE(line))
    client.push(Done(m.id))
    live.hub.tell(live.code, "chat", [number])
    live.heard(replace(line, n=number))


async def why(live: Live, client: Client, m: asks.Why) -> None:
    running = playing(live)
    own_chair(client, m.seat)
    view = observe(running.table_of(m.seat), m.seat)
    told = live.picture.told(client.lang) if live.picture else None
    client.push(reasons(m, view, told))


def reasons(m: asks.Why, view: View[Any], told: Teller | None) -> Reasons:
    """Why a seat cannot use a thing, a reason for each way to use it."""
    kinds = ("card", "text", "symbol") if m.thing[:1] == ["card"] else m.thing[:1]
    uses = [(kind, *m.thing[1:]) for kind in kinds]
    if not uses:
        raise BadRequest("room-bad-message")
    found = [view.table.why_not(view.seat, thing) for thing in uses]
    given = [found[0]] if found[0] else list(dict.fromkeys([r for r in found[1:] if r]))
    lines = [told.reason(reason, view) for reason in given] if told else []
    return Reasons(m.id, lines, [reason.rule for reason in given])


async def explain(live: Live, client: Client, m: asks.Explain) -> None:
    running = playing(live)
    own_chair(client, m.seat)
    is_asked(running, m.seat, m.at)
    chosen = live.picked(m.seat, m.pick)
    view = observe(running.table_of(m.seat), m.seat)
    told = live.picture.told(client.lang) if live.picture else None
    if told is None:
        return client.push(Explained(m.id, "", ""))
    client.push(Explained(m.id, told.option(chosen, view), told.explain(chosen, view)))


async def look_back(live: Live, client: Client, m: asks.Look) -> None:
    """A table of the past, as this reader saw it then."""
    running = live.running
    if running is None:
        raise BadRequest("room-not-playing")
    watched(live, client)
    s = running.at(m.n)
    everybody = look(s, SPECTATOR)
    mine = [(seat, own_fields(look(s, seat), everybody)) for seat in client.chairs]
    scores = points(running, s, everybody)
    client.push(Past(m.id, m.n, shown(everybody), mine, scores))


async def tell(live: Live, client: Client, m: asks.Tell) -> None:
    """The table in words; several people on one device get what everybody sees."""
    watched(live, client)
    told = live.picture.told(client.lang) if live.picture else None
    lines = told.table(live.view(client.reader)) if told else []
    client.push(Told(m.id, lines))


async def speak(live: Live, client: Client, m: asks.Speak) -> None:
    client.lang = m.lang
    if live.picture and live.may_watch(client):
        live.show(client, full=True)


async def ping(live: Live, client: Client, m: asks.Ping) -> None:
    client.push(Pong())
