"""How strong characters and groups are in a shootout, from what is printed on their cards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from consigliere.kernel import UNSEEN, Card

from ..edition import EDITIONS
from ..parts import ASSASSIN, GRENADE, GUNS, LIEUTENANT, TORPEDO
from ..rules.fighters import may_carry

Might = tuple[float, float]  # what a group deals out and what it bears
Cards = tuple[Card, ...]
DIE: Final = 6
QUICK: Final = 0.4  # a point of Reflex, against a character who acts last
BLAST: Final = 1.0  # a Grenade, against an attack every round
STEEP: Final = 2.0  # how surely the stronger one wins
NO_MIGHT: Final[Might] = (0.0, 0.0)


@cache
def hits(edition: str, bonus: int) -> float:
    """How often an attack with that bonus puts somebody out of the shootout."""
    ed = EDITIONS[edition]
    people = [c for c in ed.enforcers if ed.is_character(c)]
    return sum([removes(ed.health[c], bonus) for c in people]) / len(people)


def removes(health: int, bonus: int) -> float:
    """How often die and bonus reach that Health."""
    return min(DIE, max(0, DIE + 1 + bonus - health)) / DIE


@lru_cache(maxsize=1 << 14)
def attack(edition: str, card: Card, weapons: Cards) -> float:
    """What a character with those weapons deals out."""
    ed = EDITIONS[edition]
    kind = ed.kinds[card]
    shots = sorted(
        [hits(edition, ed.bonus[w]) for w in weapons if ed.kinds[w] in GUNS], reverse=True
    )
    if kind == ASSASSIN:
        shots = [1.0]
    elif kind == LIEUTENANT:
        shots = [max([hits(edition, ed.colt), *shots])]
    best = sum(shots[: 2 if kind == TORPEDO else 1]) or hits(edition, 0)
    blasts = sum([ed.kinds[w] == GRENADE for w in weapons]) * BLAST
    return (best + blasts) * (1 + QUICK * ed.reflex[card])


@lru_cache(maxsize=1 << 10)
def bears(edition: str, card: Card) -> float:
    """How many attacks it takes to put a character out of the shootout, about."""
    ed = EDITIONS[edition]
    guns = [c for c in ed.enforcers if ed.kinds[c] in GUNS]
    bonuses = [0, ed.colt, *[ed.bonus[g] for g in dict.fromkeys(guns)]]
    hits = sum([removes(ed.health[card], b) for b in bonuses])
    return len(bonuses) / max(hits, 1 / DIE)


@lru_cache(maxsize=1 << 16)
def might(edition: str, cards: Cards) -> Might:
    """The might of a group, its weapons given to those who use them best; unseen cards count
    as average ones."""
    ed = EDITIONS[edition]
    people = [c for c in cards if c != UNSEEN and ed.is_character(c)]
    arms = [c for c in cards if c != UNSEEN and not ed.is_character(c)]
    carried = dealt_out(edition, people, arms)
    unseen = cards.count(UNSEEN)
    deals, stands = mean_card(edition)
    given = [attack(edition, c, w) for c, w in zip(people, carried, strict=True)]
    return sum(given) + unseen * deals, sum([bears(edition, c) for c in people]) + unseen * stands


def dealt_out(edition: str, people: list[Card], arms: list[Card]) -> list[Cards]:
    """The weapons of each character: the best weapon first, to whom it helps most."""
    carried: list[Cards] = [()] * len(people)
    bonus = EDITIONS[edition].bonus
    for weapon in sorted(arms, key=lambda w: -bonus[w]):
        gains = [(gain(edition, c, carried[i], weapon), i) for i, c in enumerate(people)]
        best, who = max(gains, default=(0.0, 0))
        if best > 0:
            carried[who] = tuple(sorted((*carried[who], weapon)))
    return carried


def gain(edition: str, card: Card, carried: Cards, weapon: Card) -> float:
    """What one more weapon is worth in the hands of a character."""
    if not may_carry(EDITIONS[edition], card, carried, weapon):
        return 0.0
    armed = tuple(sorted((*carried, weapon)))
    return attack(edition, card, armed) - attack(edition, card, carried)


@cache
def mean_card(edition: str) -> Might:
    """What a card nobody has seen adds to its group; Lieutenants are always seen."""
    ed = EDITIONS[edition]
    hidden = [c for c in ed.enforcers if ed.kinds[c] != LIEUTENANT]
    people = [c for c in hidden if ed.is_character(c)]
    guns = len(hidden) - len(people)
    deals = sum([attack(edition, c, ()) for c in people]) + guns * (
        hits(edition, 2) - hits(edition, 0)
    )
    return deals / len(hidden), sum([bears(edition, c) for c in people]) / len(hidden)


def force(m: Might) -> float:
    """A group's weight among those that fight."""
    deals, stands = m
    weight: float = (deals * stands) ** STEEP
    return weight


def odds(mine: Might, others: Iterable[Might]) -> float:
    """How likely the first of some groups beats all others."""
    own = force(mine)
    return own / (own + sum([force(m) for m in others]) or 1.0)
