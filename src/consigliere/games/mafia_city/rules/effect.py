"""§4.1, §4.4 Announce, react, execute: what every effect has in common."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from consigliere.kernel import Card, Flow, Frame, OneOf, Options, Reason, Seat, Thing

from ..actions import Aim, Target
from ..events import Aimed, Announced, Cancelled
from ..parts import KINDS, NO_KIND, Kind
from ..state import MafiaCity
from .table import finish, lay_down


class Effect(Frame, frozen=True):
    """§4.1. Announced with its target; everybody else may react; then executed or cancelled.

    Hands back: was it executed?
    """

    seat: Seat
    cards: tuple[Card, ...] = ()
    target: Target = ()

    use: ClassVar[str]
    stopper: ClassVar[Kind] = NO_KIND  # the kind of card that cancels it, besides Fists
    fists: ClassVar[bool] = True  # §4.2 Fists never hit a location effect
    aimed: ClassVar[bool] = False  # it needs a target

    def begin(self, s: MafiaCity) -> Flow:
        lay_down(s, self.seat, self.cards)
        s.tell(Announced(self.seat, self.use, self.cards, self.target))
        return self.open_window(s)

    def open_window(self, s: MafiaCity) -> Flow:
        from .window import window  # a window plays effects, an effect opens a window

        return s.call(window(s, self), then=self.settled)

    def owners(self) -> tuple[Seat, ...]:
        """§4.1.4. Nobody attacks his own effect."""
        return (self.seat,)

    def settled(self, s: MafiaCity, cancelled: bool) -> Flow:
        if cancelled:
            finish(s, self.cards)
            s.tell(Cancelled(self.seat, self.use))
            return s.done(False)
        if self.aimed and not self.target:
            return self.take_aim(s)
        return self.execute(s)

    def execute(self, s: MafiaCity) -> Flow:
        """What the effect does."""
        raise NotImplementedError

    def executed(self, s: MafiaCity) -> Flow:
        """The effect is over, its cards are discarded."""
        finish(s, self.cards)
        return s.done(True)

    def targets(self, s: MafiaCity) -> tuple[Target, ...]:
        """§7.4. What may be named after the window."""
        raise NotImplementedError

    def take_aim(self, s: MafiaCity) -> Flow:
        """§7.4. With late targets the target is named now, if there still is one."""
        if not self.targets(s):
            return self.executed(s)
        return s.ask(self.seat, self.aim, then=self.taken_aim)

    def aim(self, s: MafiaCity, _seat: Seat) -> Options:
        kind = KINDS.index(self.use) if self.use in KINDS else NO_KIND  # a Hat is no kind
        return OneOf(tuple([Aim(kind, target) for target in self.targets(s)]))

    def taken_aim(self, s: MafiaCity, answer: Aim) -> Flow:
        s.tell(Aimed(self.seat, self.use, answer.target))
        return replace(self, target=answer.target).execute(s)

    def why_not(self, s: MafiaCity, seat: Seat, thing: Thing) -> Reason:
        return Reason("not-a-target", rule="4.1")
