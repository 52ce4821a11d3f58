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
    take,
)

from ..actions import Choose, Name, Withdraw
from ..events import Chosen, Named, PhaseBegan, Withdrew
from ..parts import EVERYWHERE, ON_TILE, Location
from ..state import MafiaCity
from .table import owner_of, to_crew


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
            return s.call(taking_back(s, left[0]), then=self.next)
        return s.ask(s.mayor, self.next_location, then=self.chosen)

    def next_location(self, s: MafiaCity, _seat: Seat) -> Options:
        return OneOf(tuple([Choose(at) for at in marked(s)]))

    def chosen(self, s: MafiaCity, answer: Choose) -> Flow:
        s.tell(Chosen(s.mayor, answer.location))
        return s.call(taking_back(s, answer.location), then=self.next)

    def why_not(self, s: MafiaCity, seat: Seat, thing: Thing) -> Reason:
        match thing:
            case ("location", _):
                return Reason("nothing-left-there", rule="3.3")
        return Reason("choose-a-location", rule="5.4")


class TakingBack(Frame, frozen=True):
    """§3.3. Each player with a chip in the location decides once; then its cube goes."""

    location: Location
    left: tuple[Seat, ...]  # who must still decide, the first of them next

    def begin(self, s: MafiaCity) -> Flow:
        """The next player: from the first player, or as the Mayor's holder says."""
        if not self.left:
            s.solved = put(s.solved, self.location, False)
            return s.done()
        if s.mayor == ON_TILE or len(self.left) == 1:
            return self.decide(s)
        return s.ask(s.mayor, self.name, then=self.named)

    def name(self, s: MafiaCity, _seat: Seat) -> Options:
        return OneOf(tuple([Name(seat) for seat in self.left]))

    def named(self, s: MafiaCity, answer: Name) -> Flow:
        s.tell(Named(s.mayor, answer.whom))
        others = take(self.left, answer.whom)
        return TakingBack(self.location, (answer.whom, *others)).decide(s)

    def decide(self, s: MafiaCity) -> Flow:
        return s.ask(self.left[0], self.withdraw, then=self.chosen)

    def withdraw(self, s: MafiaCity, seat: Seat) -> Options:
        """Neighbours of one colour cannot be told apart: the lowest stands for them all."""
        chips = own_runs(s.stacks[self.location], seat)
        return SomeOf(Withdraw(self.location, ()), chips, 0, len(chips))

    def chosen(self, s: MafiaCity, answer: Withdraw) -> Flow:
        """Any own chips there go back to the crew; the rest keep their order."""
        seat, chips = self.left[0], answer.chips
        stack = s.stacks[self.location]
        for height in reversed(chips):
            stack = lift(stack, height)
        s.stacks = put(s.stacks, self.location, stack)
        to_crew(s, seat, len(chips))
        s.tell(Withdrew(seat, self.location, len(chips)))
        return TakingBack(self.location, self.left[1:]).begin(s)

    def why_not(self, s: MafiaCity, seat: Seat, thing: Thing) -> Reason:
        if s.kind == "name":
            return Reason("name-a-player-there", rule="3.3")
        match thing:
            case ("chip", int(at), _) if at != self.location:
                return Reason("another-location-now", (("location", self.location),), "3.3")
            case ("chip", int(at), int(height)) if owner_of(s, at, height) == seat:
                return Reason("chips-alike", rule="3.3")
        return Reason("only-own-chips", rule="3.3")


def taking_back(s: MafiaCity, location: Location) -> TakingBack:
    """§3.3. Everybody with a chip in that stack, from the first player."""
    present = [seat for seat in in_turn(s.first, s.seats()) if seat in s.stacks[location]]
    return TakingBack(location, tuple(present))


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
