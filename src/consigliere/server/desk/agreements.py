"""What the table must agree to: answers taken back, a bot for somebody, an early end."""

from __future__ import annotations

from msgspec.structs import replace

from consigliere.kernel import Seat

from .. import rooms
from ..client import Client
from ..entry import Entry
from ..live import Live
from ..room import BadRequest, Proposal
from ..running import Running
from ..wire import asks
from ..wire.tells import Done
from .checks import own_chair, playing, said_before


async def take_back(live: Live, client: Client, m: asks.TakeBack) -> None:
    if m.seat in client.chairs and said_before(live, m.seat, m.id):
        client.push(Done(m.id))
        return
    running = playing(live)
    own_chair(client, m.seat)
    if live.gathering and live.driver.answered(m.seat):
        await live.driver.unseal(m.seat, m.id)
        client.push(Done(m.id))
        return
    if hidden := running.hidden(m.seat):
        for _ in range(min(hidden, m.back)):
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
        await _ask_table(live, Proposal("undo", m.seat, m.back, running.shown, ()), running)
    client.push(Done(m.id))


async def propose(live: Live, client: Client, m: asks.Propose) -> None:
    running = playing(live)
    own_chair(client, m.seat)
    if m.what == "bot" and not _away(live, m.whom):
        raise BadRequest("room-not-away")
    await _ask_table(live, Proposal(m.what, m.seat, m.whom, running.shown, ()), running)
    client.push(Done(m.id))


async def vote(live: Live, client: Client, m: asks.Vote) -> None:
    own_chair(client, m.seat)
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


def _away(live: Live, seat: Seat) -> bool:
    """Not here, or out of time; a bot may stand in if the table agrees."""
    if not 0 <= seat < len(live.room.chairs) or live.room.chairs[seat].kind != "person":
        return False
    return seat not in live.here() or live.driver.out_of_time(seat)


async def _append(live: Live, entry: Entry) -> None:
    if not await live.append(entry) and not said_before(live, entry.by, entry.id):
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
    running = playing(live)
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
