"""§3 The Day: bidding, orders, districts, again and again, until the Don is dead."""

from __future__ import annotations

from consigliere.kernel import CHANCE, UNSEEN, Bag, Flow, Frame, Options, Seat, in_turn

from ..actions import Read
from ..events import DayBegan, DayEnded, Ended, PhaseBegan, PostcardPassed, WillRead
from ..parts import DEAD, HOME, NOBODY, WILLS
from ..state import MobCity
from ..zones import Purse
from .bidding import Privileges
from .districts import Districts
from .orders import Orders


class Day(Frame, frozen=True):
    """§3. Privileges, daily orders, district resolving, end of the Day."""

    def begin(self, s: MobCity) -> Flow:
        s.day += 1
        s.tell(DayBegan(s.day))
        s.tell(PhaseBegan(1))
        return s.call(Privileges(), then=self.orders)

    def orders(self, s: MobCity) -> Flow:
        s.tell(PhaseBegan(2))
        return s.call(Orders(s.from_favour()), then=self.districts)

    def districts(self, s: MobCity) -> Flow:
        s.tell(PhaseBegan(3))
        return s.call(Districts(), then=self.evening)

    def evening(self, s: MobCity) -> Flow:
        """§3.4. Cards go back, tokens are turned; the postcard moves on, or the Will is read."""
        s.open, s.raided, s.bombed = (), (), ()
        s.police, s.whiskey, s.offered = NOBODY, (0,) * s.seats(), s.ed.whiskeys
        s.groups = ((HOME,) * s.ed.numbers.slots,) * s.seats()
        s.bids = ((),) * s.seats()
        event, s.event, s.past = s.event, NOBODY, (*s.past, s.event)
        s.tell(DayEnded(s.day))
        if event == DEAD:
            return s.become(Will())
        s.favour = (s.favour + 1) % s.captains()
        s.tell(PostcardPassed(s.favour))
        return s.become(Day())


class Will(Frame, frozen=True):
    """§3.5. The Will is turned over: the richest or the most notorious Captain wins."""

    def begin(self, s: MobCity) -> Flow:
        """§7.16. A separate Consigliere has chosen it."""
        if s.house.consigliere == "chair":
            return self.heard(s, Read(s.testament.will))
        return s.ask(CHANCE, self.read, then=self.heard)

    def read(self, s: MobCity, _chance: Seat) -> Options:
        return Bag(Read(UNSEEN), tuple(range(len(WILLS))))

    def heard(self, s: MobCity, answer: Read) -> Flow:
        s.will = answer.will
        s.purse = Purse(s.purse.cash, s.purse.bank, False)
        s.tell(WillRead(s.will))
        seats, by = decide(s)
        s.tell(Ended(seats, by))
        return s.done()


def decide(s: MobCity) -> tuple[tuple[Seat, ...], str]:
    """§3.5. What the Will names; on a tie the other quantity; then the victory is shared."""
    quantities = (s.cash, s.notoriety) if s.will != 1 else (s.notoriety, s.cash)
    tied = in_turn(0, s.captains())
    for by, quantity in zip(("will", "other"), quantities, strict=True):
        best = max(quantity[seat] for seat in tied)
        tied = tuple([seat for seat in tied if quantity[seat] == best])
        if len(tied) == 1:
            return tied, by
    return tied, "shared"
