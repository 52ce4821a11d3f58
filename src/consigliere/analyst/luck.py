"""Luck: what chance brought, against what it brings on average."""

from __future__ import annotations

from typing import Final

from consigliere.kernel import CHANCE, Action, Bag, Stream, advance

from .case import Case

MOST: Final = 24  # outcomes all of which are looked at
DRAWN: Final = 16  # of more, so many are drawn

Shares = tuple[float, ...]


def luck(case: Case, at: int) -> Shares:
    """What each seat gained by chance's answer `at`; all seats together gain nothing."""
    came = case.shares(at + 1)
    usual = _expected(case, at)
    return tuple([c - u for c, u in zip(came, usual, strict=True)])


def dealt(case: Case) -> Shares:
    """What each seat gained while the table was laid, where all begin alike."""
    fair = 1 / case.seats
    return tuple([share - fair for share in case.shares(case.first)])


def _expected(case: Case, at: int) -> Shares:
    total, sums = 0, [0.0] * case.seats
    for answer, weight in _outcomes(case, at):
        won = case.worth(advance(case.states[at], CHANCE, answer))
        sums = [x + weight * y for x, y in zip(sums, won, strict=True)]
        total += weight
    return tuple([x / total for x in sums])


def _outcomes(case: Case, at: int) -> list[tuple[Action, int]]:
    """What could have come, with its weight: everything, or a sample."""
    options = case.states[at].options(CHANCE)
    if len(options) > MOST:
        rolls = Stream("luck", case.record.digest, at)
        return [(options.pick(rolls), 1) for _ in range(DRAWN)]
    if isinstance(options, Bag):
        return list(options.weights())
    return [(answer, 1) for answer in options]
