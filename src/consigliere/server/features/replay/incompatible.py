"""Records of matches that this program cannot continue, because their rules are not installed.

The answers are taken from the entries; no rules are run.
"""

from __future__ import annotations

from collections.abc import Iterable

from consigliere.games import game
from consigliere.kernel import Line, Record, Setup
from consigliere.kernel.record import UNSEALED

from ...match.entry import LogEntry, decode_entry
from ...match.undo import UndoRecord
from ...rooms.model import Room
from ...rooms.rules_version import edition_of
from .stored_record import RecordedPlayer, StoredRecord, record_text


def record_of_entries(room: Room, entries: Iterable[bytes], ended: float) -> StoredRecord:
    """The record of the last match, as far as it came; a program with those rules can go on."""
    seats = tuple([RecordedPlayer(c.name, c.emblem, c.bot) for c in room.chairs])
    lines, undone = standing_answers(map(decode_entry, entries))
    record = Record(setup_of(room), lines, None, UNSEALED)
    return StoredRecord(record_text(record, seats, room.deal, undone), seats, ended)


def setup_of(room: Room) -> Setup:
    """The setup of the match."""
    s = room.settings
    printed = game(s.game).editions.get(edition_of(room))
    edition = printed.ref if printed else edition_of(room)
    return Setup(s.game, room.begun.rules, edition, s.seats, s.options)


def standing_answers(
    entries: Iterable[LogEntry],
) -> tuple[tuple[Line, ...], tuple[tuple[int, UndoRecord], ...]]:
    """The answers that were not undone, and the undos, each after how many answers."""
    lines: list[Line] = []
    undone: list[tuple[int, UndoRecord]] = []
    for n, entry in enumerate(entries, 1):
        if entry.undo:
            length = len(lines) - entry.undo
            moves = sum(line.seat == entry.by for line in lines[length:])
            del lines[length:]
            undone = [(min(after, length), one) for after, one in undone]
            undone.append((length, UndoRecord(n, entry.by, moves, entry.consent)))
        if entry.retract:
            del lines[max(i for i, line in enumerate(lines) if line.seat == entry.by)]
        lines += [Line(seat, text) for seat, text in entry.lines]
    return tuple(lines), tuple(undone)
