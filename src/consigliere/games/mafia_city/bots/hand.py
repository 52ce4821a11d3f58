"""What cards in the hand are worth."""

from __future__ import annotations

from consigliere.kernel import UNSEEN, Card, take

from ..parts import FIST, HAT
from .judgement import Judgement

Hand = tuple[Card, ...]


def worth(hand: Hand, j: Judgement, reserve: bool) -> float:
    """A hand as a whole; a pair of Hats counts only with a reserve to bring in."""
    known = [c for c in hand if c != UNSEEN]
    symbols = [c & 3 for c in known]
    total = (len(hand) - len(known)) * j.card
    total += sum([j.kinds[c >> 2] + j.symbols[c & 3] for c in known])
    total += symbols.count(FIST) // 2 * j.fists
    return total + (symbols.count(HAT) // 2 * j.hats if reserve else 0.0)


def without(hand: Hand, cards: Hand) -> Hand:
    """What is left of a hand."""
    for c in cards:
        hand = take(hand, c)
    return hand
