"""Tables a seat could be sitting at, dealt again from what it sees."""

from __future__ import annotations

from collections.abc import Iterable

from consigliere.kernel import UNSEEN, Card, Deck, Known, Rolls, View, shuffled

from .state import Mafiozoo


def sample(view: View[Mafiozoo], rng: Rolls) -> Mafiozoo:
    """§7. Unseen cards and tokens are dealt at random to hands, decks and discards."""
    s = view.table.copy()
    _corruption(s, rng)
    _informants(s, rng)
    _districts(s, rng)
    s.godfathers = Deck(_less(range(len(s.ed.visits)), s.shown))
    return s


def _corruption(s: Mafiozoo, rng: Rolls) -> None:
    seen = [*_seen(s.hands), *[k.card for k in s.discard if k.card != UNSEEN], *s.turned]
    pool = shuffled(_less(s.ed.corruption, seen), rng)
    s.hands = _filled(s.hands, pool)
    s.discard = tuple([Known(pool.pop(), k.eyes) if k.card == UNSEEN else k for k in s.discard])
    s.deck = Deck(tuple(sorted(pool)))


def _informants(s: Mafiozoo, rng: Rolls) -> None:
    pool = shuffled(_less(s.ed.informants, [*_seen(s.informants), *s.informant_discard]), rng)
    s.informants = _filled(s.informants, pool)
    s.informant_deck = Deck(tuple(sorted(pool)))


def _districts(s: Mafiozoo, rng: Rolls) -> None:
    """What others took from the agenda is known; the rest of theirs is not."""
    known = [
        picks if UNSEEN in mine else mine for mine, picks in zip(s.districts, s.picks, strict=True)
    ]
    pool = shuffled(_less(s.ed.districts, [*s.agenda, *_seen(known)]), rng)
    s.districts = tuple(
        [
            tuple(sorted([*k, *[pool.pop() for _ in range(len(mine) - len(k))]]))
            for mine, k in zip(s.districts, known, strict=True)
        ]
    )
    s.district_deck = Deck(tuple(sorted(pool)))


def _seen(hands: Iterable[tuple[Card, ...]]) -> list[Card]:
    return [c for hand in hands for c in hand if c != UNSEEN]


def _filled(hands: tuple[tuple[Card, ...], ...], pool: list[int]) -> tuple[tuple[Card, ...], ...]:
    return tuple(
        [tuple(sorted([pool.pop() for _ in hand])) if UNSEEN in hand else hand for hand in hands]
    )


def _less(cards: Iterable[Card], gone: Iterable[Card]) -> tuple[Card, ...]:
    left = list(cards)
    for c in gone:
        left.remove(c)
    return tuple(left)
