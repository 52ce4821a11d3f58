"""§4.7 A chip goes to the cell, and its owner may answer with Complicity."""

from __future__ import annotations

from typing import ClassVar

from consigliere.kernel import Action, Flow, Frame, OneOf, Options, Reason, Seat, Thing, put

from ..actions import Decline, Play, Target
from ..events import Jailed
from ..parts import COMPLICITY, Location, of_kind
from ..state import MafiaCity
from .effect import Effect
from .table import finish, lift_chip


class Transport(Frame, frozen=True):
    """§4.7. A chip moves from its stack to the cell; its owner may then play Complicity."""

    causer: Seat
    location: Location
    height: int

    def begin(self, s: MafiaCity) -> Flow:
        victim = lift_chip(s, self.location, self.height)
        s.cell = put(s.cell, victim, s.cell[victim] + 1)
        s.tell(Jailed(self.causer, victim, self.location))
        return s.become(ComplicityOffer(self.causer, victim))


class ComplicityOffer(Frame, frozen=True):
    """§4.7. The victim may send a third player's chip after his own."""

    causer: Seat
    victim: Seat

    def begin(self, s: MafiaCity) -> Flow:
        if not self.may_answer(s):
            return s.done(True)
        return s.ask(self.victim, self.complicity, then=self.heard)

    def may_answer(self, s: MafiaCity) -> bool:
        """Public: a victim of another player, with a card, and a third player with a chip."""
        if self.victim == self.causer and not s.house.self_complicity:
            return False
        return bool(s.hands[self.victim]) and bool(third_chips(s, self.causer, self.victim))

    def complicity(self, s: MafiaCity, seat: Seat) -> Options:
        cards = of_kind(s.hands[seat], COMPLICITY)
        chips = third_chips(s, self.causer, self.victim) if cards else ()
        aims: tuple[Target, ...] = ((),) if s.house.target_late else chips
        return OneOf((Decline(), *[Play(c, aim) for c in cards for aim in aims]))

    def heard(self, s: MafiaCity, answer: Action) -> Flow:
        if isinstance(answer, Play):
            rule = Complicity(self.victim, (answer.card,), answer.target, self.causer)
            return s.call(rule, then=self.answered)
        return s.done(True)

    def answered(self, s: MafiaCity, executed: bool) -> Flow:
        if executed and not s.house.multi_complicity:
            return s.done(True)
        return self.begin(s)

    def why_not(self, s: MafiaCity, seat: Seat, thing: Thing) -> Reason:
        match thing:
            case ("card", int(card)):
                return Reason("only-complicity-now", (("card", card),), "4.7")
            case ("chip", int(at), int(height)) if (at, height) not in third_chips(
                s, self.causer, self.victim
            ):
                return Reason("not-a-third-player", rule="4.7")
        return Reason("only-complicity-now", rule="4.7")


class Complicity(Effect, frozen=True):
    """§1.6.11. One chip of a third player goes to the cell too."""

    causer: Seat = -1  # of the transport that is answered

    use: ClassVar[str] = "complicity"
    aimed: ClassVar[bool] = True

    def targets(self, s: MafiaCity) -> tuple[Target, ...]:
        return third_chips(s, self.causer, self.seat)

    def execute(self, s: MafiaCity) -> Flow:
        finish(s, self.cards)
        return s.become(Transport(self.seat, *self.target))


def third_chips(s: MafiaCity, causer: Seat, victim: Seat) -> tuple[Target, ...]:
    """§4.7. Chips in stacks of anybody but causer and victim of the present transport."""
    return tuple(
        [
            (at, height)
            for at, stack in enumerate(s.stacks)
            for height, owner in enumerate(stack)
            if owner not in (causer, victim)
        ]
    )
