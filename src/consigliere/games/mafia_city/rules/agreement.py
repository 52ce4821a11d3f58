"""§4.6 Secret Agreements, before control is determined."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import ClassVar

from msgspec.structs import replace

from consigliere.kernel import (
    Action,
    Card,
    Flow,
    Frame,
    OneOf,
    Options,
    Reason,
    Seat,
    Thing,
    in_turn,
    put,
)

from ..actions import Agree, Decline
from ..events import AgreementStands, Announced
from ..parts import AGREEMENT, NOBODY, Location, distinct, kind_of
from ..state import MafiaCity
from .effect import Effect
from .table import lay_down


class Bidding(Frame, frozen=True):
    """§4.6. In turn, whoever has a chip there may play Secret Agreements, until all decline.

    Hands back: the agreements standing, for each seat.
    """

    location: Location
    bonus: tuple[int, ...]
    left: tuple[Seat, ...]  # who must still decline, one after another
    last: Seat = NOBODY  # who played last
    replacing: bool = False  # a copy of his was cancelled: he may play on at once

    def begin(self, s: MafiaCity) -> Flow:
        for i, seat in enumerate(self.left):
            if s.hands[seat]:
                bidding = replace(self, left=self.left[i:], replacing=self.replacing and not i)
                return s.ask(seat, bidding.agree, then=bidding.heard)
        return s.done(self.bonus)

    def agree(self, s: MafiaCity, seat: Seat) -> Options:
        again = seat == self.last and not self.replacing and s.house.agr_replay == "answer"
        return OneOf((Decline(),)) if again else _agreements(s.hands[seat])

    def heard(self, s: MafiaCity, answer: Action) -> Flow:
        if isinstance(answer, Agree):
            return s.call(Agreements(self.left[0], self.location, answer.cards), then=self.played)
        return replace(self, left=self.left[1:], replacing=False).begin(s)

    def played(self, s: MafiaCity, played: tuple[int, int]) -> Flow:
        """A player one of whose copies was cancelled may play on at once; else it is the next."""
        seat, (standing, copies) = self.left[0], played
        bonus = put(self.bonus, seat, self.bonus[seat] + standing)
        all_of_them = bidders(s, self.location)
        at = all_of_them.index(seat)
        order = all_of_them[at:] + all_of_them[:at]
        if standing == copies:
            return s.become(Bidding(self.location, bonus, (*order[1:], seat), seat))
        return s.become(Bidding(self.location, bonus, order, seat, replacing=True))

    def why_not(self, s: MafiaCity, seat: Seat, thing: Thing) -> Reason:
        match thing:
            case ("card" | "text", int(card)) if kind_of(card) == AGREEMENT:
                return Reason("agreement-needs-answer", rule="7.10")
        return Reason("only-agreements-now", rule="4.6")


class Agreements(Frame, frozen=True):
    """§4.6. Copies played together are revealed together, then attacked one by one.

    Hands back: how many stand, how many were played.
    """

    seat: Seat
    location: Location
    cards: tuple[Card, ...]

    def begin(self, s: MafiaCity) -> Flow:
        lay_down(s, self.seat, self.cards)
        s.tell(Announced(self.seat, Agreement.use, self.cards, (self.location,)))
        return s.become(EachCopy(self.seat, self.location, self.cards))


class EachCopy(Frame, frozen=True):
    """§4.6. The window of the first copy left, then the next."""

    seat: Seat
    location: Location
    left: tuple[Card, ...]
    standing: int = 0
    cancelled: int = 0

    def begin(self, s: MafiaCity) -> Flow:
        if not self.left:
            return s.done((self.standing, self.standing + self.cancelled))
        rule = Agreement(self.seat, self.left[:1], (self.location,))
        return s.call(rule, then=self.attacked)

    def attacked(self, s: MafiaCity, stands: bool) -> Flow:
        standing, cancelled = self.standing + stands, self.cancelled + (not stands)
        return EachCopy(self.seat, self.location, self.left[1:], standing, cancelled).begin(s)


class Agreement(Effect, frozen=True):
    """§1.6.8. One more counts for its player in this location, this time."""

    use: ClassVar[str] = "agreement"

    def begin(self, s: MafiaCity) -> Flow:
        return self.open_window(s)  # it was laid down together with the other copies

    def execute(self, s: MafiaCity) -> Flow:
        # The card stays in limbo until control is determined.
        s.tell(AgreementStands(self.seat, self.target[0]))
        return s.done(True)


def bidding(s: MafiaCity, location: Location) -> Bidding:
    """§4.6. The loop before control of `location` is determined; maybe nobody is in it."""
    return Bidding(location, (0,) * s.seats(), bidders(s, location))


def bidders(s: MafiaCity, location: Location) -> tuple[Seat, ...]:
    """§4.6. From the first player: who has a chip there, if several have; §7.9 everybody."""
    stack = s.stacks[location]
    everybody = in_turn(s.first, s.seats())
    if s.house.agr_zero:
        return everybody if stack else ()
    present = tuple([seat for seat in everybody if seat in stack])
    return present if len(present) > 1 else ()


@lru_cache(maxsize=16384)
def _agreements(hand: tuple[Card, ...]) -> OneOf:
    cards = [c for c in hand if kind_of(c) == AGREEMENT]
    sets = [some for n in range(1, len(cards) + 1) for some in distinct(combinations(cards, n))]
    return OneOf((Decline(), *[Agree(some) for some in sets]))
