"""§1.6.1-1.6.6 The six action cards. Each says when it can be played, and what it does."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from typing import ClassVar, Final

from consigliere.kernel import (
    CHANCE,
    UNSEEN,
    Action,
    Bag,
    Card,
    Flow,
    Frame,
    OneOf,
    Options,
    Own,
    Reason,
    Seat,
    Thing,
    clockwise,
    put,
    take,
)

from ..actions import Discard, Play, Rob, Target
from ..events import BackInPlay, Discarded, FoundNothing, Raided, Shifted, Stole, Switched
from ..parts import CHIEF, EVERYWHERE, FBI, Kind, Location, different
from ..rules.draw import DrawCards
from ..rules.effect import Effect
from ..rules.table import (
    drawable,
    finish,
    lift_chip,
    occupied,
    put_chip,
    receive,
    stolen,
    throw_away,
    to_crew,
)
from ..rules.transport import Transport
from ..state import MafiaCity


class ActionCard(Effect, frozen=True):
    """§3.1.2. A card whose text is an action."""

    missing: ClassVar[str]  # the reason why it cannot be played now
    rule: ClassVar[str]

    @staticmethod
    def plays(s: MafiaCity, seat: Seat, card: Card) -> tuple[Action, ...]:
        """Every way to play `card` now; none if its effect could do nothing."""
        raise NotImplementedError

    def targets(self, s: MafiaCity) -> tuple[Target, ...]:
        plays = self.plays(s, self.seat, self.cards[0])
        return tuple([p.target for p in plays if isinstance(p, Play)])


class Snitch(ActionCard, frozen=True):
    """§1.6.1. One chip in any stack goes to the cell."""

    use: ClassVar[str] = "snitch"
    stopper: ClassVar[Kind] = CHIEF
    aimed: ClassVar[bool] = True
    missing: ClassVar[str] = "no-chip-in-city"
    rule: ClassVar[str] = "1.6.1"

    @staticmethod
    def plays(s: MafiaCity, seat: Seat, card: Card) -> tuple[Action, ...]:
        return chip_plays(s, card)

    def execute(self, s: MafiaCity) -> Flow:
        finish(s, self.cards)
        return s.become(Transport(self.seat, *self.target))


class Thief(ActionCard, frozen=True):
    """§1.6.2. A random card of another player's hand becomes the thief's."""

    use: ClassVar[str] = "thief"
    stopper: ClassVar[Kind] = CHIEF
    aimed: ClassVar[bool] = True
    missing: ClassVar[str] = "no-hand-to-rob"
    rule: ClassVar[str] = "1.6.2"

    @staticmethod
    def plays(s: MafiaCity, seat: Seat, card: Card) -> tuple[Action, ...]:
        others = clockwise(seat, s.seats())
        return tuple([_on_one(card, victim) for victim in others if s.hands[victim]])

    def execute(self, s: MafiaCity) -> Flow:
        victim = self.target[0]
        if not s.hands[victim]:
            s.tell(FoundNothing(self.seat, victim))
            return self.executed(s)
        return s.ask(CHANCE, self.rob, then=self.robbed)

    def rob(self, s: MafiaCity, _chance: Seat) -> Options:
        victim = self.target[0]
        return Bag(Rob(self.seat, victim, UNSEEN), s.hands[victim])

    def robbed(self, s: MafiaCity, answer: Rob) -> Flow:
        victim, card = answer.victim, answer.card
        s.hands = put(s.hands, victim, take(s.hands[victim], card))
        receive(s, self.seat, card)
        stolen(s, self.seat, victim, card)
        s.tell(Stole(self.seat, victim, card))
        return self.executed(s)


class PoliceRaid(ActionCard, frozen=True):
    """§1.6.3. All chips of a stack go back to their owners, who are back in play (§3.1.8)."""

    use: ClassVar[str] = "raid"
    stopper: ClassVar[Kind] = CHIEF
    aimed: ClassVar[bool] = True
    missing: ClassVar[str] = "no-stack-to-raid"
    rule: ClassVar[str] = "1.6.3"

    @staticmethod
    def plays(s: MafiaCity, seat: Seat, card: Card) -> tuple[Action, ...]:
        needed = s.ed.numbers.raid
        stacks = s.stacks
        return tuple([_on_one(card, at) for at in EVERYWHERE if stacks[at].count(seat) >= needed])

    def execute(self, s: MafiaCity) -> Flow:
        at = self.target[0]
        stack = s.stacks[at]
        s.stacks = put(s.stacks, at, ())
        s.tell(Raided(self.seat, at))
        for seat, chips in sorted(Counter(stack).items()):
            to_crew(s, seat, chips)
            self.back_in_play(s, seat)
        return self.executed(s)

    def back_in_play(self, s: MafiaCity, seat: Seat) -> None:
        """§3.1.8. Whoever had passed and got a chip is active again."""
        if s.passed[seat]:
            s.passed = put(s.passed, seat, False)
            s.tell(BackInPlay(seat))


class ShadowGames(ActionCard, frozen=True):
    """§1.6.4. The main chips of two stacks trade places."""

    use: ClassVar[str] = "shadow"
    aimed: ClassVar[bool] = True
    missing: ClassVar[str] = "too-few-stacks"
    rule: ClassVar[str] = "1.6.4"

    @staticmethod
    def plays(s: MafiaCity, seat: Seat, card: Card) -> tuple[Action, ...]:
        theirs = [at for at in occupied(s) if not s.house.shadow_others or s.stacks[at][0] != seat]
        return _switches(card, tuple(theirs))

    def execute(self, s: MafiaCity) -> Flow:
        one, other = self.target
        a, b = s.stacks[one], s.stacks[other]
        s.stacks = put(put(s.stacks, one, b[:1] + a[1:]), other, a[:1] + b[1:])
        s.tell(Switched(one, other))
        return self.executed(s)


class GrandScheme(ActionCard, frozen=True):
    """§1.6.5. A chip leaves its stack and goes on top of another."""

    use: ClassVar[str] = "scheme"
    stopper: ClassVar[Kind] = FBI
    aimed: ClassVar[bool] = True
    missing: ClassVar[str] = "no-chip-in-city"
    rule: ClassVar[str] = "1.6.5"

    @staticmethod
    def plays(s: MafiaCity, seat: Seat, card: Card) -> tuple[Action, ...]:
        out: list[Action] = []
        for at, stack in enumerate(s.stacks):
            if stack:
                out += _moves(card, at, len(stack))
        return tuple(out)

    def execute(self, s: MafiaCity) -> Flow:
        at, height, to = self.target
        owner = lift_chip(s, at, height)
        put_chip(s, owner, to)
        s.tell(Shifted(owner, at, to))
        return self.executed(s)


class Trade(ActionCard, frozen=True):
    """§1.6.6. Draw up to three cards, then discard one of them."""

    use: ClassVar[str] = "trade"
    stopper: ClassVar[Kind] = FBI
    missing: ClassVar[str] = "nothing-to-draw"
    rule: ClassVar[str] = "1.6.6"

    @staticmethod
    def plays(s: MafiaCity, seat: Seat, card: Card) -> tuple[Action, ...]:
        return _alone(card) if drawable(s) else ()

    def execute(self, s: MafiaCity) -> Flow:
        return s.call(DrawCards(self.seat, s.ed.numbers.trade), then=self.drawn)

    def drawn(self, s: MafiaCity, cards: tuple[Card, ...]) -> Flow:
        return s.call(DiscardDrawn(self.seat, cards), then=self.executed)


class DiscardDrawn(Frame, frozen=True):
    """§1.6.6. Discard one of the cards just drawn."""

    seat: Seat
    drawn: Own[tuple[Card, ...]]

    def begin(self, s: MafiaCity) -> Flow:
        if not self.drawn:
            return s.done()
        return s.ask(self.seat, self.discard_drawn, then=self.chosen)

    def discard_drawn(self, s: MafiaCity, _seat: Seat) -> Options:
        return OneOf(tuple([Discard(c) for c in different(tuple(sorted(self.drawn)))]))

    def chosen(self, s: MafiaCity, answer: Discard) -> Flow:
        throw_away(s, self.seat, answer.card)
        s.tell(Discarded(self.seat, answer.card))
        return s.done()

    def why_not(self, s: MafiaCity, seat: Seat, thing: Thing) -> Reason:
        return Reason("only-cards-just-drawn", rule="1.6.6")


ACTION_CARDS: Final[tuple[type[ActionCard], ...]] = (
    Snitch,
    Thief,
    PoliceRaid,
    ShadowGames,
    GrandScheme,
    Trade,
)  # in the order of their kinds


def chip_plays(s: MafiaCity, card: Card) -> tuple[Action, ...]:
    """`card` on every chip of every stack."""
    out: list[Action] = []
    for at, stack in enumerate(s.stacks):
        if stack:
            out += on_chips(card, at, len(stack))
    return tuple(out)


# The moves themselves are made once and shared: only which of them are legal changes.


@cache
def _alone(card: Card) -> tuple[Play, ...]:
    return (Play(card),)


@cache
def _on_one(card: Card, target: int) -> Play:
    return Play(card, (target,))


@cache
def on_chips(card: Card, at: Location, height: int) -> tuple[Play, ...]:
    """`card` on each chip of a stack so high."""
    return tuple([Play(card, (at, h)) for h in range(height)])


@cache
def _moves(card: Card, at: Location, height: int) -> tuple[Play, ...]:
    return tuple([Play(card, (at, h, to)) for h in range(height) for to in EVERYWHERE if to != at])


@cache
def _switches(card: Card, stacks: tuple[Location, ...]) -> tuple[Play, ...]:
    return tuple([Play(card, pair) for pair in combinations(stacks, 2)])
