"""Undo: how far a seat may go back, and what was undone, also as remarks of a record."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Self, get_args, overload

from msgspec import Struct

from consigliere.kernel import CHANCE, Seat, Step, Undo, free_undo

from .entry import Consent, LogEntry
from .history import ActionHistory, Line
from .versions import Versions

_ROW: Final = re.compile(r"# undo: after (\d{1,6}) seat (\d) moves (\d{1,4})(?: (\w+))?")


class UndoRecord(Struct, frozen=True):
    """One undo: whose, how many moves, and who agreed. Retracted sealed answers are none."""

    entry: int
    seat: Seat
    moves: int
    consent: Consent


class Undos:
    """The undos of a match, and what may be undone now."""

    def __init__(self, history: ActionHistory, versions: Versions) -> None:
        self._history, self._versions = history, versions
        self.records: list[UndoRecord] = []

    def note(self, number: int, entry: LogEntry, gone: list[Line]) -> None:
        """Entry `number` has undone these answers."""
        moves = sum(line.seat == entry.by for line in gone)
        self.records.append(UndoRecord(number, entry.by, moves, entry.consent))

    def free(self, seat: Seat) -> Undo:
        """How many answers `seat` may undo without asking, and what stops it."""
        if self._history.state.how != "alone":  # hidden answers of others must not show
            return Undo(self.unnoticed(seat), Step(CHANCE))
        lines = self._history.lines
        if lines and (lines[-1].seat != seat or lines[-1].step.learned):
            return Undo(0, lines[-1].step)
        return free_undo(_Steps(lines), seat)

    def lines_back(self, seat: Seat, answers: int) -> int:
        """How many lines go when `seat` undoes so many answers; 0 if it gave fewer."""
        for taken, line in enumerate(reversed(self._history.lines), 1):
            answers -= line.seat == seat
            if answers == 0:
                return taken
        return 0

    def unnoticed(self, seat: Seat) -> int:
        """How many answers of `seat` nobody else has noticed; it may retract them."""
        return sum(line.seat == seat for line in self._history.lines[self._versions.answers :])

    def in_record(self) -> tuple[tuple[int, UndoRecord], ...]:
        """Each undo, with the number of lines of the record when it was made."""
        return tuple([(self._history.length_at(one.entry), one) for one in self.records])


class _Steps(Sequence[Step]):
    """The steps of lines, as `free_undo` reads them: from the end, and seldom far."""

    def __init__(self, lines: list[Line]) -> None:
        self._lines = lines

    def __len__(self) -> int:
        return len(self._lines)

    @overload
    def __getitem__(self, at: int) -> Step: ...
    @overload
    def __getitem__(self, at: slice) -> Self: ...
    def __getitem__(self, at: int | slice) -> Step | Self:
        return type(self)(self._lines[at]) if isinstance(at, slice) else self._lines[at].step

    def __reversed__(self) -> Iterator[Step]:
        return (line.step for line in reversed(self._lines))


def undo_remarks(undos: Iterable[tuple[int, UndoRecord]]) -> tuple[str, ...]:
    """Undos as remarks of a record: `after` so many of its lines."""
    return tuple(
        [
            f"undo: after {after} seat {one.seat} moves {one.moves} {one.consent}".rstrip()
            for after, one in undos
        ]
    )


def read_undos(text: str, seats: int) -> Iterator[tuple[int, UndoRecord]]:
    """The undos in the remarks of a record; other remarks are skipped."""
    for row in text.splitlines():
        if match := _ROW.fullmatch(row.strip()):
            after, seat, moves, word = match.groups()
            consent = next((c for c in get_args(Consent) if c == (word or "")), None)
            if consent is not None and int(seat) < seats:
                yield int(after), UndoRecord(0, int(seat), int(moves), consent)
