"""§1.6.9-1.6.11 and Fists: the reactions."""

from __future__ import annotations

from typing import ClassVar, Final

from consigliere.kernel import (
    Action,
    Card,
    Flow,
    Frame,
    OneOf,
    Options,
    Reason,
    Seat,
    Thing,
    insert,
    put,
)

from ..actions import AddFist, Decline
from ..events import Announced, FistOffered, FistTakenBack
from ..parts import CHIEF, FBI, FIST, Kind, with_symbol
from ..rules.effect import Effect
from ..rules.table import lay_down, remember
from ..state import MafiaCity


class Reaction(Effect, frozen=True):
    """§4.1. It only cancels; executing it moves nothing. Hands back: does it stand?"""

    def execute(self, s: MafiaCity) -> Flow:
        return self.executed(s)


class PoliceChief(Reaction, frozen=True):
    """§1.6.9. Cancels the Jail's effect or a Police Raid, Snitch or Thief."""

    use: ClassVar[str] = "chief"


class Fbi(Reaction, frozen=True):
    """§1.6.10. Cancels the Harbor's effect or a Grand Scheme, Hitman or Trade."""

    use: ClassVar[str] = "fbi"


class PairOfFists(Reaction, frozen=True):
    """§1.5.3. Cancels any effect of a card or a symbol."""

    use: ClassVar[str] = "fists"


class SharedFists(PairOfFists, frozen=True):
    """§7.5. The two Fists come from two players; neither may attack them."""

    other: Seat = -1

    def owners(self) -> tuple[Seat, ...]:
        return (self.seat, self.other)

    def begin(self, s: MafiaCity) -> Flow:
        lay_down(s, self.other, self.cards[1:])
        s.tell(Announced(self.other, self.use, self.cards, ()))
        return self.open_window(s)


class FistOffer(Frame, frozen=True):
    """§7.5. One Fist lies on the table; clockwise, another player may add his.

    Hands back: does the pair stand? Nothing if nobody added one.
    """

    seat: Seat
    card: Card
    left: tuple[Seat, ...]

    def begin(self, s: MafiaCity) -> Flow:
        lay_down(s, self.seat, (self.card,))
        s.tell(FistOffered(self.seat, self.card))
        return self.next(s)

    def next(self, s: MafiaCity) -> Flow:
        for i, seat in enumerate(self.left):
            if s.hands[seat]:
                waiting = FistOffer(self.seat, self.card, self.left[i:])
                return s.ask(seat, waiting.add_fist, then=waiting.heard)
        return self.take_back(s)

    def add_fist(self, s: MafiaCity, seat: Seat) -> Options:
        fists = with_symbol(s.hands[seat], FIST)
        return OneOf((Decline(), *[AddFist(c) for c in fists]))

    def heard(self, s: MafiaCity, answer: Action) -> Flow:
        if isinstance(answer, AddFist):
            both = (self.card, answer.card)
            return s.become(SharedFists(self.seat, both, (), self.left[0]))
        return FistOffer(self.seat, self.card, self.left[1:]).next(s)

    def take_back(self, s: MafiaCity) -> Flow:
        s.limbo = s.limbo[:-1]
        s.hands = put(s.hands, self.seat, insert(s.hands[self.seat], self.card))
        s.tell(FistTakenBack(self.seat, self.card))
        for seat in range(s.seats()):
            if seat != self.seat:
                remember(s, seat, self.seat, self.card)
        return s.done()

    def why_not(self, s: MafiaCity, seat: Seat, thing: Thing) -> Reason:
        return Reason("only-a-fist-now", rule="7.5")


STOPPERS: Final[dict[Kind, type[Effect]]] = {CHIEF: PoliceChief, FBI: Fbi}
