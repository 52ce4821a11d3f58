"""A match that cannot go on here, because it was begun under other rules: what is kept of it.

Its answers are taken from the entries as they were written; no rule is asked.
"""

from __future__ import annotations

from collections.abc import Iterable

from consigliere.games import game
from consigliere.kernel import Line, Record, Setup
from consigliere.kernel.record import UNSEALED

from ..entry import Entry, entry_of
from ..pinned import printing
from ..room import Room
from .tape import Sitter, Tape, told


def tape_of_entries(room: Room, entries: Iterable[bytes], ended: float) -> Tape:
    """The tape of the last match of a room, as far as it came; a program of then can go on."""
    seats = tuple([Sitter(c.name, c.emblem, c.bot) for c in room.chairs])
    record = Record(setup_of(room), lines_of(map(entry_of, entries)), None, UNSEALED)
    return Tape(told(record, seats, room.deal), seats, ended)


def setup_of(room: Room) -> Setup:
    """What the match was laid with."""
    s = room.settings
    known = game(s.game).editions.get(printing(room))
    edition = known.ref if known else printing(room)
    return Setup(s.game, room.begun.rules, edition, s.seats, s.options)


def lines_of(entries: Iterable[Entry]) -> tuple[Line, ...]:
    """The answers that stand, after all that was taken back."""
    lines: list[Line] = []
    for entry in entries:
        if entry.undo:
            del lines[len(lines) - entry.undo :]
        if entry.retract:
            del lines[max(i for i, line in enumerate(lines) if line.seat == entry.by)]
        lines += [Line(seat, text) for seat, text in entry.lines]
    return tuple(lines)
