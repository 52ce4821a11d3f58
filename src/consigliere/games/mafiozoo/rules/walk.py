"""§3.2.3 The walk: where gems just placed may end up."""

from __future__ import annotations

from functools import lru_cache

from consigliere.kernel import Card

from ..actions import Bribe, Spread
from ..edition import EDITIONS
from ..parts import EVERYBODY, GENERIC, Character

Links = tuple[tuple[Character, ...], ...]


@lru_cache(maxsize=4096)
def bribes(
    edition: str, card: Card, most: int, news: bool, back: bool = False
) -> tuple[Bribe, ...]:
    """Every different way to place up to `most` gems with `card`; listed once, then shared."""
    ed = EDITIONS[edition]
    links = ed.lines if news else ed.threads
    starts = EVERYBODY if card == GENERIC else (card,)
    ends: dict[Spread, None] = {}
    for gems in range(1, most + 1):
        for start in starts:
            ends.update(dict.fromkeys(spreads(links, start, gems, back)))
    return tuple([Bribe(card, spread) for spread in ends])


def spreads(links: Links, start: Character, gems: int, back: bool = False) -> list[Spread]:
    """§3.2.3. The ends of all walks: leave at least one gem behind at each step."""
    return [_spread(end) for end in _walks(links, (start,), gems, back)]


def _walks(
    links: Links, path: tuple[Character, ...], gems: int, back: bool
) -> list[tuple[tuple[Character, int], ...]]:
    here = path[-1]
    ends: list[tuple[tuple[Character, int], ...]] = [((here, gems),)]
    for on in links[here]:
        if back or on not in path:  # §6.10
            for moved in range(1, gems):
                left = (here, gems - moved)
                ends += [(left, *rest) for rest in _walks(links, (*path, on), moved, back)]
    return ends


def _spread(walk: tuple[tuple[Character, int], ...]) -> Spread:
    """Where the gems lie in the end: what was left at a character at several times adds up."""
    lie = dict.fromkeys(sorted([c for c, _ in walk]), 0)
    for c, gems in walk:
        lie[c] += gems
    return tuple(lie.items())
