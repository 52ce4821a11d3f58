"""What the review of a match gives.

All values are shares of the victory from 0 to 1; `low` and `high` are the ends of 95% intervals.
`n` is a moment of the replay, `at` an answer of the record, counted from 0.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Grade = Literal["fine", "inaccuracy", "mistake", "blunder"]


class ReviewSeat(Struct, frozen=True):
    """What became of a seat's chances, and why: end = start + skill + luck + others."""

    seat: int
    name: str
    start: float
    end: float
    skill: float  # never above 0: what its answers cost against the best found
    skill_low: float
    skill_high: float
    luck: float | None  # what chance brought it, against the average; null: it cannot be judged
    others: float  # the rest: what the others did, and what nobody could know
    decisions: int  # with more than one answer
    inaccuracies: int
    mistakes: int
    blunders: int


class ReviewPoint(Struct, frozen=True):
    """What everybody could expect at a quiet moment."""

    n: int
    at: int
    shares: list[float]


class ReviewAnswer(Struct, frozen=True):
    """An answer that was looked at."""

    text: str  # in the notation of records
    label: str
    value: float


class ReviewDecision(Struct, frozen=True):
    """A decision, given what its seat knew: what was answered, what was best, what it cost."""

    n: int  # the table as it was when the question was put
    at: int
    seat: int
    kind: str
    prompt: str
    said: ReviewAnswer
    best: ReviewAnswer  # the same as `said` where nothing better was found
    cost: float
    low: float
    high: float
    grade: Grade
    why: str  # what speaks for the best; empty where the answer was fine


class ReviewTurn(Struct, frozen=True):
    """A moment at which the chances changed most."""

    n: int
    at: int
    seat: int  # whose answer it was; -1: chance
    text: str
    before: list[float]
    after: list[float]


class ReviewLuck(Struct, frozen=True):
    """What chance brought, where it mattered most."""

    n: int
    at: int
    text: str
    luck: list[float]  # of each seat


class ReviewView(Struct, frozen=True):
    """A match that is over, looked at by the analyst."""

    id: str
    game: str
    deep: bool
    seats: list[ReviewSeat]
    chart: list[ReviewPoint]
    decisions: list[ReviewDecision]  # in the order of the match
    turns: list[ReviewTurn]  # in the order of the match
    lucks: list[ReviewLuck]  # in the order of the match


class ReviewState(Struct, frozen=True):
    """How far a review is; `review` when it is done."""

    id: str
    deep: bool
    state: Literal["none", "working", "done", "failed"]
    done: int  # decisions looked at
    total: int
    review: ReviewView | None = None
