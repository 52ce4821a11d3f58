"""§3.1 Privileges: secret bids, then Enforcer, Snitch, Police and Whiskey."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from typing import Final

from consigliere.kernel import (
    CHANCE,
    UNSEEN,
    Action,
    Flow,
    Frame,
    Known,
    OneOf,
    Options,
    Poll,
    Reason,
    Seat,
    Thing,
    in_turn,
    put,
    take,
)

from ..actions import Bid, Decline, Drink, Peek, Take
from ..events import (
    BidsShown,
    EventSeen,
    NoWhiskey,
    PrivilegeDeclined,
    PrivilegeTaken,
    WhiskeyTaken,
)
from ..parts import HIRE, POLICE, SNITCH, WHISKEY
from ..state import MobCity
from .bank import charge, tell_purse
from .hiring import Hiring

BIDS: Final = OneOf(tuple([Bid(tokens) for tokens in permutations((1, 2, 3, 4))]))
TAKE_OR_NOT: Final = OneOf((Take(), Decline()))
ONLY_DECLINE: Final = OneOf((Decline(),))


class Privileges(Frame, frozen=True):
    """§3.1. All bid in secret; then the four privileges in their order."""

    def begin(self, s: MobCity) -> Flow:
        return s.call(Bids(in_turn(0, s.captains())), then=self.shown)

    def shown(self, s: MobCity, answers: tuple[tuple[Seat, Bid], ...]) -> Flow:
        chairs = s.seats() - s.captains()  # of a separate Consigliere, who does not bid
        s.bids = (*[bid.tokens for _, bid in answers], *[()] * chairs)
        for seat, bid in answers:
            s.tell(BidsShown(seat, bid.tokens))
        return s.call(Hiring(rank(s, HIRE)), then=self.snitch)

    def snitch(self, s: MobCity) -> Flow:
        return s.call(Offer(SNITCH, rank(s, SNITCH)), then=self.police)

    def police(self, s: MobCity) -> Flow:
        return s.call(Offer(POLICE, rank(s, POLICE)), then=self.whiskey)

    def whiskey(self, s: MobCity) -> Flow:
        return s.become(Whiskeys(rank(s, WHISKEY)))


class Bids(Poll, frozen=True):
    """§3.1.0. One token 1 to 4 on each privilege, all at once, in secret."""

    def choose(self, s: MobCity, _seat: Seat) -> Options:
        return BIDS


def rank(s: MobCity, privilege: int) -> tuple[Seat, ...]:
    """§3.1.0. Smallest token first; equal ones clockwise from the Captain In Favour."""
    return tuple(sorted(s.from_favour(), key=lambda seat: s.bids[seat][privilege]))


class Offer(Frame, frozen=True):
    """§3.1.2, §3.1.3. In rank order, until somebody takes the privilege and pays."""

    privilege: int
    left: tuple[Seat, ...]

    def begin(self, s: MobCity) -> Flow:
        """Who cannot pay is passed over; §7.8 with hidden money he is asked all the same."""
        for i, seat in enumerate(self.left):
            offer = Offer(self.privilege, self.left[i:])
            affordable = s.cash[seat] >= self.price(s, seat)
            if s.house.compulsory:
                tell_purse(s, seat)
            if s.house.compulsory and affordable:
                return offer.chosen(s, Take())
            if affordable or (s.house.hidden_money and not s.house.compulsory):
                return s.ask(seat, offer.privilege_offer, then=offer.chosen)
        return s.done()

    def price(self, s: MobCity, seat: Seat) -> int:
        numbers = s.ed.numbers
        each = numbers.snitch if self.privilege == SNITCH else numbers.police
        return each * s.notoriety[seat]

    def privilege_offer(self, s: MobCity, seat: Seat) -> Options:
        return TAKE_OR_NOT if s.cash[seat] >= self.price(s, seat) else ONLY_DECLINE

    def chosen(self, s: MobCity, answer: Action) -> Flow:
        seat = self.left[0]
        if isinstance(answer, Decline):
            s.tell(PrivilegeDeclined(seat, self.privilege))
            return Offer(self.privilege, self.left[1:]).begin(s)
        s.tell(PrivilegeTaken(seat, self.privilege))
        reason = "snitch" if self.privilege == SNITCH else "police"
        charge(s, seat, self.price(s, seat), reason)
        if self.privilege == SNITCH:
            return s.become(Snitching(seat))
        s.police = seat
        return s.done()

    def why_not(self, s: MobCity, seat: Seat, thing: Thing) -> Reason:
        return Reason("take-it-or-not", rule="3.1.2" if self.privilege == SNITCH else "3.1.3")


class Snitching(Frame, frozen=True):
    """§3.1.2. The Snitch looks at the top event card; it stays on top."""

    seat: Seat

    def begin(self, s: MobCity) -> Flow:
        return s.ask(CHANCE, self.peek, then=self.peeked)

    def peek(self, s: MobCity, _chance: Seat) -> Options:
        return s.events.draw(Peek(self.seat, UNSEEN))

    def peeked(self, s: MobCity, answer: Peek) -> Flow:
        s.events = s.events.without(answer.event).under(Known(answer.event, (self.seat,)))
        s.tell(EventSeen(self.seat, answer.event))
        return s.done()


class Whiskeys(Frame, frozen=True):
    """§3.1.4. In rank order, everybody may take one whiskey card he can pay."""

    left: tuple[Seat, ...]

    def begin(self, s: MobCity) -> Flow:
        for i, seat in enumerate(self.left):
            if s.house.hidden_money or affordable(s, seat):
                rest = Whiskeys(self.left[i:])
                return s.ask(seat, rest.drink, then=rest.chosen)
        return s.done()

    def drink(self, s: MobCity, seat: Seat) -> Options:
        return OneOf((Decline(), *[Drink(v) for v in affordable(s, seat)]))

    def chosen(self, s: MobCity, answer: Action) -> Flow:
        seat = self.left[0]
        if isinstance(answer, Drink):
            s.offered = take(s.offered, answer.value)
            s.whiskey = put(s.whiskey, seat, answer.value)
            s.tell(WhiskeyTaken(seat, answer.value))
            charge(s, seat, s.ed.numbers.whiskey * answer.value, "whiskey")
        else:
            s.tell(NoWhiskey(seat))
        return Whiskeys(self.left[1:]).begin(s)

    def why_not(self, s: MobCity, seat: Seat, thing: Thing) -> Reason:
        match thing:
            case ("whiskey", int(value)) if value not in s.offered:
                return Reason("whiskey-gone", rule="3.1.4")
            case ("whiskey", _):
                return Reason("cannot-pay", rule="3.1.4")
        return Reason("take-it-or-not", rule="3.1.4")


def affordable(s: MobCity, seat: Seat) -> list[int]:
    """§3.1.4. The different values on offer that the Captain can pay."""
    each, cash = s.ed.numbers.whiskey, s.cash[seat]
    return [v for v in _different(s.offered) if each * v <= cash]


@lru_cache(maxsize=1024)
def _different(values: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(set(values)))
