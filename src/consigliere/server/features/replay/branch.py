"""A new match that branches off a replay and plays on from one of its moments."""

from __future__ import annotations

from msgspec.structs import replace

from consigliere.bots import plays
from consigliere.kernel import CHANCE, Seat, deal_of

from ...match.compose import compose
from ...match.entry import LogEntry
from ...match.log import MatchLog
from ...protocol.basics import Settings
from ...protocol.replay import Fork
from ...rooms import commands
from ...rooms.model import BadRequest, BranchOrigin, Chair, Room, digest
from ...rooms.rules_version import current_rules
from .player import ReplayPlayer


def branch_room(
    code: str, id: str, player: ReplayPlayer, wanted: Fork, secret: str, seed: str
) -> Room:
    """The room: its creator has all chairs, or one and bots the others.

    Chance from there on is dealt from `seed`; nobody contributes a share.
    """
    if not player.at(wanted.n).pending:
        raise BadRequest("replay-fork-over")
    setup = player.setup
    if not 0 <= wanted.seat < setup.seats:
        raise BadRequest("room-no-such-chair")
    if wanted.bots and not plays(setup.game, wanted.bots):
        raise BadRequest("room-no-such-bot")
    options = player.game.options_of(setup)
    settings = Settings(setup.game, setup.seats, setup.edition, options)
    chairs = [_chair(player, seat, wanted, secret) for seat in range(setup.seats)]
    host = wanted.seat if wanted.bots else 0
    origin = BranchOrigin(id, wanted.n)
    deal = deal_of(seed, ("",) * setup.seats, given=player.moment_ends[wanted.n])
    room = Room(code, settings, tuple(chairs), "playing", host, (deal.seed,), forked=origin)
    return replace(room, deal=deal, begun=current_rules(settings))


def branch_entries(room: Room, player: ReplayPlayer, n: int) -> list[LogEntry]:
    """The first entries of the match: one for each moment, so that one can look back."""
    match = MatchLog(room)
    entries = [_entry(player, moment) for moment in range(n + 1)]
    for entry in entries:
        match.add(entry)
    if match.state.waiting()[:1] == (CHANCE,):  # the record ended before a result of chance
        entries.append(compose(match, CHANCE, [])[0])
    return entries


def _entry(player: ReplayPlayer, moment: int) -> LogEntry:
    lines = tuple([(line.seat, line.text) for line in player.lines(moment)])
    return LogEntry(next((seat for seat, _ in lines if seat != CHANCE), CHANCE), lines)


def _chair(player: ReplayPlayer, seat: Seat, wanted: Fork, secret: str) -> Chair:
    sat = player.stored.seats[seat]
    if wanted.bots and seat != wanted.seat:
        return Chair("bot", sat.name, sat.emblem, wanted.bots, True)
    name = _name(player, wanted) if seat == wanted.seat and wanted.bots else sat.name
    return Chair("person", name, sat.emblem, "", True, (digest(secret),))


def _name(player: ReplayPlayer, wanted: Fork) -> str:
    """The creator's name, if no other player has it."""
    others = [one.name for n, one in enumerate(player.stored.seats) if n != wanted.seat]
    name = commands.clean_name(wanted.name) if wanted.name.strip() else ""
    return name if name and name not in others else player.stored.seats[wanted.seat].name
