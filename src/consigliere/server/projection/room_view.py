"""The room as everybody may see it."""

from __future__ import annotations

from msgspec.structs import replace

from consigliere.games import game
from consigliere.kernel import Seat, commitment_of

from ..protocol.basics import Settings
from ..protocol.messages import (
    ChairView,
    DealView,
    ForkView,
    HaltedView,
    ProposalView,
    RequestView,
    RoomView,
)
from ..rooms.membership import ABSENCE, GRACE
from ..rooms.model import Proposal, Room
from ..rooms.rules_version import current_rules, edition_of
from ..rooms.session import RoomSession


def view_of(session: RoomSession, clocks: bool = True) -> RoomView:
    """The room with who is present, and the time left to each seat."""
    presence = session.presence
    banks = session.banks() if clocks else None
    gone = presence.gone_for(session.room) if clocks else {}
    here, watching, screens = presence.here(), presence.spectators(), presence.screens()
    return room_view(session.room, here, watching, banks, screens, gone)


def room_view(
    room: Room,
    here: set[Seat],
    spectators: int,
    banks: list[float] | None,
    screens: int = 0,
    gone: dict[Seat, float] | None = None,
) -> RoomView:
    """The room as everybody may see it; `gone`: for how many seconds each has been away."""
    chairs = [
        ChairView(
            kind=c.kind,
            name=c.name,
            emblem=c.emblem,
            bot=c.bot,
            ready=c.ready,
            here=i in here,
            host=i == room.host,
            bank=banks[i] if banks else None,
            away=round(gone[i], 1) if gone and i in gone else None,
            muted=bool(c.marks() & set(room.muted)),
        )
        for i, c in enumerate(room.chairs)
    ]
    return RoomView(
        code=room.code,
        settings=_laid(room),
        chairs=chairs,
        phase=room.phase,
        match=room.match,
        spectators=spectators,
        proposal=_shown(room.proposal),
        screens=screens,
        replays=room.replays(),
        fork=_origin(room),
        deal=_deal(room),
        halted=_halted(room),
        locked=room.locked,
        requests=[RequestView(r.id, r.chair, r.name, r.granted) for r in room.requests],
        muted=_muted_spectators(room),
        removed=bool(room.barred),
        grace=GRACE,
        absence=ABSENCE,
    )


def _muted_spectators(room: Room) -> list[str]:
    """Marks of chairs are not published: there the chair says whether it is muted."""
    seated = {mark for chair in room.chairs for mark in chair.marks()}
    return [mark for mark in room.muted if mark not in seated]


def nameless(view: RoomView) -> RoomView:
    """The room without the names of its players, for readers who may not know them."""
    chairs = [replace(chair, name="") for chair in view.chairs]
    requests = [replace(request, name="") for request in view.requests]
    return replace(view, chairs=chairs, requests=requests)


def _laid(room: Room) -> Settings:
    """The settings; a match begun under older rules or with an older edition shows those."""
    if room.phase == "lobby":
        return room.settings
    earlier = game(room.settings.game).earlier.get(room.begun.rules, {})
    shown = replace(room.settings, options={**earlier, **room.settings.options})
    if edition_of(room) in (shown.edition, current_rules(room.settings).edition):
        return shown
    return replace(shown, edition=edition_of(room))


def _halted(room: Room) -> HaltedView | None:
    """The sentence about it stands until the next match begins."""
    if not room.halted or room.halted != room.match:
        return None
    current = current_rules(room.settings).rules
    return HaltedView(room.begun.rules, current, room.replay(room.halted))


def _deal(room: Room) -> DealView | None:
    """What may be known of a deal before the match is over: never its secret."""
    if room.phase == "lobby":
        return DealView(commitment_of(room.secret)) if room.secret else None
    return DealView(room.deal.commitment, list(room.deal.shares)) if room.deal else None


def _origin(room: Room) -> ForkView | None:
    """Only the first match of a room goes on from another."""
    origin = room.forked if room.match == 1 else None
    return ForkView(origin.replay, origin.n) if origin else None


def _shown(asked: Proposal | None) -> ProposalView | None:
    if asked is None:
        return None
    return ProposalView(asked.what, asked.by, asked.number, list(asked.needed), list(asked.agreed))
