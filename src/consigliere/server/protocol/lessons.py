"""What lessons take and give."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .basics import PLAIN, Language
from .messages import RoomView, TableNews
from .requests import Explain, Look, Preview, Tell, Why

Said = Annotated[list[Annotated[str, Meta(max_length=120, pattern=PLAIN)]], Meta(max_length=80)]
Pick = Annotated[list[Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]], Meta(max_length=64)]


class LessonChapter(Struct, frozen=True):
    """A chapter of a lesson, and how many steps it has."""

    key: str
    title: str
    steps: int


class LessonAsk(Struct, frozen=True):
    """The answers so far, in the notation of records, and one more as a pick; `go` goes on.

    `fresh`: the whole table is wanted, not only what has happened since the last answer.
    """

    answers: Said = []
    pick: Pick | None = None
    go: bool = False
    fresh: bool = False
    lang: Language = "en"


class LessonQuery(Struct, frozen=True):
    """A question about the table at this step of a lesson; it changes nothing."""

    query: Why | Explain | Preview | Look | Tell
    answers: Said = []
    lang: Language = "en"


class Coach(Struct, frozen=True):
    """What is said to the learner, what it points at, and what he may do."""

    text: str
    rule: str
    show: list[list[str | int]]
    picks: list[list[int]]  # answers that lead on; none: just go on
    refused: bool  # the answer was legal, but another is wanted


class LessonNews(Struct, frozen=True):
    """A lesson at one of its steps; `step` is `steps` when the chapter is over."""

    answers: list[str]
    step: int
    steps: int
    coach: Coach
    seat: int
    room: RoomView
    tables: list[TableNews]
