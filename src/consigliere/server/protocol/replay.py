"""What the replay of a match takes and gives."""

from __future__ import annotations

from msgspec import Raw, Struct

from .basics import Emblem, Name, Number, SeatNo, Short
from .messages import LogLine, Ranking


class ReplayOpened(Struct, frozen=True):
    """Where the replay is: /r/ID."""

    id: str


class ReplaySeat(Struct, frozen=True):
    """Who played; `bot` is the strength of a bot, empty for a person."""

    name: str
    emblem: Emblem
    bot: str


class ReplayTick(Struct, frozen=True):
    """A round or a Day begins at that moment."""

    at: int
    number: int


class ReplaySeries(Struct, frozen=True):
    """A quantity over time: for each moment what each seat had."""

    key: str
    label: str
    values: list[list[int]]


class SourceRow(Struct, frozen=True):
    """What one thing brought each seat, or cost it."""

    label: str
    values: list[int]


class SourceTable(Struct, frozen=True):
    """Where a quantity came from; the rows add up to the totals."""

    key: str
    label: str
    rows: list[SourceRow]
    totals: list[int]


class ReplayView(Struct, frozen=True):
    """A match that is over, as a whole. Moments are numbered from 0 to `last`."""

    id: str
    game: str
    edition: str
    options: dict[str, str]
    seats: list[ReplaySeat]
    bots: list[str]  # strengths that may play on from here
    finished: bool  # False: it was stopped before its end
    ended: float  # seconds since 1970; 0 if nobody knows
    last: int
    ticks: list[ReplayTick]
    series: list[ReplaySeries]
    sources: list[SourceTable]
    end: Ranking
    undone: list[LogLine] = []  # every undo, with the moment at which it was made


class ReplayFrame(Struct, frozen=True):
    """The table at a moment. `table` has only the fields that differ from the frame before."""

    n: int
    table: Raw
    news: Raw  # what happened since the moment before
    scores: list[int]


class ReplayFrames(Struct, frozen=True):
    """Moments one after another; the first table is whole."""

    frames: list[ReplayFrame]


class ReplayChance(Struct, frozen=True):
    """One thing that chance brought.

    The menu lists each outcome with its weight; a roll is an index into it, each outcome as often
    as its weight.
    """

    at: int  # the answer of the record, counted from 0
    kind: str
    nth: int  # of its kind, counted from 0
    menu: list[tuple[str, int]]  # notation, and how many times in a row
    text: str  # what came


class Fork(Struct, frozen=True):
    """Play on from a moment: one person plays all seats, or with bots of that strength."""

    n: Number
    name: Name = ""
    seat: SeatNo = 0
    bots: Short = ""
