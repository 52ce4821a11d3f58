"""§4.1, §4.2 A shootout: line-up, weapons, initiative."""

from __future__ import annotations

from itertools import groupby

from msgspec import Struct

from consigliere.kernel import (
    Action,
    Card,
    Flow,
    Frame,
    OneOf,
    Options,
    Reason,
    Seat,
    Seen,
    Thing,
    put,
)

from ..actions import Arm, Lead, Ready
from ..events import LinedUp, NobodyLinedUp, ShootoutBegan
from ..parts import Building
from ..state import MobCity
from ..zones import Group, less
from .crew import characters, lay_bare, set_group, weapons
from .fight import Fight, Victory
from .fighters import Fighter, Fighters, may_carry
from .standoff import EndInStandOff


class Shootout(Frame, frozen=True):
    """§4. All groups at a building fight it out. Hands back: the winner's cards standing."""

    building: Building

    def begin(self, s: MobCity) -> Flow:
        s.tell(ShootoutBegan(self.building))
        armed = [seat for seat, slot in s.at(self.building) if len(s.crews[seat][slot]) > 1]
        plans = tuple([Arms(seat) for seat in range(s.seats())])
        return s.call(Arming(self.building, tuple(armed), plans), then=self.line_up)

    def line_up(self, s: MobCity, plans: tuple[Arms, ...]) -> Flow:
        """§4.1. All characters and assigned weapons are shown; the rest stays in the slot."""
        fighters: list[Fighter] = []
        for seat, slot in s.at(self.building):
            people = lined_up(s, seat, slot, plans[seat])
            if not people:
                s.tell(NobodyLinedUp(seat))
                lay_bare(s, seat, slot)
            fighters += people
        for f in fighters:
            s.tell(LinedUp(f.seat, f.card, f.weapons))
        if len({f.seat for f in fighters}) < 2:
            return self.no_fight(s, tuple(fighters))
        return s.become(Initiative(self.building, tuple(fighters), ties(s, tuple(fighters))))

    def no_fight(self, s: MobCity, fighters: Fighters) -> Flow:
        """§4.1.4. The only one with characters has won; without any, nobody has."""
        end = Victory if fighters else EndInStandOff
        return s.become(end(self.building, fighters, ((),) * s.seats()))


class Arms(Struct, frozen=True, gc=False):
    """§8.3. The weapons a Captain has given out, each to a character by his place; sealed."""

    owner: Seat
    given: tuple[tuple[Card, int], ...] = ()

    def seen(self, seat: Seat) -> Arms:
        return self if seat == self.owner else Arms(self.owner)

    def of(self, place: int) -> tuple[Card, ...]:
        return tuple(sorted([weapon for weapon, who in self.given if who == place]))


class Arming(Frame, frozen=True):
    """§4.1. All at once, in secret, weapons of a group are given to its characters."""

    building: Building
    left: tuple[Seat, ...]
    plans: Seen[tuple[Arms, ...]]

    def begin(self, s: MobCity) -> Flow:
        if not self.left:
            return s.done(self.plans)
        return s.ask_any(self.left, self.arm, then=self.chosen)

    def arm(self, s: MobCity, seat: Seat) -> Options:
        group = s.crews[seat][s.groups[seat].index(self.building)]
        arms, people = self.plans[seat], characters(s, group)
        spare = tuple(weapons(s, group))
        for weapon, _ in arms.given:
            spare = less(spare, weapon)
        places = {(c, arms.of(i)): i for i, c in reversed(list(enumerate(people)))}
        out = [
            Arm(seat, weapon, i)
            for weapon in dict.fromkeys(spare)
            for (c, carried), i in sorted(places.items(), key=lambda place: place[1])
            if may_carry(s.ed, c, carried, weapon)
        ]
        return OneOf((Ready(), *out))

    def chosen(self, s: MobCity, answered: tuple[Seat, Action]) -> Flow:
        seat, answer = answered
        if isinstance(answer, Arm):
            arms = Arms(seat, tuple(sorted((*self.plans[seat].given, (answer.weapon, answer.who)))))
            return Arming(self.building, self.left, put(self.plans, seat, arms)).begin(s)
        left = tuple([other for other in self.left if other != seat])
        return Arming(self.building, left, self.plans).begin(s)

    def why_not(self, s: MobCity, seat: Seat, thing: Thing) -> Reason:
        return Reason("no-hand-for-it", rule="4.1")


def lined_up(s: MobCity, seat: Seat, slot: int, arms: Arms) -> list[Fighter]:
    """§4.1. The characters of a group step on the table with their weapons."""
    group = s.crews[seat][slot]
    people = characters(s, group)
    rest = group
    for c in [*people, *[weapon for weapon, _ in arms.given]]:
        rest = rest.without(c)
    set_group(s, seat, slot, Group(seat, rest.cards, rest.shown))
    return [Fighter(seat, slot, c, arms.of(i)) for i, c in enumerate(people)]


def quickness(s: MobCity, f: Fighter) -> tuple[int, int]:
    """§4.2. Higher Reflex first; equal ones clockwise from the Captain In Favour."""
    return -s.ed.reflex[f.card], s.near_favour(f.seat)


def ties(s: MobCity, fighters: Fighters) -> tuple[tuple[int, ...], ...]:
    """§4.2. The fighters in order of acting, those equally quick and of one Captain together."""
    order = sorted(range(len(fighters)), key=lambda i: quickness(s, fighters[i]))
    grouped = groupby(order, key=lambda i: quickness(s, fighters[i]))
    return tuple([tuple(same) for _, same in grouped])


class Initiative(Frame, frozen=True):
    """§4.2. Own characters of equal Reflex act in the order their Captain chooses."""

    building: Building
    fighters: Fighters
    groups: tuple[tuple[int, ...], ...]  # in order of acting
    chosen: tuple[int, ...] = ()  # of the group being ordered

    def begin(self, s: MobCity) -> Flow:
        undecided = [g for g in self.groups if len(g) > 1 and self.differ(g)]
        if not undecided:
            order = tuple([i for group in self.groups for i in group])
            piles: tuple[tuple[Card, ...], ...] = ((),) * s.seats()
            return s.become(Fight(self.building, self.fighters, piles, order))
        first = min(undecided, key=lambda g: s.near_favour(self.fighters[g[0]].seat))
        asking = Initiative(self.building, self.fighters, self.groups, first)
        return s.ask(self.fighters[first[0]].seat, asking.lead, then=asking.led)

    def differ(self, group: tuple[int, ...]) -> bool:
        return len({(self.fighters[i].card, self.fighters[i].weapons) for i in group}) > 1

    def lead(self, s: MobCity, _seat: Seat) -> Options:
        """Who of them acts first; equal ones cannot be told apart."""
        alike = {(self.fighters[i].card, self.fighters[i].weapons): i for i in self.chosen[::-1]}
        return OneOf(tuple([Lead(i) for i in sorted(alike.values())]))

    def led(self, s: MobCity, answer: Lead) -> Flow:
        at = self.groups.index(self.chosen)
        rest = tuple([i for i in self.chosen if i != answer.fighter])
        groups = (*self.groups[:at], (answer.fighter,), rest, *self.groups[at + 1 :])
        return Initiative(self.building, self.fighters, groups).begin(s)

    def why_not(self, s: MobCity, seat: Seat, thing: Thing) -> Reason:
        return Reason("choose-who-acts-first", rule="4.2")
