"""Undo, and proposals that the table votes on: undo, a substitute bot, an early end, a removal."""

from __future__ import annotations

from contextlib import suppress
from math import ceil

from msgspec.structs import replace

from consigliere.kernel import Seat

from ..match.entry import LogEntry
from ..match.log import MatchLog
from . import commands, membership
from .events import TurnChanged
from .model import BadRequest, Proposal
from .session import RoomSession


async def undo(
    session: RoomSession, chairs: list[Seat], seat: Seat, answers: int, at: int, id: str
) -> None:
    """Undo answers of `seat`: at once if that is free, else the others vote."""
    match = in_play(session)
    if session.reactions and seat in session.reactions.given:
        return await session.unseal_answer(seat, id)
    if unnoticed := match.undos.unnoticed(seat):
        for _ in range(min(unnoticed, answers)):
            await append_or_refuse(session, LogEntry(seat, retract=True, id=id))
        return None
    current = match.versions.current
    if at < current:
        raise BadRequest("room-stale")
    lines = match.undos.lines_back(seat, answers)
    if not lines:
        raise BadRequest("room-nothing-back")
    others_think = set(session.thinking()) - {seat}
    if match.undos.free(seat).answers >= answers and not others_think:
        await append_or_refuse(session, LogEntry(seat, undo=lines, id=id))
    elif voters := commands.undo_voters(session.room, (seat, *chairs)):
        await _open(session, Proposal("undo", seat, answers, current, voters))
    else:
        await append_or_refuse(session, LogEntry(seat, undo=lines, consent="alone", id=id))
    return None


async def propose(session: RoomSession, chairs: list[Seat], asked: Proposal) -> None:
    """Open a vote on a bot, an early end or a removal; `chairs` are those of the proposer."""
    session.presence.note(session.room)
    voters = membership.required_voters(session.room, asked, _gone(session))
    match asked.what:
        case "bot":
            _check_bot_takeover(session, asked.number)
        case "end":
            _check_grace(session, voters)
        case "remove":
            voters -= set(chairs)
            _check_removal(session, chairs, asked.number, voters)
    await _open(session, replace(asked, needed=tuple(sorted(voters))))


async def vote(session: RoomSession, seat: Seat, yes: bool) -> None:
    """Agree to the open proposal, or drop it."""
    asked = session.room.proposal
    if asked is None:
        raise BadRequest("room-no-proposal")
    if seat not in asked.needed and (yes or seat != asked.by):
        raise BadRequest("room-not-needed")
    if not yes:
        return await session.change(commands.drop_proposal)
    agreed = tuple(sorted({*asked.agreed, seat}))
    await session.change(lambda room: replace(room, proposal=replace(asked, agreed=agreed)))
    await _apply_if_agreed(session)


async def recount_voters(session: RoomSession) -> None:
    """Drop voters who have been away for too long."""
    asked = session.room.proposal
    if asked is None or asked.what == "undo" or not session.leads:
        return
    left = set(asked.needed) & membership.required_voters(session.room, asked, _gone(session))
    if asked.what == "remove" and not left | set(asked.agreed):
        return await session.change(commands.drop_proposal)
    needed = tuple(sorted(left | set(asked.agreed)))
    if needed != asked.needed:
        await session.change(lambda room: replace(room, proposal=replace(asked, needed=needed)))
        await _apply_if_agreed(session)


async def append_or_refuse(session: RoomSession, entry: LogEntry) -> None:
    if not await session.append(entry) and not already_accepted(session, entry.by, entry.id):
        raise BadRequest("room-stale")


def already_accepted(session: RoomSession, seat: Seat, id: str) -> bool:
    """Whether a request was accepted before; clients retry after a reconnect."""
    request, g = (seat, id), session.reactions
    return bool(session.match and request in session.match.ids) or bool(g and request in g.ids)


def in_play(session: RoomSession) -> MatchLog:
    """The match, if it is not over; else BadRequest."""
    match = session.playing()
    if match.over:
        raise BadRequest("room-not-playing")
    return match


def _gone(session: RoomSession) -> dict[Seat, float]:
    return session.presence.gone_for(session.room)


def _check_bot_takeover(session: RoomSession, seat: Seat) -> None:
    """BadRequest unless that person is out of time, or away for longer than the grace period."""
    chairs = session.room.chairs
    if not 0 <= seat < len(chairs) or chairs[seat].kind != "person":
        raise BadRequest("room-not-away")
    if session.is_out_of_time(seat):
        return
    if seat not in _gone(session):
        raise BadRequest("room-not-away")
    _check_grace(session, {seat})


def _check_grace(session: RoomSession, seats: set[Seat]) -> None:
    """BadRequest while one of them is in the grace period and no bot plays for them."""
    gone = _gone(session)
    for seat in sorted(seats):
        chair = session.room.chairs[seat]
        left = membership.GRACE - gone.get(seat, membership.GRACE)
        if left > 0 and not chair.bot:
            raise BadRequest("room-grace", who=chair.name, seconds=ceil(left))


def _check_removal(session: RoomSession, mine: list[Seat], seat: Seat, voters: set[Seat]) -> None:
    """BadRequest unless the host proposes it and somebody else can agree."""
    if session.room.host not in mine:
        raise BadRequest("room-not-host")
    if seat in mine:
        raise BadRequest("room-not-yourself")
    chairs = session.room.chairs
    if not 0 <= seat < len(chairs) or chairs[seat].kind != "person":
        raise BadRequest("room-no-person")
    if not voters:
        raise BadRequest("room-remove-two")


async def _open(session: RoomSession, asked: Proposal) -> None:
    """Open a vote of the required people; the proposer agrees by proposing."""
    if session.room.proposal:
        raise BadRequest("room-proposed-already")
    await session.change(lambda room: replace(room, proposal=asked))
    await _apply_if_agreed(session)


async def _apply_if_agreed(session: RoomSession) -> None:
    asked = session.room.proposal
    if asked is None or set(asked.needed) - set(asked.agreed):
        return
    await session.change(commands.drop_proposal)
    match = in_play(session)
    match asked.what:
        case "undo" if match.versions.current > asked.at:
            raise BadRequest("room-stale")
        case "undo":
            lines = match.undos.lines_back(asked.by, asked.number)
            await append_or_refuse(session, LogEntry(asked.by, undo=lines, consent="agreed"))
        case "bot":
            with suppress(BadRequest):  # the person is back or has answered
                _check_bot_takeover(session, asked.number)
                await session.substitute(asked.number)
        case "remove":
            await session.change(lambda room: membership.remove_person(room, asked.number))
            session.presence_changed()
            session.events.publish(TurnChanged(replan=True))
        case "end":
            await append_or_refuse(session, LogEntry(asked.by, end=True))
