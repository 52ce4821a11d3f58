"""The review of a game that is over: what each decision cost, what was luck, where it turned."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from itertools import pairwise
from math import sqrt
from typing import Final

from msgspec import Struct

from consigliere.kernel import CHANCE, Seat

from .case import Case
from .judge import QUICK, Depth, Judged, judge
from .luck import Shares, dealt, luck

TURNS: Final = 5  # turning points shown, at most
NOTHING: Final = 1e-9  # of the chances: rounding
SWING: Final = 0.04  # least change of the chances that is one


class Side(Struct, frozen=True):
    """A seat's game: its share of the victory went from `start` to `end`, and why.

    end = start + skill + luck + others. `skill` is what its answers cost, never above 0, with a
    95% interval; `others` what the rest did, and what nobody could know. `luck` is None where
    nothing that chance did changed what the judge looks at, as in a game judged by its scores.
    """

    seat: Seat
    start: float
    end: float
    skill: float
    skill_low: float
    skill_high: float
    luck: float | None
    others: float
    decisions: int
    inaccuracies: int
    mistakes: int
    blunders: int


class Point(Struct, frozen=True):
    """What everybody could expect at the table before answer `at`, all cards open."""

    at: int
    shares: Shares


class Turn(Struct, frozen=True):
    """What came of answer `at` changed the chances most between two points: whose doing it was."""

    at: int
    seat: Seat
    before: Shares
    after: Shares


class Luck(Struct, frozen=True):
    """What chance's answer `at` brought each seat."""

    at: int
    luck: Shares


class Review(Struct, frozen=True):
    """Everything a review contains, for any language. Answers are counted from 0."""

    game: str
    sides: tuple[Side, ...]  # of the seats that were looked at
    chart: tuple[Point, ...]
    decisions: tuple[Judged, ...]
    turns: tuple[Turn, ...]
    lucks: tuple[Luck, ...]  # the greatest


class Progress(Struct, frozen=True):
    """So many decisions of so many were looked at."""

    done: int
    total: int


def review(
    case: Case, seats: Iterable[Seat] = (), depth: Depth = QUICK
) -> Generator[Progress, None, Review]:
    """Decision by decision; the caller may stop it at any of them."""
    looked_at = tuple(seats) or tuple(range(case.seats))
    decisions, judged = case.decisions(looked_at), list[Judged]()
    yield Progress(0, len(decisions))
    for at in decisions:
        judged.append(judge(case, at, depth))
        yield Progress(len(judged), len(decisions))
    return put_together(case, looked_at, judged)


def put_together(case: Case, seats: tuple[Seat, ...], decisions: list[Judged]) -> Review:
    """The review, once every decision was looked at."""
    lucks = _lucks(case)
    chart = tuple([Point(at, case.shares(at)) for at in case.quiet])
    sides = tuple([_side(case, seat, decisions, lucks) for seat in seats])
    great = sorted(lucks, key=lambda one: -_size(one.luck))[:TURNS]
    swings = [one for one in great if _size(one.luck) >= SWING]
    return Review(
        case.game.key,
        sides,
        chart,
        tuple(decisions),
        tuple(_turns(case, chart)),
        tuple(sorted(swings, key=lambda one: one.at)),
    )


def _lucks(case: Case) -> list[Luck]:
    """Every answer of chance after the table was laid."""
    chance = [at for at, line in enumerate(case.lines) if line.seat == CHANCE and at > case.first]
    return [Luck(at, luck(case, at)) for at in chance]


def _side(case: Case, seat: Seat, decisions: list[Judged], lucks: list[Luck]) -> Side:
    mine = [d for d in decisions if d.seat == seat]
    grades = [d.grade for d in mine]
    cost = sum([d.cost for d in mine])
    doubt = sqrt(sum([(d.high - d.low) ** 2 for d in mine if d.cost])) / 2
    lucky = dealt(case)[seat] + sum([one.luck[seat] for one in lucks])
    judged = any(_size(shares) > NOTHING for shares in (dealt(case), *[x.luck for x in lucks]))
    start, end = 1 / case.seats, case.shares(len(case.lines))[seat]
    return Side(
        seat=seat,
        start=start,
        end=end,
        skill=-cost,
        skill_low=-cost - doubt,
        skill_high=min(0.0, -cost + doubt),
        luck=lucky if judged else None,
        others=end - start + cost - lucky,
        decisions=len(mine),
        inaccuracies=grades.count("inaccuracy"),
        mistakes=grades.count("mistake"),
        blunders=grades.count("blunder"),
    )


def _turns(case: Case, chart: tuple[Point, ...]) -> list[Turn]:
    """Where the chart goes up and down most, and the answer that did most of it."""
    steps = [(_change(a.shares, b.shares), a, b) for a, b in pairwise(chart)]
    great = sorted(steps, key=lambda step: -step[0])[:TURNS]
    turns = [_turn(case, a, b) for size, a, b in great if size >= SWING]
    return sorted(turns, key=lambda turn: turn.at)


def _turn(case: Case, a: Point, b: Point) -> Turn:
    at = max(range(a.at, b.at), key=lambda n: _change(case.shares(n), case.shares(n + 1)))
    return Turn(at, _whose(case, at), a.shares, b.shares)


def _whose(case: Case, at: int) -> Seat:
    """Whose doing it was: who declines to react only lets happen what somebody else announced."""
    seat = case.lines[at].seat
    named = [getattr(event, "seat", CHANCE) for event in case.states[at + 1].news]
    return seat if seat == CHANCE else next((who for who in named if who >= 0), seat)


def _change(a: Shares, b: Shares) -> float:
    return _size([y - x for x, y in zip(a, b, strict=True)])


def _size(change: Iterable[float]) -> float:
    """How much of the victory changed hands."""
    return sum([abs(x) for x in change]) / 2


__all__ = ["Case", "Luck", "Point", "Progress", "Review", "Side", "Turn", "put_together", "review"]
