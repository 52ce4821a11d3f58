"""The rules: each paragraph of RULES.md is a frame, its methods are the steps."""

from __future__ import annotations

from itertools import chain

from consigliere.kernel import (
    CHANCE,
    Action,
    Bag,
    Flow,
    Frame,
    OneOf,
    Options,
    ReactionWindow,
    Seat,
    clockwise,
    insert,
    put,
)

from .actions import FACES, Believe, Claim, Doubt, Roll
from .events import Claimed, Doubted, Lifted, Paid, Rolled, RoundBegan
from .state import DockDice

ONES = 0


class Round(Frame, frozen=True):
    """§2. All roll under their cups; then the first player claims."""

    first: Seat

    def begin(self, s: DockDice) -> Flow:
        if s.round == s.ed.rounds or 0 in s.coins:  # §1.2
            return s.end()
        s.round += 1
        s.cups = ((),) * s.seats()
        s.tell(RoundBegan(s.round))
        return self.rolling(s)

    def rolling(self, s: DockDice) -> Flow:
        if self._next(s) is None:
            return s.call(Claiming(self.first), then=self.over)
        return s.ask(CHANCE, self.roll, then=self.rolled)

    def roll(self, s: DockDice, _chance: Seat) -> Options:
        seat = self._next(s)
        assert seat is not None
        return Bag(Roll(seat), tuple(range(len(FACES))))

    def rolled(self, s: DockDice, die: Roll) -> Flow:
        s.cups = put(s.cups, die.seat, insert(s.cups[die.seat], die.die))
        s.tell(Rolled(die.seat, die.die))
        return self.rolling(s)

    def over(self, s: DockDice, _tested: bool = False) -> Flow:
        """§2.2 The player to the left begins the next round."""
        return s.become(Round(clockwise(self.first, s.seats())[0]))

    def _next(self, s: DockDice) -> Seat | None:
        return next((i for i, cup in enumerate(s.cups) if len(cup) < s.house.dice), None)


class Claiming(Frame, frozen=True):
    """§3. Make a claim, higher than the last; rivals may doubt it (§4)."""

    seat: Seat
    last: Claim | None = None

    def begin(self, s: DockDice) -> Flow:
        return s.ask(self.seat, self.claim, then=self.claimed)

    def claim(self, s: DockDice, seat: Seat) -> Options:
        return OneOf(tuple(higher(s, self.last)))

    def claimed(self, s: DockDice, claim: Claim) -> Flow:
        s.tell(Claimed(self.seat, claim.count, claim.face))
        rivals = clockwise(self.seat, s.seats())
        made = Claiming(self.seat, claim)
        return s.call(Doubting(rivals, by=self.seat, claim=claim), then=made.heard)

    def heard(self, s: DockDice, doubted: bool) -> Flow:
        """§3.3 If nobody doubts, the next player claims; a claim that none can top is tested."""
        assert self.last is not None
        following = clockwise(self.seat, s.seats())[0]
        if doubted:
            return s.done()
        if not higher(s, self.last):
            return s.become(Showdown(following, self.seat, self.last))
        return s.become(Claiming(following, self.last))


class Doubting(ReactionWindow, frozen=True, kw_only=True):
    """§4. From the left, each rival may doubt the claim. Hands back: was it doubted?"""

    by: Seat
    claim: Claim

    def react(self, s: DockDice, seat: Seat) -> Options:
        return OneOf((Believe(), Doubt()))

    def reaction(self, s: DockDice, seat: Seat, answer: Action) -> Frame | None:
        if isinstance(answer, Believe):
            return None
        s.tell(Doubted(seat, self.by))
        return Showdown(seat, self.by, self.claim)


class Showdown(Frame, frozen=True):
    """§5. All cups are lifted; the loser pays the winner a coin. Hands back that it stands."""

    doubter: Seat
    claimant: Seat
    claim: Claim

    def begin(self, s: DockDice) -> Flow:
        count = matching(s, self.claim.face)
        bluff = count < self.claim.count
        loser, winner = self.claimant, self.doubter
        if not bluff:
            loser, winner = winner, loser
        s.shown, s.cups = s.cups, ((),) * s.seats()
        s.coins = put(s.coins, loser, s.coins[loser] - 1)
        s.coins = put(s.coins, winner, s.coins[winner] + 1)
        s.tell(Lifted(count, self.claim.face))
        s.tell(Paid(loser, winner, bluff))
        return s.done(True)


def higher(s: DockDice, last: Claim | None) -> list[Claim]:
    """§3.2 More dice, or as many of a higher face."""
    every = s.house.dice * s.seats()
    claims = [Claim(count, face) for count in range(1, every + 1) for face in range(len(FACES))]
    if last is None:
        return claims
    return [claim for claim in claims if (claim.count, claim.face) > (last.count, last.face)]


def matching(s: DockDice, face: int) -> int:
    """§5.1 How many dice show that face; ones count as any, if the table plays so (§6.2)."""
    wild = (ONES, face) if s.house.wild else (face,)
    return sum([die in wild for die in chain(*s.cups)])
