"""What a seat owns in the city and in districts, in numbers; the same things are counted once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..edition import EDITIONS
from ..parts import DISTRICTS, HOTEL, NIGHT, PLACES, District
from .city import Henchmen, pairs, places
from .judgement import SOUND
from .plan import Plans, Tokens

_SCRAP: Final = 1.2  # a district token, about
_KINDS: Final = range(len(DISTRICTS))


@lru_cache(maxsize=1 << 14)
def city(edition: str, henchmen: tuple[int, ...], left: int) -> tuple[float, ...]:
    """Points, henchmen, what their places bring in the rounds to come, cards among it."""
    points = EDITIONS[edition].points
    mine = [p for p in range(len(PLACES)) if henchmen[p]]
    bonuses = left * sum([SOUND.bonuses[p] for p in mine])
    cards = left * (bool(henchmen[HOTEL]) + bool(henchmen[NIGHT]))
    return sum([points[p] for p in mine]), len(mine), bonuses, cards


@lru_cache(maxsize=1 << 14)
def counts(own: tuple[District, ...]) -> tuple[int, ...]:
    """District tokens by kind."""
    return tuple([own.count(d) for d in _KINDS])


@lru_cache(maxsize=1 << 16)
def plan(edition: str, mine: Henchmen, left: int, tokens: Tokens) -> float:
    """What favour tokens are worth while one may build, about."""
    return _plans(edition, mine, left).best(tokens, mine)[0]


@lru_cache(maxsize=1 << 12)
def _plans(edition: str, mine: Henchmen, left: int) -> Plans:
    j = SOUND
    worth = places(edition, mine, left, j.bonuses, j.road)
    return Plans(edition, worth, _keep(edition, mine, left), _SCRAP)


@lru_cache(maxsize=1 << 14)
def _keep(edition: str, mine: Henchmen, left: int) -> tuple[float, ...]:
    j = SOUND
    both = pairs(edition, mine, max(0, left - 1), j.bonuses, j.road, 2 * _SCRAP)
    if not left:
        return (1.0,) * len(both)
    return tuple([j.keep * sum(row) / (2 * len(row)) for row in both])


@lru_cache(maxsize=1 << 14)
def unbuilt(edition: str, mine: Henchmen, left: int, tokens: Tokens) -> float:
    """The worth of tokens when building is over: one is kept, the others become district ones."""
    kept = [k for k, n in zip(_keep(edition, mine, left), tokens, strict=True) if n]
    return max(kept, default=0.0) + _SCRAP * max(0, sum(tokens) - 1)
