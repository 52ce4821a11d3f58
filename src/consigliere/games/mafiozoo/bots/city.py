"""What places are worth, and what two favour tokens are worth together."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..edition import EDITIONS, Edition
from ..parts import PLACES, TOKENS, Place, Token
from ..rules.influence import accessible, payments

Henchmen = tuple[bool, ...]
Values = tuple[float, ...]
EVERYWHERE: Final = range(len(PLACES))
TYPES: Final = range(len(TOKENS))


@lru_cache(maxsize=1 << 14)
def places(edition: str, mine: Henchmen, left: int, bonuses: Values, road: float) -> Values:
    """What each place is worth to a player with those henchmen and so many rounds to come."""
    ed = EDITIONS[edition]
    closed = [not mine[p] and not accessible(ed, mine, p) for p in EVERYWHERE]
    opens = [sum([closed[near] for near in ed.roads[p]]) for p in EVERYWHERE]
    return tuple([ed.points[p] + left * (bonuses[p] + road * opens[p]) for p in EVERYWHERE])


def pairs(
    edition: str, mine: Henchmen, left: int, bonuses: Values, road: float, scrap: float
) -> tuple[Values, ...]:
    """What each two tokens are worth together: the best place they pay, or else scrap."""
    both = _paid(edition, mine, left, bonuses, road)
    if min([min(row) for row in both]) >= scrap:
        return both
    return tuple([tuple([x if x > scrap else scrap for x in row]) for row in both])


@lru_cache(maxsize=1 << 14)
def _paid(
    edition: str, mine: Henchmen, left: int, bonuses: Values, road: float
) -> tuple[Values, ...]:
    """The best place each two tokens pay."""
    ed, worth = EDITIONS[edition], places(edition, mine, left, bonuses, road)
    reach = [p for p in EVERYWHERE if not mine[p] and accessible(ed, mine, p)]
    reach.sort(key=worth.__getitem__, reverse=True)
    both = [[_best(ed, reach, worth, t, u) for u in TYPES] for t in TYPES]
    return tuple([tuple(row) for row in both])


def _best(ed: Edition, reach: list[Place], worth: Values, t: Token, u: Token) -> float:
    tokens = tuple([(t == x) + (u == x) for x in TYPES])
    return next((worth[p] for p in reach if payments(ed.costs[p], tokens)), 0.0)
