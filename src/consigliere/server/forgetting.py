"""A player's traces: where his name, his keys and his words are kept, and how they go away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from consigliere.bots import DEFAULT

from . import rooms
from .replay.tape import NAMES, Sitter, Tape
from .room import BOT_NAMES, Chair, Proposal, Room
from .wire.tells import ChatLine

SILENCE: Final = "…"  # stands where something was said
_NOBODY: Final = (*NAMES, *BOT_NAMES)


class Who(Struct, frozen=True):
    """Whom to forget: everybody of that name, or the one in that room or replay."""

    name: str
    room: str = ""
    replay: str = ""

    def is_in(self, doc: bytes) -> bool:
        """Whether the name may be somewhere in a stored document."""
        return msgspec.json.encode(self.name)[1:-1] in doc


def from_room(room: Room, name: str) -> Room:
    """Nobody of that name: a bot under another name goes on, in a lobby the chair is open."""
    for at, chair in enumerate(room.chairs):
        if chair.name == name:
            room = _vacant(room, at)
    return room


def _vacant(room: Room, at: int) -> Room:
    chair = room.chairs[at]
    tickets = tuple([ticket for ticket in room.tickets if ticket[1] != at])
    room = rooms.stand(replace(room, tickets=tickets, proposal=_without(room, at)), at)
    if room.phase == "lobby":
        return room
    name = next(_others(room.names(), at))
    there = Chair("bot", name, chair.emblem, chair.bot or DEFAULT, True)
    return replace(room, chairs=(*room.chairs[:at], there, *room.chairs[at + 1 :]))


def _without(room: Room, at: int) -> Proposal | None:
    asked = room.proposal
    return None if asked and at in (asked.by, *asked.needed) else asked


def from_tape(tape: Tape, name: str) -> Tape:
    """A replay in which somebody without a name sat there; not one answer is changed."""
    seats, rows = list(tape.seats), tape.record.splitlines()
    for at, one in enumerate(seats):
        if one.name == name:
            seats[at] = Sitter(_unlike(seats, at), one.emblem, one.bot)
            rows = [_renamed(row, at, name, seats[at].name) for row in rows]
    return replace(tape, seats=tuple(seats), record="\n".join(rows) + "\n")


def _renamed(row: str, at: int, name: str, now: str) -> str:
    is_his = row.startswith(f"# seat {at} ") and row.endswith(f" {name}")
    return row[: -len(name)] + now if is_his else row


def _unlike(seats: list[Sitter], at: int) -> str:
    return next(_others([one.name for one in seats], at))


def _others(taken: list[str], at: int) -> Iterator[str]:
    """What people without a name are called, beginning with the one of that seat."""
    return (name for name in (*_NOBODY[at:], *_NOBODY[:at]) if name not in taken)


def from_line(line: ChatLine, name: str) -> ChatLine | None:
    """A line of chat without the name; None if it was his."""
    if line.name == name:
        return None
    return replace(line, text=re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", SILENCE, line.text))


def unsaid(line: ChatLine) -> ChatLine:
    """What is left of the last line of a chat: its number, so that it is not given again."""
    return ChatLine(line.n, "", None, SILENCE, line.at)
