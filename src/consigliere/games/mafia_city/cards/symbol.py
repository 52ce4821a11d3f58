"""§1.5 The symbols that are actions or belong to a location: Hat, two Hats, Bullet, "+1"."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from consigliere.kernel import Action, Card, Flow, Seat, put

from ..actions import Hat, Target
from ..events import BroughtIn, Scored, TookBack
from ..parts import EVERYWHERE, HAT, Location, sets_with_symbol, with_symbol
from ..rules.effect import Effect
from ..rules.table import lift_chip, put_chip, to_crew, to_reserve
from ..state import MafiaCity


class OneHat(Effect, frozen=True):
    """§1.5.1. Take one own chip from any stack back to the crew."""

    use: ClassVar[str] = "hat"
    aimed: ClassVar[bool] = True

    def targets(self, s: MafiaCity) -> tuple[Target, ...]:
        return own_chips(s, self.seat)

    def execute(self, s: MafiaCity) -> Flow:
        at, height = self.target
        lift_chip(s, at, height)
        to_crew(s, self.seat)
        s.tell(TookBack(self.seat, at))
        return self.executed(s)


class TwoHats(Effect, frozen=True):
    """§1.5.2. Put one own chip from the reserve on top of any stack."""

    use: ClassVar[str] = "hats"
    aimed: ClassVar[bool] = True

    def targets(self, s: MafiaCity) -> tuple[Target, ...]:
        return tuple([(at,) for at in EVERYWHERE])

    def execute(self, s: MafiaCity) -> Flow:
        (at,) = self.target
        to_reserve(s, self.seat, -1)
        put_chip(s, self.seat, at)
        s.tell(BroughtIn(self.seat, at))
        return self.executed(s)


class BulletShot(Effect, frozen=True):
    """§1.5.4. A player who has passed may act once more (§3.1.7)."""

    use: ClassVar[str] = "bullet"

    def execute(self, s: MafiaCity) -> Flow:
        return self.executed(s)


class ExtraPoint(Effect, frozen=True):
    """§1.5.5. One more victory point in the Gentlemen's Club."""

    use: ClassVar[str] = "plus"

    def execute(self, s: MafiaCity) -> Flow:
        gain(s, self.seat, s.ed.numbers.extra_point)
        return self.executed(s)


def gain(s: MafiaCity, seat: Seat, points: int) -> None:
    """§3.2.3, §1.5.5. Victory points are never lost again."""
    s.points = put(s.points, seat, s.points[seat] + points)
    s.tell(Scored(seat, points))


def hat_moves(s: MafiaCity, seat: Seat) -> list[Action]:
    """§3.1.3, §3.1.4. Every way to use Hats as the action of a turn."""
    hand = s.hands[seat]
    out: list[Action] = []
    single = with_symbol(hand, HAT)
    if not single:
        return out
    for at, height in own_chips(s, seat):
        out += [_one_hat(c, at, height) for c in single]
    if s.reserve[seat]:
        for pair in sets_with_symbol(hand, HAT, s.ed.numbers.hats):
            out += _two_hats(pair)
    return out


def own_chips(s: MafiaCity, seat: Seat) -> tuple[tuple[Location, int], ...]:
    """Where the chips of `seat` are: location and height."""
    return tuple(
        [
            (at, height)
            for at, stack in enumerate(s.stacks)
            if seat in stack
            for height, owner in enumerate(stack)
            if owner == seat
        ]
    )


@cache
def _one_hat(card: Card, at: Location, height: int) -> Hat:
    return Hat((card,), (at, height))


@cache
def _two_hats(pair: tuple[Card, ...]) -> tuple[Hat, ...]:
    return tuple([Hat(pair, (at,)) for at in EVERYWHERE])
