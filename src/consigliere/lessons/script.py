"""Lesson files: who sits where, then chapters; records with pauses in which somebody speaks.

    game KEY  seats 3  me 0  seed sicily
    option target beginners

    = stacks                     a chapter, from a new table
    *: first 0                   what chance and the seats answer, as in records
    > welcome                    somebody speaks, and the learner goes on
      show location:1 area:hand  what is pointed at
    > place                      somebody speaks, and the learner is asked
      want place harbor | place jail
      rule 3.1.1
    1: place harbor              what the others do then

    = jail < stacks              a chapter that goes on where another has ended

    = last                       a chapter that begins where a record breaks off
    record last

What chance brings where nothing is written comes from the seed; who is not written down declines.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from consigliere.games import game, package
from consigliere.kernel import CHANCE, Line, Refusal, Seat, Setup, Thing, read_record

CHAPTERS: Final = "chapters.lesson"


class UnknownLesson(Refusal):
    """There is no such chapter."""


class Step(Struct, frozen=True):
    """A text, what it points at, the answers wanted, and what the others do after."""

    key: str
    show: tuple[Thing, ...] = ()
    want: tuple[str, ...] = ()  # answers that are taken, `*` for anything; none: just go on
    rule: str = ""
    then: tuple[Line, ...] = ()


class Chapter(Struct, frozen=True):
    """One thing to learn, from a position to its end."""

    key: str
    after: str = ""  # the chapter it goes on from
    start: tuple[Line, ...] = ()
    steps: tuple[Step, ...] = ()


class Lesson(Struct, frozen=True):
    """All chapters of one game."""

    setup: Setup
    seat: Seat  # the learner's
    seed: str
    chapters: tuple[Chapter, ...] = ()

    @property
    def game(self) -> str:
        return self.setup.game

    def chapter(self, key: str) -> Chapter:
        """The chapter of that name."""
        matching = [chapter for chapter in self.chapters if chapter.key == key]
        if not matching:
            raise UnknownLesson("lesson-unknown", chapter=key)
        return matching[0]


@cache
def lesson(key: str) -> Lesson:
    """The lesson of a game."""
    return read(_text(key, CHAPTERS))


def _text(key: str, name: str) -> str:
    one = package(key)
    file = one.file(f"{one.lesson}/{name}") if one.lesson else None
    if file is None:
        raise UnknownLesson("lesson-none", game=key)
    return file.read_text("utf-8")


def read(text: str) -> Lesson:
    """The lesson a file holds."""
    rows = [(n, row.split("#")[0].rstrip()) for n, row in enumerate(text.splitlines(), 1)]
    rows = [(n, row) for n, row in rows if row]
    head, options = rows[0][1].split(), dict[str, str]()
    while rows[1][1].startswith("option "):
        _, name, value = rows.pop(1)[1].split()
        options[name] = value
    values = dict(zip(head[::2], head[1::2], strict=True))
    printed = values.get("edition", "standard")
    setup = game(values["game"]).setup(int(values["seats"]), printed, **options)
    script = Lesson(setup, int(values["me"]), values["seed"])
    for number, row in rows[1:]:
        script = replace(script, chapters=_more(script, number, row))
    return script


def _more(script: Lesson, number: int, row: str) -> tuple[Chapter, ...]:
    """The chapters with one more row of the file."""
    chapters = script.chapters
    mark, *rest = row.split()
    if mark == "=":
        return (*chapters, Chapter(rest[0], rest[2] if rest[1:2] == ["<"] else ""))
    *before, last = chapters
    if mark == ">":
        return (*before, replace(last, steps=(*last.steps, Step(rest[0]))))
    if mark == "record":
        return (
            *before,
            replace(last, start=read_record(_text(script.game, f"{rest[0]}.rec")).lines),
        )
    if not last.steps:
        return (*before, replace(last, start=(*last.start, _line(number, row))))
    *earlier, step = last.steps
    return (*before, replace(last, steps=(*earlier, _fuller(step, number, row))))


def _fuller(step: Step, number: int, row: str) -> Step:
    match row.split():
        case ["show", *things]:
            return replace(step, show=tuple([_thing(thing) for thing in things]))
        case ["want", *answers]:
            wanted = " ".join(answers).split(" | ")
            return replace(step, want=tuple(wanted))
        case ["rule", paragraph]:
            return replace(step, rule=paragraph)
    return replace(step, then=(*step.then, _line(number, row)))


_CHANCE: Final = "*"


def _line(number: int, row: str) -> Line:
    who, _, text = row.partition(":")
    return Line(CHANCE if who == _CHANCE else int(who), text.strip(), number)


def _thing(text: str) -> Thing:
    return tuple([int(part) if part.isdecimal() else part for part in text.split(":")])
