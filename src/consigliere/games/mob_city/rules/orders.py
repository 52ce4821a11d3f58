"""§3.2 Daily orders: wages, buying, speakeasies, sending groups."""

from __future__ import annotations

from functools import lru_cache

from consigliere.kernel import (
    Action,
    EachInTurn,
    Flow,
    Frame,
    OneOf,
    Options,
    Reason,
    Seat,
    SomeOf,
    Thing,
    put,
)

from ..actions import Buy, Go, Pour, Stop
from ..edition import EDITIONS
from ..events import Bought, Opened, Sent
from ..parts import NOBODY, Building, Slot
from ..state import MobCity
from .bank import charge, set_notoriety
from .wages import Wages


class Orders(EachInTurn, frozen=True):
    """§3.2. Clockwise from the Captain In Favour, each gives all his orders."""

    def one(self, s: MobCity, seat: Seat) -> Frame:
        return Order(seat)


class Order(Frame, frozen=True):
    """§3.2. The four steps of one Captain."""

    seat: Seat

    def begin(self, s: MobCity) -> Flow:
        return s.call(Wages(self.seat), then=self.buy)

    def buy(self, s: MobCity) -> Flow:
        return s.call(Buying(self.seat), then=self.pour)

    def pour(self, s: MobCity) -> Flow:
        return s.call(Pouring(self.seat), then=self.send)

    def send(self, s: MobCity) -> Flow:
        return s.become(Sending(self.seat))


class Buying(Frame, frozen=True):
    """§3.2.2. Any number of buildings nobody owns, as long as cash and tokens last."""

    seat: Seat

    def begin(self, s: MobCity) -> Flow:
        if not for_sale(s, self.seat) and not s.house.hidden_money:
            return s.done()
        return s.ask(self.seat, self.buy, then=self.chosen)

    def buy(self, s: MobCity, seat: Seat) -> Options:
        return OneOf((Stop(), *for_sale(s, seat)))

    def chosen(self, s: MobCity, answer: Action) -> Flow:
        if isinstance(answer, Stop):
            return s.done()
        assert isinstance(answer, Buy)
        purchase(s, self.seat, answer.building)
        return self.begin(s)

    def why_not(self, s: MobCity, seat: Seat, thing: Thing) -> Reason:
        match thing:
            case ("building", int(b)) if s.owner[b] != NOBODY:
                return Reason("already-owned", rule="3.2.2")
            case ("building", _) if s.owner.count(seat) >= s.ed.numbers.buildings:
                return Reason("no-token-left", rule="3.2.2")
            case ("building", int(b)):
                return Reason("too-expensive", (("price", s.ed.houses[b].price),), "3.2.2")
        return Reason("choose-a-building", rule="3.2.2")


def for_sale(s: MobCity, seat: Seat) -> tuple[Buy, ...]:
    """§3.2.2. What the Captain could buy now."""
    if s.owner.count(seat) >= s.ed.numbers.buildings:
        return ()
    return _for_sale(s.edition, s.buildings(), s.owner, s.cash[seat])


@lru_cache(maxsize=64)
def _for_sale(
    edition: str, city: tuple[Building, ...], owner: tuple[Seat, ...], cash: int
) -> tuple[Buy, ...]:
    """Asked for once to see whether there is anything, and once more for the options."""
    houses = EDITIONS[edition].houses
    return tuple([Buy(b) for b in city if owner[b] == NOBODY and houses[b].price <= cash])


def purchase(s: MobCity, seat: Seat, building: Building) -> None:
    house = s.ed.houses[building]
    s.owner = put(s.owner, building, seat)
    s.tell(Bought(seat, building))
    charge(s, seat, house.price, "building")
    set_notoriety(s, seat, s.notoriety[seat] + house.notoriety)


class Pouring(Frame, frozen=True):
    """§3.2.3. With a whiskey card, own buildings become speakeasies; the first one is free."""

    seat: Seat

    def begin(self, s: MobCity) -> Flow:
        if not s.whiskey[self.seat] or self.seat not in s.owner:
            return s.done()
        return s.ask(self.seat, self.pour, then=self.chosen)

    def pour(self, s: MobCity, seat: Seat) -> Options:
        own = tuple([b for b, who in enumerate(s.owner) if who == seat])
        return SomeOf(Pour(()), own, 0, min(len(own), 1 + s.cash[seat] // self.price(s)))

    def price(self, s: MobCity) -> int:
        return s.ed.numbers.whiskey * s.whiskey[self.seat]

    def chosen(self, s: MobCity, answer: Pour) -> Flow:
        s.open = tuple(sorted((*s.open, *answer.buildings)))
        for b in answer.buildings:
            s.tell(Opened(self.seat, b))
        if len(answer.buildings) > 1:
            further = len(answer.buildings) - 1
            charge(s, self.seat, further * self.price(s), "speakeasies")
        return s.done()

    def why_not(self, s: MobCity, seat: Seat, thing: Thing) -> Reason:
        return Reason("not-your-building", rule="3.2.3")


class Sending(Frame, frozen=True):
    """§3.2.4. Every group must go out, one after the other in slot order."""

    seat: Seat
    slot: Slot = 0

    def begin(self, s: MobCity) -> Flow:
        crew = s.crews[self.seat]
        for slot in range(self.slot, len(crew)):
            if crew[slot].cards:
                sending = Sending(self.seat, slot)
                return s.ask(self.seat, sending.send, then=sending.chosen)
        return s.done()

    def send(self, s: MobCity, seat: Seat) -> Options:
        """Any building, but never two groups of one Captain on it."""
        ways = _ways(s.buildings(), self.slot).copy()
        for building in s.groups[seat]:
            ways.pop(building, None)
        return OneOf(tuple(ways.values()))

    def chosen(self, s: MobCity, answer: Go) -> Flow:
        where = put(s.groups[self.seat], self.slot, answer.building)
        s.groups = put(s.groups, self.seat, where)
        s.tell(Sent(self.seat, self.slot, answer.building))
        return Sending(self.seat, self.slot + 1).begin(s)

    def why_not(self, s: MobCity, seat: Seat, thing: Thing) -> Reason:
        match thing:
            case ("slot", _):
                return Reason("another-group-now", (("slot", self.slot + 1),), "3.2.4")
        return Reason("own-group-there", rule="3.2.4")


@lru_cache(maxsize=256)
def _ways(city: tuple[Building, ...], slot: Slot) -> dict[Building, Go]:
    return {b: Go(slot, b) for b in city}
