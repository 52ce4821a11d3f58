"""A lead in points, or in chips."""

from __future__ import annotations

from random import Random

from consigliere.games.mafia_city.state import MafiaCity

SHORT = 3  # points nobody gets beyond: so many before the target


def given(s: MafiaCity, rng: Random) -> MafiaCity:
    """Points from nowhere; chips go between crew and reserve."""
    top = max(1, s.target - SHORT)
    s.points = tuple([rng.randrange(top) if rng.random() < 0.7 else 0 for _ in s.points])
    moved = [max(-c, min(r, rng.randint(-2, 3))) for c, r in zip(s.crew, s.reserve, strict=True)]
    s.crew = tuple([c + m for c, m in zip(s.crew, moved, strict=True)])
    s.reserve = tuple([r - m for r, m in zip(s.reserve, moved, strict=True)])
    return s
