"""§3.1 Phase 1, Income."""

from __future__ import annotations

from typing import Final

from consigliere.kernel import (
    CHANCE,
    UNSEEN,
    Deck,
    EachInTurn,
    Flow,
    Frame,
    Options,
    Range,
    Seat,
    in_turn,
    insert,
)

from ..actions import Dock, TurnUp, Visit
from ..events import CarPassed, PhaseBegan, PuppetPlaced, PuppetTurned, Visited
from ..parts import BET, BLACK, DOCK, GENERIC, GYM, HOTEL, NIGHT, RACE, SITE, Character, Place
from ..state import Mafiozoo
from .draws import DrawCorruption, DrawInformant, GainDistricts, shuffle_discards
from .table import earn, gain, on_photo

INCOME_ORDER: Final = (GYM, RACE, BLACK, BET, NIGHT, HOTEL, SITE, DOCK)  # choices last


class IncomePhase(Frame, frozen=True):
    """§3.1. The car moves, the godfather visits and pays, cards are dealt, places give."""

    def begin(self, s: Mafiozoo) -> Flow:
        s.tell(PhaseBegan(1))
        if s.round > 1:
            s.first = (s.first + 1) % s.seats()
            s.tell(CarPassed(s.first))
        return s.ask(CHANCE, self.visit, then=self.visited)

    def visit(self, s: Mafiozoo, _chance: Seat) -> Options:
        return s.godfathers.draw(Visit(UNSEEN))

    def visited(self, s: Mafiozoo, answer: Visit) -> Flow:
        """§3.1.2-3.1.4."""
        card = answer.card
        s.godfathers, s.shown = s.godfathers.without(card), (*s.shown, card)
        s.visited = s.ed.visits[card]
        s.tell(Visited(s.visited, s.ed.pays[card]))
        for seat in range(s.seats()):
            earn(s, seat, s.ed.pays[card])
        shuffle_discards(s)
        return s.call(Puppet(), then=self.deal) if s.seats() == 2 else self.deal(s)

    def deal(self, s: Mafiozoo) -> Flow:
        return s.call(DealEach(in_turn(s.first, s.seats())), then=self.bonuses)

    def bonuses(self, s: Mafiozoo) -> Flow:
        return s.call(PlacesGive(in_turn(s.first, s.seats())), then=self.third_player)

    def third_player(self, s: Mafiozoo) -> Flow:
        """§3.1.7. With three players, the first player of the last round draws an informant."""
        if s.seats() == 3 and s.round == s.rounds:
            return s.become(DrawInformant(s.first))
        return s.done()


class DealEach(EachInTurn, frozen=True):
    """§3.1.5. Everybody draws five corruption cards."""

    def one(self, s: Mafiozoo, seat: Seat) -> Frame:
        return DrawCorruption(seat, s.ed.numbers.corruption_cards)


class PlacesGive(EachInTurn, frozen=True):
    """§3.1.6. In turn order, everybody gets what his places give."""

    def one(self, s: Mafiozoo, seat: Seat) -> Frame | None:
        places = tuple([p for p in INCOME_ORDER if s.active(seat, p)])
        return PlaceBonuses(seat, places) if places else None


class PlaceBonuses(Frame, frozen=True):
    """§3.1.6. One place after the other; those with a choice come last."""

    seat: Seat
    left: tuple[Place, ...]

    def begin(self, s: Mafiozoo) -> Flow:
        if not self.left:
            return s.done()
        rest = PlaceBonuses(self.seat, self.left[1:])
        rule = self.give(s, self.left[0])
        return rest.begin(s) if rule is None else s.call(rule, then=rest.begin)

    def give(self, s: Mafiozoo, place: Place) -> Frame | None:
        """§1.7.1-1.7.8. At once, or by a rule of its own."""
        seat, numbers = self.seat, s.ed.numbers
        if place in (GYM, RACE):
            earn(s, seat, numbers.gym if place == GYM else numbers.race)
        elif place in (BLACK, BET):
            gain(s, seat, numbers.black if place == BLACK else numbers.bet)
        elif place == NIGHT:
            return DrawInformant(seat)
        elif place == HOTEL:
            return DrawCorruption(seat)
        elif place == SITE:
            return GainDistricts(seat, numbers.site)
        else:
            return Docks(seat)
        return None


class Docks(Frame, frozen=True):
    """§1.7.4. Three units, each a gem from the reserve or money."""

    seat: Seat

    def begin(self, s: Mafiozoo) -> Flow:
        return s.ask(self.seat, self.dock, then=self.chosen)

    def dock(self, s: Mafiozoo, seat: Seat) -> Options:
        return Range(Dock(0), 0, min(s.ed.numbers.dock, s.reserve[seat]))

    def chosen(self, s: Mafiozoo, answer: Dock) -> Flow:
        gain(s, self.seat, answer.gems)
        earn(s, self.seat, s.ed.numbers.dock - answer.gems)
        return s.done()


class Puppet(Frame, frozen=True):
    """§5.1. Two players: the puppet bribes the visited character and three turned up."""

    def begin(self, s: Mafiozoo) -> Flow:
        puppet_bribes(s, s.visited)
        return self.next(s)

    def next(self, s: Mafiozoo) -> Flow:
        specific = [c for c in s.turned if c != GENERIC]
        if len(specific) == s.ed.numbers.puppet_cards:
            s.deck, s.turned = Deck(tuple(sorted([*s.deck.rest, *s.turned]))), ()
            return s.done()
        return s.ask(CHANCE, self.turn_up, then=self.turned_up)

    def turn_up(self, s: Mafiozoo, _chance: Seat) -> Options:
        return s.deck.draw(TurnUp(UNSEEN))

    def turned_up(self, s: Mafiozoo, answer: TurnUp) -> Flow:
        s.deck, s.turned = s.deck.without(answer.card), insert(s.turned, answer.card)
        s.tell(PuppetTurned(answer.card))
        if answer.card != GENERIC:
            puppet_bribes(s, answer.card)
        return self.next(s)


def puppet_bribes(s: Mafiozoo, c: Character) -> None:
    gems = s.ed.numbers.puppet_gems
    on_photo(s, c, s.seats(), gems)
    s.tell(PuppetPlaced(c, gems))
