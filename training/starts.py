"""Uneven starts: so that a lead is met without the play that usually comes before it."""

from __future__ import annotations

from random import Random
from typing import Any

from consigliere.games.mafia_city.state import MafiaCity

HALF = 0.5  # of the games
SHORT = 3  # points nobody gets beyond: so many before the target


def uneven(s: Any, rng: Random) -> Any:
    """The table as it is, or with something given to some and taken from others."""
    if isinstance(s, MafiaCity) and rng.random() < HALF:
        return _points_and_chips(s.copy(), rng)
    return s


def _points_and_chips(s: MafiaCity, rng: Random) -> MafiaCity:
    """Points from nowhere; chips go between crew and reserve."""
    top = max(1, s.target - SHORT)
    s.points = tuple([rng.randrange(top) if rng.random() < 0.7 else 0 for _ in s.points])
    moved = [max(-c, min(r, rng.randint(-2, 3))) for c, r in zip(s.crew, s.reserve, strict=True)]
    s.crew = tuple([c + m for c, m in zip(s.crew, moved, strict=True)])
    s.reserve = tuple([r - m for r, m in zip(s.reserve, moved, strict=True)])
    return s
