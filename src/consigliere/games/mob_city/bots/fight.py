"""In a shootout: arming, leading, acting, looting."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from consigliere.kernel import Action, Seat

from ..actions import (
    Arm,
    Attack,
    Claim,
    Collect,
    Lead,
    Lob,
    Loot,
    Throw,
)
from ..parts import ASSASSIN, BARE_HANDS
from ..rules.crew import characters
from ..rules.fight import Fight, Victory
from ..rules.fighters import Fighter, bonus_of, of_seat
from ..rules.shootout import Arming, Initiative
from .combat_strength import Might, attack, bears, gain, odds, removes
from .evaluate import Outlook

Gain = Callable[[Action], float]
EVEN: Final = 0.5  # the chance to win at which a shootout is worth nothing
LITTLE: Final = 1e-6  # a weapon that changes nothing stays where it is safe


def arm(o: Outlook) -> Gain:
    """A weapon goes to whom it helps most."""
    arming = o.s.stack[-1][1]
    assert isinstance(arming, Arming)
    group = o.s.crews[o.me][o.s.groups[o.me].index(arming.building)]
    people, arms = characters(o.s, group), arming.plans[o.me]
    return lambda a: (
        gain(o.s.edition, people[a.who], arms.of(a.who), a.weapon) if isinstance(a, Arm) else LITTLE
    )


def lead(o: Outlook) -> Gain:
    """Who deals out most acts first."""
    fighters = frame(o).fighters
    return lambda a: deals(o, fighters[a.fighter]) if isinstance(a, Lead) else 0.0


def frame(o: Outlook) -> Fight | Initiative:
    top = o.s.stack[-1][1]
    assert isinstance(top, Fight | Initiative)
    return top


def deals(o: Outlook, f: Fighter) -> float:
    return attack(o.s.edition, f.card, f.weapons)


class Brawl:
    """The shootout as it stands, and as it would stand."""

    def __init__(self, o: Outlook) -> None:
        fight = frame(o)
        assert isinstance(fight, Fight)
        self.o, self.fight = o, fight
        self.sides = {seat: self._side(seat) for seat in range(o.s.seats())}
        self.now = self.without(())

    def _side(self, seat: Seat) -> Might:
        up = [f for f in self.fight.fighters if f.standing and f.seat == seat]
        return sum([deals(self.o, f) for f in up]), sum([self.bears(f) for f in up])

    def bears(self, f: Fighter) -> float:
        return bears(self.o.s.edition, f.card)

    def without(self, targets: Iterable[int], stronger: float = 0.0) -> float:
        """My chance to win without some fighters of others, or with more to deal out."""
        sides = dict(self.sides)
        for i in targets:
            f = self.fight.fighters[i]
            strikes, stands = sides[f.seat]
            sides[f.seat] = strikes - deals(self.o, f), stands - self.bears(f)
        strikes, stands = sides.pop(self.o.me)
        return odds((strikes + stronger, stands), list(sides.values()))

    def gain(self, a: Action) -> float:
        """What an action adds to my chance to win."""
        j = self.o.j
        match a:
            case Attack(weapon, target):
                hit, kill = self.chances(weapon, target)
                return hit * (self.without((target,)) - self.now) + kill * j.kill
            case Lob(targets):
                return self.without(targets) - self.now + j.kill * len(targets) - j.grenade
            case Collect(weapon):
                f = self.fight.actor
                more = gain(self.o.s.edition, f.card, f.weapons, weapon)
                return self.without((), more) - self.now
            case Claim(whose):
                taken = of_seat(self.fight.fighters, whose)
                return self.without(taken) - self.now + 2 * j.kill * len(taken)
            case Throw():
                return EVEN - self.now - j.grenade
        return 0.0

    def chances(self, weapon: int, target: int) -> tuple[float, float]:
        """How likely an attack removes its target, and how likely it kills."""
        ed = self.o.ed
        health = ed.health[self.fight.fighters[target].card]
        if weapon == ASSASSIN:
            return 1.0, 1.0
        if weapon == BARE_HANDS:
            return removes(health, 0), 0.0
        bonus = bonus_of(ed, weapon)
        return removes(health, bonus), removes(health + 1, bonus)


def act(o: Outlook) -> Gain:
    """What each action adds to my chance to win the shootout."""
    return Brawl(o).gain


def loot(o: Outlook) -> Action:
    """All of it."""
    victory = o.s.stack[-1][1]
    assert isinstance(victory, Victory)
    return Loot(victory.dropped)
