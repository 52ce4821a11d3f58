"""The time people spent in a match, and the moves that earned them some."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from consigliere.kernel import Seat

from .entry import LogEntry

_NOBODY: Final = -1


class ClockReading(Struct, frozen=True):
    """Milliseconds spent and moves that count, by seat."""

    spent: dict[Seat, int] = {}
    decided: dict[Seat, int] = {}


class Clocks:
    """The current reading. A move earns time as long as it stands; the time it took stays spent."""

    def __init__(self) -> None:
        self.spent: Counter[Seat] = Counter()
        self.decided: Counter[Seat] = Counter()
        self._earned_by = array("b")  # the seat that earned time, for each answer

    def note(self, entry: LogEntry, length: int) -> None:
        """Note an entry after which there are so many answers; its first one is the timed one."""
        earned_by = self._earned_by
        if entry.ms:
            self.spent[entry.by] += entry.ms
            if len(earned_by) < length:
                self.decided[entry.by] += 1
                earned_by.append(entry.by)
        while len(earned_by) < length:
            earned_by.append(_NOBODY)

    def cut(self, length: int) -> Sequence[Seat]:
        """Keep only so many answers; who had earned time by each of those that go."""
        gone = self._earned_by[length:]
        del self._earned_by[length:]
        self.decided.subtract([seat for seat in gone if seat != _NOBODY])
        return gone

    def restore(self, earned_by: Iterable[Seat]) -> None:
        """More answers stand, and earned time for these seats."""
        seats = list(earned_by)
        self._earned_by.extend(seats)
        self.decided.update([seat for seat in seats if seat != _NOBODY])

    def reading(self) -> ClockReading:
        return ClockReading(dict(self.spent), dict(self.decided))
