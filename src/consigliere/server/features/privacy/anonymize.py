"""Removing a person from documents: names, keys and messages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ...protocol.messages import ChatLine
from ...rooms import commands
from ...rooms.model import BOT_NAMES, Chair, Proposal, Room
from ..replay.stored_record import DEFAULT_NAMES, RecordedPlayer, StoredRecord

REMOVED: Final = "…"  # replaces removed text
_PLACEHOLDER_NAMES: Final = (*DEFAULT_NAMES, *BOT_NAMES)


class Subject(Struct, frozen=True):
    """Whom to erase: everybody of that name, or one person in a room or replay."""

    name: str
    room: str = ""
    replay: str = ""

    def is_in(self, doc: bytes) -> bool:
        """Whether the name may occur in a stored document."""
        return msgspec.json.encode(self.name)[1:-1] in doc


def anonymize_room(room: Room, name: str) -> Room:
    """The room without that person: a bot replaces them; in a lobby the chair opens."""
    for at, chair in enumerate(room.chairs):
        if chair.name == name:
            room = _vacant(room, at)
    requests = tuple([one for one in room.requests if one.name != name])
    return replace(room, requests=requests)


def _vacant(room: Room, at: int) -> Room:
    chair = room.chairs[at]
    tickets = tuple([ticket for ticket in room.tickets if ticket[1] != at])
    keys = {*chair.secrets, chair.visitor}
    room = replace(
        room,
        tickets=tickets,
        proposal=_without(room, at),
        seen=tuple([one for one in room.seen if one[0] not in keys]),
        barred=tuple([one for one in room.barred if one not in keys]),
        muted=tuple([one for one in room.muted if one not in chair.marks()]),
    )
    room = commands.vacate(room, at)
    if room.phase == "lobby":
        return room
    name = next(_others(room.names(), at))
    there = Chair("bot", name, chair.emblem, chair.bot or commands.usual_bot(room, at), True)
    return replace(room, chairs=(*room.chairs[:at], there, *room.chairs[at + 1 :]))


def _without(room: Room, at: int) -> Proposal | None:
    asked = room.proposal
    return None if asked and at in (asked.by, *asked.needed) else asked


def anonymize_record(stored: StoredRecord, name: str) -> StoredRecord:
    """The record with a placeholder name; no answer changes."""
    seats, rows = list(stored.seats), stored.record.splitlines()
    for at, one in enumerate(seats):
        if one.name == name:
            seats[at] = RecordedPlayer(_unlike(seats, at), one.emblem, one.bot)
            rows = [_renamed(row, at, name, seats[at].name) for row in rows]
    return replace(stored, seats=tuple(seats), record="\n".join(rows) + "\n")


def _renamed(row: str, at: int, name: str, now: str) -> str:
    is_his = row.startswith(f"# seat {at} ") and row.endswith(f" {name}")
    return row[: -len(name)] + now if is_his else row


def _unlike(seats: list[RecordedPlayer], at: int) -> str:
    return next(_others([one.name for one in seats], at))


def _others(taken: list[str], at: int) -> Iterator[str]:
    """Placeholder names, starting with the one of that seat."""
    return (
        name for name in (*_PLACEHOLDER_NAMES[at:], *_PLACEHOLDER_NAMES[:at]) if name not in taken
    )


def anonymize_line(line: ChatLine, name: str) -> ChatLine | None:
    """A line of chat without the name; None if that person wrote it."""
    if line.name == name:
        return None
    return replace(line, text=re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", REMOVED, line.text))


def blank_line(line: ChatLine) -> ChatLine:
    """The last line of a chat without content: its number must not be reused."""
    return ChatLine(line.n, "", None, REMOVED, line.at)
