"""Finding and erasing a person's data in a database (GDPR)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

import msgspec
from msgspec import Struct

from ...protocol.codec import ENCODE
from ...protocol.messages import ChatLine
from ...rooms.model import Room
from ...storage import Database, bulk_rewrite
from ...storage.bulk_rewrite import Line
from ...storage.database import database_errors
from ..replay.stored_record import StoredRecord
from . import anonymize
from .anonymize import Subject

_ROOM: Final = msgspec.json.Decoder(Room)
_TAPE: Final = msgspec.json.Decoder(StoredRecord)
_LINE: Final = msgspec.json.Decoder(ChatLine)


class PersonalData(Struct, frozen=True):
    """Where a person occurs: rooms, replays, own chat lines, and lines that name them."""

    rooms: tuple[str, ...]
    replays: tuple[str, ...]
    chat: tuple[Line, ...]
    named: tuple[Line, ...]

    def __bool__(self) -> bool:
        return bool(self.rooms or self.replays or self.chat or self.named)


def find_personal_data(database: Database, who: Subject) -> PersonalData:
    """Everything stored about a person; nothing changes."""
    with database_errors():
        played = [id for id, doc in _records(database, who) if _record_without(doc, who)]
        if who.replay:
            return PersonalData((), tuple(played), (), ())
        rooms = bulk_rewrite.all_rooms(database, who.room)
        sat = [code for code, doc in rooms if _room_without(doc, who)]
        lines = list(_lines(database, who))
        chat = tuple([line for line, left in lines if left is None])
        named = tuple([line for line, left in lines if left is not None])
        return PersonalData(tuple(sat), tuple(played), chat, named)


def erase(database: Database, who: Subject, data: PersonalData) -> None:
    """Erase this data; idempotent."""
    with database_errors():
        for code in data.rooms:
            bulk_rewrite.rewrite_room(database, code, lambda doc: _room_without(doc, who))
        for id in data.replays:
            for _, doc in bulk_rewrite.all_replays(database, id):
                bulk_rewrite.rewrite_replay(database, id, _record_without(doc, who) or doc)
        for line in (*data.chat, *data.named):
            bulk_rewrite.rewrite_line(database, line, _body(line, who))
        bulk_rewrite.vacuum(database)


def _room_without(doc: bytes, who: Subject) -> bytes | None:
    """The room without the person; None if they do not occur in it."""
    room = _ROOM.decode(doc) if who.is_in(doc) else None
    if room is None:
        return None
    if who.name not in [*room.names(), *[one.name for one in room.requests]]:
        return None
    return ENCODE(anonymize.anonymize_room(room, who.name))


def _record_without(doc: bytes, who: Subject) -> bytes | None:
    stored = _TAPE.decode(doc) if who.is_in(doc) else None
    if stored is None or who.name not in [one.name for one in stored.seats]:
        return None
    return ENCODE(anonymize.anonymize_record(stored, who.name))


def _records(database: Database, who: Subject) -> Iterator[tuple[str, bytes]]:
    """The records to search: all, one, or those of a room."""
    if not who.room:
        return bulk_rewrite.all_replays(database, who.replay)
    played = [_ROOM.decode(doc) for _, doc in bulk_rewrite.all_rooms(database, who.room)]
    ids = [room.replay(match + 1) for room in played for match in range(room.match)]
    return chain.from_iterable([bulk_rewrite.all_replays(database, id) for id in ids])


def _lines(database: Database, who: Subject) -> Iterator[tuple[Line, ChatLine | None]]:
    """Lines the person wrote (None), and lines that name them, without the name."""
    for line in bulk_rewrite.chat_lines(database, who.room):
        if who.is_in(line.body):
            heard = _LINE.decode(line.body)
            left = anonymize.anonymize_line(heard, who.name)
            if left != heard:
                yield line, left


def _body(line: Line, who: Subject) -> bytes | None:
    heard = _LINE.decode(line.body)
    left = anonymize.anonymize_line(heard, who.name)
    if left is None and line.last:
        left = anonymize.blank_line(heard)
    return ENCODE(left) if left else None
