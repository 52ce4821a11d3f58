"""What an arena says: each bot's wins, places, rating, time to think, and who beats whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from .arena import Bout, deal_of, places
from .cluster_intervals import Part, interval, share
from .rating import Rating, ratings
from .report import Interval
from .simulate import Plan
from .think_timer import together


class Thinking(Struct, frozen=True):
    """Seconds on the clock for one answer, where there was more than one option."""

    answers: int
    mean_s: float | None
    p99_s: float | None  # 99 of 100 answers took no longer; up to 5% too high
    max_s: float | None


class SeatShare(Struct, frozen=True):
    """A bot in one seat."""

    games: int
    wins: float
    share: float | None


class Duel(Struct, frozen=True):
    """How often a bot finished before another, seat against seat; level counts a half."""

    before: float
    of: int  # pairs of seats
    share: float | None
    share_95: Interval


class Standing(Struct, frozen=True):
    """One bot, in all its seats together."""

    seats: int  # in one game
    games: int
    wins: float  # winners of one game share it
    share: float | None  # of the games won
    share_95: Interval
    fair_share: float  # if all bots were equal
    mean_place: float | None  # 1 is best; who is level shares the mean of their places
    mean_score: float | None
    rating: Rating
    thinking: Thinking
    by_seat: tuple[SeatShare, ...]
    before: dict[str, Duel]  # by the other bot's name


class Standings(Struct, frozen=True):
    """The object that `consigliere arena --json` prints; without games its means are null."""

    game: str
    rules: int
    edition: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]  # by seat, in the first game of each deal
    seed: int
    workers: int
    games: int
    games_asked: int
    games_planned: int  # whole deals
    games_resumed: int  # of `games`: were in the file of an earlier run
    deals: int  # begun
    decisions: int
    seconds: float  # of this run
    standings: dict[str, Standing]


class Run(Struct, frozen=True):
    """How the games were come by."""

    asked: int
    planned: int
    resumed: int
    workers: int
    seconds: float


def standings(plan: Plan, bouts: Iterable[Bout], run: Run) -> Standings:
    """The standings after these games; their order does not matter."""
    games = sorted(bouts, key=lambda one: one.number)
    setup, names = plan.setup, tuple(dict.fromkeys(plan.bots))
    rated = ratings(names, [(plan.seating(one.number), places(one)) for one in games])
    return Standings(
        game=setup.game,
        rules=setup.rules,
        edition=setup.edition,
        players=setup.seats,
        options=setup.options,
        bots=plan.bots,
        seed=plan.seed,
        workers=run.workers,
        games=len(games),
        games_asked=run.asked,
        games_planned=run.planned,
        games_resumed=run.resumed,
        deals=len({deal_of(plan, one.number) for one in games}),
        decisions=sum([one.decisions for one in games]),
        seconds=round(run.seconds, 3),
        standings={name: _standing(plan, games, name, rated) for name in names},
    )


def _standing(plan: Plan, games: list[Bout], name: str, rated: dict[str, Rating]) -> Standing:
    won = list(_won(plan, games, name))
    return Standing(
        seats=plan.bots.count(name),
        games=len(games),
        wins=_gained(won),
        share=share(won),
        share_95=interval(won),
        fair_share=round(plan.bots.count(name) / plan.setup.seats, 6),
        mean_place=_mean([places(one)[seat] for one, seat in _chairs(plan, games, name)]),
        mean_score=_mean([one.scores[seat] for one, seat in _chairs(plan, games, name)]),
        rating=rated[name],
        thinking=_thinking(plan, games, name),
        by_seat=tuple([_seat(plan, games, name, seat) for seat in range(plan.setup.seats)]),
        before={other: _duel(plan, games, name, other) for other in rated if other != name},
    )


def _seats(plan: Plan, one: Bout, name: str) -> list[int]:
    return [seat for seat, who in enumerate(plan.seating(one.number)) if who == name]


def _chairs(plan: Plan, games: list[Bout], name: str) -> Iterator[tuple[Bout, int]]:
    for one in games:
        for seat in _seats(plan, one, name):
            yield one, seat


def _won(plan: Plan, games: list[Bout], name: str) -> Iterator[Part]:
    """Each game's win, or the bot's part of it."""
    for one in games:
        mine = sum([seat in one.winners for seat in _seats(plan, one, name)])
        yield deal_of(plan, one.number), mine / len(one.winners)


def _seat(plan: Plan, games: list[Bout], name: str, seat: int) -> SeatShare:
    there = [one for one in games if plan.seating(one.number)[seat] == name]
    wins = sum([1 / len(one.winners) for one in there if seat in one.winners])
    return SeatShare(len(there), _round(wins), _round(wins / len(there)) if there else None)


def _duel(plan: Plan, games: list[Bout], name: str, other: str) -> Duel:
    """All pairs of seats of a game weigh together as much as one game."""
    pairs = plan.bots.count(name) * plan.bots.count(other)
    parts = [(deal_of(plan, one.number), _ahead(plan, one, name, other)) for one in games]
    return Duel(_round(_gained(parts) * pairs), len(games) * pairs, share(parts), interval(parts))


def _ahead(plan: Plan, one: Bout, name: str, other: str) -> float:
    """In which share of pairs a seat of the one was before a seat of the other."""
    place = places(one)
    mine, theirs = _seats(plan, one, name), _seats(plan, one, other)
    gaps = [place[b] - place[a] for a in mine for b in theirs]
    return sum([(gap > 0) + (gap == 0) / 2 for gap in gaps]) / len(gaps)


def _thinking(plan: Plan, games: list[Bout], name: str) -> Thinking:
    thought = together([one.thoughts[seat] for one, seat in _chairs(plan, games, name)])
    if not thought.answers:
        return Thinking(0, None, None, None)
    within = thought.within(0.99)
    return Thinking(
        thought.answers,
        round(thought.seconds / thought.answers, 6),
        None if within is None else round(within, 6),
        thought.slowest,
    )


def _gained(parts: Iterable[Part]) -> float:
    return _round(sum([gain for _, gain in parts]))


def _round(number: float) -> float:
    return int(rounded) if (rounded := round(float(number), 6)).is_integer() else rounded


def _mean(numbers: list[float]) -> float | None:
    return round(sum(numbers) / len(numbers), 4) if numbers else None
