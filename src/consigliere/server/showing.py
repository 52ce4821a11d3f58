"""The room as everybody may see it."""

from __future__ import annotations

from msgspec.structs import replace

from consigliere.kernel import Seat, seal_of

from .pinned import present, printing
from .room import Proposal, Room
from .wire.basics import Settings
from .wire.tells import ChairView, DealView, ForkView, HaltedView, ProposalView, RoomView


def room_view(
    room: Room, here: set[Seat], spectators: int, banks: list[float] | None, screens: int = 0
) -> RoomView:
    """The room as everybody may see it."""
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
    )


def _laid(room: Room) -> Settings:
    """The settings; a match begun with an older edition is shown with what it is played with."""
    played = "" if room.phase == "lobby" else printing(room)
    if played in ("", room.settings.edition, present(room.settings).edition):
        return room.settings
    return replace(room.settings, edition=played)


def _halted(room: Room) -> HaltedView | None:
    """The sentence about it stands until the next match begins."""
    if not room.halted or room.halted != room.match:
        return None
    known = present(room.settings).rules
    return HaltedView(room.begun.rules, known, room.replay(room.halted))


def _deal(room: Room) -> DealView | None:
    """What may be known of a deal before the match is over: never its secret."""
    if room.phase == "lobby":
        return DealView(seal_of(room.secret)) if room.secret else None
    return DealView(room.deal.seal, list(room.deal.shares)) if room.deal else None


def _origin(room: Room) -> ForkView | None:
    """Only the first match of a room goes on from another."""
    known = room.forked if room.match == 1 else None
    return ForkView(known.replay, known.n) if known else None


def _shown(asked: Proposal | None) -> ProposalView | None:
    if asked is None:
        return None
    return ProposalView(asked.what, asked.by, asked.number, list(asked.needed), list(asked.agreed))
