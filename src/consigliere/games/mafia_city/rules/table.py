"""Small moves on the table that several rules share."""

from __future__ import annotations

from consigliere.kernel import Card, Seat, insert, lift, put, take

from ..parts import EVERYWHERE, NOBODY, Location
from ..state import MafiaCity, Memory


def lay_down(s: MafiaCity, seat: Seat, cards: tuple[Card, ...]) -> None:
    """§4.1.7. Announced cards leave the hand and lie face up in limbo."""
    for c in cards:
        s.hands = put(s.hands, seat, take(s.hands[seat], c))
        _gone(s, seat, c)
    s.limbo = s.limbo + cards


def finish(s: MafiaCity, cards: tuple[Card, ...]) -> None:
    """§4.1.7. Cards whose effect is over go to the discard pile."""
    for c in cards:
        s.limbo = take(s.limbo, c)
    s.discard = s.discard.with_(cards)


def throw_away(s: MafiaCity, seat: Seat, card: Card) -> None:
    """A card goes from the hand to the discard pile, face up."""
    s.hands = put(s.hands, seat, take(s.hands[seat], card))
    _gone(s, seat, card)
    s.discard = s.discard.with_((card,))


def receive(s: MafiaCity, seat: Seat, card: Card) -> None:
    s.hands = put(s.hands, seat, insert(s.hands[seat], card))


def put_chip(s: MafiaCity, seat: Seat, location: Location) -> None:
    """A chip of `seat` goes on top of a stack."""
    s.stacks = put(s.stacks, location, (*s.stacks[location], seat))


def lift_chip(s: MafiaCity, location: Location, height: int) -> Seat:
    """A chip leaves its stack, the rest close up. Hands back its owner."""
    stack = s.stacks[location]
    s.stacks = put(s.stacks, location, lift(stack, height))
    return stack[height]


def owner_of(s: MafiaCity, location: Location, height: int) -> Seat:
    """Whose chip is there; nobody's if somebody points at what is no longer there."""
    stack = s.stacks[location] if location in EVERYWHERE else ()
    return stack[height] if 0 <= height < len(stack) else NOBODY


def to_crew(s: MafiaCity, seat: Seat, chips: int = 1) -> None:
    s.crew = put(s.crew, seat, s.crew[seat] + chips)


def to_reserve(s: MafiaCity, seat: Seat, chips: int = 1) -> None:
    s.reserve = put(s.reserve, seat, s.reserve[seat] + chips)


def occupied(s: MafiaCity) -> list[Location]:
    """Locations with a chip in the stack."""
    return [at for at in EVERYWHERE if s.stacks[at]]


def drawable(s: MafiaCity) -> int:
    """Cards that deck and discard pile hold together."""
    return len(s.deck) + len(s.discard)


def remember_all(s: MafiaCity, seat: Seat) -> None:
    """§8.2. Who loses the Policeman keeps in mind what he saw."""
    _remember(s, seat, s.hands)


def remember(s: MafiaCity, seat: Seat, owner: Seat, card: Card) -> None:
    """§8.2. `seat` knows that `owner` holds `card`."""
    hands = _memories(s)[seat].hands
    _remember(s, seat, put(hands, owner, insert(hands[owner], card)))


def stolen(s: MafiaCity, thief: Seat, victim: Seat, card: Card) -> None:
    """§8.2. Thief and victim know what was stolen; others can be sure of nothing there."""
    for m in _memories(s):
        if m.owner == thief:
            _remember(s, thief, put(m.hands, victim, _less(m.hands[victim], card)))
        elif m.owner != victim and m.hands[victim]:
            _remember(s, m.owner, put(m.hands, victim, ()))
    remember(s, victim, thief, card)


def _memories(s: MafiaCity) -> tuple[Memory, ...]:
    nothing: tuple[tuple[Card, ...], ...] = ((),) * s.seats()
    return s.memory or tuple([Memory(seat, nothing) for seat in range(s.seats())])


def _remember(s: MafiaCity, seat: Seat, hands: tuple[tuple[Card, ...], ...]) -> None:
    s.memory = put(_memories(s), seat, Memory(seat, hands))


def _gone(s: MafiaCity, owner: Seat, card: Card) -> None:
    for m in s.memory:
        if card in m.hands[owner]:
            _remember(s, m.owner, put(m.hands, owner, take(m.hands[owner], card)))


def _less(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return take(cards, card) if card in cards else cards
