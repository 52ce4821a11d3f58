"""Intervals that know that the games of one deal are alike."""

from __future__ import annotations

from collections.abc import Iterable

from .report import Interval, Z, wilson

Part = tuple[int, float]  # a game: its deal, and what was gained in it, from 0 to 1

Deal = tuple[float, int]  # what was gained in its games, and how many they are


def share(parts: Iterable[Part]) -> float | None:
    """What was gained in a mean game."""
    gained = [gain for _, gain in parts]
    return round(sum(gained) / len(gained), 6) if gained else None


def interval(parts: Iterable[Part]) -> Interval:
    """95% confidence interval of the share: a jackknife over deals, in the form of Wilson's.

    It is that of as many independent games as would vary like these deals do. Where all deals
    agree, nothing better is known than their number of games; a single deal says nothing.
    """
    deals = list(_by_deal(parts).values())
    if len(deals) < 2:
        return 0.0, 1.0
    gained, games = _totals(deals)
    middle, variance = gained / games, _variance(deals)
    trials = middle * (1 - middle) / variance if variance > 1e-12 else games
    return wilson(middle * trials, trials, student(len(deals) - 1))


def student(freedom: int) -> float:
    """95% of Student's distribution lie within so many deviations (a series in 1 / freedom)."""
    z = Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def _by_deal(parts: Iterable[Part]) -> dict[int, Deal]:
    deals: dict[int, Deal] = {}
    for deal, gain in parts:
        gained, games = deals.get(deal, (0.0, 0))
        deals[deal] = gained + gain, games + 1
    return deals


def _totals(deals: list[Deal]) -> Deal:
    return sum([gained for gained, _ in deals]), sum([games for _, games in deals])


def _variance(deals: list[Deal]) -> float:
    """The jackknife's: how the share moves when each deal in turn is left out."""
    gained, games = _totals(deals)
    without = [(gained - g) / (games - n) for g, n in deals]
    mean = sum(without) / len(without)
    return sum([(one - mean) ** 2 for one in without]) * (len(deals) - 1) / len(deals)
