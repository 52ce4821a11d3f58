"""§6.1-6.3 Drawing cards."""

from __future__ import annotations

from consigliere.kernel import (
    CHANCE,
    UNSEEN,
    Card,
    Deck,
    EachInTurn,
    Flow,
    Frame,
    Options,
    Own,
    Seat,
)

from ..actions import Deal
from ..events import Drew, NothingToDraw, Reshuffled
from ..state import MafiaCity, Pile
from .table import receive


class DrawCards(Frame, frozen=True):
    """§6.1. Draw `left` cards one by one, reshuffling when needed. Hands back: the cards drawn."""

    seat: Seat
    left: int
    drawn: Own[tuple[Card, ...]] = ()

    def begin(self, s: MafiaCity) -> Flow:
        if not self.left:
            return s.done(self.drawn)
        if not s.deck:
            reshuffle(s)
        if not s.deck:
            s.tell(NothingToDraw(self.seat))
            return s.done(self.drawn)
        return s.ask(CHANCE, self.deal, then=self.dealt)

    def deal(self, s: MafiaCity, _chance: Seat) -> Options:
        return s.deck.draw(Deal(self.seat, UNSEEN))

    def dealt(self, s: MafiaCity, answer: Deal) -> Flow:
        s.deck = s.deck.without(answer.card)
        receive(s, self.seat, answer.card)
        s.tell(Drew(self.seat, answer.card))
        return DrawCards(self.seat, self.left - 1, (*self.drawn, answer.card)).begin(s)


class DrawEach(EachInTurn, frozen=True):
    """§6.2. One after the other draw `cards` each."""

    cards: int = 1

    def one(self, s: MafiaCity, seat: Seat) -> Frame:
        return DrawCards(seat, self.cards)


def reshuffle(s: MafiaCity) -> None:
    """§6.1. Only when a card must be drawn and the deck is empty."""
    if s.discard:
        s.tell(Reshuffled(len(s.discard)))
        s.deck = Deck(tuple(sorted(s.discard.cards)))
        s.discard = Pile((), s.discard.browsable)
