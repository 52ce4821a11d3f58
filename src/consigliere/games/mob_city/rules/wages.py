"""§3.2.1, §3.2.5 Wages: whoever cannot pay all must let some go."""

from __future__ import annotations

from itertools import combinations

from consigliere.kernel import Action, Card, Flow, Frame, OneOf, Options, Reason, Seat, Thing, put

from ..actions import Dismiss, KeepOne, Stop
from ..edition import Edition
from ..events import CannotPayOne, Dismissed, DismissedOpenly, LastManStays
from ..parts import LIEUTENANT, Slot
from ..state import MobCity
from ..zones import Group
from .bank import charge, tell_purse
from .crew import characters, drop_orphans, go_under, is_lieutenant, leave_unseen, lieutenants

Cards = tuple[tuple[Card, ...], ...]  # of each slot


class Wages(Frame, frozen=True):
    """§3.2.1. Paid at once if the cash is there; §7.6 some may be dismissed first if agreed."""

    seat: Seat

    def begin(self, s: MobCity) -> Flow:
        tell_purse(s, self.seat)
        if bill(s, self.seat) > s.cash[self.seat]:
            return self.short(s)
        if s.house.dismissal and any(s.crews[self.seat]):
            return s.ask(self.seat, self.let_go, then=self.let_gone)
        return self.settle(s)

    def let_go(self, s: MobCity, seat: Seat) -> Options:
        """§7.6. One character must stay."""
        all_of_them = cards_of(s, seat)
        many = sum([s.ed.is_character(c) for slot in all_of_them for c in slot]) > 1
        out = [
            Dismiss(seat, slot, c)
            for slot, cards in enumerate(all_of_them)
            for c in dict.fromkeys(cards)
            if many or not s.ed.is_character(c)
        ]
        return OneOf((Stop(), *out))

    def let_gone(self, s: MobCity, answer: Action) -> Flow:
        if isinstance(answer, Dismiss):
            dismiss(s, answer)
            return self.begin(s)
        return self.settle(s)

    def settle(self, s: MobCity) -> Flow:
        charge(s, self.seat, bill(s, self.seat), "wages")
        return s.done()

    def short(self, s: MobCity) -> Flow:
        """§3.2.5. If not one character can be paid, one stays for nothing."""
        cards = [c for group in s.crews[self.seat] for c in group.cards]
        people = [c for c in cards if s.ed.is_character(c)]
        if min([s.ed.wage(c) for c in people or cards]) <= s.cash[self.seat]:
            return s.become(Dismissing(self.seat))
        s.tell(CannotPayOne(self.seat))
        if people:
            return s.ask(self.seat, self.last_man, then=self.stays)
        return self.all_leave(s)

    def all_leave(self, s: MobCity) -> Flow:
        """§3.2.5. Weapons alone, and not one of them can be paid."""
        for slot, group in enumerate(s.crews[self.seat]):
            for card in group.cards:
                s.tell(Dismissed(self.seat, slot, card))
            leave_unseen(s, self.seat, slot, group.cards)
        return s.done()

    def last_man(self, s: MobCity, seat: Seat) -> Options:
        crew = s.crews[seat]
        return OneOf(
            tuple(
                [
                    KeepOne(seat, slot, c)
                    for slot, group in enumerate(crew)
                    for c in dict.fromkeys(characters(s, group))
                ]
            )
        )

    def stays(self, s: MobCity, answer: KeepOne) -> Flow:
        stays = Group(self.seat, (answer.card,), lieutenants(s, (answer.card,)))
        crew = [Group(self.seat)] * len(s.crews[self.seat])
        crew[answer.slot] = stays
        gone = [c for group in s.crews[self.seat] for c in group.cards]
        gone.remove(answer.card)
        s.crews = put(s.crews, self.seat, tuple(crew))
        go_under(s, tuple(gone))
        s.tell(LastManStays(self.seat, answer.slot))
        return s.done()

    def why_not(self, s: MobCity, seat: Seat, thing: Thing) -> Reason:
        return Reason("choose-a-card", rule="3.2.1")


class Dismissing(Frame, frozen=True):
    """§3.2.1. Cards leave one by one until the rest can be paid, and none more than needed."""

    seat: Seat
    least: int = 0  # the smallest wage among those gone; who they were only their Captain knows

    def begin(self, s: MobCity) -> Flow:
        tell_purse(s, self.seat)
        if bill(s, self.seat) <= s.cash[self.seat]:
            charge(s, self.seat, bill(s, self.seat), "wages")
            return s.done()
        return s.ask(self.seat, self.dismiss, then=self.chosen)

    def dismiss(self, s: MobCity, seat: Seat) -> Options:
        crew, cash = cards_of(s, seat), s.cash[seat]
        choices = dismissals(s.ed, crew, cash, self.least, s.house.orphan_rule)
        return OneOf(tuple([Dismiss(seat, *d) for d in choices]))

    def chosen(self, s: MobCity, answer: Dismiss) -> Flow:
        dismiss(s, answer)
        wage = s.ed.wage(answer.card)
        return Dismissing(self.seat, min(self.least or wage, wage)).begin(s)

    def why_not(self, s: MobCity, seat: Seat, thing: Thing) -> Reason:
        return Reason("no-more-than-needed", rule="3.2.1")


def bill(s: MobCity, seat: Seat) -> int:
    """§3.2.1. What the crew costs today."""
    wages = s.ed.wages
    return sum([wages[c] for group in s.crews[seat] for c in group.cards])


def cards_of(s: MobCity, seat: Seat) -> Cards:
    return tuple([group.cards for group in s.crews[seat]])


def owed(ed: Edition, crew: Cards) -> int:
    wages = ed.wages
    return sum([wages[c] for cards in crew for c in cards])


def dismiss(s: MobCity, answer: Dismiss) -> None:
    seat, slot, card = answer.seat, answer.slot, answer.card
    event = DismissedOpenly if is_lieutenant(s, card) else Dismissed
    s.tell(event(seat, slot, card))
    leave_unseen(s, seat, slot, (card,))
    drop_orphans(s, seat, slot)


def dismissals(
    ed: Edition, crew: Cards, cash: int, least: int, orphan_rule: bool
) -> list[tuple[Slot, Card]]:
    """§3.2.1. The cards that may leave next, so that in the end none left more than needed.

    `least` is the smallest wage among those already gone (0: none).
    """
    out, anybody = [], somebody(ed, crew)
    for slot, cards in enumerate(crew):
        for card in dict.fromkeys(cards):
            after = without(ed, crew, slot, card, orphan_rule)
            if anybody and not somebody(ed, after):
                continue
            lowest = min(least or ed.wage(card), ed.wage(card))
            spare = cash - owed(ed, after)
            if spare < lowest if spare >= 0 else can_go_on(ed, after, cash, lowest, orphan_rule):
                out.append((slot, card))
    return out


def somebody(ed: Edition, crew: Cards) -> bool:
    """Whether the crew has a character."""
    return any(ed.is_character(c) for cards in crew for c in cards)


def can_go_on(ed: Edition, crew: Cards, cash: int, least: int, orphan_rule: bool) -> bool:
    """§3.2.1. Whether some part of the crew can be kept and nobody gone could be kept as well.

    Only Lieutenants cost more than the others: try each set of them, then keep all one can.
    """
    w, big = ed.numbers.wage, ed.numbers.lieutenant_wage
    slots = [_head_count(ed, cards) for cards in crew if cards]
    bosses = [i for i, (has_boss, _, _) in enumerate(slots) if has_boss]
    for n in range(len(bosses) + 1):
        for kept in combinations(bosses, n):
            others = [
                (people, arms if people or i in kept or not orphan_rule else 0)
                for i, (_, people, arms) in enumerate(slots)
            ]
            most = sum([people + arms for people, arms in others])
            stay = min(most, (cash - n * big) // w) if cash >= n * big else -1
            spare = cash - n * big - stay * w
            enough = spare < w if stay < most else spare < big
            if (
                stay >= 0
                and enough
                and spare < least
                and (n or (stay and any(p for p, _ in others)) or not somebody(ed, crew))
            ):
                return True
    return False


def _head_count(ed: Edition, cards: tuple[Card, ...]) -> tuple[bool, int, int]:
    """Whether a slot has a Lieutenant, how many other characters, how many weapons."""
    kinds = [ed.kinds[c] for c in cards]
    people = sum([kind < LIEUTENANT for kind in kinds])
    return LIEUTENANT in kinds, people, sum([kind > LIEUTENANT for kind in kinds])


def without(ed: Edition, crew: Cards, slot: Slot, card: Card, orphan_rule: bool) -> Cards:
    """The crew after a card is gone, and with it the weapons it leaves alone if agreed (§7.14)."""
    cards = list(crew[slot])
    cards.remove(card)
    if orphan_rule and not any(ed.is_character(c) for c in cards):
        cards = []
    return (*crew[:slot], tuple(cards), *crew[slot + 1 :])
