"""The last table, before the Will is read: half of the victory each to cash and notoriety."""

from __future__ import annotations

from consigliere.games.mob_city.parts import WILLS
from consigliere.games.mob_city.rules.day import decide
from consigliere.games.mob_city.state import MobCity


def expected(s: MobCity) -> tuple[float, ...]:
    """Everybody's share of the victory: nobody knows the Will, both are as likely."""
    shares = [0.0] * s.seats()
    for will in range(len(WILLS)):
        read = s.copy()
        read.will = will
        first = decide(read)[0]
        for seat in first:
            shares[seat] += 1 / len(first) / len(WILLS)
    return tuple(shares)
