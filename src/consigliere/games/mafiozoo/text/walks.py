"""§3.2.3 Gems that were placed, in the order of the walk that took them there."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise, permutations

from consigliere.kernel import Card

from ..actions import Spread
from ..edition import EDITIONS
from ..parts import GENERIC
from ..state import Mafiozoo


def as_walked(s: Mafiozoo | None, card: Card, spread: Spread) -> Spread:
    """From the character on the card along the threads; a record keeps only where gems ended."""
    return _walked(s.edition if s else "standard", card, spread)


@lru_cache(maxsize=16384)
def _walked(edition: str, card: Card, spread: Spread) -> Spread:
    ed = EDITIONS[edition]
    orders = [way for way in permutations(spread) if card in (GENERIC, way[0][0])]
    for links in (ed.threads, ed.lines):
        for way in orders:
            if all(b in links[a] for (a, _), (b, _) in pairwise(way)):
                return way
    for links in (ed.threads, ed.lines):
        for way in orders:  # it came back to the first character (§6.10)
            if all(b in links[way[0][0]] for b, _ in way[1:]):
                return way
    return spread
