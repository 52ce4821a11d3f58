"""§2 Set-up: In Favour, the city, the first Soldiers."""

from __future__ import annotations

from consigliere.kernel import (
    CHANCE,
    UNSEEN,
    Action,
    Bag,
    EachInTurn,
    Flow,
    Frame,
    OneOf,
    Options,
    Poll,
    Reason,
    Seat,
    Thing,
    in_turn,
)

from ..actions import Deal, Favour, Lay, Name, Settle
from ..events import BlockLaid, InFavour, Settled, SoldierDealt, WillChosen
from ..parts import SOLDIER, WILLS
from ..state import MobCity
from ..zones import Group, Testament
from .city import city_plan
from .crew import set_group
from .day import Day


class Setting(Frame, frozen=True):
    """§2. Money, boards and decks lie ready; the rest is chance, and the first slot."""

    def begin(self, s: MobCity) -> Flow:
        return s.call(FirstFavour(), then=self.city)

    def city(self, s: MobCity) -> Flow:
        return s.call(LayCity(), then=self.soldiers)

    def soldiers(self, s: MobCity) -> Flow:
        return s.call(DealSoldiers(in_turn(0, s.captains())), then=self.will)

    def will(self, s: MobCity) -> Flow:
        if s.house.consigliere == "chair":
            return s.call(ChooseWill(s.captains()), then=self.slots)
        return self.slots(s)

    def slots(self, s: MobCity) -> Flow:
        return s.call(FirstSlots(in_turn(0, s.captains())), then=self.settled)

    def settled(self, s: MobCity, answers: tuple[tuple[Seat, Action], ...]) -> Flow:
        """§2.7. Until now the Soldier lay in the first slot."""
        for seat, answer in answers:
            assert isinstance(answer, Settle)
            soldier = s.crews[seat][0].cards
            set_group(s, seat, 0, Group(seat))
            set_group(s, seat, answer.slot, Group(seat, soldier))
            s.tell(Settled(seat, answer.slot))
        return s.become(Day())


class FirstFavour(Frame, frozen=True):
    """§2.10. Who is In Favour first is drawn at random; §7.1 unless the host has chosen."""

    def begin(self, s: MobCity) -> Flow:
        if s.house.first == "random":
            return s.ask(CHANCE, self.favour, then=self.drawn)
        return self.drawn(s, Favour(int(s.house.first)))

    def favour(self, s: MobCity, _chance: Seat) -> Options:
        return Bag(Favour(UNSEEN), tuple(range(s.captains())))

    def drawn(self, s: MobCity, answer: Favour) -> Flow:
        s.favour = answer.whom
        s.tell(InFavour(s.favour))
        return s.done()


class LayCity(Frame, frozen=True):
    """§2.4. As many blocks as the layout has are drawn and laid at random."""

    def begin(self, s: MobCity) -> Flow:
        if len(s.city) == len(city_plan(s)):
            return s.done()
        return s.ask(CHANCE, self.lay, then=self.laid)

    def lay(self, s: MobCity, _chance: Seat) -> Options:
        blocks = range(len(s.ed.blocks))
        return Bag(Lay(UNSEEN), tuple([b for b in blocks if b not in s.city]))

    def laid(self, s: MobCity, answer: Lay) -> Flow:
        s.city = (*s.city, answer.block)
        s.tell(BlockLaid(answer.block))
        return self.begin(s)


class DealSoldiers(EachInTurn, frozen=True):
    """§2.7. Everybody gets a Soldier."""

    def one(self, s: MobCity, seat: Seat) -> Frame:
        return DealSoldier(seat)


class DealSoldier(Frame, frozen=True):
    """§2.7. A Soldier is dealt face down; only Soldiers are in the deck for this."""

    seat: Seat

    def begin(self, s: MobCity) -> Flow:
        return s.ask(CHANCE, self.deal, then=self.dealt)

    def deal(self, s: MobCity, _chance: Seat) -> Options:
        soldiers = tuple([c for c in s.deck.top if s.ed.kinds[c] == SOLDIER])
        return Bag(Deal(self.seat, UNSEEN), soldiers)

    def dealt(self, s: MobCity, answer: Deal) -> Flow:
        s.deck = s.deck.without(answer.card)
        set_group(s, self.seat, 0, Group(self.seat, (answer.card,)))
        s.tell(SoldierDealt(self.seat, answer.card))
        return s.done()


class ChooseWill(Frame, frozen=True):
    """§7.16. A separate Consigliere picks one of the Will cards and keeps it face down."""

    seat: Seat

    def begin(self, s: MobCity) -> Flow:
        return s.ask(self.seat, self.name_will, then=self.named)

    def name_will(self, s: MobCity, seat: Seat) -> Options:
        return OneOf(tuple([Name(seat, will) for will in range(len(WILLS))]))

    def named(self, s: MobCity, answer: Name) -> Flow:
        s.testament = Testament(answer.will, self.seat)
        s.tell(WillChosen(self.seat, answer.will))
        return s.done()

    def why_not(self, s: MobCity, seat: Seat, thing: Thing) -> Reason:
        return Reason("choose-a-will", rule="7.16")


class FirstSlots(Poll, frozen=True):
    """§2.7. All at once, everybody chooses the slot of his Soldier."""

    def choose(self, s: MobCity, _seat: Seat) -> Options:
        return OneOf(tuple([Settle(slot) for slot in range(s.ed.numbers.slots)]))
