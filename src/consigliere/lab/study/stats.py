"""Estimates with 95% confidence intervals."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from ..cluster_intervals import student
from ..report import wilson

FEW: Final = 30  # fewer than that support nothing
WIDE: Final = 0.05  # a share known no better than by so much is a guess
Numbers = NDArray[np.float64]
Indices = NDArray[np.int64]


class Estimate(Struct, frozen=True):
    """A number, where it may lie, and on how many cases it rests."""

    value: float
    low: float
    high: float
    n: int
    weak: bool  # too few cases to rely on

    def differs(self, other: float) -> bool:
        """Whether the interval leaves that number out."""
        return not self.low <= other <= self.high


def share(part: float, whole: int) -> Estimate:
    """How often something happens; weak if it is not known to five points."""
    low, high = wilson(part, whole)
    return Estimate(part / whole if whole else 0.0, low, high, whole, (high - low) / 2 > WIDE)


def mean(numbers: Sequence[float] | Numbers) -> Estimate:
    """A mean, by Student's distribution; weak with fewer than thirty numbers."""
    values = np.asarray(numbers, dtype=np.float64)
    if len(values) < 2:
        only = float(values[0]) if len(values) else 0.0
        return Estimate(only, only, only, len(values), True)
    middle = float(values.mean())
    width = student(len(values) - 1) * float(values.std(ddof=1)) / len(values) ** 0.5
    return Estimate(middle, middle - width, middle + width, len(values), len(values) < FEW)


def round_step(least: float) -> int:
    """The next of 1, 2, 5, 10, 20, 50 ..."""
    size = 1
    while True:
        for times in (1, 2, 5):
            if size * times >= least:
                return size * times
        size *= 10


class Sample(Struct, frozen=True):
    """Seats to be compared: what each gained, which are alike, which sat in one game."""

    gains: Numbers
    strata: Indices
    clusters: Indices

    def part(self, at: Sequence[int] | Indices) -> Sample:
        """Only those seats."""
        return Sample(self.gains[at], self.strata[at], self.clusters[at])


def effect(sample: Sample, had: Numbers, beside: Numbers | None = None) -> Estimate | None:
    """What those who had something gained more than those who had not, in the same stratum.

    All numbers are taken as differences from the mean of their stratum (the bot, when it plays,
    its table), so a strong bot that likes a thing does not make it look good; `beside` is what
    else the seats had, and its part is taken out too. The interval knows that the seats of one
    game (a cluster) are not independent. None where no stratum has both.
    """
    x, y = _centred(had, sample.strata), _centred(sample.gains, sample.strata)
    if beside is not None:
        z = _centred(beside, sample.strata)
        x, y = _without(x, z), _without(y, z)
    both = float((x * x).sum())
    if both < 1e-9:
        return None
    slope = float((x * y).sum()) / both
    scores = np.bincount(sample.clusters, weights=x * (y - slope * x))
    count, few = len(np.unique(sample.clusters)), _fewer(had, sample.strata)
    if count < 3 or few < 2:
        return Estimate(slope, -1.0, 1.0, few, True)
    error = float((scores**2).sum() * count / (count - 1)) ** 0.5 / both
    width = student(count - 1) * error
    return Estimate(slope, slope - width, slope + width, few, few < FEW)


def _without(values: Numbers, other: Numbers) -> Numbers:
    """What is left of the values when their part in line with the others is taken out."""
    size = float((other * other).sum())
    out: Numbers = values - other * (float((values * other).sum()) / size if size else 0.0)
    return out


def numbered(keys: Sequence[Hashable]) -> Indices:
    """A number for each different key, in the order of their first coming."""
    numbers: dict[Any, int] = {}
    return np.asarray([numbers.setdefault(key, len(numbers)) for key in keys], dtype=np.int64)


def _centred(values: Numbers, group: Indices) -> Numbers:
    sums, counts = np.bincount(group, weights=values), np.bincount(group)
    out: Numbers = values - (sums / np.maximum(counts, 1))[group]
    return out


def _fewer(had: Numbers, group: Indices) -> int:
    """On how many cases a comparison rests: the smaller side of each stratum."""
    with_it = np.bincount(group, weights=had)
    return int(np.minimum(with_it, np.bincount(group) - with_it).sum())
