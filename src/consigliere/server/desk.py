"""What a client may ask for, one function a message. Everything here holds the room's lock."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from msgspec import Raw
from msgspec.structs import replace

from consigliere.kernel import Refusal, Seat, observe

from . import rooms, wire
from .client import Client
from .gathering import asks
from .live import Live, refused
from .picture import ENCODE, _fields, _own
from .qr import svg
from .rooms import BadRequest, Proposal, Room
from .running import Entry, Running
from .store import StorageGone
from .wire import ChatLine, Done, Explained, Past, Pong, Reasons, Seated, TicketFor, Told

_TICKET_LIFE: Final = 600.0


async def serve(live: Live, client: Client, message: Any) -> None:
    """Do what was asked, or say why not."""
    id = getattr(message, "id", "")
    try:
        async with live.lock:
            await _DESK[type(message)](live, client, message)
    except Refusal as refusal:
        live.hub.meter.refusals.inc()
        client.push(refused(id, refusal, client.lang))
    except StorageGone:
        live.hub.meter.refusals.inc()
        client.push(refused(id, BadRequest("room-storage"), client.lang))


# ---- chairs


async def sit(live: Live, client: Client, m: wire.Sit) -> None:
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
        client.push(live.table_news(client, full=True))
        live.driver.plan_again()


async def stand(live: Live, client: Client, m: wire.Stand) -> None:
    _own_chair(client, m.chair)
    await live.change(lambda room: rooms.stand(room, m.chair))
    client.push(Done(m.id))
    live.presence_changed()
    if live.room.phase == "playing":
        if live.may_watch(client):
            client.push(live.table_news(client, full=True))
        live.driver.plan_again()


async def swap(live: Live, client: Client, m: wire.Swap) -> None:
    _own_chair(client, m.chair)
    await live.change(lambda room: rooms.swap(room, m.chair, m.to))
    client.push(Done(m.id))
    live.presence_changed()


async def dress(live: Live, client: Client, m: wire.Dress) -> None:
    _own_chair(client, m.chair)
    await live.change(lambda room: rooms.dress(room, m.chair, m.name, m.emblem))
    client.push(Done(m.id))


async def ready(live: Live, client: Client, m: wire.Ready) -> None:
    _own_chair(client, m.chair)
    await live.change(lambda room: rooms.ready(room, m.chair, m.ready))
    client.push(Done(m.id))


async def arrange(live: Live, client: Client, m: wire.Arrange) -> None:
    _as_host(live, client)
    await live.change(lambda room: rooms.arrange(room, m.settings))
    client.push(Done(m.id))


async def hire(live: Live, client: Client, m: wire.Hire) -> None:
    _as_host(live, client)
    await live.change(lambda room: rooms.hire(room, m.chair, m.bot))
    client.push(Done(m.id))


async def shuffle(live: Live, client: Client, m: wire.Shuffle) -> None:
    _as_host(live, client)
    order = list(range(len(live.room.chairs)))
    secrets.SystemRandom().shuffle(order)
    await live.change(lambda room: rooms.reseat(room, order))
    client.push(Done(m.id))
    live.presence_changed()


async def begin(live: Live, client: Client, m: wire.Begin) -> None:
    _as_host(live, client)
    await live.begin()
    client.push(Done(m.id))


async def rematch(live: Live, client: Client, m: wire.Rematch) -> None:
    _seated(client)
    await live.change(rooms.rematch)
    client.push(Done(m.id))


async def carry(live: Live, client: Client, m: wire.Carry) -> None:
    """A ticket for another device; it stands behind the # of an address and is used once."""
    _own_chair(client, m.chair)
    ticket, now = secrets.token_urlsafe(18), time.time()
    kept = (rooms.digest(ticket), m.chair, now + _TICKET_LIFE)
    await live.change(
        lambda room: replace(room, tickets=(*[t for t in room.tickets if t[2] > now], kept)[-8:])
    )
    client.push(TicketFor(m.id, ticket, svg(f"{client.origin}/t/{live.code}#{ticket}")))


async def redeem(live: Live, client: Client, ticket: str) -> None:
    """The chair of a ticket is now held by this device too."""
    secret, now, found = secrets.token_urlsafe(18), time.time(), rooms.digest(ticket)
    chairs = [chair for kept, chair, until in live.room.tickets if kept == found and until > now]
    if not chairs:
        raise BadRequest("room-ticket-bad")

    def use(room: Room) -> Room:
        left = tuple([t for t in room.tickets if t[0] != found])
        return rooms.add_device(replace(room, tickets=left), chairs[0], secret)

    await live.change(use)
    client.tokens.append(secret)
    client.push(Seated("ticket", chairs[0], secret))


async def come_back(live: Live, client: Client, m: wire.Return) -> None:
    _own_chair(client, m.chair)
    await live.give_back(m.chair)
    client.push(Done(m.id))


async def say(live: Live, client: Client, m: wire.Say) -> None:
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


# ---- the match


async def answer(live: Live, client: Client, m: wire.Answer) -> None:
    running = _playing(live)
    _own_chair(client, m.seat)
    if (m.seat, m.id) in running.ids:
        client.push(Done(m.id))  # said before, and heard
        return
    _is_asked(running, m.seat, m.at)
    chosen = live.picked(m.seat, m.pick)
    if m.seat in asks(running):
        await live.driver.seal(m.seat, chosen, m.id)
        client.push(Done(m.id))
        return
    thought = live.driver.thought()
    entry, said = running.compose(m.seat, [(m.seat, chosen)], id=m.id, ms=thought)
    if not await live.append(entry, said):
        raise BadRequest("room-stale")
    client.push(Done(m.id))


async def order(live: Live, client: Client, m: wire.Order) -> None:
    """A standing answer: nobody else hears of it."""
    running = _playing(live)
    _own_chair(client, m.seat)
    if m.order:
        view = observe(running.table_of(m.seat), m.seat) if m.seat in running.asked() else None
        if view is None or m.order not in running.game.orders(view):
            raise BadRequest("room-no-order")
    await live.change(lambda room: rooms.obey(room, m.seat, m.order))
    client.push(Done(m.id))
    live.publish_to(m.seat)
    live.driver.plan_again()


async def take_back(live: Live, client: Client, m: wire.TakeBack) -> None:
    running = _playing(live)
    _own_chair(client, m.seat)
    if live.gathering and live.driver.answered(m.seat):
        await live.driver.unseal(m.seat)
        client.push(Done(m.id))
        return
    if running.has_sealed(m.seat):
        await _append(live, Entry(m.seat, retract=True, id=m.id))
        client.push(Done(m.id))
        return
    if m.at < running.shown:
        raise BadRequest("room-stale")
    lines = running.lines_back(m.seat, m.back)
    if not lines:
        raise BadRequest("room-nothing-back")
    if running.free(m.seat).answers >= m.back:
        await _append(live, Entry(m.seat, undo=lines, id=m.id))
    else:
        await _ask_table(live, Proposal("undo", m.seat, m.back, running.entries, ()), running)
    client.push(Done(m.id))


async def propose(live: Live, client: Client, m: wire.Propose) -> None:
    running = _playing(live)
    _own_chair(client, m.seat)
    if m.what == "bot" and not _away(live, m.whom):
        raise BadRequest("room-not-away")
    await _ask_table(live, Proposal(m.what, m.seat, m.whom, running.entries, ()), running)
    client.push(Done(m.id))


async def vote(live: Live, client: Client, m: wire.Vote) -> None:
    _own_chair(client, m.seat)
    asked = live.room.proposal
    if asked is None:
        raise BadRequest("room-no-proposal")
    if m.seat not in asked.needed:
        raise BadRequest("room-not-needed")
    if not m.yes:
        await live.change(rooms.drop_proposal)
    else:
        agreed = tuple(sorted({*asked.agreed, m.seat}))
        await live.change(lambda room: replace(room, proposal=replace(asked, agreed=agreed)))
        await _if_agreed(live)
    client.push(Done(m.id))


async def why(live: Live, client: Client, m: wire.Why) -> None:
    running = _playing(live)
    _own_chair(client, m.seat)
    view = observe(running.table_of(m.seat), m.seat)
    kinds = ("card", "text", "symbol") if m.thing[:1] == ["card"] else m.thing[:1]
    uses = [(kind, *m.thing[1:]) for kind in kinds]
    if not uses:
        raise BadRequest("room-bad-message")
    found = [view.table.why_not(m.seat, thing) for thing in uses]
    reasons = [found[0]] if found[0] else list(dict.fromkeys([r for r in found[1:] if r]))
    told = live.picture.told(client.lang) if live.picture else None
    lines = [told.reason(reason, view) for reason in reasons] if told else []
    client.push(Reasons(m.id, lines, [reason.rule for reason in reasons]))


async def explain(live: Live, client: Client, m: wire.Explain) -> None:
    running = _playing(live)
    _own_chair(client, m.seat)
    _is_asked(running, m.seat, m.at)
    chosen = live.picked(m.seat, m.pick)
    view = observe(running.table_of(m.seat), m.seat)
    told = live.picture.told(client.lang) if live.picture else None
    if told is None:
        return client.push(Explained(m.id, "", ""))
    client.push(Explained(m.id, told.option(chosen, view), told.explain(chosen, view)))


async def look_back(live: Live, client: Client, m: wire.Look) -> None:
    """A table of the past, as this reader saw it then."""
    from consigliere.kernel import SPECTATOR, look

    running = live.running
    if running is None:
        raise BadRequest("room-not-playing")
    _watched(live, client)
    s = running.at(m.n)
    everybody = look(s, SPECTATOR)
    mine = [(seat, _own(look(s, seat), everybody)) for seat in client.chairs]
    client.push(Past(m.id, m.n, Raw(ENCODE(_fields(everybody))), mine))


async def tell(live: Live, client: Client, m: wire.Tell) -> None:
    """The table in words; several people on one device get what everybody sees."""
    _watched(live, client)
    told = live.picture.told(client.lang) if live.picture else None
    lines = told.table(live.view(client.reader)) if told else []
    client.push(Told(m.id, lines))


async def speak(live: Live, client: Client, m: wire.Speak) -> None:
    client.lang = m.lang
    if live.picture and live.may_watch(client):
        client.push(live.table_news(client, full=True))


async def ping(live: Live, client: Client, m: wire.Ping) -> None:
    client.push(Pong())


# ---- inside


def _own_chair(client: Client, chair: Seat) -> None:
    if chair not in client.chairs:
        raise BadRequest("room-not-your-chair")


def _seated(client: Client) -> None:
    if not client.chairs:
        raise BadRequest("room-not-your-chair")


def _as_host(live: Live, client: Client) -> None:
    if live.room.host not in client.chairs:
        raise BadRequest("room-not-host")


def _watched(live: Live, client: Client) -> None:
    if not live.may_watch(client):
        raise BadRequest("room-no-spectators")


def _playing(live: Live) -> Running:
    if live.running is None or live.running.over:
        raise BadRequest("room-not-playing")
    return live.running


def _is_asked(running: Running, seat: Seat, at: int) -> None:
    if seat not in running.asked():
        raise BadRequest("room-not-asked")
    if at != running.put_at[seat]:
        raise BadRequest("room-stale")


def _away(live: Live, seat: Seat) -> bool:
    """Not here, or out of time; a bot may stand in if the table agrees."""
    if not 0 <= seat < len(live.room.chairs) or live.room.chairs[seat].kind != "person":
        return False
    return seat not in live.here() or live.driver.out_of_time(seat)


async def _append(live: Live, entry: Entry) -> None:
    if not await live.append(entry):
        raise BadRequest("room-stale")


async def _ask_table(live: Live, asked: Proposal, running: Running) -> None:
    """Everybody concerned must agree: bots do, and so does whoever asks."""
    if live.room.proposal:
        raise BadRequest("room-proposed-already")
    concerned = set(range(len(live.room.chairs)))
    if asked.what == "undo":
        concerned = set(running.consent(running.lines_back(asked.by, asked.number)))
    if asked.what == "bot":
        concerned = live.here() - {asked.number}
    people = [i for i, c in enumerate(live.room.chairs) if c.kind == "person" and not c.bot]
    needed = tuple(sorted((concerned & set(people)) - {asked.by}))
    await live.change(lambda room: replace(room, proposal=replace(asked, needed=needed)))
    await _if_agreed(live)


async def _if_agreed(live: Live) -> None:
    asked = live.room.proposal
    if asked is None or set(asked.agreed) < set(asked.needed):
        return
    await live.change(rooms.drop_proposal)
    running = _playing(live)
    match asked.what:
        case "undo" if running.shown > asked.at:
            raise BadRequest("room-stale")
        case "undo":
            lines = running.lines_back(asked.by, asked.number)
            await _append(live, Entry(asked.by, undo=lines))
        case "bot":
            await live.driver.replace(asked.number)
        case "end":
            await _append(live, Entry(asked.by, end=True))


_DESK: Final[dict[type[Any], Callable[[Live, Client, Any], Awaitable[None]]]] = {
    wire.Sit: sit,
    wire.Stand: stand,
    wire.Swap: swap,
    wire.Dress: dress,
    wire.Ready: ready,
    wire.Arrange: arrange,
    wire.Hire: hire,
    wire.Shuffle: shuffle,
    wire.Begin: begin,
    wire.Rematch: rematch,
    wire.Carry: carry,
    wire.Return: come_back,
    wire.Say: say,
    wire.Answer: answer,
    wire.Order: order,
    wire.TakeBack: take_back,
    wire.Propose: propose,
    wire.Vote: vote,
    wire.Why: why,
    wire.Explain: explain,
    wire.Look: look_back,
    wire.Tell: tell,
    wire.Speak: speak,
    wire.Ping: ping,
}
