"""Public version numbers of a match. They count what everybody could notice."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable

from consigliere.kernel import SPECTATOR, Seat, State, look

from .entry import LogEntry


class Versions:
    """The version after each entry, and the numbers of the questions put to each seat."""

    def __init__(self, asked: Iterable[Seat]) -> None:
        self.current = 0
        self.answers = 0  # given when the current version began
        self.questions: dict[Seat, int] = {}  # the number of each seat's question
        self._by_entry = array("I")
        self._unnoticed: Counter[Seat] = Counter()  # entries that only their giver could notice
        self._last_undo = 0  # an entry
        self._number(0, asked)

    def add(
        self, entry: LogEntry, before: State, now: State, answers: int, asked: Iterable[Seat]
    ) -> bool:
        """Number the state after an entry; whether a new version began."""
        if entry.undo:
            self._last_undo = len(self._by_entry)
        if _nobody_noticed(entry, before, now):
            givers = {entry.by} if entry.retract else {seat for seat, _ in entry.lines}
            self._unnoticed.update(givers)
        else:
            self.current += 1
        return self._number(answers, asked)

    def after(self, entry: int) -> int:
        """The version after that entry."""
        return self._by_entry[entry]

    def last_entry(self, version: int) -> int:
        """The last entry of that version."""
        return bisect_right(self._by_entry, version) - 1 if version else 0

    def still_valid(self, version: int) -> bool:
        """Whether nothing up to that version was undone since."""
        return self._by_entry[self._last_undo] <= version <= self.current

    def _number(self, answers: int, asked: Iterable[Seat]) -> bool:
        begins = not self._by_entry or self._by_entry[-1] != self.current
        if begins:
            self.answers = answers
        self._by_entry.append(self.current)
        self.questions = {seat: self.current + self._unnoticed.get(seat, 0) for seat in asked}
        return begins


def _nobody_noticed(entry: LogEntry, before: State, now: State) -> bool:
    """Whether nobody but its giver could notice that entry."""
    if entry.retract:
        return True
    if entry.undo or entry.end or now.news or before.how == "alone":
        return False
    return now.stack is before.stack or _public(before) == _public(now)


def _public(s: State) -> State:
    """The state as everybody sees it."""
    t = look(s, SPECTATOR)
    t.news, t.answers, t.value = (), (), None
    return t
