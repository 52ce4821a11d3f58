"""§1.7.1, §5.2 The Jail and its cell."""

from __future__ import annotations

from typing import ClassVar

from consigliere.kernel import Action, Flow, OneOf, Options, Reason, Seat, Thing

from ..actions import Decline, Send
from ..events import Released
from ..parts import CHIEF, NOBODY, Kind
from ..state import MafiaCity
from .effect import Effect
from .solving import Solving
from .table import occupied, to_crew
from .transport import Transport


class Jail(Solving, frozen=True):
    """§1.7.1. The cell is opened; then the controller may send a chip there."""

    def begin(self, s: MafiaCity) -> Flow:
        release(s)
        if self.controller == NOBODY or not occupied(s):
            return s.done()
        return s.ask(self.controller, self.send, then=self.chosen)

    def send(self, s: MafiaCity, _seat: Seat) -> Options:
        chips = [Send(at, h) for at, stack in enumerate(s.stacks) for h in range(len(stack))]
        return OneOf((Decline(), *chips))

    def chosen(self, s: MafiaCity, answer: Action) -> Flow:
        if isinstance(answer, Send):
            target = (answer.location, answer.height)
            return s.become(JailEffect(self.controller, (), target))
        return s.done()

    def why_not(self, s: MafiaCity, seat: Seat, thing: Thing) -> Reason:
        return Reason("name-a-chip-in-a-stack", rule="5.2")


class JailEffect(Effect, frozen=True):
    """§1.7.1. The location effect: only a Police Chief cancels it, and then it is spent."""

    use: ClassVar[str] = "jail"
    stopper: ClassVar[Kind] = CHIEF
    fists: ClassVar[bool] = False

    def execute(self, s: MafiaCity) -> Flow:
        return s.become(Transport(self.seat, *self.target))


def release(s: MafiaCity) -> None:
    """§5.2. Always, whoever controls the Jail: all chips in the cell go back to the crews."""
    if any(s.cell):
        s.tell(Released(s.cell))
        for seat, chips in enumerate(s.cell):
            if chips:
                to_crew(s, seat, chips)
        s.cell = (0,) * s.seats()
