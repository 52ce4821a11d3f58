"""A table as one seat judges it: what each stack, chip and card is worth to that seat."""

from __future__ import annotations

from functools import cached_property
from math import exp, sqrt
from operator import mul
from typing import Final

from consigliere.kernel import Card, Seat, View

from ..parts import EVERYWHERE, FIGHT_CLUB, Location
from ..rules.action import TurnOf
from ..rules.strategy import StrategyPhase
from ..state import MafiaCity
from . import hand
from .judgement import Judgement
from .odds import FAIR, Odds, Stack, betting
from .prizes import ALIKE, BY_HAND

STEPS: Final = tuple([round(sqrt(n)) for n in range(61)])  # by chips still to come


class Outlook:
    """The table from one seat: who will control what, and what that is worth to it.

    Worth is counted in victory points of the seat; what a rival gets counts against it, the more
    the closer he is to winning.
    """

    s: MafiaCity
    me: Seat
    j: Judgement

    def __init__(self, view: View[MafiaCity], judgement: Judgement) -> None:
        self.s, self.me, self.j = view.table, view.seat, judgement
        rules = [type(frame) for _, frame in self.s.stack]
        self.acting = TurnOf in rules  # this is the Action Phase
        self.planning = StrategyPhase in rules  # the next round is what counts
        self.reach = self._reach()
        self.may_place = tuple([n > 0 for n in self.reach])
        heat, eager = self._heat(), judgement.eager
        self._odds, _ = betting(self.may_place, heat, eager)
        _, self._leads = betting(self.may_place, heat * judgement.keen, eager)
        self._prizes: dict[Location, list[float]] = {}
        self._worths: dict[Location, float] = {}
        self._lifts: dict[Location, list[float]] = {}
        self._puts: dict[Seat, list[float]] = {}
        self._losses: dict[tuple[Card, ...], float] = {}

    def _reach(self) -> tuple[int, ...]:
        """How many chips everybody may still place."""
        s = self.s
        if self.planning:
            return (self.j.reach,) * len(s.crew)
        if not self.acting:
            return (0,) * len(s.crew)
        return tuple([0 if out else n for n, out in zip(s.crew, s.passed, strict=True)])

    def _heat(self) -> float:
        """How much may still change; in few steps, for the sake of what `odds` remembers."""
        mine, all_ = self.reach[self.me], sum(self.reach)
        if not all_:
            return self.j.settled
        if mine == all_:
            return self.j.alone
        return self.j.heat + self.j.heat_more * STEPS[all_ - mine + round(mine * self.j.own_heat)]

    @cached_property
    def due(self) -> list[float]:
        """The points everybody will have after this round."""
        stacks, solved = self.s.stacks, self.s.solved
        open_ = [at for at in EVERYWHERE if self.planning or not solved[at]]
        chances = [self.chances(at, stacks[at]) for at in open_]
        return [n + sum([c[seat] for c in chances]) for seat, n in enumerate(self.s.points)]

    @cached_property
    def margin(self) -> float:
        """How much the leader will still miss after this round."""
        return max(0.0, self.s.target - max(self.due))

    @cached_property
    def ahead(self) -> float:
        """How likely there is another round."""
        return 1 / (1 + exp(0.5 - self.margin))

    @cached_property
    def rounds(self) -> float:
        """How many more rounds there are, about."""
        return self.margin / 2.5

    @cached_property
    def stake(self) -> list[float]:
        """What a point of each seat is worth to me: mine 1, those of all rivals -spite."""
        top, heat = max(self.due), self.j.focus + self.margin * self.j.focus_more
        powers = [exp((d - top) / heat) for d in self.due]
        powers[self.me] = 0.0
        scale = -self.j.spite / (sum(powers) or 1.0)
        out = [p * scale for p in powers]
        out[self.me] = 1.0
        return out

    def chances(self, at: Location, stack: Stack) -> Odds:
        """Who will control a location with that stack."""
        return self._odds(at in FAIR, stack)

    def worth(self, at: Location, stack: Stack) -> float:
        """What a location with that stack is worth to me."""
        prizes = self._prizes.get(at) or self.prizes(at)
        worth: float = sum(map(mul, self._odds(at in FAIR, stack), prizes))
        if at == FIGHT_CLUB:  # the leaders recruit, even tied
            worth += sum(map(mul, self._leads(stack), self.recruits))
        return worth

    @cached_property
    def recruits(self) -> list[float]:
        """What a recruit is worth to me, by the seat that gets it."""
        gone = self.s.solved[FIGHT_CLUB] and not self.planning
        worth = self.j.recruit * self.rounds * (self.j.later if gone else 1.0)
        out = [x * worth * self.j.deny for x in self.stake]
        out[self.me] = worth
        return [x if n else 0.0 for x, n in zip(out, self.s.reserve, strict=True)]

    def prizes(self, at: Location) -> list[float]:
        """What control of a location is worth to me, by the seat that gets it."""
        gone = self.s.solved[at] and not self.planning
        share = self.j.later * self.ahead if gone else 1.0
        if at in BY_HAND:
            prizes = [x * share * (1 + BY_HAND[at](self, n)) for n, x in enumerate(self.stake)]
        else:
            share *= 1 + ALIKE[at](self)
            prizes = [x * share for x in self.stake]
        self._prizes[at] = prizes
        return prizes

    def swing(self, at: Location, stack: Stack) -> float:
        """What is gained if a location comes to have that stack."""
        now = self._worths.get(at)
        if now is None:
            now = self._worths[at] = self.worth(at, self.s.stacks[at])
        return self.worth(at, stack) - now

    def puts(self, seat: Seat) -> list[float]:
        """What is gained by a chip of `seat` on top of each stack."""
        gains = self._puts.get(seat)
        if gains is None:
            gains = [self.swing(at, (*stack, seat)) for at, stack in enumerate(self.s.stacks)]
            self._puts[seat] = gains
        return gains

    def lifts(self, at: Location) -> list[float]:
        """What is gained by each chip of a stack, if it goes."""
        gains = self._lifts.get(at)
        if gains is None:
            gains = self._lifts[at] = []
            stack = self.s.stacks[at]
            for h, owner in enumerate(stack):
                same = h and owner == stack[h - 1]
                gains.append(gains[-1] if same else self.swing(at, stack[:h] + stack[h + 1 :]))
        return gains

    @cached_property
    def everywhere(self) -> tuple[list[list[float]], list[list[float]]]:
        """All lifts by location and height, all puts by seat and location."""
        seats = range(self.s.seats())
        return [self.lifts(at) for at in EVERYWHERE], [self.puts(seat) for seat in seats]

    @cached_property
    def holding(self) -> float:
        """What my hand is worth in the rounds to come."""
        return hand.worth(self.s.hands[self.me], self.j, self.s.reserve[self.me] > 0)

    def loss(self, cards: tuple[Card, ...]) -> float:
        """What it costs to spend these cards of mine."""
        loss = self._losses.get(cards)
        if loss is None:
            left = hand.without(self.s.hands[self.me], cards)
            kept = hand.worth(left, self.j, self.s.reserve[self.me] > 0)
            loss = self._losses[cards] = (self.holding - kept) * self.ahead
        return loss
