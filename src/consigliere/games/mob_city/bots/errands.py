"""Sending groups, and bombing: what a group gets where."""

from __future__ import annotations

from collections.abc import Callable

from consigliere.kernel import Action

from ..actions import Go, Throw
from ..parts import MOLL, NOBODY, TRUCE, Building, Slot
from ..rules.grenade import Throwing
from .combat_strength import odds
from .evaluate import Outlook
from .streets import Rival, Streets

Gain = Callable[[Action], float]


class Errand:
    """A group of mine on its way."""

    def __init__(self, o: Outlook, streets: Streets, slot: Slot) -> None:
        self.o, self.streets = o, streets
        cards = o.s.crews[o.me][slot].cards
        self.might = o.groups[o.me][slot]
        self.moll = any(o.ed.kinds[c] == MOLL for c in cards)
        self.lost = len(cards) * o.card()
        weaker = 1 - odds(self.might, (o.usual,))
        self.coming = min(1.0, weaker * o.j.deter)  # how often others come though we are there

    def worth(self, b: Building) -> float:
        """What the group gets at a building, with all that may happen."""
        o, here = self.o, self.streets.there.get(b, [])
        come = self.streets.arrival(b)
        fair = self.fight(b, here) if here else self.prize(b)
        if come:
            worse = self.fight(b, [*here, self.streets.stranger])
            fair += come * self.coming * (worse - fair)
        if o.s.owner[b] == o.me:
            kept = self.streets.share(self.streets.stranger[0], b)
            return fair + come * (1 - self.coming) * kept
        arrest = 0.0 if o.protected else o.struck[b][1]
        return fair - arrest * (fair + self.lost)

    def prize(self, b: Building) -> float:
        """What the group gets there if nobody else is left."""
        o, owner = self.o, self.o.s.owner[b]
        moll = self.moll and b in o.s.open
        if owner == o.me:
            return self.streets.takings[b] if moll else 0.0
        share = self.streets.share(o.me, b)
        if owner == NOBODY:
            return share
        both = moll and o.s.house.moll_doubles == "income"
        hurt, gift = o.stakes[0][owner], both * (self.streets.takings[b] - share)
        return (share * (1 - hurt + moll) - gift * hurt) * (1 - o.events[TRUCE])

    def fight(self, b: Building, others: list[Rival]) -> float:
        """A shootout against all who are there."""
        o = self.o
        p = odds(self.might, [m for _, m in others])
        won, lost = self.prize(b) + self.fame_won(), self.lost * o.j.casualties
        lost += o.point if self.streets.sinks[o.me] else 0.0
        for seat, _ in others:
            won += self.beaten(b, seat) / len(others)
            won -= o.stakes[1][seat] * self.streets.sinks[seat]
            lost -= o.stakes[1][seat] / len(others)
        return (p * won - (1 - p) * lost + o.j.thrill) * (1 - o.events[TRUCE])

    def fame_won(self) -> float:
        return self.o.point if self.o.fame < self.o.ed.numbers.most_notoriety else 0.0

    def beaten(self, b: Building, seat: int) -> float:
        """What a rival does not get at a building if he is driven off."""
        o = self.o
        paid = 1.0 if o.s.owner[b] == o.me else 0.0  # by me
        return self.streets.share(seat, b) * (paid - o.stakes[0][seat])


def send(o: Outlook) -> Gain:
    """What the group whose turn it is gets at each building."""
    streets, errands = Streets(o), dict[Slot, Errand]()

    def gain(a: Action) -> float:
        assert isinstance(a, Go)
        if a.slot not in errands:
            errands[a.slot] = Errand(o, streets, a.slot)
        return errands[a.slot].worth(a.building)

    return gain


def throw(o: Outlook) -> Gain:
    """A Grenade at the building, against what the group gets there without it."""
    window = o.s.stack[-1][1]
    assert isinstance(window, Throwing)
    b, streets = window.building, Streets(o)
    kept = Errand(o, streets, o.s.groups[o.me].index(b)).worth(b)
    bombed = -o.stakes[0][o.s.owner[b]] * streets.takings[b] - 2 * o.card()
    return lambda a: bombed if isinstance(a, Throw) else kept
