"""§1.7.2, §5.5 The Harbor, the Hitman figure and the Hitman card."""

from __future__ import annotations

from typing import ClassVar

from consigliere.kernel import Action, Flow, Frame, OneOf, Options, Reason, Seat, Thing

from ..actions import Decline, Move, Play, Target
from ..cards.action import on_chips
from ..events import HitmanMoved, Killed
from ..parts import FBI, HITMAN, NOBODY, Kind, adjacent, of_kind
from ..state import MafiaCity
from .effect import Effect
from .solving import Solving
from .table import lift_chip, to_reserve


class Harbor(Solving, frozen=True):
    """§5.5. The controller may move the Hitman, and then, whatever came of it, may kill."""

    def begin(self, s: MafiaCity) -> Flow:
        if self.controller == NOBODY:
            return s.done()
        return s.ask(self.controller, self.move_hitman, then=self.chosen)

    def move_hitman(self, s: MafiaCity, _seat: Seat) -> Options:
        return OneOf((Decline(), *[Move(at) for at in adjacent(s.city, s.hitman)]))

    def chosen(self, s: MafiaCity, answer: Action) -> Flow:
        if isinstance(answer, Move):
            return s.call(HitmanMove(self.controller, (), (answer.location,)), then=self.kill)
        return self.kill(s)

    def kill(self, s: MafiaCity, _moved: bool = False) -> Flow:
        return s.become(Killing(self.controller))

    def why_not(self, s: MafiaCity, seat: Seat, thing: Thing) -> Reason:
        match thing:
            case ("location", _):
                return Reason("not-adjacent", rule="5.5")
        return Reason("move-the-hitman", rule="5.5")


class HitmanMove(Effect, frozen=True):
    """§1.7.2. The location effect: only an F.B.I. cancels it, and then it is spent."""

    use: ClassVar[str] = "harbor"
    stopper: ClassVar[Kind] = FBI
    fists: ClassVar[bool] = False

    def execute(self, s: MafiaCity) -> Flow:
        s.hitman = self.target[0]
        s.tell(HitmanMoved(s.hitman))
        return self.executed(s)


class Killing(Frame, frozen=True):
    """§5.5. The controller may play Hitman cards until one is not cancelled."""

    seat: Seat

    def begin(self, s: MafiaCity) -> Flow:
        if not s.hands[self.seat] or not s.stacks[s.hitman]:
            return s.done()
        return s.ask(self.seat, self.kill, then=self.chosen)

    def kill(self, s: MafiaCity, seat: Seat) -> Options:
        out: list[Action] = [Decline()]
        for card in of_kind(s.hands[seat], HITMAN):
            if s.house.target_late:
                out.append(Play(card))
            else:
                out += on_chips(card, s.hitman, len(s.stacks[s.hitman]))
        return OneOf(tuple(out))

    def chosen(self, s: MafiaCity, answer: Action) -> Flow:
        if isinstance(answer, Play):
            rule = HitmanCard(self.seat, (answer.card,), answer.target)
            return s.call(rule, then=self.settled)
        return s.done()

    def settled(self, s: MafiaCity, executed: bool) -> Flow:
        return s.done() if executed else self.begin(s)

    def why_not(self, s: MafiaCity, seat: Seat, thing: Thing) -> Reason:
        match thing:
            case ("chip", int(at), _) if at != s.hitman:
                return Reason("not-under-the-hitman", rule="1.6.7")
        return Reason("only-hitman-cards-now", rule="1.6.7")


class HitmanCard(Effect, frozen=True):
    """§1.6.7. A chip where the Hitman stands goes to its owner's reserve."""

    use: ClassVar[str] = "hitman"
    stopper: ClassVar[Kind] = FBI
    aimed: ClassVar[bool] = True

    def targets(self, s: MafiaCity) -> tuple[Target, ...]:
        return tuple([(s.hitman, height) for height in range(len(s.stacks[s.hitman]))])

    def execute(self, s: MafiaCity) -> Flow:
        owner = lift_chip(s, *self.target)
        to_reserve(s, owner)
        s.tell(Killed(self.seat, owner, self.target[0]))
        return self.executed(s)
