"""The answers of a match. The last states are cached; older ones are computed again on demand."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections import Counter, OrderedDict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, Protocol, Self, overload

from msgspec import Struct

from consigliere.kernel import CHANCE, Seat, State, Step, advance

from .entry import LogEntry

_KEPT: Final = 4  # states cached, besides all of the last two entries
_EVERY: Final = 32  # answers between two older states that are cached when somebody looks back
_LOOKED_BACK: Final = 64  # matches in this process that keep older states
_recent: OrderedDict[int, ActionHistory] = OrderedDict()  # in order of last use


class Line(Struct, frozen=True, gc=False):
    """An answer without its state; equal ones are shared by all matches."""

    seat: Seat
    text: str
    kind: str  # the question it answered
    step: Step


class AppliedAction(Struct, frozen=True):
    """An answer and its result."""

    seat: Seat
    text: str
    entry: int
    kind: str  # the question it answered
    state: State  # afterwards
    step: Step


class Derived(Protocol):
    """Something computed from the answers, which must forget those that are undone."""

    def cut(self, length: int) -> None: ...
    def forget(self) -> None: ...


class ActionHistory(Sequence[AppliedAction]):
    """The answers of one match, in a few bytes each, and the states after the last of them."""

    def __init__(self, game: Any, edition: str, first: State) -> None:
        self._game, self._edition, self._first = game, edition, first
        self.lines: list[Line] = []
        self.dealt: Counter[str] = Counter()  # how often chance was asked each of its questions
        self._entries = array("I")
        self._states: list[State] = []  # after the last answers
        self._older: dict[int, State] = {}  # older states, by number of answers
        self.cuts = 0  # how often answers were undone
        self.derived: dict[tuple[Any, ...], Derived] = {}  # caches of others, told about cuts

    @property
    def state(self) -> State:
        """The current state."""
        return self._states[-1] if self._states else self._first

    def append(self, applied: AppliedAction) -> None:
        self.extend([applied])

    def extend(self, applied: Sequence[AppliedAction]) -> None:
        """Append the answers of an entry, or a part of them."""
        for one in applied:
            self.lines.append(_line(one.seat, one.text, one.kind, one.step))
            if one.seat == CHANCE:
                self.dealt[one.kind] += 1
            self._entries.append(one.entry)
            self._states.append(one.state)
        if len(self._states) > _KEPT:
            self._forget()

    def cut(self, length: int) -> list[Line]:
        """Keep only so many answers; returns those that went."""
        gone, cached = self.lines[length:], length - self._since
        state = self._states[cached - 1] if cached > 0 else self.after(length)
        del self.lines[length:], self._entries[length:]
        self.cuts += 1
        self._older = {n: s for n, s in self._older.items() if n <= length}
        for cache in self.derived.values():
            cache.cut(length)
        self.dealt -= Counter([line.kind for line in gone if line.seat == CHANCE])
        self._states = self._states[:cached] if cached > 0 else [state] if length else []
        return gone

    def after(self, lines: int) -> State:
        """The state after so many answers."""
        cached, at = lines - self._since, lines - lines % _EVERY
        if cached > 0:
            return self._states[cached - 1]
        for _ in self.reach(lines):
            pass
        s = self._older[at] if at else self._first
        for line in self.lines[at:lines]:
            s = self._advance(s, line)
        return s

    def reach(self, lines: int) -> Iterator[None]:
        """Compute older states in steps, so that `after` is fast; stops if answers are undone."""
        goal = min(lines, len(self.lines) - len(self._states))
        goal -= goal % _EVERY
        if goal > 0:
            self._note_use()
        while goal and goal not in self._older:
            at = max([n for n in self._older if n < goal], default=0)
            s = self._older[at] if at else self._first
            for line in self.lines[at : at + _EVERY]:
                s = self._advance(s, line)
                cuts = self.cuts
                yield
                if cuts != self.cuts:
                    return
            self._older[at + _EVERY] = s

    def at(self, entry: int) -> State:
        """The state after that entry."""
        return self.after(self.length_at(entry))

    def length_at(self, entry: int) -> int:
        """How many answers up to that entry still stand."""
        return bisect_right(self._entries, entry)

    def __len__(self) -> int:
        return len(self.lines)

    @overload
    def __getitem__(self, at: int) -> AppliedAction: ...
    @overload
    def __getitem__(self, at: slice) -> list[AppliedAction]: ...
    def __getitem__(self, at: int | slice) -> AppliedAction | list[AppliedAction]:
        if isinstance(at, slice):
            return [self[i] for i in range(*at.indices(len(self)))]
        i = range(len(self))[at]
        return self._action(i, self.after(i + 1))

    def __iter__(self) -> Iterator[AppliedAction]:
        """All answers, each with its state: replays the whole game."""
        return self.since(0)

    def since(self, entry: int) -> Iterator[AppliedAction]:
        """The answers after that entry."""
        start = self.length_at(entry)
        yield from self.following(start, self.after(start))

    def following(self, start: int, s: State) -> Iterator[AppliedAction]:
        """The answers after the first `start`, which led to the state `s`."""
        for i in range(start, len(self.lines)):
            cached = i - self._since
            s = self._states[cached] if cached >= 0 else self._advance(s, self.lines[i])
            yield self._action(i, s)

    def __copy__(self) -> Self:
        other = type(self)(self._game, self._edition, self._first)
        other.lines, other._entries = list(self.lines), self._entries[:]
        other._states, other.dealt = list(self._states), self.dealt.copy()
        return other

    # ---- inside

    def _note_use(self) -> None:
        """Mark as used last; the least recently used one drops its older states."""
        _recent[id(self)] = self
        _recent.move_to_end(id(self))
        if len(_recent) > _LOOKED_BACK:
            _recent.popitem(last=False)[1]._older.clear()

    @property
    def _since(self) -> int:
        """How many answers come before the first one whose state is cached."""
        return len(self.lines) - len(self._states)

    def _forget(self) -> None:
        """Drop states older than the last two entries."""
        length, last = len(self.lines), self._entries[-1]
        while len(self._states) > _KEPT and self._entries[length - len(self._states)] < last - 1:
            del self._states[0]

    def _action(self, at: int, s: State) -> AppliedAction:
        line = self.lines[at]
        return AppliedAction(line.seat, line.text, self._entries[at], line.kind, s, line.step)

    def _advance(self, s: State, line: Line) -> State:
        return advance(s, line.seat, self._game.read(line.seat, line.text, self._edition))


class RequestIds:
    """The request ids of accepted answers, as a number each."""

    def __init__(self) -> None:
        self._hashes: set[int] = set()

    def add_all(self, entry: LogEntry) -> None:
        """The ids of an entry: of its own request, and of sealed answers in it."""
        if entry.id:
            self._hashes.add(hash((entry.by, entry.id)))
        for seat_and_id in entry.ids:
            self._hashes.add(hash(seat_and_id))

    def __contains__(self, of: tuple[Seat, str]) -> bool:
        return hash(of) in self._hashes


@lru_cache(maxsize=32_768)
def _line(seat: Seat, text: str, kind: str, step: Step) -> Line:
    return Line(seat, text, kind, step)
