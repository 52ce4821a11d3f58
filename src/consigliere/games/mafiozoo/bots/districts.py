"""What district tokens are worth: their point, sets of six, majorities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..parts import DISTRICTS, District

if TYPE_CHECKING:
    from .evaluate import Outlook

TYPES: Final = range(len(DISTRICTS))


def worths(o: Outlook) -> list[float]:
    """One more token of each type."""
    own = o.s.districts[o.me]
    mine = [own.count(d) for d in TYPES]
    fewest = min(mine)
    towards_set = o.j.sets / mine.count(fewest)
    others = [picks for seat, picks in enumerate(o.s.picks) if seat != o.me]
    return [
        1.0 + towards_set * (mine[d] == fewest) + _majority(o, d, mine[d], others) for d in TYPES
    ]


def _majority(o: Outlook, d: District, mine: int, others: list[tuple[District, ...]]) -> float:
    """Most of it, or as many as the best of the others, as far as one saw."""
    ahead = mine - max([picks.count(d) for picks in others])
    return o.j.majority * {0: 1.0, -1: 0.5, 1: 0.5}.get(ahead, 0.0)


def unseen(o: Outlook) -> float:
    """One from the stock."""
    return sum(o.districts) / len(TYPES) + o.j.blind


def best(o: Outlook) -> float:
    """The best that can be had now."""
    return max([unseen(o), *[o.districts[d] for d in set(o.s.agenda)]])
