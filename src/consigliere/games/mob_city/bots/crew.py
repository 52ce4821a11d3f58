"""The crew: hiring, moving and letting go."""

from __future__ import annotations

from collections.abc import Callable

from consigliere.kernel import Action, Card, insert, put, take

from ..actions import Dismiss, Hire, KeepOne, Shift
from ..parts import MOLL
from ..rules.wages import without
from .combat_strength import might, odds
from .evaluate import Outlook
from .town import GLASS, shopping

Gain = Callable[[Action], float]
Crew = tuple[tuple[Card, ...], ...]


class Payroll:
    """What any crew of mine is worth a Day, wages deducted."""

    def __init__(self, o: Outlook) -> None:
        self.o, j = o, o.j
        self.crew: Crew = tuple([g.cards for g in o.s.crews[o.me]])
        takings = o.average * o.ed.numbers.extortion / 100 * max(o.fame, j.foreseen)
        self.bare, self.more = takings * j.bare, takings * (1 - j.bare) + j.brawl * o.point
        self.rival = o.usual[0] * j.strong, o.usual[1] * j.strong
        self.speakeasy = self._speakeasy() * j.moll
        self.worths: dict[tuple[Card, ...], float] = {(): 0.0}

    def _speakeasy(self) -> float:
        houses = [self.o.ed.houses[b] for b in [*self.o.own, *shopping(self.o)]]
        return max([h.income + h.glasses * GLASS for h in houses], default=0.0)

    def gain(self, after: Crew) -> float:
        """What another crew is worth more than mine."""
        changed = [(a, b) for a, b in zip(after, self.crew, strict=True) if a != b]
        gained = sum([self.worth(a) - self.worth(b) for a, b in changed])
        return gained + self._molls(after) - self._molls(self.crew)

    def worth(self, cards: tuple[Card, ...]) -> float:
        """A group, a Day."""
        if cards not in self.worths:
            p = odds(might(self.o.s.edition, cards), (self.rival,))
            wages = sum([self.o.ed.wage(c) for c in cards])
            self.worths[cards] = self.bare + self.more * p - wages
        return self.worths[cards]

    def _molls(self, crew: Crew) -> float:
        kinds = self.o.ed.kinds
        there = any(kinds[c] == MOLL for cards in crew for c in cards)
        return self.speakeasy if there else 0.0


def settle(_o: Outlook) -> Gain:
    """One slot is as good as another."""
    return lambda _a: 0.0


def hire(o: Outlook) -> Gain:
    """What each card gains, and each move of a card (§7.5)."""
    pay = Payroll(o)
    return lambda a: pay.gain(hired(pay.crew, a)) if isinstance(a, Hire | Shift) else 0.0


def hired(crew: Crew, a: Hire | Shift) -> Crew:
    if isinstance(a, Shift):
        moved = put(crew, a.slot, take(crew[a.slot], a.card))
        return put(moved, a.to, insert(moved[a.to], a.card))
    return put(crew, a.slot, insert(crew[a.slot], a.card))


def dismiss(o: Outlook) -> Gain:
    """What is left of the crew without each card."""
    pay, orphan_rule = Payroll(o), o.s.house.orphan_rule
    return lambda a: (
        pay.gain(without(o.ed, pay.crew, a.slot, a.card, orphan_rule))
        if isinstance(a, Dismiss)
        else 0.0
    )


def last_man(o: Outlook) -> Gain:
    """The one who is worth most stays."""
    pay = Payroll(o)
    return lambda a: pay.worth((a.card,)) if isinstance(a, KeepOne) else 0.0
