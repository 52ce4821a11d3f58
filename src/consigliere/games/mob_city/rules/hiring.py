"""§3.1.1 The Enforcer privilege: a hidden pool, hired in rank order."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from consigliere.kernel import (
    CHANCE,
    SPECTATOR,
    UNSEEN,
    Action,
    Card,
    Flow,
    Frame,
    OneOf,
    Options,
    Reason,
    Seat,
    Thing,
    insert,
    take,
)

from ..actions import Fill, Hire, Shift, Stop
from ..edition import EDITIONS
from ..events import (
    Hired,
    HiredOpenly,
    PoolDrawn,
    PoolOpen,
    PoolReturned,
    PoolSeen,
    Shifted,
    ShiftedOpenly,
)
from ..parts import LIEUTENANT, Slot
from ..state import MobCity
from ..zones import Group, Pool
from .crew import characters, is_lieutenant, set_group

SlotManning = tuple[tuple[bool, bool], ...]  # each slot: with a Lieutenant, with any character


class Hiring(Frame, frozen=True):
    """§3.1.1. The pool is drawn; in rank order everybody hires; the rest goes under the deck."""

    rank: tuple[Seat, ...]

    def begin(self, s: MobCity) -> Flow:
        wanted = sum([allowance(s, seat) for seat in self.rank])
        return s.call(DrawPool(min(wanted, len(s.deck))), then=self.drawn)

    def drawn(self, s: MobCity) -> Flow:
        s.tell(PoolDrawn(len(s.pool)))
        if s.house.open_pool:
            s.pool = Pool(s.pool.cards, (SPECTATOR, *range(s.seats())))
            s.tell(PoolOpen(s.pool.cards))
        allowances = tuple([allowance(s, seat) for seat in self.rank])
        return s.call(HireInRank(self.rank, allowances), then=self.clear)

    def clear(self, s: MobCity) -> Flow:
        """§5.5. What nobody hired goes under the deck, unseen."""
        if s.pool:
            s.tell(PoolReturned(len(s.pool)))
            known = s.pool.cards if s.house.open_pool else ()
            s.deck = s.deck.under(known, () if known else s.pool.cards)
        s.pool = Pool()
        return s.done()


def allowance(s: MobCity, seat: Seat) -> int:
    """§3.1.1. More cards for the notorious."""
    numbers = s.ed.numbers
    return numbers.pool_notorious if s.notoriety[seat] > numbers.notorious else numbers.pool


class DrawPool(Frame, frozen=True):
    """§3.1.1. Cards come from the top of the deck, seen by nobody yet."""

    left: int

    def begin(self, s: MobCity) -> Flow:
        if not self.left:
            return s.done()
        return s.ask(CHANCE, self.fill, then=self.filled)

    def fill(self, s: MobCity, _chance: Seat) -> Options:
        return s.deck.draw(Fill(UNSEEN))

    def filled(self, s: MobCity, answer: Fill) -> Flow:
        s.deck = s.deck.without(answer.card)
        s.pool = Pool(insert(s.pool.cards, answer.card))
        return DrawPool(self.left - 1).begin(s)


class HireInRank(Frame, frozen=True):
    """§3.1.1. The Captain whose turn it is looks at the pool and hires, card by card."""

    left: tuple[Seat, ...]  # the first of them is hiring
    may_hire: tuple[int, ...]  # cards each may still take
    looked: bool = False
    may_shift: int = 0

    def begin(self, s: MobCity) -> Flow:
        if not self.left or not s.pool.cards:
            return s.done()
        seat = self.left[0]
        if not s.house.open_pool:
            s.pool = Pool(s.pool.cards, (seat,))
            s.tell(PoolSeen(seat, s.pool.cards))
        moves = sum([len(group) for group in s.crews[seat]]) if s.house.moving else 0
        return replace(self, looked=True, may_shift=moves).offer(s)

    def offer(self, s: MobCity) -> Flow:
        return s.ask(self.left[0], self.hire, then=self.chosen)

    def hire(self, s: MobCity, seat: Seat) -> Options:
        out: list[Action] = [Stop()]
        if self.may_hire[0]:
            out += hires(s, seat)
        return OneOf((*out, *shifts(s, seat))) if self.may_shift else OneOf(tuple(out))

    def chosen(self, s: MobCity, answer: Action) -> Flow:
        if isinstance(answer, Hire):
            take_on(s, answer)
            more = replace(self, may_hire=(self.may_hire[0] - 1, *self.may_hire[1:]))
            return (
                more.offer(s) if s.pool and (more.may_hire[0] or self.may_shift) else more.next(s)
            )
        if isinstance(answer, Shift):
            move(s, answer)
            return replace(self, may_shift=self.may_shift - 1).offer(s)
        return self.next(s)

    def next(self, s: MobCity) -> Flow:
        if not s.house.open_pool:
            s.pool = Pool(s.pool.cards)
        return HireInRank(self.left[1:], self.may_hire[1:]).begin(s)

    def why_not(self, s: MobCity, seat: Seat, thing: Thing) -> Reason:
        match thing:
            case _ if not self.may_hire[0]:
                return Reason("hired-enough", rule="3.1.1")
            case ("card", int(card)) if card in s.pool.cards and is_lieutenant(s, card):
                return Reason("one-lieutenant-a-group", rule="3.1.5")
            case ("card", int(card)) if card in s.pool.cards:
                return Reason("weapon-needs-character", rule="3.1.5")
            case ("slot", _):
                return Reason("nothing-for-this-slot", rule="3.1.5")
        return Reason("hire-from-the-pool", rule="3.1.1")


def hires(s: MobCity, seat: Seat) -> list[Action]:
    """§3.1.5. Every card of the pool in every slot where it may be placed."""
    places = _places(s.edition, seat, manned(s, seat))
    return [hire for card in dict.fromkeys(s.pool.cards) for hire in places[card]]


@lru_cache(maxsize=4096)
def _places(edition: str, seat: Seat, crew: SlotManning) -> tuple[tuple[Hire, ...], ...]:
    """For every card there is, all ways to hire it into such a crew."""
    return tuple(
        [
            tuple([Hire(seat, slot, card) for slot in open_slots(kind, crew)])
            for card, kind in enumerate(EDITIONS[edition].kinds)
        ]
    )


def open_slots(kind: int, crew: SlotManning) -> list[Slot]:
    """§3.1.5. One Lieutenant to a slot; a weapon needs a character; others go anywhere."""
    return [
        slot
        for slot, (boss, people) in enumerate(crew)
        if kind < LIEUTENANT or (not boss if kind == LIEUTENANT else people)
    ]


def manned(s: MobCity, seat: Seat) -> SlotManning:
    return tuple([_has(s.edition, group.cards) for group in s.crews[seat]])


@lru_cache(maxsize=4096)
def _has(edition: str, cards: tuple[Card, ...]) -> tuple[bool, bool]:
    """Whether there is a Lieutenant, and whether there is a character at all."""
    kinds = [EDITIONS[edition].kinds[c] for c in cards]
    return LIEUTENANT in kinds, any(kind <= LIEUTENANT for kind in kinds)


def take_on(s: MobCity, answer: Hire) -> None:
    seat, slot, card = answer.seat, answer.slot, answer.card
    s.pool = Pool(take(s.pool.cards, card), s.pool.eyes)
    face_up = s.house.open_pool or is_lieutenant(s, card)
    set_group(s, seat, slot, s.crews[seat][slot].with_(card, face_up))
    event = HiredOpenly if face_up else Hired
    s.tell(event(seat, slot, card))


def shifts(s: MobCity, seat: Seat) -> list[Action]:
    """§7.5. A card to another slot, if both slots are in order afterwards."""
    out: list[Action] = []
    kinds, crew = s.ed.kinds, manned(s, seat)
    for slot, group in enumerate(s.crews[seat]):
        for card in dict.fromkeys(group.cards):
            rest = Group(seat, take(group.cards, card))
            if s.ed.is_character(card) and rest.cards and not characters(s, rest):
                continue
            out += [
                Shift(seat, slot, to, card) for to in open_slots(kinds[card], crew) if to != slot
            ]
    return out


def move(s: MobCity, answer: Shift) -> None:
    seat, card = answer.seat, answer.card
    face_up = is_lieutenant(s, card)
    group = s.crews[seat][answer.slot]
    left = Group(seat, take(group.cards, card), group.shown, group.bare)
    known = tuple([c for c in left.cards if is_lieutenant(s, c)])
    set_group(s, seat, answer.slot, left.unsure(known))
    set_group(s, seat, answer.to, s.crews[seat][answer.to].with_(card, face_up))
    event = ShiftedOpenly if face_up else Shifted
    s.tell(event(seat, answer.slot, answer.to, card))
