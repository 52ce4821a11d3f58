"""§1.7 What happens in each location once control is known: figures, chips and cards."""

from __future__ import annotations

from typing import Final

from consigliere.kernel import (
    Action,
    EachInTurn,
    Flow,
    Frame,
    OneOf,
    Options,
    Reason,
    Seat,
    Thing,
    in_turn,
)

from ..actions import Decline, Discard, Draw, PlusOne, Recruit, Take
from ..cards.symbol import ExtraPoint
from ..events import (
    Discarded,
    FigureLeft,
    MayorBack,
    MayorTaken,
    PolicemanBack,
    PolicemanTaken,
    Recruited,
)
from ..parts import HALL, NOBODY, ON_TILE, PLUS, STATION, different, with_symbol
from ..state import MafiaCity
from .draw import DrawCards
from .ending import sudden_end
from .harbor import Harbor
from .jail import Jail
from .solving import Solving
from .table import drawable, remember_all, throw_away, to_crew, to_reserve


class FightClub(Solving, frozen=True):
    """§1.7.3. The controller, or on a tie every leader, may recruit a chip."""

    def begin(self, s: MafiaCity) -> Flow:
        order = in_turn(s.first, s.seats())
        return s.become(Recruiting(tuple([seat for seat in order if seat in self.leaders])))


class Recruiting(EachInTurn, frozen=True):
    """§5.3. From the first player clockwise, whoever has a reserve is asked."""

    def one(self, s: MafiaCity, seat: Seat) -> Frame | None:
        return RecruitOne(seat) if s.reserve[seat] else None


class RecruitOne(Frame, frozen=True):
    """§1.7.3. Move one chip from the reserve to the crew, or not."""

    seat: Seat

    def begin(self, s: MafiaCity) -> Flow:
        return s.ask(self.seat, self.recruit, then=self.chosen)

    def recruit(self, s: MafiaCity, _seat: Seat) -> Options:
        return OneOf((Decline(), Recruit()))

    def chosen(self, s: MafiaCity, answer: Action) -> Flow:
        if isinstance(answer, Recruit):
            to_reserve(s, self.seat, -1)
            to_crew(s, self.seat)
            s.tell(Recruited(self.seat))
        return s.done()


class PoliceStation(Solving, frozen=True):
    """§1.7.4. The controller may take the Policeman; without one it returns to the tile."""

    def begin(self, s: MafiaCity) -> Flow:
        if self.controller == NOBODY:
            return self.go_back(s)
        if self.controller == s.policeman:
            return s.done()
        if s.house.auto_figures:
            return self.chosen(s, Take())
        return s.ask(self.controller, self.take_policeman, then=self.chosen)

    def take_policeman(self, s: MafiaCity, _seat: Seat) -> Options:
        return OneOf((Take(), Decline()))

    def chosen(self, s: MafiaCity, answer: Action) -> Flow:
        if isinstance(answer, Take):
            hand_over(s, self.controller)
            s.tell(PolicemanTaken(self.controller))
        else:
            s.tell(FigureLeft(self.controller, STATION))
        return s.done()

    def go_back(self, s: MafiaCity) -> Flow:
        if s.policeman != ON_TILE:
            hand_over(s, ON_TILE)
            s.tell(PolicemanBack())
        return s.done()


def hand_over(s: MafiaCity, to: Seat) -> None:
    """§8.2. The old holder no longer sees the hands, but keeps in mind what he saw."""
    if s.policeman != ON_TILE:
        remember_all(s, s.policeman)
    s.policeman = to


class BusinessDistrict(Solving, frozen=True):
    """§1.7.5. The controller may draw three cards, then discards any one card of his hand."""

    def begin(self, s: MafiaCity) -> Flow:
        if self.controller == NOBODY or not drawable(s):
            return s.done()
        return s.ask(self.controller, self.draw, then=self.chosen)

    def draw(self, s: MafiaCity, _seat: Seat) -> Options:
        return OneOf((Draw(), Decline()))

    def chosen(self, s: MafiaCity, answer: Action) -> Flow:
        if isinstance(answer, Draw):
            return s.call(DrawCards(self.controller, s.ed.numbers.district), then=self.drawn)
        return s.done()

    def drawn(self, s: MafiaCity, _cards: tuple[int, ...]) -> Flow:
        return s.ask(self.controller, self.discard, then=self.discarded)

    def discard(self, s: MafiaCity, seat: Seat) -> Options:
        return OneOf(tuple([Discard(c) for c in different(s.hands[seat])]))

    def discarded(self, s: MafiaCity, answer: Discard) -> Flow:
        throw_away(s, self.controller, answer.card)
        s.tell(Discarded(self.controller, answer.card))
        return s.done()


class GentlemensClub(Solving, frozen=True):
    """§1.7.6. The controller may use "+1" cards until one is not cancelled."""

    def begin(self, s: MafiaCity) -> Flow:
        if self.controller == NOBODY or not s.hands[self.controller]:
            return s.done()
        return s.ask(self.controller, self.plus_one, then=self.chosen)

    def plus_one(self, s: MafiaCity, seat: Seat) -> Options:
        return OneOf((Decline(), *[PlusOne(c) for c in with_symbol(s.hands[seat], PLUS)]))

    def chosen(self, s: MafiaCity, answer: Action) -> Flow:
        if isinstance(answer, PlusOne):
            return s.call(ExtraPoint(self.controller, (answer.card,)), then=self.settled)
        return s.done()

    def settled(self, s: MafiaCity, executed: bool) -> Flow:
        if sudden_end(s):
            return s.end()
        return s.done() if executed else self.begin(s)

    def why_not(self, s: MafiaCity, seat: Seat, thing: Thing) -> Reason:
        return Reason("only-plus-one-now", rule="1.7.6")


class CityHall(Solving, frozen=True):
    """§1.7.7. The controller may take the Mayor; without one it returns to the tile."""

    def begin(self, s: MafiaCity) -> Flow:
        if self.controller == NOBODY:
            return self.go_back(s)
        if self.controller == s.mayor:
            return s.done()
        if s.house.auto_figures:
            return self.chosen(s, Take())
        return s.ask(self.controller, self.take_mayor, then=self.chosen)

    def take_mayor(self, s: MafiaCity, _seat: Seat) -> Options:
        return OneOf((Take(), Decline()))

    def chosen(self, s: MafiaCity, answer: Action) -> Flow:
        if isinstance(answer, Take):
            s.mayor = self.controller
            s.tell(MayorTaken(self.controller))
        else:
            s.tell(FigureLeft(self.controller, HALL))
        return s.done()

    def go_back(self, s: MafiaCity) -> Flow:
        if s.mayor != ON_TILE:
            s.mayor = ON_TILE
            s.tell(MayorBack())
        return s.done()


SOLVING: Final[tuple[type[Solving], ...]] = (
    Jail,
    Harbor,
    FightClub,
    PoliceStation,
    BusinessDistrict,
    GentlemensClub,
    CityHall,
)  # in the order of their numbers
