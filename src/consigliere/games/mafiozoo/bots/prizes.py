"""What the favour of each character is worth to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..parts import (
    BANKER,
    FEMME_FATALE,
    GODFATHER,
    JUDGE,
    PLANNER,
    PRODUCER,
    UNION,
    Character,
)
from ..rules.favour import GIVES

if TYPE_CHECKING:
    from .evaluate import Outlook


def favour(o: Outlook, c: Character) -> float:
    """What a character gives, to me."""
    numbers = o.ed.numbers
    if c in GIVES:
        return o.tokens[GIVES[c]]
    if c == BANKER:
        return numbers.banker * o.z
    if c == PLANNER:
        return numbers.planner_districts * o.district
    if c == UNION:
        return numbers.union_districts * o.district + (o.j.put if o.left else 1.0)
    if c == PRODUCER:
        return _producer(o)
    if c == JUDGE:
        return o.j.card if o.left else 1.0
    return informant(o) + numbers.investigator_districts * o.district


def _producer(o: Outlook) -> float:
    """A gem, and gems that wait at the Femme Fatale; at the end each of them is a point."""
    numbers = o.ed.numbers
    return numbers.producer_gain * o.later + numbers.producer_gems * carried(o, FEMME_FATALE)


def carried(o: Outlook, c: Character) -> float:
    """A gem that stays at a character till the next round."""
    if not o.left:
        return 1.0
    return o.j.carry * (o.tokens[GIVES[c]] if c in GIVES else o.tokens[GODFATHER])


def informant(o: Outlook) -> float:
    """An informant card in hand; an unused one is a point at the end."""
    return o.j.informant if o.left else 1.0
