"""§4.3-4.5 The fight itself: actions, results, and the end."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from msgspec.structs import replace

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
    Reason,
    Seat,
    SomeOf,
    Thing,
    put,
    take,
)

from ..actions import Attack, Claim, Collect, Decline, Lob, Loot, Roll, Stop, Throw
from ..events import (
    Attacked,
    Claimed,
    Collected,
    GrenadeLobbed,
    Injured,
    Killed,
    Looted,
    Missed,
    ShootoutWon,
)
from ..parts import ASSASSIN, BARE_HANDS, COLT, GUNS, LIEUTENANT, NOBODY, TORPEDO, Building
from ..state import MobCity
from .bank import set_notoriety
from .crew import drop_orphans, go_home, lay_bare, set_group
from .fighters import (
    Fighter,
    Fighters,
    bare_handed,
    bonus_of,
    claimable,
    down,
    enemies,
    grenades,
    guns,
    may_carry,
    of_seat,
    sides_left,
    standing,
)
from .grenade import close, may_be_bombed
from .standoff import EndInStandOff, in_vain, nobody_can_win, take_back

DIE: Final = (1, 2, 3, 4, 5, 6)
Piles = tuple[tuple[Card, ...], ...]  # weapons dropped by each Captain's group


class Fight(Frame, frozen=True):
    """§4.2, §4.3. In order of quickness everybody acts, round after round."""

    building: Building
    fighters: Fighters
    piles: Piles
    order: tuple[int, ...]
    at: int = 0
    second: tuple[Card, ...] = ()  # weapons a Torpedo may still attack with
    prey: Seat = NOBODY  # whose Molls and Assassins the actor may claim at once
    vain: int = 0  # turns in a row that could put nobody out

    def begin(self, s: MobCity) -> Flow:
        """The next one standing acts; when only one side stands it has won."""
        if len(sides_left(self.fighters)) == 1:
            return s.become(Victory(self.building, self.fighters, self.piles))
        all_in_vain = self.vain >= len(standing(self.fighters))
        if all_in_vain or nobody_can_win(s, self.fighters, self.piles):
            return s.become(EndInStandOff(self.building, self.fighters, self.piles))
        at = self.at
        while not self.fighters[self.order[at]].standing:
            at = (at + 1) % len(self.order)
        fight = replace(self, at=at, second=())
        return s.ask(fight.actor.seat, fight.act, then=fight.acted)

    @property
    def actor(self) -> Fighter:
        return self.fighters[self.order[self.at]]

    def act(self, s: MobCity, seat: Seat) -> Options:
        """§4.3. Attack, collect or claim; nobody may pass."""
        f = self.actor
        out = self.shots(s, f, f.weapons) + self.without_weapon(s, f)
        out += self.throws(s, f.weapons)
        own_pile = dict.fromkeys(self.piles[seat])
        out += [Collect(w) for w in own_pile if may_carry(s.ed, f.card, f.weapons, w)]
        out += [Claim(other) for other in sides_left(self.fighters) if self.may_claim(s, other)]
        return OneOf(tuple(out))

    def shots(self, s: MobCity, f: Fighter, weapons: tuple[Card, ...]) -> list[Action]:
        """§4.3.1. Every gun attack with some of the fighter's weapons."""
        targets = enemies(self.fighters, f.seat)
        return [Attack(gun, i) for gun in guns(s.ed, weapons) for i in targets]

    def without_weapon(self, s: MobCity, f: Fighter) -> list[Action]:
        """§4.3.1-4.3.3. The Lieutenant's Colt, bare hands, or an Assassin's sure kill."""
        kind, targets = s.ed.kinds[f.card], enemies(self.fighters, f.seat)
        ways = [COLT] if kind == LIEUTENANT else [ASSASSIN] if kind == ASSASSIN else []
        ways += [BARE_HANDS] if bare_handed(s.ed, f) else []
        return [Attack(way, i) for way in ways for i in targets]

    def throws(self, s: MobCity, weapons: tuple[Card, ...]) -> list[Action]:
        """§4.3.4, §7.10. With a Grenade: at characters, or at the building if agreed."""
        if not grenades(s.ed, weapons):
            return []
        b = self.building
        enemys = s.owner[b] != self.actor.seat and may_be_bombed(s, b)
        bomb = [Throw()] if s.house.grenade_in_shootout and enemys else []
        return [*self.lobs(s, self.actor), *bomb]

    def lobs(self, s: MobCity, f: Fighter) -> list[Action]:
        """§4.3.4. One or two of the standing characters of one group."""
        out: list[Action] = []
        for other in sides_left(self.fighters):
            if other != f.seat:
                there = of_seat(self.fighters, other)
                most = min(len(there), s.ed.numbers.grenade_victims)
                out += [Lob(some) for n in range(1, most + 1) for some in combinations(there, n)]
        return out

    def may_claim(self, s: MobCity, other: Seat) -> bool:
        """§4.3.6. Strictly more notorious, and only Molls and Assassins left there."""
        mine = self.actor.seat
        return (
            other != mine
            and s.notoriety[mine] > s.notoriety[other]
            and claimable(s.ed, self.fighters, other)
        )

    def acted(self, s: MobCity, answer: Action) -> Flow:
        if in_vain(s, self.fighters, answer):
            return self.carry_out(s, answer)
        return replace(self, vain=-1).carry_out(s, answer)

    def carry_out(self, s: MobCity, answer: Action) -> Flow:
        match answer:
            case Attack(weapon, target):
                strike = Strike(self.actor, weapon, target, self.fighters[target])
                return s.call(strike, then=replace(self, second=self.unused(s, weapon)).struck)
            case Lob(targets):
                return self.lob(s, targets)
            case Throw():
                return self.bomb(s)
            case Collect(weapon):
                return self.collect(s, weapon)
            case Claim(other):
                return self.seize(s, other).next(s)
        return self.next(s)

    def unused(self, s: MobCity, weapon: int) -> tuple[Card, ...]:
        """§4.3.7. What a Torpedo with two weapons has left for a second attack."""
        f = self.actor
        carried = self.second or f.weapons
        if self.second or s.ed.kinds[f.card] != TORPEDO or len(carried) < 2 or weapon not in GUNS:
            return ()
        used = next(w for w in carried if s.ed.kinds[w] == weapon)
        return take(carried, used)

    def struck(self, s: MobCity, result: tuple[int, str]) -> Flow:
        target, outcome = result
        if outcome == "missed":
            return self.maybe_again(s)
        hit = self.out(s, target, outcome == "killed")
        return hit.maybe_claim(s, self.fighters[target].seat)

    def maybe_claim(self, s: MobCity, other: Seat) -> Flow:
        """§4.3.6. Those an attack has left standing may be claimed at once (but see §7.15)."""
        if s.house.claim_at_once and self.may_claim(s, other):
            fight = replace(self, prey=other)
            return s.ask(self.actor.seat, fight.claim_now, then=fight.claimed)
        return self.maybe_again(s)

    def claim_now(self, s: MobCity, _seat: Seat) -> Options:
        return OneOf((Claim(self.prey), Decline()))

    def claimed(self, s: MobCity, answer: Action) -> Flow:
        fight = self.seize(s, self.prey) if isinstance(answer, Claim) else self
        return replace(fight, prey=NOBODY).maybe_again(s)

    def maybe_again(self, s: MobCity) -> Flow:
        """§4.3.7. A Torpedo's second attack, if somebody is left to attack."""
        if self.second and len(sides_left(self.fighters)) > 1:
            return s.ask(self.actor.seat, self.again, then=self.acted)
        return self.next(s)

    def again(self, s: MobCity, _seat: Seat) -> Options:
        shots = self.shots(s, self.actor, self.second)
        return OneOf((Stop(), *shots, *self.throws(s, self.second)))

    def lob(self, s: MobCity, targets: tuple[int, ...]) -> Flow:
        """§4.3.4. They are killed without a roll; the Grenade goes under the deck."""
        f = self.actor
        grenade = grenades(s.ed, f.weapons)[0]
        s.tell(GrenadeLobbed(f.seat, f.card, self.fighters[targets[0]].seat))
        s.deck = s.deck.under((grenade,), ())
        rest = take(f.weapons, grenade)
        thrower = replace(f, weapons=rest)
        fight = replace(self, fighters=put(self.fighters, self.order[self.at], thrower))
        torpedo = s.ed.kinds[f.card] == TORPEDO and not self.second
        fight = replace(fight, second=rest if torpedo else ())
        for target in targets:
            fight = fight.out(s, target, killed=True)
        return fight.maybe_claim(s, self.fighters[targets[0]].seat)

    def bomb(self, s: MobCity) -> Flow:
        """§7.10. The building is closed and nobody has won."""
        f = self.actor
        grenade = grenades(s.ed, f.weapons)[0]
        s.deck = s.deck.under((grenade,), ())
        thrower = replace(f, weapons=take(f.weapons, grenade))
        fighters = put(self.fighters, self.order[self.at], thrower)
        close(s, f.seat, self.building)
        take_back(s, self.building, fighters, self.piles)
        return s.done()

    def out(self, s: MobCity, target: int, killed: bool) -> Fight:
        """§4.4. Killed: under the deck. Injured: back into the slot. The weapons are dropped."""
        f = self.fighters[target]
        if killed:
            s.deck = s.deck.under((f.card,), ())
            s.tell(Killed(f.seat, f.card))
        else:
            set_group(s, f.seat, f.slot, s.crews[f.seat][f.slot].with_(f.card, True))
            s.tell(Injured(f.seat, f.card))
        return self.dropped(target)

    def dropped(self, target: int) -> Fight:
        f = self.fighters[target]
        pile = tuple(sorted((*self.piles[f.seat], *f.weapons)))
        piles = put(self.piles, f.seat, pile)
        return replace(self, fighters=down(self.fighters, target), piles=piles)

    def collect(self, s: MobCity, weapon: Card) -> Flow:
        """§4.3.5. One weapon of the own pile into a free hand."""
        f = self.actor
        armed = replace(f, weapons=tuple(sorted((*f.weapons, weapon))))
        piles = put(self.piles, f.seat, take(self.piles[f.seat], weapon))
        s.tell(Collected(f.seat, f.card, weapon))
        fighters = put(self.fighters, self.order[self.at], armed)
        return replace(self, fighters=fighters, piles=piles).next(s)

    def seize(self, s: MobCity, other: Seat) -> Fight:
        """§4.3.6. They go into the claimer's slot and take no further part."""
        f, fight = self.actor, self
        taken = of_seat(self.fighters, other)
        s.tell(Claimed(f.seat, other, tuple([self.fighters[i].card for i in taken])))
        for i in taken:
            group = s.crews[f.seat][f.slot]
            set_group(s, f.seat, f.slot, group.with_(self.fighters[i].card, True))
            fight = fight.dropped(i)
        return fight

    def next(self, s: MobCity) -> Flow:
        at = (self.at + 1) % len(self.order)
        return replace(self, at=at, second=(), vain=self.vain + 1).begin(s)

    def why_not(self, s: MobCity, seat: Seat, thing: Thing) -> Reason:
        match thing:
            case ("fighter", int(i)) if i >= len(self.fighters) or not self.fighters[i].standing:
                return Reason("not-standing", rule="4.4")
            case ("fighter", int(i)) if self.fighters[i].seat == seat:
                return Reason("own-man", rule="4.3")
            case ("card", int(card)) if card in self.piles[seat] and not self.actor.weapons:
                return Reason("only-a-grenade-for-him", rule="4.3.5")
            case ("card", int(card)) if card in self.piles[seat]:
                return Reason("hands-full", rule="4.3.5")
            case ("seat", _):
                return Reason("cannot-claim", rule="4.3.6")
        return Reason("attack-collect-or-claim", rule="4.3")


class Strike(Frame, frozen=True):
    """§4.3, §4.4. One attack; an Assassin needs no die. Hands back: whom, and what came of it."""

    fighter: Fighter
    weapon: int
    target: int
    victim: Fighter

    def begin(self, s: MobCity) -> Flow:
        if self.weapon == ASSASSIN:
            return self.result(s, 0, "killed")
        return s.ask(CHANCE, self.roll, then=self.rolled)

    def roll(self, s: MobCity, _chance: Seat) -> Options:
        return Bag(Roll(UNSEEN), DIE)

    def rolled(self, s: MobCity, answer: Roll) -> Flow:
        """§4.4. Above the Health a gun kills; equal, or with bare hands, it only injures."""
        health, total = s.ed.health[self.victim.card], answer.die + bonus_of(s.ed, self.weapon)
        if total < health:
            return self.result(s, answer.die, "missed")
        killed = total > health and self.weapon != BARE_HANDS
        return self.result(s, answer.die, "killed" if killed else "injured")

    def result(self, s: MobCity, die: int, outcome: str) -> Flow:
        f, v = self.fighter, self.victim
        s.tell(Attacked(f.seat, f.card, self.weapon, v.seat, v.card, die))
        if outcome == "missed":
            s.tell(Missed(v.seat, v.card))
        return s.done((self.target, outcome))


class Victory(Frame, frozen=True):
    """§4.5. Notoriety, loot, and everybody back into his slot. Hands back: who still stands."""

    building: Building
    fighters: Fighters
    piles: Piles

    def begin(self, s: MobCity) -> Flow:
        s.tell(ShootoutWon(self.winner, self.building))
        numbers = s.ed.numbers
        set_notoriety(s, self.winner, s.notoriety[self.winner] + numbers.shootout_won)
        for seat, _ in s.at(self.building):
            if seat != self.winner:
                set_notoriety(s, seat, s.notoriety[seat] - numbers.shootout_lost)
        if not self.dropped:
            return self.home(s, ())
        return s.ask(self.winner, self.loot, then=self.looted)

    @property
    def winner(self) -> Seat:
        return sides_left(self.fighters)[0]

    @property
    def dropped(self) -> tuple[Card, ...]:
        return tuple(sorted([w for pile in self.piles for w in pile]))

    def loot(self, s: MobCity, _seat: Seat) -> Options:
        return SomeOf(Loot(()), self.dropped, 0, len(self.dropped))

    def looted(self, s: MobCity, answer: Loot) -> Flow:
        left = list(self.dropped)
        for w in answer.weapons:
            left.remove(w)
        s.deck = s.deck.under(tuple(left), ())
        s.tell(Looted(self.winner, answer.weapons))
        return self.home(s, answer.weapons)

    def home(self, s: MobCity, loot: tuple[Card, ...]) -> Flow:
        """§4.5. The winners and their loot into the slot; the losers go home."""
        standing = [f for f in self.fighters if f.standing]
        seat, slot = standing[0].seat, standing[0].slot
        for f in standing:
            for card in (f.card, *f.weapons):
                set_group(s, seat, slot, s.crews[seat][slot].with_(card, True))
        for weapon in loot:
            set_group(s, seat, slot, s.crews[seat][slot].with_(weapon, True))
        for other, its_slot in s.at(self.building):
            if other != seat:
                drop_orphans(s, other, its_slot)
                lay_bare(s, other, its_slot)
                go_home(s, other, its_slot)
        return s.done(tuple([f.card for f in standing]))

    def why_not(self, s: MobCity, seat: Seat, thing: Thing) -> Reason:
        return Reason("choose-from-the-piles", rule="4.5")
