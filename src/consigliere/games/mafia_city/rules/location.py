"""§3.2 Phase II, the Location Phase: choose, control, point, solve, mark."""

from __future__ import annotations

from consigliere.kernel import Flow, Frame, OneOf, Options, Reason, Seat, Thing, put

from ..actions import Choose
from ..cards.symbol import gain
from ..events import Chosen, Controlled, PhaseBegan, Solving, Uncontrolled
from ..parts import EVERYWHERE, NOBODY, ON_TILE, Location
from ..state import MafiaCity
from .agreement import bidding
from .control import controller, top
from .ending import sudden_end
from .solve import SOLVING
from .table import finish


class LocationPhase(Frame, frozen=True):
    """§3.2. Seven cycles, one for each location."""

    def begin(self, s: MafiaCity) -> Flow:
        s.tell(PhaseBegan(2))
        return self.next(s)

    def next(self, s: MafiaCity) -> Flow:
        """§3.2.1. The lowest number, or what the Mayor's holder chooses; looked up every time."""
        left = unsolved(s)
        if not left:
            return s.done()
        if s.mayor == ON_TILE or len(left) == 1:
            return s.call(Cycle(left[0]), then=self.next)
        return s.ask(s.mayor, self.choose, then=self.chosen)

    def choose(self, s: MafiaCity, _seat: Seat) -> Options:
        return OneOf(tuple([Choose(at) for at in unsolved(s)]))

    def chosen(self, s: MafiaCity, answer: Choose) -> Flow:
        s.tell(Chosen(s.mayor, answer.location))
        return s.call(Cycle(answer.location), then=self.next)

    def why_not(self, s: MafiaCity, seat: Seat, thing: Thing) -> Reason:
        match thing:
            case ("location", _):
                return Reason("already-solved", rule="3.2.1")
        return Reason("choose-a-location", rule="5.4")


class Cycle(Frame, frozen=True):
    """§3.2.2-3.2.5. One location: control, victory point, solving, marking."""

    location: Location

    def begin(self, s: MafiaCity) -> Flow:
        s.tell(Solving(self.location))
        return s.call(bidding(s, self.location), then=self.control)

    def control(self, s: MafiaCity, bonus: tuple[int, ...]) -> Flow:
        stack = s.stacks[self.location]
        seat = controller(self.location, stack, bonus)
        finish(s, s.limbo)  # §4.6 the agreements have done their work
        if seat == NOBODY:
            s.tell(Uncontrolled(self.location))
        else:
            s.tell(Controlled(seat, self.location))
            gain(s, seat, s.ed.numbers.control_point)
            if sudden_end(s):
                return s.end()
        return s.call(SOLVING[self.location](seat, top(stack, bonus)), then=self.mark)

    def mark(self, s: MafiaCity, _result: bool = True) -> Flow:
        s.solved = put(s.solved, self.location, True)
        return s.done()


def unsolved(s: MafiaCity) -> list[Location]:
    return [at for at in EVERYWHERE if not s.solved[at]]
