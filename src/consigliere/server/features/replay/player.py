"""Replays: the moments of a finished match, from any perspective."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from typing import Any, Final, Literal

from msgspec import Raw

from consigliere.games import game, package
from consigliere.kernel import (
    CHANCE,
    SPECTATOR,
    Event,
    Line,
    Seat,
    State,
    look,
    read_record,
    redact,
    verify,
)
from consigliere.kernel import replay as states_of
from consigliere.words import GameText

from ...match.undo import UndoRecord, read_undos
from ...projection.encode import encode_events, shown_fields
from ...projection.log_lines import line_of
from ...projection.log_text import undo_line
from ...protocol.codec import ENCODE
from ...protocol.messages import LogLine
from ...protocol.replay import ReplayFrame, ReplayTick
from ...rooms.model import BadRequest
from .stored_record import StoredRecord

Perspective = Seat | Literal["public", "all"]
MAX_FRAMES: Final = 200  # frames at once


class ReplayPlayer:
    """All states of a match, and its moments: the states where something could be seen."""

    def __init__(self, stored: StoredRecord) -> None:
        """BadRecord or BadSetup if the record cannot be replayed to its end."""
        self.stored = stored
        self.checked_at = 0.0  # when it was last compared with the stored record
        self.record = read_record(stored.record)
        self.setup = self.record.setup
        self.game: Any = game(self.setup.game)
        self.describe = package(self.setup.game).describe
        verify(self.game, self.record)
        self.states: list[State] = list(states_of(self.game, self.record))
        self.moment_ends = list(_moment_ends(self.record.lines, self.states))
        self._undone = self._at_moments(read_undos(stored.record, self.setup.seats))

    @property
    def last(self) -> int:
        return len(self.moment_ends) - 1

    @property
    def finished(self) -> bool:
        return not self.states[-1].pending

    @cached_property
    def ticks(self) -> list[ReplayTick]:
        """Where rounds begin."""
        rounds = [0, *[self.game.rounds(self.at(n)) for n in range(len(self.moment_ends))]]
        return [
            ReplayTick(n, after)
            for n, (before, after) in enumerate(pairwise(rounds))
            if after > before
        ]

    def at(self, n: int) -> State:
        """The state at that moment."""
        if not 0 <= n <= self.last:
            raise BadRequest("replay-no-moment")
        return self.states[self.moment_ends[n]]

    def lines(self, n: int) -> tuple[Line, ...]:
        """The answers between the previous moment and this one."""
        return self.record.lines[self._from(n) : self.moment_ends[n]]

    def frames(self, first: int, last: int, perspective: Perspective) -> list[ReplayFrame]:
        """States of consecutive moments; all but the first contain only changes."""
        self._check(perspective)
        self.at(first)
        out: list[ReplayFrame] = []
        before: dict[str, Any] = {}
        for n in range(first, min(last, self.last, first + MAX_FRAMES - 1) + 1):
            now = shown_fields(_seen(self.at(n), perspective), self.describe, _reader(perspective))
            fresh = {k: v for k, v in now.items() if k not in before or before[k] != v}
            news = encode_events(self._news(n, perspective))
            out.append(ReplayFrame(n, Raw(ENCODE(fresh)), news, self._scores(n)))
            before = now
        return out

    def log(self, perspective: Perspective, texts: GameText) -> list[LogLine]:
        """The whole log as that perspective reads it, with moments."""
        self._check(perspective)
        lines: list[LogLine] = []
        for n in range(len(self.moment_ends)):
            lines += [*self._sentences(n, perspective, texts), *self.undone(texts, n)]
        return lines

    def undone(self, texts: GameText, n: int | None = None) -> list[LogLine]:
        """Log lines of undos at a moment, or of all undos."""
        wanted = sorted(self._undone) if n is None else [n]
        lang = texts.words.lang
        return [
            undo_line(at, one, list(texts.names), lang)
            for at in wanted
            for one in self._undone.get(at, ())
        ]

    # ---- inside

    def _at_moments(self, undone: Iterator[tuple[int, UndoRecord]]) -> dict[int, list[UndoRecord]]:
        moments: dict[int, list[UndoRecord]] = {}
        for after, one in undone:
            moments.setdefault(min(bisect_left(self.moment_ends, after), self.last), []).append(one)
        return moments

    def _from(self, n: int) -> int:
        return self.moment_ends[n - 1] if n else 0

    def _steps(self, n: int) -> Iterator[tuple[State, State]]:
        """The states of that moment, each with the one before it."""
        for i in range(self._from(n) + 1, self.moment_ends[n] + 1):
            yield self.states[i - 1], self.states[i]

    def _news(self, n: int, perspective: Perspective) -> Iterator[Event]:
        for _, s in self._steps(n):
            yield from _events(s, perspective)

    def _sentences(self, n: int, perspective: Perspective, texts: GameText) -> Iterator[LogLine]:
        """Log lines from that perspective; everybody is named, since the reader did not play."""
        for before, s in self._steps(n):
            seen = _seen(before, perspective) if s.news else None
            for event in _events(s, perspective):
                if text := texts.event(event, SPECTATOR, seen):
                    yield line_of(n, text, event)

    def _scores(self, n: int) -> list[int]:
        return list(self.game.scores(self.at(n)))

    def _check(self, perspective: Perspective) -> None:
        if isinstance(perspective, int) and not 0 <= perspective < self.setup.seats:
            raise BadRequest("replay-no-eyes")


def _moment_ends(lines: tuple[Line, ...], states: list[State]) -> Iterator[int]:
    """The number of answers up to the end of each moment: events, then a player's answer."""
    eventful = False
    for i in range(1, len(lines) + 1):
        eventful = eventful or bool(states[i].news)
        if i == len(lines) or (eventful and lines[i].seat != CHANCE):
            yield i
            eventful = False
    if not lines:
        yield 0


def _seen(s: State, perspective: Perspective) -> State:
    if perspective == "all":
        return s
    return look(s, _reader(perspective))


def _reader(perspective: Perspective) -> Seat:
    return perspective if isinstance(perspective, int) else SPECTATOR


def _events(s: State, perspective: Perspective) -> tuple[Event, ...]:
    if perspective == "all":
        return s.news
    return tuple([redact(s, event, _reader(perspective)) for event in s.news])
