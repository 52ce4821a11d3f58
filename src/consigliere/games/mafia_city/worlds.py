"""Tables a seat could be sitting at, dealt again from what it sees and remembers."""

from __future__ import annotations

from msgspec.structs import replace

from consigliere.kernel import UNSEEN, Card, Deck, Frame, Rolls, Seat, View, put, shuffled

from .cards.action import DiscardDrawn
from .rules.draw import DrawCards
from .state import MafiaCity, Memory, Pile


def sample(view: View[MafiaCity], rng: Rolls) -> MafiaCity:
    """§8. Unseen cards are dealt at random to hands, deck and (§7.13) discard pile."""
    s = view.table.copy()
    known = _known(s, view.seat)
    pool = shuffled(_unseen(s, known), rng)
    for seat, hand in enumerate(s.hands):
        if UNSEEN in hand:
            missing = len(hand) - len(known[seat])
            dealt = [pool.pop() for _ in range(missing)]
            s.hands = put(s.hands, seat, tuple(sorted([*known[seat], *dealt])))
    s.discard = Pile(
        tuple([pool.pop() if c == UNSEEN else c for c in s.discard.cards]), s.discard.browsable
    )
    s.deck = Deck(tuple(sorted(pool)))
    s.memory = tuple([m if m.owner == view.seat else _blank(m, s.seats()) for m in s.memory])
    s.stack = tuple([(at, _filled(s, frame, rng)) for at, frame in s.stack])
    return s


def _known(s: MafiaCity, seat: Seat) -> tuple[tuple[Card, ...], ...]:
    """What `seat` remembers of hands it does not see now."""
    if seat < 0 or not s.memory:
        return ((),) * s.seats()
    return s.memory[seat].hands


def _unseen(s: MafiaCity, known: tuple[tuple[Card, ...], ...]) -> list[Card]:
    """All cards but those on the table, in hands seen, or remembered in others."""
    left = list(s.ed.cards)
    for hand, memory in zip(s.hands, known, strict=True):
        for c in memory if UNSEEN in hand else hand:
            left.remove(c)
    for c in s.limbo:
        left.remove(c)
    for c in s.discard.cards:
        if c != UNSEEN:
            left.remove(c)
    return left


def _blank(m: Memory, seats: int) -> Memory:
    return Memory(m.owner, ((),) * seats)


def _filled(s: MafiaCity, frame: Frame, rng: Rolls) -> Frame:
    """Cards somebody else has just drawn are some of his hand."""
    if isinstance(frame, DrawCards | DiscardDrawn) and UNSEEN in frame.drawn:
        hand = shuffled(s.hands[frame.seat], rng)
        return replace(frame, drawn=tuple(hand[: len(frame.drawn)]))
    return frame
