"""§3.1 Phase I, the Action Phase."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from consigliere.kernel import Action, Card, Flow, Frame, OneOf, Options, Reason, Seat, Thing, put

from ..actions import Bullet, Decline, Hat, Pass, Place, Play, Temporize
from ..cards.action import ACTION_CARDS
from ..cards.symbol import BulletShot, OneHat, TwoHats, hat_moves
from ..events import PassedOut, PhaseBegan, Placed, Temporized, TurnsUp
from ..parts import (
    ACTION_KINDS,
    BULLET,
    EVERYWHERE,
    FIST,
    HAT,
    different,
    kind_of,
    symbol_of,
    with_symbol,
)
from ..state import MafiaCity
from .effect import Effect
from .table import owner_of, put_chip, throw_away, to_crew

PLACES: Final = tuple([Place(at) for at in EVERYWHERE])
ONLY_PASS: Final = OneOf((Pass(),))


class ActionPhase(Frame, frozen=True):
    """§3.1. Turn by turn, clockwise from the first player, until the last one has passed."""

    def begin(self, s: MafiaCity) -> Flow:
        s.passed = (False,) * s.seats()
        s.turns = (0,) * s.seats()
        s.tell(PhaseBegan(1))
        return s.become(TurnOf(s.first))


class TurnOf(Frame, frozen=True):
    """§3.1. An active player does exactly one thing; then it is the next player's turn."""

    seat: Seat

    def begin(self, s: MafiaCity) -> Flow:
        """The turn goes to the next player who is active, or may shoot though he has passed."""
        seats = s.seats()
        for ahead in range(seats):
            seat = (self.seat + ahead) % seats
            if not s.passed[seat]:
                return TurnOf(seat).take(s)
            if may_shoot(s, seat):
                return s.call(PassedTurn(seat), then=TurnOf(seat).over)
        raise AssertionError("a phase with nobody active is over")

    def take(self, s: MafiaCity) -> Flow:
        count_turn(s, self.seat)
        return s.ask(self.seat, self.turn, then=self.chosen)

    def turn(self, s: MafiaCity, seat: Seat) -> Options:
        if capped(s, s.turns[seat] - 1) or must_pass(s, seat):
            return ONLY_PASS
        return OneOf((*actions(s, seat), Pass()))

    def chosen(self, s: MafiaCity, answer: Action) -> Flow:
        if isinstance(answer, Pass):
            if capped(s, s.turns[self.seat] - 1):
                s.tell(TurnsUp(self.seat, s.house.turn_cap))
            s.passed = put(s.passed, self.seat, True)
            s.tell(PassedOut(self.seat))
            return self.over(s)
        effect = act(s, self.seat, answer)
        return self.over(s) if effect is None else s.call(effect, then=self.over)

    def over(self, s: MafiaCity, _executed: bool = False) -> Flow:
        """§3.1.9. Only a pass can be the last one, so this is tested at the moment of a pass."""
        if all(s.passed):
            return s.done()
        return TurnOf((self.seat + 1) % s.seats()).begin(s)

    def why_not(self, s: MafiaCity, seat: Seat, thing: Thing) -> Reason:
        return why_no_action(s, seat, thing)


class PassedTurn(Frame, frozen=True):
    """§3.1.7. A player who has passed may use a Bullet, and then must act."""

    seat: Seat

    def begin(self, s: MafiaCity) -> Flow:
        count_turn(s, self.seat)
        return s.ask(self.seat, self.bullet, then=self.chosen)

    def bullet(self, s: MafiaCity, seat: Seat) -> Options:
        can_follow = s.crew[seat] or len(s.hands[seat]) > 1
        return _bullets(s.hands[seat]) if can_follow else OneOf((Decline(),))

    def chosen(self, s: MafiaCity, answer: Action) -> Flow:
        if isinstance(answer, Bullet):
            return s.call(BulletShot(self.seat, (answer.card,)), then=self.shot)
        return s.done()

    def shot(self, s: MafiaCity, executed: bool) -> Flow:
        if not executed or not (s.crew[self.seat] or s.hands[self.seat]):
            return s.done()
        return s.ask(self.seat, self.follow_up, then=self.followed)

    def follow_up(self, s: MafiaCity, seat: Seat) -> Options:
        return OneOf(tuple(actions(s, seat)))

    def followed(self, s: MafiaCity, answer: Action) -> Flow:
        effect = act(s, self.seat, answer)
        return s.done() if effect is None else s.become(effect)

    def why_not(self, s: MafiaCity, seat: Seat, thing: Thing) -> Reason:
        match thing:
            case ("symbol", int(card)) if s.kind == "follow_up" and symbol_of(card) == BULLET:
                return Reason("one-bullet-a-turn", rule="3.1.7")
        if s.kind == "follow_up":
            return why_no_action(s, seat, thing)
        return Reason("only-a-bullet-now", rule="3.1.7")


def actions(s: MafiaCity, seat: Seat) -> list[Action]:
    """§3.1.1-3.1.5. Everything but passing."""
    hand = s.hands[seat]
    out: list[Action] = [*PLACES] if s.crew[seat] else []
    for card in different(hand):
        if kind_of(card) in ACTION_KINDS:
            plays = ACTION_CARDS[kind_of(card)].plays(s, seat, card)
            out += plays if not s.house.target_late else _untold(plays)
    hats = hat_moves(s, seat)
    out += hats if not s.house.target_late else _untold(tuple(hats))
    out += _temporizing(hand)
    return out


def act(s: MafiaCity, seat: Seat, answer: Action) -> Effect | None:
    """Carry out what nobody can cancel; hand back the effect that must be announced first."""
    match answer:
        case Place(at):
            to_crew(s, seat, -1)
            put_chip(s, seat, at)
            s.tell(Placed(seat, at))
            return None
        case Temporize(card):
            throw_away(s, seat, card)
            s.tell(Temporized(seat, card))
            return None
    return effect_of(seat, answer)


def effect_of(seat: Seat, answer: Action) -> Effect:
    """The effect that a card or a Hat announces."""
    match answer:
        case Play(card, target):
            return ACTION_CARDS[kind_of(card)](seat, (card,), target)
        case Hat((card,), target):
            return OneHat(seat, (card,), target)
        case Hat(cards, target):
            return TwoHats(seat, cards, target)
    raise TypeError(answer)


def may_shoot(s: MafiaCity, seat: Seat) -> bool:
    """§3.1.7. Public: with a card to follow the Bullet, or a card and a chip."""
    cards = len(s.hands[seat])
    enough = cards > 1 or (cards == 1 and s.crew[seat] > 0)
    return enough and not capped(s, s.turns[seat])


def must_pass(s: MafiaCity, seat: Seat) -> bool:
    """§7.3. No crew, no action card and no usable Hat."""
    if not s.house.strict_pass or s.crew[seat]:
        return False
    usable = any(kind_of(c) in ACTION_KINDS for c in s.hands[seat])
    return not usable and not hat_moves(s, seat)


def capped(s: MafiaCity, taken: int) -> bool:
    """§7.14. The cap against an endless phase."""
    return 0 < s.house.turn_cap <= taken


def count_turn(s: MafiaCity, seat: Seat) -> None:
    s.turns = put(s.turns, seat, s.turns[seat] + 1)


def why_no_action(s: MafiaCity, seat: Seat, thing: Thing) -> Reason:
    """Why a card, its text or symbol, a location or a chip is of no use on one's turn."""
    if capped(s, s.turns[seat] - 1):
        return Reason("turn-cap", (("turns", s.house.turn_cap),), "7.14")
    if must_pass(s, seat):
        return Reason("strict-pass", rule="7.3")
    match thing:
        case ("text", int(card)):
            return why_no_text(card)
        case ("symbol", int(card)):
            return why_no_symbol(s, seat, card)
        case ("location", _):
            return Reason("no-crew", rule="3.1.1")
        case ("chip", int(at), int(height)) if owner_of(s, at, height) == seat:
            return Reason("needs-a-hat", rule="1.5.1")
        case ("chip", *_):
            return Reason("not-your-chip", rule="1.5.1")
    return Reason("not-now", rule="3.1")


def why_no_text(card: Card) -> Reason:
    """§1.6. Why the text of a card cannot be used as an action."""
    kind = kind_of(card)
    if kind not in ACTION_KINDS:
        rule = f"1.6.{kind + 1}"
        return Reason("not-an-action-card", (("card", card),), rule)
    return Reason(ACTION_CARDS[kind].missing, (("card", card),), ACTION_CARDS[kind].rule)


def why_no_symbol(s: MafiaCity, seat: Seat, card: Card) -> Reason:
    """§1.5. Why the symbol of a card cannot be used as an action."""
    match symbol_of(card):
        case symbol if symbol == HAT:
            return Reason("no-use-for-a-hat", rule="1.5.1")
        case symbol if symbol == FIST:
            return Reason("fists-only-react", rule="1.5.3")
        case symbol if symbol == BULLET:
            return Reason("bullet-needs-pass", rule="1.5.4")
    return Reason("plus-only-in-club", rule="1.5.5")


@lru_cache(maxsize=16384)
def _temporizing(hand: tuple[Card, ...]) -> tuple[Action, ...]:
    return tuple([_temporize(c) for c in different(hand)])


@cache
def _temporize(card: Card) -> Temporize:
    return Temporize(card)


@lru_cache(maxsize=16384)
def _bullets(hand: tuple[Card, ...]) -> OneOf:
    return OneOf((Decline(), *[Bullet(c) for c in with_symbol(hand, BULLET)]))


def _untold(plays: tuple[Action, ...]) -> tuple[Action, ...]:
    """§7.4. The same announcements, without their targets."""
    bare = [Play(p.card) if isinstance(p, Play) else Hat(p.cards) for p in plays]  # type: ignore[attr-defined]
    return tuple(dict.fromkeys(bare))
