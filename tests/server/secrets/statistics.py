"""Whether two samples come from the same distribution, and what such a test would notice."""

from __future__ import annotations

from typing import Any

import numpy as np

ALPHA = 0.01  # so often equal distributions are called different
Sample = Any  # an array of seconds


def distance(a: Sample, b: Sample) -> float:
    """Kolmogorov and Smirnov: the most by which the two distribution functions differ."""
    at = np.concatenate([a, b])
    below = [np.searchsorted(np.sort(one), at, side="right") / len(one) for one in (a, b)]
    return float(np.max(np.abs(below[0] - below[1])))


def p_value(a: Sample, b: Sample) -> float:
    """How likely a distance like theirs is if nothing tells them apart; ties make it larger."""
    n = len(a) * len(b) / (len(a) + len(b))
    root = np.sqrt(n)
    x = (root + 0.12 + 0.11 / root) * distance(a, b)
    k = np.arange(1, 101)
    series = 2 * np.sum((-1.0) ** (k - 1) * np.exp(-2 * k**2 * x**2))
    return 1.0 if x < 0.2 else float(min(1.0, max(0.0, series)))


def power(pooled: Sample, size: int, shift: float, rounds: int, seed: int) -> float:
    """How often the test notices that one of two samples of that size came later by `shift`."""
    rng = np.random.default_rng(seed)
    found = 0
    for _ in range(rounds):
        a, b = rng.choice(pooled, size), rng.choice(pooled, size) + shift
        found += p_value(a, b) < ALPHA
    return found / rounds
