"""A chapter being played: what is written happens, the learner answers, and it stops again."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Any, Final

from msgspec import Struct

from consigliere.games import game
from consigliere.kernel import CHANCE, Dealer, Line, Refusal, Seat, apply

from .script import Chapter, Lesson, Step, lesson

QUIET: Final = ("decline", "hold", "blind")  # what is answered where nothing is written
Entry = tuple[Line, ...]  # answers shown together: one that tells something, and what follows it
_PATIENCE: Final = 500


class Broken(Exception):
    """A lesson whose script the rules do not follow; a test finds it."""


class BadAnswer(Refusal):
    """An answer to nothing, or one that does not belong here."""


class Table(Struct, frozen=True):
    """A table in the middle of a chapter, and how it came to it."""

    state: Any
    entries: tuple[Entry, ...] = ()
    dealt: tuple[str, ...] = ()  # the kinds of what chance was asked


class Stop(Struct, frozen=True):
    """Where a chapter stands: the step that waits for the learner, None at the end."""

    table: Table
    step: Step | None
    number: int  # of the step
    since: int = 0  # so many entries were there before the last answer


def play(key: str, chapter: str, answers: Sequence[str] = ()) -> Stop:
    """The chapter after these answers of the learner; an empty one is given by going on."""
    script = lesson(key)
    steps = script.chapter(chapter).steps
    if len(answers) > len(steps):
        raise BadAnswer("lesson-over")
    return _played(key, chapter, tuple(answers))


@lru_cache(maxsize=512)
def _played(key: str, chapter: str, answers: tuple[str, ...]) -> Stop:
    script = lesson(key)
    steps = script.chapter(chapter).steps
    if not answers:
        return Stop(_settled(script, _begun(script, script.chapter(chapter)), steps), steps[0], 0)
    before = _played(key, chapter, answers[:-1])
    n = before.number + 1
    table = _settled(script, _answered(script, before, answers[-1]), steps[n:])
    return Stop(table, steps[n] if n < len(steps) else None, n, len(before.table.entries))


def wanted(key: str, stop: Stop) -> list[str]:
    """The answers that are taken here, as far as they are spelled out; the first leads on."""
    if stop.step is None or not stop.step.want:
        return []
    script, s = lesson(key), stop.table.state
    listed = [_write(script, answer) for answer in s.options(script.seat)]
    matching = [text for want in stop.step.want for text in listed if fnmatchcase(text, want)]
    return list(dict.fromkeys(matching))


def taken(step: Step, text: str) -> bool:
    """Whether the lesson goes on with that answer."""
    return any(fnmatchcase(text, want) for want in step.want)


def mainline(key: str, chapter: str) -> tuple[str, ...]:
    """The answers that lead through a chapter: the first that is wanted at each step."""
    answers: tuple[str, ...] = ()
    while (stop := play(key, chapter, answers)).step is not None:
        answers = (*answers, *(wanted(key, stop)[:1] or [""]))
    return answers


def _begun(script: Lesson, chapter: Chapter) -> Table:
    """The table at the first word of a chapter."""
    if chapter.after:
        table = play(script.game, chapter.after, mainline(script.game, chapter.after)).table
    else:
        table = Table(game(script.game).new(script.setup))
    return _follow(script, table, chapter.start)


def _answered(script: Lesson, stop: Stop, text: str) -> Table:
    """The table after the learner has answered, and the others have done what is written."""
    step, table = stop.step, stop.table
    assert step
    if bool(text) != bool(step.want) or (text and not taken(step, text)):
        raise BadAnswer("lesson-not-wanted")
    if text:
        table = _say(script, table, script.seat, text)
    return _follow(script, table, step.then)


def _follow(script: Lesson, table: Table, lines: Sequence[Line]) -> Table:
    """All that is written, and what must come in between."""
    for line in lines:
        table = _say(script, _until(script, table, line), line.seat, line.text)
    return table


def _until(script: Lesson, table: Table, line: Line) -> Table:
    """Play what the script leaves out, until this line is possible."""
    for _ in range(_PATIENCE):
        s = table.state
        if line.seat in s.waiting() and _may(script, s, line):
            return table
        table = _unwritten(script, table)
    raise Broken(f"{script.game}, line {line.number}: {line.text}")


def _settled(script: Lesson, table: Table, ahead: Sequence[Step]) -> Table:
    """Whatever needs nobody happens, until the learner is asked something."""
    for _ in range(_PATIENCE):
        s = table.state
        if not s.pending or _asks(script, s, ahead):
            return table
        if CHANCE not in s.waiting() and not _quiet(script, table):
            return table  # somebody else's turn: the chapter goes on or ends here
        table = _unwritten(script, table)
    raise Broken(f"{script.game}: no end of it")


def _asks(script: Lesson, s: Any, ahead: Sequence[Step]) -> bool:
    """Whether the learner has a choice, or is to make the only move there is."""
    if script.seat not in s.waiting():
        return False
    options = s.options(script.seat)
    only = _write(script, next(iter(options)))
    wants = next((step for step in ahead if step.want), None)
    return len(options) > 1 or (wants is not None and taken(wants, only))


def _unwritten(script: Lesson, table: Table) -> Table:
    s = table.state
    seat = s.waiting()[0] if s.pending else CHANCE
    if seat == CHANCE and s.pending:
        answer = Dealer(script.seed, table.dealt).pick(s.kind, s.options(CHANCE))
        return _say(script, table, CHANCE, _write(script, answer))
    if not (quiet := _quiet(script, table)):
        raise Broken(f"{script.game}: seat {seat} is asked {s.kind}")
    return _say(script, table, seat, quiet[0])


def _quiet(script: Lesson, table: Table) -> list[str]:
    """The answer of the seat asked first that changes nothing."""
    s = table.state
    listed = [_write(script, answer) for answer in s.options(s.waiting()[0])]
    return listed if len(listed) == 1 else [text for text in listed if text in QUIET]


def _say(script: Lesson, table: Table, seat: Seat, text: str) -> Table:
    s = table.state
    try:
        after = apply(s, seat, game(script.game).read(seat, text, script.setup.edition))
    except Refusal as refusal:
        raise Broken(f"{script.game}: {seat}: {text}: {refusal}") from refusal
    line = Line(seat, text)
    alone = seat != CHANCE and (bool(after.news) or not table.entries)
    entries = _added(table.entries, line, alone)
    dealt = (*table.dealt, s.kind) if seat == CHANCE else table.dealt
    return Table(after, entries, dealt)


def _added(entries: tuple[Entry, ...], line: Line, alone: bool) -> tuple[Entry, ...]:
    """What chance brings and what says nothing is shown with what went before."""
    if alone or not entries:
        return (*entries, (line,))
    return (*entries[:-1], (*entries[-1], line))


def _may(script: Lesson, s: Any, line: Line) -> bool:
    answer = game(script.game).read(line.seat, line.text, script.setup.edition)
    return answer in s.options(line.seat)


def _write(script: Lesson, answer: Any) -> str:
    return game(script.game).write(answer, script.setup.edition)
