"""§3.2 Phase 2, Corruption."""

from __future__ import annotations

from functools import cache, lru_cache

from consigliere.kernel import (
    Action,
    Card,
    EachInTurn,
    Flow,
    Frame,
    Known,
    OneOf,
    Options,
    Reason,
    Seat,
    Thing,
    in_turn,
    put,
    take,
)

from ..actions import Bonus, Bribe, Decline, Gain, Spread, Waste
from ..events import BonusUsed, Bribed, LastCardGone, PhaseBegan, PlayedForGems, Wasted
from ..parts import BARB, COUNSELLORS, GENERIC, HALL, MASS, NEWS, PIZZA, PRISON, Character, Place
from ..state import ONE_SHOTS, Mafiozoo
from .table import gain, on_photo, place_from_reserve, placeable
from .walk import bribes


class CorruptionPhase(Frame, frozen=True):
    """§3.2. Clockwise from the first player, one card each, until the hands are empty."""

    def begin(self, s: Mafiozoo) -> Flow:
        s.tell(PhaseBegan(2))
        if s.house.bonus_window == "any":
            others = in_turn(s.first, s.seats())[1:]
            return s.call(AnyTime(others), then=CardTurn(s.first).begin)
        return s.become(CardTurn(s.first))


class CardTurn(Frame, frozen=True):
    """§3.2.1, §3.2.2. The next player with two or more cards plays one."""

    seat: Seat

    def begin(self, s: Mafiozoo) -> Flow:
        seat = next_with_cards(s, self.seat)
        if seat is not None:
            return CardTurn(seat).take(s)
        order = in_turn(s.first, s.seats())
        if s.house.bonus_window == "any":
            return s.become(AnyTime(order))
        return s.become(FinalBonuses(order)) if s.house.bonus_window == "final" else s.done()

    def take(self, s: Mafiozoo) -> Flow:
        return s.ask(self.seat, self.corrupt, then=self.chosen)

    def corrupt(self, s: Mafiozoo, seat: Seat) -> Options:
        return OneOf((*card_plays(s, seat), *bonuses(s, seat)))

    def chosen(self, s: Mafiozoo, answer: Action) -> Flow:
        if isinstance(answer, Bonus):
            use_bonus(s, self.seat, answer)
            return self.take(s)
        play_card(s, self.seat, answer)
        return self.after(s)

    def after(self, s: Mafiozoo) -> Flow:
        """§3.2.4. Bonuses may also be used after the card."""
        if bonuses(s, self.seat):
            return s.ask(self.seat, self.bonus, then=self.used)
        return self.over(s)

    def bonus(self, s: Mafiozoo, seat: Seat) -> Options:
        return OneOf((Decline(), *bonuses(s, seat)))

    def used(self, s: Mafiozoo, answer: Action) -> Flow:
        if isinstance(answer, Bonus):
            use_bonus(s, self.seat, answer)
            return self.after(s)
        return self.over(s)

    def over(self, s: Mafiozoo) -> Flow:
        """The next player's turn; at any time (§6.2) the others may use their bonuses before it."""
        turn = CardTurn((self.seat + 1) % s.seats())
        if s.house.bonus_window != "any":
            return turn.begin(s)
        now = next_with_cards(s, turn.seat)
        if now is None:
            return turn.begin(s)
        order = in_turn(turn.seat, s.seats())[:-1]
        others = tuple([seat for seat in order if seat != now])
        return s.call(AnyTime(others), then=turn.begin)

    def why_not(self, s: Mafiozoo, seat: Seat, thing: Thing) -> Reason:
        return why_no_corruption(s, seat, thing)


def next_with_cards(s: Mafiozoo, seat: Seat) -> Seat | None:
    """§3.2.1. Clockwise from that seat, the first who has a card to play."""
    for one in in_turn(seat, s.seats()):
        if len(s.hands[one]) > 1:
            return one
    return None


class FinalBonuses(EachInTurn, frozen=True):
    """§3.2.4. When all cards are played, each may use the bonuses he has left, in turn order."""

    def one(self, s: Mafiozoo, seat: Seat) -> Frame | None:
        return LastBonuses(seat) if bonuses(s, seat) else None


class AnyTime(Frame, frozen=True):
    """§6.2. All who have bonuses left may use them, in this order, until nobody does any more."""

    order: tuple[Seat, ...]
    used: tuple[tuple[Place, ...], ...] = ()  # when the present lap began

    def begin(self, s: Mafiozoo) -> Flow:
        return s.call(FinalBonuses(self.order), then=AnyTime(self.order, s.used).lap)

    def lap(self, s: Mafiozoo) -> Flow:
        return s.done() if s.used == self.used else self.begin(s)


class LastBonuses(Frame, frozen=True):
    """§3.2.4. One player's last chance to use his bonuses."""

    seat: Seat

    def begin(self, s: Mafiozoo) -> Flow:
        if not bonuses(s, self.seat):
            return s.done()
        return s.ask(self.seat, self.bonus, then=self.used)

    def bonus(self, s: Mafiozoo, seat: Seat) -> Options:
        return OneOf((Decline(), *bonuses(s, seat)))

    def used(self, s: Mafiozoo, answer: Action) -> Flow:
        if isinstance(answer, Bonus):
            use_bonus(s, self.seat, answer)
            return self.begin(s)
        return s.done()

    def why_not(self, s: Mafiozoo, seat: Seat, thing: Thing) -> Reason:
        return why_no_corruption(s, seat, thing)


def card_plays(s: Mafiozoo, seat: Seat) -> list[Action]:
    """§3.2.2. Every card for gems, for a bribe, or for nothing."""
    reserve, fund = s.reserve[seat], s.fund[seat]
    idle, back = plays_for_nothing(s, seat), s.house.walk == "back"
    news, specific, generic = s.active(seat, NEWS), specific_gems(s, seat), s.ed.numbers.generic
    out: list[Action] = []
    for card in dict.fromkeys(s.hands[seat]):
        most = generic if card == GENERIC else specific
        if reserve:
            out += _gains(card, most if most < reserve else reserve)
        if fund:
            out += bribes(s.edition, card, most if most < fund else fund, news, back)
        if idle:
            out.append(Waste(card))
    return out


def plays_for_nothing(s: Mafiozoo, seat: Seat) -> bool:
    """§6.7. Always, or only where no gem can move."""
    return s.house.empty_play == "free" or not (s.reserve[seat] or s.fund[seat])


def specific_gems(s: Mafiozoo, seat: Seat) -> int:
    """§1.7.15. How many gems a card with a character moves at most."""
    return s.ed.numbers.specific_hall if s.active(seat, HALL) else s.ed.numbers.specific


def play_card(s: Mafiozoo, seat: Seat, answer: Action) -> None:
    """§3.2.2. The card is shown and discarded; the last one in hand goes unseen (§3.2.1)."""
    assert isinstance(answer, Bribe | Gain | Waste)
    if isinstance(answer, Bribe):
        s.tell(Bribed(seat, answer.card, answer.spread))
        bribe(s, seat, answer.spread)
    elif isinstance(answer, Gain):
        s.tell(PlayedForGems(seat, answer.card, answer.gems))
        gain(s, seat, answer.gems)
    else:
        s.tell(Wasted(seat, answer.card))
    throw_away(s, seat, answer.card, tuple(range(s.seats())))
    if len(s.hands[seat]) == 1:
        throw_away(s, seat, s.hands[seat][0], (seat,))
        s.tell(LastCardGone(seat))


def bribe(s: Mafiozoo, seat: Seat, spread: Spread) -> None:
    """§3.2.3. Gems from the fund lie where the walk has left them."""
    for c, gems in spread:
        on_photo(s, c, seat, gems)
    s.fund = put(s.fund, seat, s.fund[seat] - sum([gems for _, gems in spread]))


def throw_away(s: Mafiozoo, seat: Seat, card: Card, eyes: tuple[Seat, ...]) -> None:
    s.hands = put(s.hands, seat, take(s.hands[seat], card))
    s.discard = (*s.discard, Known(card, eyes))


def bonuses(s: Mafiozoo, seat: Seat) -> tuple[Bonus, ...]:
    """§3.2.4. One-shot bonuses that can still be used, with where their gem may go."""
    if not placeable(s, seat, 1):
        return ()
    return _bonuses(s.henchmen[seat], s.round, spent(s, seat), s.visited)


def spent(s: Mafiozoo, seat: Seat) -> tuple[Place, ...]:
    """§6.11. One-shot bonuses that give nothing more this round."""
    return s.used[seat] if s.house.bonus_uses == "once" else ()


@lru_cache(maxsize=16384)
def _bonuses(
    henchmen: tuple[int, ...], now: int, used: tuple[Place, ...], visited: Character
) -> tuple[Bonus, ...]:
    ready = [p for p in ONE_SHOTS if 0 < henchmen[p] < now and p not in used]
    return tuple([Bonus(p, c) for p in ready for c in bonus_targets(p, visited)])


def bonus_targets(place: Place, visited: Character) -> tuple[Character, ...]:
    """§1.7.9, §1.7.10, §1.7.13, §1.7.14."""
    if place == PRISON:
        return tuple([c for c in COUNSELLORS if c != visited])
    works = place == MASS or (place == PIZZA and visited < 2) or (place == BARB and visited >= 2)
    return (visited,) if works else ()


def use_bonus(s: Mafiozoo, seat: Seat, answer: Bonus) -> None:
    s.used = put(s.used, seat, (*s.used[seat], answer.place))
    place_from_reserve(s, answer.character, seat, 1)
    s.tell(BonusUsed(seat, answer.place, answer.character))


def why_no_corruption(s: Mafiozoo, seat: Seat, thing: Thing) -> Reason:
    """Why a card, a character or a place is of no use now."""
    match thing:
        case ("place", int(place)) if place in (HALL, NEWS):
            return Reason("works-by-itself", rule="3.2.4")
        case ("place", int(place)) if place not in ONE_SHOTS:
            return Reason("no-bonus-in-this-phase", (("place", place),), rule="3.2.4")
        case ("place", int(place)) if not s.henchmen[seat][place]:
            return Reason("no-henchman-there", rule="3.0.8")
        case ("place", int(place)) if not s.active(seat, place):
            return Reason("works-next-round", rule="3.0.8")
        case ("place", int(place)) if place in spent(s, seat):
            return Reason("bonus-used", rule="3.2.4")
        case ("place", _) if not placeable(s, seat, 1):
            return Reason("no-gems-to-place", rule="3.2.4")
        case ("place", _):
            return Reason("godfather-is-elsewhere", rule="3.2.4")
        case ("character", _) if s.kind == "bonus":
            return Reason("card-already-played", rule="3.2.1")
        case ("character", _) if not s.fund[seat]:
            return Reason("fund-is-empty", rule="3.2.2")
        case ("character", _):
            return Reason("no-card-reaches", rule="3.2.3")
        case ("card", _):
            return Reason("card-already-played", rule="3.2.1")
    return Reason("not-now", rule="3.2")


@cache
def _gains(card: Card, most: int) -> tuple[Gain, ...]:
    return tuple([Gain(card, gems) for gems in range(1, most + 1)])
