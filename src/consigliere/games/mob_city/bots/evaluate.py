"""A city as one Captain judges it: the Days to come, cash against notoriety, rivals' strength."""

from __future__ import annotations

from copy import copy
from functools import cached_property

from consigliere.kernel import UNSEEN, Seat, View

from ..edition import EDITIONS
from ..parts import DOWN, UP, Building
from ..state import MobCity
from . import day_forecast
from .combat_strength import Might, mean_card, might
from .endgame import Ends
from .judgement import Judgement


class Outlook:
    """The table from one seat. Worth is counted in dollars of that seat."""

    def __init__(self, view: View[MobCity], judgement: Judgement) -> None:
        self.s, self.me, self.j = view.table, view.seat, judgement
        self.ed = EDITIONS[self.s.edition]
        self.fame = self.s.notoriety[self.me]
        self.protected = self.s.police == self.me
        self.expect(day_forecast.chances(self.s))

    def expect(self, events: day_forecast.Chances) -> None:
        """Reckon with those events for today."""
        self.events = events
        self.struck = day_forecast.struck(
            self.s, events
        )  # chances of a raid and of arrests, by building
        self.doubled = 1 + events[UP] - events[DOWN] / 2  # what speakeasies bring

    def guarded(self) -> Outlook:
        """The outlook with the Police card in my hand."""
        o = copy(self)
        o.protected = True
        return o

    def knowing(self, event: int) -> Outlook:
        """The outlook with that event to come."""
        o = copy(self)
        o.expect(day_forecast.certain(event))
        return o

    @cached_property
    def days(self) -> float:
        """How many Days there will be, today included."""
        return day_forecast.days(self.s, self.events)

    @cached_property
    def cash(self) -> list[int]:
        """Everybody's cash; what is hidden is thought to be what I have."""
        cash = self.s.purse.cash
        return [cash[self.me] if n == UNSEEN else n for n in cash]

    @cached_property
    def own(self) -> list[Building]:
        return [b for b, who in enumerate(self.s.owner) if who == self.me]

    @cached_property
    def held(self) -> list[int]:
        """How many groups everybody has."""
        return [sum([len(g.cards) > 0 for g in crew]) for crew in self.s.crews]

    @cached_property
    def groups(self) -> list[list[Might]]:
        """The might of everybody's groups, by slot."""
        edition = self.s.edition
        return [[might(edition, g.cards) for g in crew] for crew in self.s.crews]

    @cached_property
    def usual(self) -> Might:
        """A group of the rivals, as strong as most."""
        there = [m for n, crew in enumerate(self.groups) if n != self.me for m in crew if m[0]]
        if not there:
            return mean_card(self.s.edition)
        return sum([d for d, _ in there]) / len(there), sum([t for _, t in there]) / len(there)

    @cached_property
    def average(self) -> float:
        """What a building a group goes to brings: one of the better half."""
        houses = self.ed.houses
        ranked = sorted([houses[b].income for b in self.s.buildings()], reverse=True)
        top = ranked[: 1 + len(ranked) // 2]
        return sum(top) / len(top)

    @cached_property
    def extorted(self) -> float:
        """What one point of notoriety brings one group a Day."""
        return self.average * self.ed.numbers.extortion / 100 * self.j.undisturbed

    @cached_property
    def ends(self) -> Ends:
        """The end, if all goes on as it does."""
        j, ahead, s = self.j, self.days - 1, self.s
        ends = [
            (self.cash[n] + self.days * self._daily(n), f)
            for n, f in enumerate(s.notoriety[: s.captains()])
        ]
        heats = j.cash_heat + j.cash_heat_more * ahead, j.fame_heat + j.fame_heat_more * ahead
        return Ends(self.me, ends, heats, j.tie, self.ed.numbers.most_notoriety)

    def _daily(self, seat: Seat) -> float:
        s, houses = self.s, self.ed.houses
        income = sum([houses[b].income for b, who in enumerate(s.owner) if who == seat])
        wages = self.ed.numbers.wage * sum([len(g.cards) for g in s.crews[seat]])
        return income + self.extorted * s.notoriety[seat] * self.held[seat] - wages

    @cached_property
    def stakes(self) -> tuple[list[float], list[float]]:
        """What a dollar and a point of notoriety of each seat are worth to me."""
        return self.ends.stakes(self.j.spite)

    @cached_property
    def point(self) -> float:
        """What one more point of notoriety is worth to me: the Will, and extortion to come."""
        later = self.extorted * self.held[self.me] * (self.days - 1)
        return self.stakes[1][self.me] + later

    def card(self) -> float:
        """What a card of the crew is worth for the Days to come."""
        return self.j.card * min(1.0, (self.days - 1) / 3)

    def ruin(self, b: Building) -> float:
        """What it costs to lose a building."""
        house = self.ed.houses[b]
        fame = house.notoriety * self.point if self.s.house.notoriety_lost else 0.0
        return fame + house.income * (self.days - 1)

    def takings(self, b: Building) -> float:
        """What a building brings today."""
        s, house = self.s, self.ed.houses[b]
        if b not in s.open:
            return house.income
        safe = 1.0 if s.owner[b] == s.police else 1 - self.struck[b][0]
        return house.open_income(s.whiskey[s.owner[b]]) * self.doubled * safe
