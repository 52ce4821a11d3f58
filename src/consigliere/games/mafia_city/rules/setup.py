"""§2 Set-up: first player, city, opening hands, mulligan."""

from __future__ import annotations

from consigliere.kernel import (
    CHANCE,
    UNSEEN,
    Action,
    Bag,
    EachInTurn,
    Flow,
    Frame,
    OneOf,
    Options,
    Seat,
    in_turn,
)

from ..actions import First, Keep, Lay, Replace
from ..events import CityLaid, FirstPlayer, KeptHand, ReplacedHand, TileLaid
from ..parts import EVERYWHERE
from ..state import MafiaCity
from .draw import DrawCards, DrawEach
from .round import Round
from .table import throw_away


class Setting(Frame, frozen=True):
    """§2. Chips, deck and figures lie ready; the rest is chance, and the mulligan."""

    def begin(self, s: MafiaCity) -> Flow:
        return s.call(FirstSeat(), then=self.city)

    def city(self, s: MafiaCity) -> Flow:
        return s.call(LayCity(), then=self.hands)

    def hands(self, s: MafiaCity) -> Flow:
        order = in_turn(s.first, s.seats())
        return s.call(DrawEach(order, s.ed.numbers.opening_hand), then=self.mulligans)

    def mulligans(self, s: MafiaCity) -> Flow:
        return s.call(Mulligans(in_turn(s.first, s.seats())), then=self.play)

    def play(self, s: MafiaCity) -> Flow:
        return s.become(Round())


class FirstSeat(Frame, frozen=True):
    """§2.2. The first player is drawn at random; §7.2 unless the host has chosen."""

    def begin(self, s: MafiaCity) -> Flow:
        if s.house.first == "random":
            return s.ask(CHANCE, self.first, then=self.drawn)
        return self.drawn(s, First(int(s.house.first)))

    def first(self, s: MafiaCity, _chance: Seat) -> Options:
        return Bag(First(UNSEEN), tuple(range(s.seats())))

    def drawn(self, s: MafiaCity, answer: First) -> Flow:
        s.first = answer.whom
        s.tell(FirstPlayer(s.first))
        return s.done()


class LayCity(Frame, frozen=True):
    """§2.5. The seven tiles are laid at random: the centre, then the ring, clockwise."""

    def begin(self, s: MafiaCity) -> Flow:
        if len(s.city) == len(EVERYWHERE):
            s.tell(CityLaid(s.city))
            return s.done()
        return s.ask(CHANCE, self.lay, then=self.laid)

    def lay(self, s: MafiaCity, _chance: Seat) -> Options:
        return Bag(Lay(UNSEEN), tuple([at for at in EVERYWHERE if at not in s.city]))

    def laid(self, s: MafiaCity, answer: Lay) -> Flow:
        s.city = (*s.city, answer.location)
        s.tell(TileLaid(answer.location))
        return self.begin(s)


class Mulligans(EachInTurn, frozen=True):
    """§2.10. From the first player, each may replace his hand once."""

    def one(self, s: MafiaCity, seat: Seat) -> Frame:
        return Mulligan(seat)


class Mulligan(Frame, frozen=True):
    """§2.10. Keep both cards, or throw both away and draw two new ones."""

    seat: Seat

    def begin(self, s: MafiaCity) -> Flow:
        return s.ask(self.seat, self.mulligan, then=self.chosen)

    def mulligan(self, s: MafiaCity, _seat: Seat) -> Options:
        return OneOf((Keep(), Replace()))

    def chosen(self, s: MafiaCity, answer: Action) -> Flow:
        if isinstance(answer, Keep):
            s.tell(KeptHand(self.seat))
            return s.done()
        hand = s.hands[self.seat]
        for card in hand:
            throw_away(s, self.seat, card)
        s.tell(ReplacedHand(self.seat, hand))
        return s.become(DrawCards(self.seat, s.ed.numbers.opening_hand))
