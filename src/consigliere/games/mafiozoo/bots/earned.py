"""What everybody had earned when a game ended: who lost by a point played well, too."""

from __future__ import annotations

from math import exp
from typing import Final

from ..rules.ending import totals
from ..state import Mafiozoo

_NEAR: Final = 4.0  # so many points less are e times less
_FUND: Final = 0.01  # a gem in the fund breaks ties


def earned(s: Mafiozoo) -> tuple[float, ...]:
    """Shares by points alone."""
    points = [n + _FUND * fund for n, fund in zip(totals(s), s.fund, strict=True)]
    powers = [exp((n - max(points)) / _NEAR) for n in points]
    total = sum(powers)
    return tuple([p / total for p in powers])
