"""Answers move a State on. `apply` checks, `advance` trusts; neither touches the old State."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from .say import Action, Illegal
from .seats import Seat
from .state import Frame, State

S = TypeVar("S", bound=State)


def start(s: S, rule: Frame) -> S:
    """Begin `rule` on a table just laid out."""
    s.stack = (("begin", rule),)
    _run(s)
    return s


def apply(before: S, seat: Seat, answer: Action) -> S:
    """The state after `seat` answers; `before` stays as it was."""
    if seat not in before.waiting():
        raise Illegal("illegal-not-asked", seat=seat)
    if answer not in before.options(seat):
        raise Illegal("illegal-not-offered", kind=before.kind)
    return advance(before, seat, answer)


def advance(before: S, seat: Seat, answer: Action) -> S:
    """Like apply, for callers that took `answer` from the options themselves."""
    s = answered(before, seat, answer)
    _run(s)
    return s


def answered(before: S, seat: Seat, answer: Action) -> S:
    """The answer is given; no step of the rules is taken yet."""
    s: S = before.__copy__()  # type: ignore[attr-defined]
    s.news = ()
    if s.how == "alone":
        s.value = answer
    elif s.how == "apart":
        s.value = (seat, answer)
    else:
        s.answers = tuple(sorted((*s.answers, (seat, answer)), key=_by_seat))
        if len(s.answers) < len(s.pending):
            return s
        s.value, s.answers = s.answers, ()
    s.pending = ()
    return s


def take_step(s: State) -> None:
    """One step of the newest rule."""
    name, frame = s.stack[-1]
    value, s.value = s.value, None
    getattr(frame, name)(s, *(() if value is None else (value,)))


def stages(before: S, seat: Seat, answer: Action) -> Iterator[S]:
    """The states on the way to what `advance` returns: after each step that added news."""
    s = answered(before, seat, answer)
    while s.stack and not s.pending:
        news = len(s.news)
        take_step(s)
        if len(s.news) > news:
            yield s.copy()


def retract(before: S, seat: Seat) -> S:
    """The state in which `seat` has not yet given its sealed answer; others keep theirs."""
    if seat not in [who for who, _ in before.answers]:
        raise Illegal("illegal-nothing-sealed", seat=seat)
    s = before.copy()
    s.news = ()
    s.answers = tuple([given for given in before.answers if given[0] != seat])
    return s


def _by_seat(given: tuple[Seat, Action]) -> Seat:
    return given[0]


def _run(s: State) -> None:
    stack = s.stack
    while stack and not s.pending:
        name, frame = stack[-1]
        value = s.value
        if value is None:
            getattr(frame, name)(s)
        else:
            s.value = None
            getattr(frame, name)(s, value)
        if s.stack is stack:
            raise RuntimeError(f"{frame}.{name} neither asked, called, became nor was done")
        stack = s.stack
