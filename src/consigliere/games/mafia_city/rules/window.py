"""§4.3, §4.5 The window in which everybody may react to an effect."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from consigliere.kernel import (
    Action,
    Card,
    Flow,
    Frame,
    OneOf,
    Options,
    ReactionWindow,
    Reason,
    Seat,
    Thing,
    clockwise,
    in_turn,
)

from ..actions import Decline, Fists, OfferFist, Play
from ..cards.reaction import STOPPERS, FistOffer, PairOfFists
from ..parts import FIST, NO_KIND, Kind, kind_of, of_kind, sets_with_symbol, with_symbol
from ..state import MafiaCity
from .effect import Effect


def window(s: MafiaCity, effect: Effect) -> Window:
    """§4.3. The window on `effect`: clockwise from its owner's left, or (§7.6) the first player."""
    owners = effect.owners()
    if s.house.react_order == "left":
        order = clockwise(owners[0], s.seats())
    else:
        order = in_turn(s.first, s.seats())
    if len(owners) > 1 or s.house.react_order != "left":
        order = tuple([seat for seat in order if seat not in owners])
    return Window(order, 0, effect.use, effect.stopper, effect.fists)


class Window(ReactionWindow, frozen=True):
    """§4.3. Everybody but the owner may react, one at a time. Hands back: was it cancelled?"""

    use: str = ""
    stopper: Kind = NO_KIND
    fists: bool = True

    def may_speak(self, s: MafiaCity, seat: Seat) -> bool:
        """§4.5. Asked with a card in hand, or two where only a pair of Fists would do."""
        alone = self.stopper != NO_KIND or s.house.pool_fist
        return len(s.hands[seat]) >= (1 if alone else s.ed.numbers.fists)

    def react(self, s: MafiaCity, seat: Seat) -> Options:
        pay = s.ed.numbers.fists if self.fists else 0
        pool = s.house.pool_fist and len(self.order) > 1
        return _reactions(s.hands[seat], self.stopper, pay, pool)

    def reaction(self, s: MafiaCity, seat: Seat, answer: Action) -> Frame | None:
        match answer:
            case Play(card):
                return STOPPERS[kind_of(card)](seat, (card,))
            case Fists(cards):
                return PairOfFists(seat, cards)
            case OfferFist(card):
                return FistOffer(seat, card, self.partners(seat))
        return None

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """§7.5. Who may add a Fist: all who may react, clockwise from the one who offers."""
        at = self.order.index(seat)
        return self.order[at + 1 :] + self.order[:at]

    def answered(self, s: MafiaCity, stands: bool | None = None) -> Flow:
        """§7.5. An offer of a Fist that nobody joined counts as declining."""
        if stands is None:
            return replace(self, at=self.at + 1).begin(s)
        return super().answered(s, stands)

    def why_not(self, s: MafiaCity, seat: Seat, thing: Thing) -> Reason:
        match thing:
            case ("card", int(card)) if card & 3 == FIST and self.fists:
                return Reason("needs-two-fists", rule="4.5")
            case ("card", int(card)):
                args = (("card", card), ("use", self.use))
                return Reason("cannot-cancel-with", args, "4.5")
        return Reason("only-reactions-now", rule="4.1")


@lru_cache(maxsize=16384)
def _reactions(hand: tuple[Card, ...], stopper: Kind, fists: int, pool: bool) -> OneOf:
    out: list[Action] = [Decline()]
    if stopper != NO_KIND:
        out += [Play(c) for c in of_kind(hand, stopper)]
    if fists:
        out += [Fists(pair) for pair in sets_with_symbol(hand, FIST, fists)]
        out += [OfferFist(c) for c in with_symbol(hand, FIST)] if pool else []
    return OneOf(tuple(out))
