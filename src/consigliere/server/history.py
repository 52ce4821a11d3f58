"""What was said in a match. A table is remembered for the last answers; others are found again."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, Self, overload

from msgspec import Struct

from consigliere.kernel import CHANCE, Seat, State, Step, advance

_KEPT: Final = 4  # tables remembered, and all of the last two entries


class Line(Struct, frozen=True, gc=False):
    """An answer as it was said; equal ones are one and the same at all tables."""

    seat: Seat
    text: str
    kind: str  # the question it answered
    step: Step


class Said(Struct, frozen=True):
    """An answer and what came of it."""

    seat: Seat
    text: str
    entry: int
    kind: str  # the question it answered
    state: State  # afterwards
    step: Step


class History(Sequence[Said]):
    """The answers of one match: a few bytes each, and the tables after the last of them."""

    def __init__(self, game: Any, edition: str, first: State) -> None:
        self._game, self._edition, self._first = game, edition, first
        self.lines: list[Line] = []
        self.dealt: Counter[str] = Counter()  # how often chance was asked each of its questions
        self._entries = array("I")
        self._states: list[State] = []  # after the last lines

    @property
    def state(self) -> State:
        """The table now."""
        return self._states[-1] if self._states else self._first

    def append(self, said: Said) -> None:
        self.extend([said])

    def extend(self, said: Sequence[Said]) -> None:
        """What one entry has said, or a part of it."""
        for one in said:
            self.lines.append(_line(one.seat, one.text, one.kind, one.step))
            if one.seat == CHANCE:
                self.dealt[one.kind] += 1
            self._entries.append(one.entry)
            self._states.append(one.state)
        if len(self._states) > _KEPT:
            self._forget()

    def cut(self, length: int) -> list[Line]:
        """Only so many answers stay; those that went."""
        gone, known = self.lines[length:], length - self._since
        state = self._states[known - 1] if known > 0 else self.after(length)
        del self.lines[length:], self._entries[length:]
        self.dealt -= Counter([line.kind for line in gone if line.seat == CHANCE])
        self._states = self._states[:known] if known > 0 else [state] if length else []
        return gone

    def after(self, lines: int) -> State:
        """The table after so many answers."""
        known = lines - self._since
        if known > 0:
            return self._states[known - 1]
        s = self._first
        for line in self.lines[:lines]:
            s = self._again(s, line)
        return s

    def at(self, entry: int) -> State:
        """The table after that entry."""
        return self.after(bisect_right(self._entries, entry))

    def __len__(self) -> int:
        return len(self.lines)

    @overload
    def __getitem__(self, at: int) -> Said: ...
    @overload
    def __getitem__(self, at: slice) -> list[Said]: ...
    def __getitem__(self, at: int | slice) -> Said | list[Said]:
        if isinstance(at, slice):
            return [self[i] for i in range(*at.indices(len(self)))]
        i = range(len(self))[at]
        return self._said(i, self.after(i + 1))

    def __iter__(self) -> Iterator[Said]:
        """From the beginning, each with its table: the game is played again by the way."""
        return self.since(0)

    def since(self, entry: int) -> Iterator[Said]:
        """What was said after that entry."""
        start = bisect_right(self._entries, entry)
        s = self.after(start)
        for i in range(start, len(self.lines)):
            known = i - self._since
            s = self._states[known] if known >= 0 else self._again(s, self.lines[i])
            yield self._said(i, s)

    def __copy__(self) -> Self:
        other = type(self)(self._game, self._edition, self._first)
        other.lines, other._entries = list(self.lines), self._entries[:]
        other._states, other.dealt = list(self._states), self.dealt.copy()
        return other

    # ---- inside

    @property
    def _since(self) -> int:
        """How many answers there were before the first one whose table is remembered."""
        return len(self.lines) - len(self._states)

    def _forget(self) -> None:
        """What goes back further than the entry before the last."""
        length, last = len(self.lines), self._entries[-1]
        while len(self._states) > _KEPT and self._entries[length - len(self._states)] < last - 1:
            del self._states[0]

    def _said(self, at: int, s: State) -> Said:
        line = self.lines[at]
        return Said(line.seat, line.text, self._entries[at], line.kind, s, line.step)

    def _again(self, s: State, line: Line) -> State:
        return advance(s, line.seat, self._game.read(line.seat, line.text, self._edition))


class Ids:
    """The ids of answers that count, as a number each."""

    def __init__(self) -> None:
        self._known: set[int] = set()

    def add(self, seat: Seat, id: str) -> None:
        self._known.add(hash((seat, id)))

    def __contains__(self, of: tuple[Seat, str]) -> bool:
        return hash(of) in self._known


@lru_cache(maxsize=32_768)
def _line(seat: Seat, text: str, kind: str, step: Step) -> Line:
    return Line(seat, text, kind, step)
