"""Playing on from a moment of a replay: a room whose match begins with what was answered."""

from __future__ import annotations

from msgspec.structs import replace

from consigliere.bots import plays
from consigliere.kernel import CHANCE, Seat, deal_of

from .. import rooms
from ..entry import Entry
from ..pinned import present
from ..room import BadRequest, Chair, Forked, Room, digest
from ..running import Running
from ..wire.basics import Settings
from ..wire.replay import Fork
from .reel import Reel


def forked(code: str, id: str, reel: Reel, wanted: Fork, secret: str, seed: str) -> Room:
    """The room: all chairs are the maker's, or one is and bots have the others.

    What chance brings from there on is dealt from `seed`, and nobody adds anything to it.
    """
    if not reel.at(wanted.n).pending:
        raise BadRequest("replay-fork-over")
    setup = reel.setup
    if not 0 <= wanted.seat < setup.seats:
        raise BadRequest("room-no-such-chair")
    if wanted.bots and not plays(setup.game, wanted.bots):
        raise BadRequest("room-no-such-bot")
    settings = Settings(setup.game, setup.seats, setup.edition, setup.options)
    chairs = [_chair(reel, seat, wanted, secret) for seat in range(setup.seats)]
    host = wanted.seat if wanted.bots else 0
    origin = Forked(id, wanted.n)
    deal = deal_of(seed, ("",) * setup.seats, given=reel.cuts[wanted.n])
    room = Room(code, settings, tuple(chairs), "playing", host, (deal.seed,), forked=origin)
    return replace(room, deal=deal, begun=present(settings))


def history(room: Room, reel: Reel, n: int) -> list[Entry]:
    """The entries the match begins with: a moment each, so that one can look back."""
    running = Running(room)
    entries = [_entry(reel, moment) for moment in range(n + 1)]
    for entry in entries:
        running.add(entry)
    if running.state.waiting()[:1] == (CHANCE,):  # the record broke off before chance spoke
        entries.append(running.compose(CHANCE, [])[0])
    return entries


def _entry(reel: Reel, moment: int) -> Entry:
    lines = tuple([(line.seat, line.text) for line in reel.lines(moment)])
    return Entry(next((seat for seat, _ in lines if seat != CHANCE), CHANCE), lines)


def _chair(reel: Reel, seat: Seat, wanted: Fork, secret: str) -> Chair:
    sat = reel.tape.seats[seat]
    if wanted.bots and seat != wanted.seat:
        return Chair("bot", sat.name, sat.emblem, wanted.bots, True)
    name = _name(reel, wanted) if seat == wanted.seat and wanted.bots else sat.name
    return Chair("person", name, sat.emblem, "", True, (digest(secret),))


def _name(reel: Reel, wanted: Fork) -> str:
    """The maker's own name, if nobody at the table is called so."""
    others = [one.name for n, one in enumerate(reel.tape.seats) if n != wanted.seat]
    name = rooms.clean(wanted.name) if wanted.name.strip() else ""
    return name if name and name not in others else reel.tape.seats[wanted.seat].name
