"""Membership: who may join, take a chair, talk, vote and moderate. Pure functions."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from consigliere.kernel import Seat

from ..protocol.basics import Emblem, Locked
from . import commands
from .model import BadRequest, Chair, Proposal, Request, Room, digest, mark

GRACE: Final = 30  # seconds away before the others may decide without that person
ABSENCE: Final = 300  # seconds away after which that person's consent is not needed
_ANSWERED_WITHIN: Final = 120.0  # seconds a request waits for the host
_TAKEN_WITHIN: Final = 60.0  # seconds a granted chair is kept
_REQUESTS: Final = 6  # open at a time
_REMEMBERED: Final = 64  # browsers removed or muted
_SEEN: Final = 64  # digests per chair of those who held it in a match


class BrowserIdentity(Struct, frozen=True):
    """A browser: digests of its own secret and of the chair keys it has."""

    visitor: str
    keys: frozenset[str] = frozenset()

    @property
    def digests(self) -> frozenset[str]:
        return self.keys | {self.visitor}

    @property
    def marks(self) -> set[str]:
        return {mark(one) for one in self.digests}


def chairs_held(room: Room, who: BrowserIdentity) -> set[Seat]:
    """Chairs this browser holds, or held during the running match."""
    return _holds(room, who) | {seat for one, seat in room.seen if one in who.digests}


def _holds(room: Room, who: BrowserIdentity) -> set[Seat]:
    return {i for i, chair in enumerate(room.chairs) if who.keys & set(chair.secrets)}


def is_removed(room: Room, who: BrowserIdentity) -> bool:
    """Whether this browser was removed from the table."""
    return bool(who.digests & set(room.barred))


# ---- sitting down


def take_chair(
    room: Room,
    at: Seat,
    name: str,
    emblem: Emblem | None,
    secret: str,
    who: BrowserIdentity,
    now: float,
) -> Room:
    """This browser takes a chair, if it may."""
    chair = _chair(room, at)
    if room.phase == "playing":
        _may_take_over(room, at, who, now)
        name, emblem = name or chair.name, None
    elif room.locked != "open" and room.host not in _holds(room, who):
        raise BadRequest("room-locked")
    room = commands.occupy(room, at, name, emblem, secret, who.visitor)
    left = [one for one in room.requests if at != one.chair and who.visitor != one.visitor]
    return _has_seen(replace(room, requests=tuple(left)), at, digest(secret), who.visitor)


def _may_take_over(room: Room, at: Seat, who: BrowserIdentity, now: float) -> None:
    """BadRequest if this browser may not take that bot's chair while the match is on."""
    if room.chairs[at].kind != "bot":
        raise BadRequest("room-chair-taken")
    mine = chairs_held(room, who)
    if at in mine:
        return  # the previous holder comes back without asking
    if mine:
        raise BadRequest("room-sees-a-hand")
    if room.locked != "open":
        raise BadRequest("room-locked")
    if room.settings.takeover == "nobody":
        raise BadRequest("room-bots-stay")
    if room.settings.takeover == "host" and not _granted(room, at, who, now):
        raise BadRequest("room-ask-host")


def _granted(room: Room, at: Seat, who: BrowserIdentity, now: float) -> bool:
    mine = [r for r in room.requests if r.visitor == who.visitor and r.chair == at]
    return any(one.granted and one.until > now for one in mine)


def leave_chair(room: Room, at: Seat, who: BrowserIdentity) -> Room:
    """A person leaves a chair; in this match that browser may return to no other."""
    chair = _chair(room, at)
    room = _has_seen(room, at, *chair.secrets, who.visitor)
    asked = room.proposal
    if asked and (asked.by == at or (asked.what in ("bot", "remove") and asked.number == at)):
        room = replace(room, proposal=None)
    return commands.vacate(room, at)


def recognise(room: Room, who: BrowserIdentity) -> Room:
    """Remember the browser that joined with keys as the holder of these chairs."""
    for seat in sorted(_holds(room, who)):
        if not room.chairs[seat].visitor:
            room = _with(room, seat, replace(room.chairs[seat], visitor=who.visitor))
        room = _has_seen(room, seat, who.visitor)
    return room


def add_ticket_device(room: Room, at: Seat, secret: str, who: BrowserIdentity) -> Room:
    """Give a chair to a browser with a ticket, unless it has seen another hand."""
    if room.phase == "playing" and chairs_held(room, who) - {at}:
        raise BadRequest("room-sees-a-hand")
    return _has_seen(commands.add_device(room, at, secret), at, digest(secret), who.visitor)


def _has_seen(room: Room, at: Seat, *digests: str) -> Room:
    """During a match, remember who has seen which hand."""
    fresh = [(one, at) for one in digests if one and (one, at) not in room.seen]
    if room.phase != "playing" or not fresh:
        return room
    others = tuple([one for one in room.seen if one[1] != at])
    own = tuple([one for one in room.seen if one[1] == at])
    return replace(room, seen=(*others, *(*own, *fresh)[-_SEEN:]))


# ---- asking the host for a chair


def request_chair(
    room: Room, at: Seat, name: str, id: str, who: BrowserIdentity, now: float
) -> Room:
    """A newcomer asks the host for a bot's chair; replaces an earlier request."""
    if room.phase != "playing":
        raise BadRequest("room-not-playing")
    _chair(room, at)
    try:
        _may_take_over(room, at, who, now)
    except BadRequest as refusal:
        if refusal.reason.message != "room-ask-host":
            raise
    name = commands.clean_name(name)
    if name in [chair.name for i, chair in enumerate(room.chairs) if i != at]:
        raise BadRequest("room-name-taken", name=name)
    waiting = withdraw_requests(without_expired_requests(room, now), who.visitor).requests
    if len(waiting) >= _REQUESTS:
        raise BadRequest("room-many-requests")
    asked = Request(id, at, name, who.visitor, now + _ANSWERED_WITHIN)
    return replace(room, requests=(*waiting, asked))


def answer_request(room: Room, id: str, yes: bool, now: float) -> Room:
    """The host grants or refuses a request."""
    asked = next(
        (one for one in without_expired_requests(room, now).requests if one.id == id), None
    )
    if asked is None:
        raise BadRequest("room-no-request")
    granted = replace(asked, granted=True, until=now + _TAKEN_WITHIN)
    requests = [granted if one == asked else one for one in room.requests if yes or one != asked]
    return replace(room, requests=tuple(requests))


def withdraw_requests(room: Room, visitor: str) -> Room:
    """Withdraw the requests of a browser."""
    left = [one for one in room.requests if one.visitor != visitor]
    return replace(room, requests=tuple(left))


def without_expired_requests(room: Room, now: float) -> Room:
    """Drop requests that expired, or whose chair no bot has any more."""
    bots = [i for i, chair in enumerate(room.chairs) if chair.kind == "bot"]
    left = [one for one in room.requests if one.until > now and one.chair in bots]
    return replace(room, requests=tuple(left)) if len(left) < len(room.requests) else room


# ---- what the host decides


def set_lock(room: Room, locked: Locked) -> Room:
    return replace(room, locked=locked, requests=room.requests if locked == "open" else ())


def remove_person(room: Room, at: Seat) -> Room:
    """Remove a person from all chairs and bar the browser."""
    chair = _chair(room, at)
    if chair.kind != "person":
        raise BadRequest("room-no-person")
    for seat in same_browser_chairs(room, at):
        barred_chair = room.chairs[seat]
        digests = [one for one in (*barred_chair.secrets, barred_chair.visitor) if one]
        room = replace(room, barred=(*room.barred, *digests)[-_REMEMBERED:])
        tickets = tuple([ticket for ticket in room.tickets if ticket[1] != seat])
        room = leave_chair(
            replace(room, tickets=tickets), seat, BrowserIdentity(barred_chair.visitor)
        )
    return room


def same_browser_chairs(room: Room, at: Seat) -> list[Seat]:
    """The chairs that were taken from the same browser as this one."""
    visitor = room.chairs[at].visitor
    same = [i for i, chair in enumerate(room.chairs) if visitor and chair.visitor == visitor]
    return [i for i in same if room.chairs[i].kind == "person"] or [at]


def readmit_all(room: Room) -> Room:
    """Readmit everybody who was removed."""
    return replace(room, barred=())


def set_muted(room: Room, marks: set[str], muted: bool) -> Room:
    """Mute browsers in the chat, or unmute them."""
    left = tuple([one for one in room.muted if one not in marks])
    return replace(room, muted=(*left, *sorted(marks))[-_REMEMBERED:] if muted else left)


def is_muted(room: Room, who: BrowserIdentity) -> bool:
    """Whether this browser may not use the chat: by itself, or by a chair it holds."""
    marks = who.marks.union(*[room.chairs[seat].marks() for seat in _holds(room, who)])
    return bool(marks & set(room.muted))


def transfer_host(room: Room, to: Seat) -> Room:
    """Make another person the host."""
    if _chair(room, to).kind != "person":
        raise BadRequest("room-no-person")
    return replace(room, host=to)


# ---- what the table must agree to


def required_voters(room: Room, asked: Proposal, gone: dict[Seat, float]) -> set[Seat]:
    """Whose consent a proposal needs: people, unless they have been away for too long.

    `gone`: for how many seconds each person has been away. A bot that plays for somebody takes
    over the answers and not the say: an early end needs that person too.
    """
    people = {i for i, chair in enumerate(room.chairs) if chair.kind == "person"} - {asked.by}
    match asked.what:
        case "bot":
            playing = {i for i in people if not room.chairs[i].bot} - {asked.number}
            return {i for i in playing if gone.get(i, 0) < GRACE}
        case "remove":
            same = {*same_browser_chairs(room, asked.by), *same_browser_chairs(room, asked.number)}
            return {i for i in people - same if gone.get(i, 0) < ABSENCE}
        case _:
            return {i for i in people if gone.get(i, 0) < ABSENCE}


def _chair(room: Room, at: Seat) -> Chair:
    if not 0 <= at < len(room.chairs):
        raise BadRequest("room-no-such-chair")
    return room.chairs[at]


def _with(room: Room, at: Seat, chair: Chair) -> Room:
    return replace(room, chairs=(*room.chairs[:at], chair, *room.chairs[at + 1 :]))
