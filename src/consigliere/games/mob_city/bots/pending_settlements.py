"""What is still to come today: buildings to be settled, and what everybody may expect there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from consigliere.kernel import Seat

from ..edition import EDITIONS
from ..parts import DOWN, HOME, NOBODY, TRUCE, UP, Building
from ..rules.districts import Block, Empty, Resolve, Visits
from ..state import MobCity
from .combat_strength import force
from .day_forecast import Chances, struck
from .holdings import Band, Holding

FALLEN: Final = 0.5  # of a beaten group's cards, how many are gone
Standing = tuple[Seat, Band]  # seat and group


class Due:
    """Cash, notoriety and cards everybody may expect today, groups standing as they do."""

    def __init__(
        self,
        s: MobCity,
        own: Sequence[Holding],
        crews: Sequence[Sequence[Band]],
        events: Chances,
    ) -> None:
        self.s, self.own, self.events = s, own, events
        self.ed = EDITIONS[s.edition]
        self.struck, self.peace = struck(s, events), 1 - events[TRUCE]
        self.more = 1 + events[UP] - events[DOWN] / 2  # what speakeasies bring
        self.rent, self.taken, self.lost = _noughts(s), _noughts(s), _noughts(s)
        self.fame, self.cards, self.fights = _noughts(s), _noughts(s), _noughts(s)
        left = unsettled(s)
        self._rents(left)
        for b, there in standing(s, crews).items():
            if left is None or b in left:
                self._visited(b, there)

    def of(self, seat: Seat) -> tuple[float, ...]:
        """What one Captain may expect; money in units of what everybody begins with."""
        unit = self.ed.numbers.cash
        money = self.rent[seat] / unit, self.taken[seat] / unit, self.lost[seat] / unit
        return (*money, self.fame[seat], self.cards[seat], self.fights[seat])

    def _rents(self, left: frozenset[Building] | None) -> None:
        changed = left is not None or self.s.open or self.s.raided or self.s.bombed
        for seat, holding in enumerate(self.own):
            houses = [b for b in holding.houses if left is None or b in left] if changed else []
            rent = sum([self.takings(b) for b in houses]) if changed else holding.rent
            self.rent[seat] = rent

    def takings(self, b: Building) -> float:
        """What a building brings."""
        s, house = self.s, self.ed.houses[b]
        if b in s.raided or b in s.bombed:
            return 0.0
        if b not in s.open:
            return house.income
        owner = s.owner[b]
        safe = 1.0 if owner == s.police else 1 - self.struck[b][0]
        return house.open_income(s.whiskey[owner]) * self.more * safe

    def _visited(self, b: Building, there: list[Standing]) -> None:
        """Groups at a building: arrests, a shootout, extortion."""
        if len(there) == 1:
            self._settled(b, *there[0], 1.0)
            return
        weights = [force(group.might) or 1e-9 for _, group in there]
        total = sum(weights)
        for (seat, group), weight in zip(there, weights, strict=True):
            self._shootout(seat, group, weight / total)
            self._settled(b, seat, group, weight / total)

    def _shootout(self, seat: Seat, group: Band, p: float) -> None:
        fame, peace = self.s.notoriety[seat], self.peace
        sinks, rises = fame > self.own[seat].minimum, fame < self.ed.numbers.most_notoriety
        self.fame[seat] += peace * (p * rises - (1 - p) * sinks)
        self.cards[seat] += peace * (1 - p) * FALLEN * group.size
        self.fights[seat] += peace

    def _settled(self, b: Building, seat: Seat, group: Band, p: float) -> None:
        s, owner, takings = self.s, self.s.owner[b], self.takings(b)
        moll = group.moll and b in s.open
        if owner == seat:
            self.taken[seat] += p * takings * moll
            return
        free = 1.0 if s.police == seat else 1 - self.struck[b][1]
        self.cards[seat] += (1 - free) * group.size
        share = p * free * takings * self.ed.numbers.extortion * s.notoriety[seat] / 100
        if owner != NOBODY:
            share *= self.peace
            self.lost[owner] += share
        self.taken[seat] += share * (1 + moll)


def _noughts(s: MobCity) -> list[float]:
    return [0.0] * s.seats()


def standing(s: MobCity, crews: Sequence[Sequence[Band]]) -> dict[Building, list[Standing]]:
    """The groups at every building."""
    out: dict[Building, list[Standing]] = {}
    for seat, where in enumerate(s.groups):
        for slot, b in enumerate(where):
            if b != HOME:
                out.setdefault(b, []).append((seat, crews[seat][slot]))
    return out


def unsettled(s: MobCity) -> frozenset[Building] | None:
    """The buildings that are still to be settled today; None for all of them."""
    if s.event == NOBODY:
        return None if s.kind != "read" else frozenset()
    lots, left = EDITIONS[s.edition].lots, list[Building]()
    for _, frame in s.stack:
        if isinstance(frame, Resolve):
            left += [b for block in s.city[frame.position :] for b in lots[block]]
        elif isinstance(frame, Block):
            left += lots[s.city[frame.position]]
        elif isinstance(frame, Empty | Visits):
            left += frame.left
    return frozenset(left)
