"""Where pieces lie: tuples with a hole, sorted hands, decks whose future is not yet decided."""

from __future__ import annotations

from bisect import bisect
from typing import TypeVar

from msgspec import Struct

from .options import Bag
from .say import Action
from .seats import UNSEEN, Seat

T = TypeVar("T")
Card = int


def put(xs: tuple[T, ...], i: int, x: T) -> tuple[T, ...]:
    """`xs` with `x` in place i."""
    changed = list(xs)
    changed[i] = x
    return tuple(changed)


def take(xs: tuple[T, ...], x: T) -> tuple[T, ...]:
    """`xs` without its first `x`."""
    i = xs.index(x)
    return xs[:i] + xs[i + 1 :]


def lift(xs: tuple[T, ...], i: int) -> tuple[T, ...]:
    """`xs` without what is in place i."""
    return xs[:i] + xs[i + 1 :]


def insert(xs: tuple[int, ...], x: int) -> tuple[int, ...]:
    """Sorted `xs` with `x` at its place: a hand does not tell in which order it was drawn."""
    i = bisect(xs, x)
    return (*xs[:i], x, *xs[i:])


class Known(Struct, frozen=True, gc=False):
    """A card face down that some seats have looked at; who has is public."""

    card: Card
    eyes: tuple[Seat, ...]

    def seen(self, seat: Seat) -> Known:
        return self if seat in self.eyes else Known(UNSEEN, self.eyes)


class Deck(Struct, frozen=True, gc=False):
    """A face-down deck. Cards somebody knows lie on top, in order; the rest is a bag.

    A shuffled card gets its place only when it is drawn, so there is no future to peek at.
    """

    rest: tuple[Card, ...] = ()  # sorted
    top: tuple[Known, ...] = ()  # first is drawn first

    def __len__(self) -> int:
        return len(self.top) + len(self.rest)

    def draw(self, like: Action) -> Bag:
        """What may be drawn, each outcome put into the last field of `like`."""
        return Bag(like, (self.top[0].card,) if self.top else self.rest)

    def without(self, card: Card) -> Deck:
        """The deck after `card` was drawn."""
        if self.top:
            return Deck(self.rest, self.top[1:])
        return Deck(take(self.rest, card))

    def under(self, card: Known) -> Deck:
        """The deck with `known` put on top of it."""
        return Deck(self.rest, (card, *self.top))

    def seen(self, seat: Seat) -> Deck:
        return Deck((UNSEEN,) * len(self.rest), tuple([k.seen(seat) for k in self.top]))
