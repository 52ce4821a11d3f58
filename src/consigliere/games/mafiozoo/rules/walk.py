"""§3.2.3 The walk: where gems just placed may end up."""

from __future__ import annotations

from functools import lru_cache

from consigliere.kernel import Card

from ..actions import Bribe, Spread
from ..edition import EDITIONS
from ..parts import EVERYBODY, GENERIC, Character

Links = tuple[tuple[Character, ...], ...]


@lru_cache(maxsize=4096)
def bribes(edition: str, card: Card, most: int, news: bool) -> tuple[Bribe, ...]:
    """Every different way to place up to `most` gems with `card`; listed once, then shared."""
    ed = EDITIONS[edition]
    links = ed.lines if news else ed.threads
    starts = EVERYBODY if card == GENERIC else (card,)
    ends: dict[Spread, None] = {}
    for gems in range(1, most + 1):
        for start in starts:
            ends.update(dict.fromkeys(spreads(links, start, gems)))
    return tuple([Bribe(card, spread) for spread in ends])


def spreads(links: Links, start: Character, gems: int) -> list[Spread]:
    """§3.2.3. The ends of all walks: leave at least one gem behind at each step."""
    return [tuple(sorted(end)) for end in _walks(links, (start,), gems)]


def _walks(
    links: Links, path: tuple[Character, ...], gems: int
) -> list[tuple[tuple[Character, int], ...]]:
    here = path[-1]
    ends: list[tuple[tuple[Character, int], ...]] = [((here, gems),)]
    for on in links[here]:
        if on not in path:  # never back to a character already on the walk
            for moved in range(1, gems):
                left = (here, gems - moved)
                ends += [(left, *rest) for rest in _walks(links, (*path, on), moved)]
    return ends
