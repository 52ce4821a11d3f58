"""The components on the table."""

from __future__ import annotations

from msgspec import Struct

from consigliere.kernel import UNSEEN, Card, Deck, Open, Own, Seat, Seen, State

from .edition import EDITIONS, Edition
from .house import House
from .parts import HARBOR, ON_TILE, Location


class Pile(Struct, frozen=True, gc=False):
    """§8.1. The discard pile, last discarded last; §7.13 only its top card is shown."""

    cards: tuple[Card, ...] = ()
    browsable: bool = True

    def __len__(self) -> int:
        return len(self.cards)

    def with_(self, cards: tuple[Card, ...]) -> Pile:
        return Pile(self.cards + cards, self.browsable)

    def seen(self, _seat: Seat) -> Pile:
        if self.browsable:
            return self
        hidden = (UNSEEN,) * (len(self.cards) - 1)
        return Pile(hidden + self.cards[-1:], False)


class Memory(Struct, frozen=True, gc=False):
    """§8.2. The cards `owner` saw in each hand and that must still be there."""

    owner: Seat
    hands: tuple[tuple[Card, ...], ...] = ()

    def seen(self, seat: Seat) -> Memory:
        return self if seat == self.owner else Memory(self.owner)


class MafiaCity(State):
    """§1. Chips, cards, figures and cubes; who sees what is §8."""

    edition: Open[str] = "standard"
    house: Open[House] = House()
    round: Open[int] = 0
    first: Open[Seat] = 0
    city: Open[tuple[Location, ...]] = ()  # the tile at each of the seven positions
    stacks: Open[tuple[tuple[Seat, ...], ...]] = ((),) * 7  # owners, bottom first
    cell: Open[tuple[int, ...]] = ()  # chips of each seat
    crew: Open[tuple[int, ...]] = ()
    reserve: Open[tuple[int, ...]] = ()
    points: Open[tuple[int, ...]] = ()
    passed: Open[tuple[bool, ...]] = ()
    turns: Open[tuple[int, ...]] = ()  # taken in this Action Phase
    solved: Open[tuple[bool, ...]] = (False,) * 7  # marking cubes
    hitman: Open[Location] = HARBOR
    policeman: Open[Seat] = ON_TILE
    mayor: Open[Seat] = ON_TILE
    hands: Own[tuple[tuple[Card, ...], ...]] = ()  # sorted
    limbo: Open[tuple[Card, ...]] = ()  # announced, not yet finished
    deck: Seen[Deck] = Deck()
    discard: Seen[Pile] = Pile()
    memory: Seen[tuple[Memory, ...]] = ()  # empty until somebody saw a hand

    @property
    def ed(self) -> Edition:
        return EDITIONS[self.edition]

    @property
    def target(self) -> int:
        """§1.3. Points that end the game."""
        return self.ed.targets[self.house.target][self.seats()]

    def seats(self) -> int:
        return len(self.crew)

    def can_see_own_of(self, seat: Seat, owner: Seat) -> bool:
        """§8.2. Everybody sees his own hand; the Policeman's holder sees all."""
        return seat == owner or (seat == self.policeman and seat >= 0)

    def visibility_key(self) -> int:
        return self.policeman
