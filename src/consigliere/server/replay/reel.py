"""A match gone through again: its moments, as any eyes saw them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from typing import Any, Final, Literal

from msgspec import Raw

from consigliere.games import game
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
from consigliere.words import Teller

from ..fields import shown_fields
from ..lines import line_of
from ..parts import ENCODE
from ..room import BadRequest
from ..wire.replay import ReplayFrame, ReplayTick
from ..wire.tells import LogLine
from .tape import Tape

Eyes = Seat | Literal["public", "all"]
MOST: Final = 200  # frames at once


class Reel:
    """All states of a match, and the moments among them where something could be seen."""

    def __init__(self, tape: Tape) -> None:
        """BadRecord or BadSetup if the record cannot be replayed to its end."""
        self.tape = tape
        self.looked = 0.0  # when somebody looked whether it is still what is kept
        self.record = read_record(tape.record)
        self.setup = self.record.setup
        self.game: Any = game(self.setup.game)
        verify(self.game, self.record)
        self.states: list[State] = list(states_of(self.game, self.record))
        self.cuts = list(_cuts(self.record.lines, self.states))

    @property
    def last(self) -> int:
        return len(self.cuts) - 1

    @property
    def finished(self) -> bool:
        return not self.states[-1].pending

    @cached_property
    def ticks(self) -> list[ReplayTick]:
        """Where rounds begin."""
        rounds = [0, *[self.game.rounds(self.at(n)) for n in range(len(self.cuts))]]
        return [
            ReplayTick(n, after)
            for n, (before, after) in enumerate(pairwise(rounds))
            if after > before
        ]

    def at(self, n: int) -> State:
        """The table at that moment."""
        if not 0 <= n <= self.last:
            raise BadRequest("replay-no-moment")
        return self.states[self.cuts[n]]

    def lines(self, n: int) -> tuple[Line, ...]:
        """What was answered to come to that moment from the one before."""
        return self.record.lines[self._from(n) : self.cuts[n]]

    def frames(self, first: int, last: int, eyes: Eyes) -> list[ReplayFrame]:
        """The tables of these moments; only the first is whole."""
        self._check(eyes)
        self.at(first)
        out: list[ReplayFrame] = []
        before: dict[str, Any] = {}
        for n in range(first, min(last, self.last, first + MOST - 1) + 1):
            now = shown_fields(_seen(self.at(n), eyes))
            fresh = {k: v for k, v in now.items() if k not in before or before[k] != v}
            news = Raw(ENCODE(list(self._news(n, eyes))))
            out.append(ReplayFrame(n, Raw(ENCODE(fresh)), news, self._scores(n)))
            before = now
        return out

    def log(self, eyes: Eyes, told: Teller) -> list[LogLine]:
        """Every sentence those eyes could read, with its moment."""
        self._check(eyes)
        return [line for n in range(len(self.cuts)) for line in self._told(n, eyes, told)]

    # ---- inside

    def _from(self, n: int) -> int:
        return self.cuts[n - 1] if n else 0

    def _steps(self, n: int) -> Iterator[tuple[State, State]]:
        """The states of that moment, each with the one before it."""
        for i in range(self._from(n) + 1, self.cuts[n] + 1):
            yield self.states[i - 1], self.states[i]

    def _news(self, n: int, eyes: Eyes) -> Iterator[Event]:
        for _, s in self._steps(n):
            yield from _events(s, eyes)

    def _told(self, n: int, eyes: Eyes, told: Teller) -> Iterator[LogLine]:
        """What those eyes knew, but everybody by name: whoever reads it did not play."""
        for before, s in self._steps(n):
            seen = _seen(before, eyes) if s.news else None
            for event in _events(s, eyes):
                if text := told.event(event, SPECTATOR, seen):
                    yield line_of(n, text, event)

    def _scores(self, n: int) -> list[int]:
        return list(self.game.scores(self.at(n)))

    def _check(self, eyes: Eyes) -> None:
        if isinstance(eyes, int) and not 0 <= eyes < self.setup.seats:
            raise BadRequest("replay-no-eyes")


def _cuts(lines: tuple[Line, ...], states: list[State]) -> Iterator[int]:
    """After how many answers each moment is: chance has spoken, and something was told."""
    told = False
    for i in range(1, len(lines) + 1):
        told = told or bool(states[i].news)
        if i == len(lines) or (told and lines[i].seat != CHANCE):
            yield i
            told = False
    if not lines:
        yield 0


def _seen(s: State, eyes: Eyes) -> State:
    if eyes == "all":
        return s
    return look(s, SPECTATOR if eyes == "public" else eyes)


def _events(s: State, eyes: Eyes) -> tuple[Event, ...]:
    if eyes == "all":
        return s.news
    reader = SPECTATOR if eyes == "public" else eyes
    return tuple([redact(s, event, reader) for event in s.news])
