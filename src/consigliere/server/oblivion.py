"""Finding a player's traces in a database, and taking them out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

import msgspec
from msgspec import Struct

from . import forgetting
from .forgetting import Who
from .parts import ENCODE
from .replay.tape import Tape
from .room import Room
from .store import Database, traces
from .store.database import reachable
from .store.traces import Line
from .wire.tells import ChatLine

_ROOM: Final = msgspec.json.Decoder(Room)
_TAPE: Final = msgspec.json.Decoder(Tape)
_LINE: Final = msgspec.json.Decoder(ChatLine)


class Found(Struct, frozen=True):
    """Where somebody is: codes of rooms, ids of replays, what he said, where others named him."""

    rooms: tuple[str, ...]
    replays: tuple[str, ...]
    said: tuple[Line, ...]
    named: tuple[Line, ...]

    def __bool__(self) -> bool:
        return bool(self.rooms or self.replays or self.said or self.named)


def find(database: Database, who: Who) -> Found:
    """All traces of a player; nothing is changed."""
    with reachable():
        played = [id for id, doc in _tapes(database, who) if _tape_without(doc, who)]
        if who.replay:
            return Found((), tuple(played), (), ())
        rooms = traces.rooms(database, who.room)
        sat = [code for code, doc in rooms if _room_without(doc, who)]
        lines = list(_lines(database, who))
        said = tuple([line for line, left in lines if left is None])
        named = tuple([line for line, left in lines if left is not None])
        return Found(tuple(sat), tuple(played), said, named)


def forget(database: Database, who: Who, found: Found) -> None:
    """Take out what was found; done twice it does no harm."""
    with reachable():
        for code in found.rooms:
            traces.change_room(database, code, lambda doc: _room_without(doc, who))
        for id in found.replays:
            for _, doc in traces.replays(database, id):
                traces.change_replay(database, id, _tape_without(doc, who) or doc)
        for line in (*found.said, *found.named):
            traces.change_line(database, line, _body(line, who))
        traces.wipe(database)


def _room_without(doc: bytes, who: Who) -> bytes | None:
    """The document without him; None if he is not in it."""
    room = _ROOM.decode(doc) if who.is_in(doc) else None
    if room is None or who.name not in room.names():
        return None
    return ENCODE(forgetting.from_room(room, who.name))


def _tape_without(doc: bytes, who: Who) -> bytes | None:
    tape = _TAPE.decode(doc) if who.is_in(doc) else None
    if tape is None or who.name not in [one.name for one in tape.seats]:
        return None
    return ENCODE(forgetting.from_tape(tape, who.name))


def _tapes(database: Database, who: Who) -> Iterator[tuple[str, bytes]]:
    """The replays he may be in: all, that one, or those of a room."""
    if not who.room:
        return traces.replays(database, who.replay)
    played = [_ROOM.decode(doc) for _, doc in traces.rooms(database, who.room)]
    ids = [room.replay(match + 1) for room in played for match in range(room.match)]
    return chain.from_iterable([traces.replays(database, id) for id in ids])


def _lines(database: Database, who: Who) -> Iterator[tuple[Line, ChatLine | None]]:
    """The lines that he said (None), and those that name him, without the name."""
    for line in traces.lines(database, who.room):
        if who.is_in(line.body):
            heard = _LINE.decode(line.body)
            left = forgetting.from_line(heard, who.name)
            if left != heard:
                yield line, left


def _body(line: Line, who: Who) -> bytes | None:
    heard = _LINE.decode(line.body)
    left = forgetting.from_line(heard, who.name)
    if left is None and line.last:
        left = forgetting.unsaid(heard)
    return ENCODE(left) if left else None
