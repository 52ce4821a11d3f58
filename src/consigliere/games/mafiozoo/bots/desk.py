"""The twelve characters: who will win each of them, and what gems there are worth to a seat."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from consigliere.kernel import Seat

from ..parts import COURT, EVERYBODY, GODFATHER, Character
from ..rules.corruption import bonus_targets, spent
from ..state import ONE_SHOTS
from .odds import MOST, PUPPET, Chance, chances

if TYPE_CHECKING:
    from .evaluate import Outlook


class Desk:
    """The desk from one seat."""

    def __init__(self, outlook: Outlook) -> None:
        o = self.o = outlook
        self.s, self.me = o.s, o.me
        sides = zip(o.s.golden, o.ed.golden, o.ed.other, strict=True)
        self.conditions = [golden if up else other for up, golden, other in sides]
        self.discount = o.ed.numbers.court if o.s.active(o.me, COURT) else 0
        self.spite = o.j.spite[o.s.seats() - 2]
        self._chances: dict[Character, tuple[Chance, ...]] = {}

    def worth(self, c: Character, n: int) -> float:
        """What n gems of mine at a character are worth, the gems themselves included."""
        return self.worths(c, n, 0)[0]

    def worths(self, c: Character, n: int, more: int) -> list[float]:
        """What n gems of mine at a character are worth, and up to so many more."""
        upto = range(n, n + more + 1)
        if c == self.s.visited:
            return [self._visited(c, at) for at in upto]
        if self.conditions[c].rule == "offer":
            return [self._offered(c, at) for at in upto]
        return self._contested(c, upto)

    def _contested(self, c: Character, upto: range) -> list[float]:
        """First or pay: the sole leader gets it free, and his gems are gone."""
        table, later = self.chances(c), self.o.later
        bought = self.bought(c)
        gain = self.o.favours[c] - bought
        out, envy = [], self.spite * gain
        for n in upto:
            lead, _, _, robbed = table[min(n, MOST)]
            there = bought if n else 0.0
            out.append(there + lead * gain - robbed * envy + n * later * (1 - lead))
        return out

    def _visited(self, c: Character, n: int) -> float:
        """The leader gets a Godfather token as well; the second gets his gems back."""
        lead, tie, second, robbed = self.chances(c)[min(n, MOST)]
        free, godfather = lead + tie + second, self.o.tokens[GODFATHER]
        bought = (1 - free) * self.bought(c) if n else 0.0
        extra = (lead - robbed * self.spite) * godfather
        return free * self.o.favours[c] + bought + extra + n * self.o.later * (1 - lead - tie)

    def _offered(self, c: Character, n: int) -> float:
        """Everybody who offers enough is served; all get their gems back."""
        short = self.conditions[c].number - n
        likely = 1.0
        if short > 0:
            likely = float(self.o.j.complete**short) if n and self.reach[self.me] > 1 else 0.0
        return likely * self.o.favours[c] + n * self.o.later

    def bought(self, c: Character) -> float:
        """What it is worth to me that I may buy a favour."""
        if self.conditions[c].rule != "pay":
            return 0.0
        price = self.price(c)
        gain = max(0.0, self.o.favours[c] - price * self.o.z)
        cash = self.cash + self._spending(c)
        return gain * min(1.0, max(0.0, cash / price)) if price else gain

    def price(self, c: Character) -> int:
        """What a favour costs me, where it can be bought."""
        return max(0, self.conditions[c].number - self.discount)

    @cached_property
    def cash(self) -> float:
        """My money, less what I shall likely spend on favours where I have gems already."""
        return self.s.money[self.me] - sum([self._spending(c) for c in EVERYBODY])

    def _spending(self, c: Character) -> float:
        n = self.s.gems[c][self.me]
        if not n or self.conditions[c].rule != "pay":
            return 0.0
        return self.price(c) * (1 - self.free(c))

    def free(self, c: Character) -> float:
        """How likely my gems at a character get me its favour for nothing, if it can be bought."""
        lead, tie, second, _ = self.chances(c)[min(self.s.gems[c][self.me], MOST)]
        return lead + tie + second if c == self.s.visited else lead

    def chances(self, c: Character) -> tuple[Chance, ...]:
        """How likely I lead, tie, am second, or am robbed, by my gems there."""
        odds = self._chances.get(c)
        if odds is None:
            odds = self._chances[c] = self._odds(c)
        return odds

    def _odds(self, c: Character) -> tuple[Chance, ...]:
        j, row = self.o.j, self.s.gems[c]
        rate = j.pay if self.conditions[c].rule == "pay" else j.first
        if c == self.s.visited:
            rate = j.visited
            row = tuple([n + more for n, more in zip(row, self.pending, strict=True)])
        rivals = list(zip(row, self.reach, strict=True))
        del rivals[self.me]
        house = self.s.house
        ties, puppet = house.second_tie == "all", house.puppet_second == "blocks"
        return chances(tuple(sorted(rivals)), rate, ties, puppet)

    @cached_property
    def reach(self) -> list[int]:
        """How many cards everybody may still use to bribe; who has no gems must take some first."""
        s = self.s
        cards = [max(0, len(hand) - 1) for hand in s.hands]
        both = zip(cards, s.fund, strict=True)
        reach = [min(n, fund) if fund else max(0, n - 1) for n, fund in both]
        return reach if s.seats() > 2 else [*reach, PUPPET]

    @cached_property
    def pending(self) -> list[int]:
        """Gems that places will still put on the visited character, of everybody."""
        s = self.s
        if not any(self.reach):
            return [0] * len(s.gems[0])
        pending = [self._one_shots(seat) for seat in range(s.seats())]
        return pending if s.seats() > 2 else [*pending, 0]

    def _one_shots(self, seat: Seat) -> int:
        s = self.s
        ready = [p for p in ONE_SHOTS if s.active(seat, p) and p not in spent(s, seat)]
        return sum([s.visited in bonus_targets(p, s.visited) for p in ready])
