"""§3.3 Phase III, the Strategy Phase: chips may be taken back."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby

from consigliere.kernel import (
    Flow,
    Frame,
    OneOf,
    Options,
    Reason,
    Seat,
    SomeOf,
    Thing,
    in_turn,
    lift,
    put,
)

from ..actions import Choose, Name, Withdraw
from ..events import Chosen, Named, PhaseBegan, Withdrew
from ..parts import EVERYWHERE, ON_TILE, Location
from ..state import MafiaCity
from .table import to_crew


class StrategyPhase(Frame, frozen=True):
    """§3.3. Location by location, everybody present decides which chips to take back."""

    def begin(self, s: MafiaCity) -> Flow:
        s.tell(PhaseBegan(3))
        # Nothing is decided at an empty stack, so its cube goes first.
        s.solved = tuple([bool(s.stacks[at]) for at in EVERYWHERE])
        return self.next(s)

    def next(self, s: MafiaCity) -> Flow:
        left = marked(s)
        if not left:
            return s.done()
        if s.mayor == ON_TILE or len(left) == 1:
            return s.call(TakingBack(left[0]), then=self.next)
        return s.ask(s.mayor, self.next_location, then=self.chosen)

    def next_location(self, s: MafiaCity, _seat: Seat) -> Options:
        return OneOf(tuple([Choose(at) for at in marked(s)]))

    def chosen(self, s: MafiaCity, answer: Choose) -> Flow:
        s.tell(Chosen(s.mayor, answer.location))
        return s.call(TakingBack(answer.location), then=self.next)

    def why_not(self, s: MafiaCity, seat: Seat, thing: Thing) -> Reason:
        match thing:
            case ("location", _):
                return Reason("nothing-left-there", rule="3.3")
        return Reason("choose-a-location", rule="5.4")


class TakingBack(Frame, frozen=True):
    """§3.3. One location: each player with a chip there decides once, then the cube goes."""

    location: Location

    def begin(self, s: MafiaCity) -> Flow:
        order = in_turn(s.first, s.seats())
        left = tuple([seat for seat in order if seat in s.stacks[self.location]])
        return s.call(Deciding(self.location, left), then=self.unmark)

    def unmark(self, s: MafiaCity) -> Flow:
        s.solved = put(s.solved, self.location, False)
        return s.done()


class Deciding(Frame, frozen=True):
    """§3.3. The next player to decide: from the first player, or as the Mayor's holder says."""

    location: Location
    left: tuple[Seat, ...]

    def begin(self, s: MafiaCity) -> Flow:
        if not self.left:
            return s.done()
        if s.mayor == ON_TILE or len(self.left) == 1:
            return self.decide(s, self.left[0])
        return s.ask(s.mayor, self.name, then=self.named)

    def name(self, s: MafiaCity, _seat: Seat) -> Options:
        return OneOf(tuple([Name(seat) for seat in self.left]))

    def named(self, s: MafiaCity, answer: Name) -> Flow:
        s.tell(Named(s.mayor, answer.whom))
        return self.decide(s, answer.whom)

    def decide(self, s: MafiaCity, seat: Seat) -> Flow:
        rest = tuple([other for other in self.left if other != seat])
        return s.call(Decide(seat, self.location), then=Deciding(self.location, rest).begin)

    def why_not(self, s: MafiaCity, seat: Seat, thing: Thing) -> Reason:
        return Reason("name-a-player-there", rule="3.3")


class Decide(Frame, frozen=True):
    """§3.3. Any of one's own chips there go back to the crew; the rest keep their order."""

    seat: Seat
    location: Location

    def begin(self, s: MafiaCity) -> Flow:
        return s.ask(self.seat, self.withdraw, then=self.chosen)

    def withdraw(self, s: MafiaCity, seat: Seat) -> Options:
        """Neighbours of one colour cannot be told apart: the lowest stands for them all."""
        chips = own_runs(s.stacks[self.location], seat)
        return SomeOf(Withdraw(self.location, ()), chips, 0, len(chips))

    def chosen(self, s: MafiaCity, answer: Withdraw) -> Flow:
        stack = s.stacks[self.location]
        for height in reversed(answer.chips):
            stack = lift(stack, height)
        s.stacks = put(s.stacks, self.location, stack)
        to_crew(s, self.seat, len(answer.chips))
        s.tell(Withdrew(self.seat, self.location, len(answer.chips)))
        return s.done()

    def why_not(self, s: MafiaCity, seat: Seat, thing: Thing) -> Reason:
        match thing:
            case ("chip", int(at), _) if at != self.location:
                return Reason("another-location-now", (("location", self.location),), "3.3")
        return Reason("only-own-chips", rule="3.3")


@lru_cache(maxsize=16384)
def own_runs(stack: tuple[Seat, ...], seat: Seat) -> tuple[int, ...]:
    """For each chip of `seat`, the height of the lowest one of its colour in one run with it."""
    out: list[int] = []
    height = 0
    for owner, run in groupby(stack):
        chips = len(list(run))
        out += [height] * chips if owner == seat else []
        height += chips
    return tuple(out)


def marked(s: MafiaCity) -> list[Location]:
    return [at for at in EVERYWHERE if s.solved[at]]
