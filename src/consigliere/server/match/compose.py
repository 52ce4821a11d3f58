"""Composing log entries: answers, and what chance brings after them. The log is not changed."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from consigliere.kernel import CHANCE, Action, Seat, State, advance, apply
from consigliere.kernel.undo import step

from .entry import LogEntry
from .history import AppliedAction
from .log import MatchLog

Composed = tuple[LogEntry, list[AppliedAction]]


def compose(log: MatchLog, by: Seat, answers: list[tuple[Seat, Action]], **more: Any) -> Composed:
    """The entry of these answers; Illegal if one of them is not among the options."""
    draft = _Draft(log)
    for seat, answer in answers:
        draft.add(seat, answer, apply(draft.state, seat, answer))
    return draft.entry(by, more)


def compose_window(
    log: MatchLog, answers: list[tuple[Seat, Action, State]], **more: Any
) -> Composed:
    """The entry of the answers of a window, each with the state it led to."""
    draft = _Draft(log)
    for seat, answer, after in answers:
        draft.add(seat, answer, after)
    return draft.entry(-1, more)


def compose_picked(log: MatchLog, seat: Seat, answer: Action, **more: Any) -> Composed:
    """The entry of one answer that was picked from the options, and needs no check."""
    draft = _Draft(log)
    draft.add(seat, answer, advance(log.state, seat, answer))
    return draft.entry(seat, more)


class _Draft:
    """The answers of the next entry."""

    def __init__(self, log: MatchLog) -> None:
        self.log, self.state = log, log.state
        self.applied: list[AppliedAction] = []

    def add(self, seat: Seat, answer: Action, after: State) -> None:
        log, kind = self.log, self.state.kind
        text = notation(log.game, log.setup.edition, answer)
        done = AppliedAction(seat, text, log.entries + 1, kind, after, step(after, seat))
        self.applied.append(done)
        self.state = after

    def entry(self, by: Seat, more: Any) -> Composed:
        dealer = self.log.dealer() if CHANCE in self.state.pending else None
        while dealer and CHANCE in self.state.pending:
            drawn = dealer.pick(self.state.kind, self.state.options(CHANCE))
            self.add(CHANCE, drawn, advance(self.state, CHANCE, drawn))
        lines = tuple([(one.seat, one.text) for one in self.applied])
        return LogEntry(by, lines, **more), self.applied


@lru_cache(maxsize=65_536)
def notation(game: Any, edition: str, answer: Action) -> str:
    """An answer as text: it is the same at every table."""
    text: str = game.write(answer, edition)
    return text
