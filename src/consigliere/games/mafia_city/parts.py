"""The pieces and their names: kinds and symbols of cards, locations, the shape of the city."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations
from typing import Any, Final

from consigliere.kernel import Card, Piece

Kind = int
Symbol = int
Location = int

KINDS: Final = (
    "snitch",
    "thief",
    "raid",
    "shadow",
    "scheme",
    "trade",
    "hitman",
    "agreement",
    "chief",
    "fbi",
    "complicity",
)
SNITCH, THIEF, RAID, SHADOW, SCHEME, TRADE, HITMAN, AGREEMENT, CHIEF, FBI, COMPLICITY = range(11)
NO_KIND: Final[Kind] = -1
ACTION_KINDS: Final = frozenset((SNITCH, THIEF, RAID, SHADOW, SCHEME, TRADE))

SYMBOLS: Final = ("hat", "fist", "bullet", "plus")
HAT, FIST, BULLET, PLUS = range(4)

LOCATIONS: Final = ("jail", "harbor", "fight-club", "station", "district", "club", "hall")
JAIL, HARBOR, FIGHT_CLUB, STATION, DISTRICT, CLUB, HALL = range(7)
EVERYWHERE: Final = tuple(range(7))

ON_TILE: Final = -1  # a figure that no player holds
NOBODY: Final = -1


@cache
def card(kind: Kind, symbol: Symbol) -> Card:
    """A card is its kind and its symbol; copies cannot be told apart (§1.4)."""
    return kind * 4 + symbol


class CardPiece(Piece):
    """`snitch/hat`"""

    def write(self, value: int, edition: Any) -> str:
        return f"{KINDS[value >> 2]}/{SYMBOLS[value & 3]}"

    def read(self, word: str, edition: Any) -> int:
        kind, _, symbol = word.partition("/")
        return card(KINDS.index(kind), SYMBOLS.index(symbol))


def kind_of(c: Card) -> Kind:
    return c >> 2


def symbol_of(c: Card) -> Symbol:
    return c & 3


@lru_cache(maxsize=8192)
def different(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The different cards of a hand."""
    return tuple(dict.fromkeys(hand))


@lru_cache(maxsize=8192)
def of_kind(hand: tuple[Card, ...], kind: Kind) -> tuple[Card, ...]:
    """The different cards of that kind."""
    return tuple([c for c in different(hand) if c >> 2 == kind])


@lru_cache(maxsize=8192)
def with_symbol(hand: tuple[Card, ...], symbol: Symbol) -> tuple[Card, ...]:
    """The different cards with that symbol."""
    return tuple([c for c in different(hand) if c & 3 == symbol])


@lru_cache(maxsize=8192)
def sets_with_symbol(
    hand: tuple[Card, ...], symbol: Symbol, n: int
) -> tuple[tuple[Card, ...], ...]:
    """The different ways to pay `n` cards with that symbol."""
    return distinct(combinations([c for c in hand if c & 3 == symbol], n))


def distinct(sets: Iterable[tuple[Card, ...]]) -> tuple[tuple[Card, ...], ...]:
    return tuple(dict.fromkeys(sets))


@cache
def neighbours(position: int) -> tuple[int, ...]:
    """§2.5. Position 0 is the centre, 1 to 6 the ring, clockwise."""
    if position == 0:
        return (1, 2, 3, 4, 5, 6)
    return (0, position % 6 + 1, (position + 4) % 6 + 1)


@lru_cache(maxsize=8192)
def adjacent(city: tuple[Location, ...], at: Location) -> tuple[Location, ...]:
    """The locations next to `at`, in ascending order (§2.5)."""
    return tuple(sorted(city[p] for p in neighbours(city.index(at))))
