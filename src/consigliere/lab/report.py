"""What many games say together: wins with intervals, scores, lengths."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

from .simulate import Plan, Played

Z: Final = 1.959963984540054  # 95% of a normal distribution lie within so many deviations
Interval = tuple[float, float]


class Spread(Struct, frozen=True):
    """A number in many games."""

    mean: float | None
    least: int | None
    most: int | None


class Report(Struct, frozen=True):
    """The object that `consigliere simulate --json` prints; without games its means are null."""

    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    workers: int
    games: int
    games_planned: int
    seconds: float
    decisions: int
    decisions_per_s: float
    wins_by_seat: tuple[float, ...]
    wins_by_seat_95: tuple[Interval, ...]  # of the share of games won
    wins_by_bot: dict[str, float]
    wins_by_bot_95: dict[str, Interval]
    seats_by_bot: dict[str, int]  # in one game
    mean_scores: tuple[float | None, ...]  # by seat
    mean_scores_by_bot: dict[str, float | None]
    mean_decisions: float | None
    decisions_in_a_game: Spread
    rounds_in_a_game: Spread
    mean_facts: dict[str, float]  # numbers of the game's own


def report(plan: Plan, played: Iterable[Played], planned: int, workers: int, s: float) -> Report:
    """The statistics of the games `played` in `s` seconds; their order does not matter."""
    games = sorted(played, key=lambda one: one.number)
    seats = range(plan.setup.seats)
    names = tuple(dict.fromkeys(plan.bots))
    wins = [_total(_share(one, (seat,)) for one in games) for seat in seats]
    by_bot = {name: _total(_share(one, _seats(plan, one, name)) for one in games) for name in names}
    decisions = sum(one.decisions for one in games)
    lengths = spread([one.decisions for one in games])
    return Report(
        game=plan.setup.game,
        players=plan.setup.seats,
        options=plan.setup.options,
        bots=plan.bots,
        seed=plan.seed,
        workers=workers,
        games=len(games),
        games_planned=planned,
        seconds=round(s, 3),
        decisions=decisions,
        decisions_per_s=round(decisions / s, 1) if s else 0.0,
        wins_by_seat=tuple(wins),
        wins_by_seat_95=tuple([wilson(n, len(games)) for n in wins]),
        wins_by_bot=by_bot,
        wins_by_bot_95={name: wilson(n, len(games)) for name, n in by_bot.items()},
        seats_by_bot={name: plan.bots.count(name) for name in names},
        mean_scores=tuple([_mean([one.scores[seat] for one in games]) for seat in seats]),
        mean_scores_by_bot={name: _mean(_scores(plan, games, name)) for name in names},
        mean_decisions=lengths.mean,
        decisions_in_a_game=lengths,
        rounds_in_a_game=spread([one.rounds for one in games]),
        mean_facts=_mean_facts(games),
    )


def wilson(wins: float, games: float, z: float = Z) -> Interval:
    """95% confidence interval of the share; without a game it is the whole range."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, z * z
    middle = share + z2 / (2 * games)
    width = z * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    whole = 1 + z2 / games
    return round(max(0.0, (middle - width) / whole), 6), round(
        min(1.0, (middle + width) / whole), 6
    )


def spread(numbers: Sequence[int]) -> Spread:
    """Mean, least and most."""
    if not numbers:
        return Spread(None, None, None)
    return Spread(_mean(numbers), min(numbers), max(numbers))


def _mean(numbers: Sequence[int]) -> float | None:
    return round(sum(numbers) / len(numbers), 4) if numbers else None


def _mean_facts(games: list[Played]) -> dict[str, float]:
    names = games[0].facts if games else {}
    return {n: round(sum([one.facts[n] for one in games]) / len(games), 4) for n in names}


def _share(one: Played, seats: Iterable[int]) -> float:
    """Winners of one game share its win."""
    return sum(seat in one.winners for seat in seats) / len(one.winners)


def _total(shares: Iterable[float]) -> float:
    total = round(sum(shares, 0.0), 6)
    return int(total) if total.is_integer() else total


def _seats(plan: Plan, one: Played, name: str) -> list[int]:
    return [seat for seat, who in enumerate(plan.seating(one.number)) if who == name]


def _scores(plan: Plan, games: list[Played], name: str) -> list[int]:
    return [one.scores[seat] for one in games for seat in _seats(plan, one, name)]
