"""Where Enforcer cards lie: crews face down, the pool, and a deck that is filled from below."""

from __future__ import annotations

from msgspec import Struct

from consigliere.kernel import UNSEEN, Action, Bag, Card, Seat, insert, take

from .parts import NOBODY


class Group(Struct, frozen=True, gc=False):
    """§8.2. The cards in one slot: its owner sees them, others their number and known faces."""

    owner: Seat
    cards: tuple[Card, ...] = ()  # sorted
    shown: tuple[Card, ...] = ()  # those whose faces everybody has seen, Lieutenants among them
    bare: bool = False  # everybody knows that only weapons are left

    def __len__(self) -> int:
        return len(self.cards)

    def seen(self, seat: Seat) -> Group:
        if seat == self.owner:
            return self
        hidden = len(self.cards) - len(self.shown)
        return Group(self.owner, (*self.shown, *[UNSEEN] * hidden), self.shown, self.bare)

    def with_(self, card: Card, face_up: bool) -> Group:
        shown = insert(self.shown, card) if face_up else self.shown
        return Group(self.owner, insert(self.cards, card), shown)

    def without(self, card: Card) -> Group:
        """A card leaves as everybody sees."""
        return Group(self.owner, take(self.cards, card), less(self.shown, card), self.bare)

    def unsure(self, lieutenants: tuple[Card, ...]) -> Group:
        """Cards left unseen: of the others nobody can be sure any more."""
        return Group(self.owner, self.cards, lieutenants, self.bare and bool(self.cards))


class Pool(Struct, frozen=True, gc=False):
    """§3.1.1. The cards on offer, seen by whose turn it is to hire (§7.3: by all)."""

    cards: tuple[Card, ...] = ()  # sorted
    eyes: tuple[Seat, ...] = ()

    def __len__(self) -> int:
        return len(self.cards)

    def seen(self, seat: Seat) -> Pool:
        if seat in self.eyes:
            return self
        return Pool((UNSEEN,) * len(self.cards), self.eyes)


class Layer(Struct, frozen=True, gc=False):
    """§5.5. Cards put under the deck together, in random order."""

    shown: tuple[Card, ...] = ()  # everybody saw these go
    hidden: tuple[Card, ...] = ()

    def __len__(self) -> int:
        return len(self.shown) + len(self.hidden)

    def seen(self, _seat: Seat) -> Layer:
        return Layer(self.shown, (UNSEEN,) * len(self.hidden))


class Stock(Struct, frozen=True, gc=False):
    """The Enforcer deck: a shuffled top, and under it what was put there since, in layers."""

    top: tuple[Card, ...] = ()  # sorted
    layers: tuple[Layer, ...] = ()

    def __len__(self) -> int:
        return len(self.top) + sum([len(layer) for layer in self.layers])

    def draw(self, like: Action) -> Bag:
        """What may come next, put into the last field of `like`."""
        return Bag(like, self.turned().top)

    def without(self, card: Card) -> Stock:
        stock = self.turned()
        return Stock(take(stock.top, card), stock.layers)

    def turned(self) -> Stock:
        """With the top used up, the uppermost layer becomes the top."""
        if self.top or not self.layers:
            return self
        first = self.layers[0]
        return Stock(tuple(sorted([*first.shown, *first.hidden])), self.layers[1:])

    def under(self, shown: tuple[Card, ...], hidden: tuple[Card, ...]) -> Stock:
        if not shown and not hidden:
            return self
        layer = Layer(tuple(sorted(shown)), tuple(sorted(hidden)))
        return Stock(self.top, (*self.layers, layer))

    def seen(self, seat: Seat) -> Stock:
        layers = tuple([layer.seen(seat) for layer in self.layers])
        return Stock((UNSEEN,) * len(self.top), layers)


class Testament(Struct, frozen=True, gc=False):
    """§7.16. The Will a separate Consigliere has chosen: he alone knows it."""

    will: int = NOBODY
    by: Seat = NOBODY

    def seen(self, seat: Seat) -> Testament:
        return self if seat == self.by or self.by == NOBODY else Testament(UNSEEN, self.by)


class Purse(Struct, frozen=True, gc=False):
    """§1.5. The cash of every Captain and what the bank has taken in; §7.8 hidden if agreed."""

    cash: tuple[int, ...] = ()
    bank: int = 0
    hidden: bool = False

    def seen(self, seat: Seat) -> Purse:
        if not self.hidden:
            return self
        cash = tuple([n if owner == seat else UNSEEN for owner, n in enumerate(self.cash)])
        return Purse(cash, UNSEEN, True)


def less(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return take(cards, card) if card in cards else cards
