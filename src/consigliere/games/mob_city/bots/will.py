"""The last table, before the Will is read: half of the victory each to cash and notoriety."""

from __future__ import annotations

from ..parts import WILLS
from ..rules.day import decide
from ..state import MobCity


def expected(s: MobCity) -> tuple[float, ...]:
    """Everybody's share of the victory: no Captain knows the Will, both are as likely."""
    shares = [0.0] * s.seats()
    for will in range(len(WILLS)):
        read = s.copy()
        read.will = will
        first = decide(read)[0]
        for seat in first:
            shares[seat] += 1 / len(first) / len(WILLS)
    return tuple(shares)
