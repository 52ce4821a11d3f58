"""Who stands where, who is still to come, and what is to be had there."""

from __future__ import annotations

from math import exp

from consigliere.kernel import Seat

from ..parts import HOME, NOBODY, Building
from .combat_strength import NO_MIGHT, Might
from .evaluate import Outlook

Rival = tuple[Seat, Might]  # a group of his


class Streets:
    """The map on this Day."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        self.takings = {b: o.takings(b) for b in o.s.buildings()}
        self.total = sum(self.takings.values())
        self.there = self._there()
        self.later = [] if o.s.event != NOBODY else self._later()
        self.stranger = self._stranger()
        self.sinks = [f > o.s.minimum(seat) for seat, f in enumerate(o.s.notoriety)]

    def _there(self) -> dict[Building, list[Rival]]:
        """The rivals' groups on the map."""
        o, out = self.o, dict[Building, list[Rival]]()
        for seat, where in enumerate(o.s.groups):
            for slot, b in enumerate(where):
                if b != HOME and seat != o.me:
                    out.setdefault(b, []).append((seat, o.groups[seat][slot]))
        return out

    def _later(self) -> list[Rival]:
        """The groups that will be sent after mine today."""
        o, mine = self.o, self.o.s.near_favour(self.o.me)
        after = [seat for seat in range(o.s.captains()) if o.s.near_favour(seat) > mine]
        return [(seat, m) for seat in after for m in o.groups[seat] if m != NO_MIGHT]

    def _stranger(self) -> Rival:
        """One of the groups still to come: the strongest but one."""
        ranked = sorted(self.later, key=lambda rival: -rival[1][0] * rival[1][1])
        return ranked[min(1, len(ranked) - 1)] if ranked else (self.o.me, NO_MIGHT)

    def share(self, seat: Seat, b: Building) -> float:
        """What extortion of a building brings a Captain."""
        fame = self.o.s.notoriety[seat]
        return self.takings[b] * self.o.ed.numbers.extortion * fame / 100

    def arrival(self, b: Building) -> float:
        """How likely a group comes to a building after mine."""
        if not self.later:
            return 0.0
        return 1 - exp(-self.o.j.arrive * len(self.later) * self.takings[b] / self.total)
