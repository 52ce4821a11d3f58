"""§4.6 A shootout nobody can win: it occurs only with characters of a very high Health."""

from __future__ import annotations

from consigliere.kernel import Action, Card, Flow, Frame, Seat

from ..actions import Attack, Stop
from ..events import StandOff
from ..parts import ASSASSIN, GRENADE, LIEUTENANT, Building
from ..state import MobCity
from .crew import drop_orphans, go_home, lay_bare, set_group
from .fighters import (
    Fighter,
    Fighters,
    bonus_of,
    claimable,
    enemies,
    may_carry,
    sides_left,
    standing,
)

BEST_ROLL = 6
Piles = tuple[tuple[Card, ...], ...]


def nobody_can_win(s: MobCity, fighters: Fighters, piles: Piles) -> bool:
    """§4.6. Nobody standing can put an enemy out, not even with a six, and nobody may claim."""
    if s.ed.toughest <= BEST_ROLL:
        return False
    claims = [_may_claim(s, fighters, seat) for seat in sides_left(fighters)]
    hits = [_can_hit(s, fighters, piles, i) for i in standing(fighters)]
    return not any(claims) and not any(hits)


def in_vain(s: MobCity, fighters: Fighters, answer: Action) -> bool:
    """§4.6. Whether an action could put nobody out, not even with a six."""
    match answer:
        case Attack(way, target) if way != ASSASSIN:
            return BEST_ROLL + bonus_of(s.ed, way) < s.ed.health[fighters[target].card]
        case Stop():
            return True
    return False


def _may_claim(s: MobCity, fighters: Fighters, other: Seat) -> bool:
    """§4.3.6. Only Molls and Assassins are left there, and somebody is more notorious."""
    rivals = [seat for seat in sides_left(fighters) if s.notoriety[seat] > s.notoriety[other]]
    return bool(rivals) and claimable(s.ed, fighters, other)


def _can_hit(s: MobCity, fighters: Fighters, piles: Piles, i: int) -> bool:
    f, ed = fighters[i], s.ed
    pile = [w for w in piles[f.seat] if may_carry(ed, f.card, f.weapons, w)]
    kinds = [ed.kinds[w] for w in (*f.weapons, *pile)]
    if ed.kinds[f.card] == ASSASSIN or GRENADE in kinds:
        return True
    bonus = max([_bonus_of_person(s, f), *[s.ed.bonus[w] for w in (*f.weapons, *pile)]])
    weakest = min([ed.health[fighters[j].card] for j in enemies(fighters, f.seat)])
    return BEST_ROLL + bonus >= weakest


def _bonus_of_person(s: MobCity, f: Fighter) -> int:
    return s.ed.colt if s.ed.kinds[f.card] == LIEUTENANT else 0


class EndInStandOff(Frame, frozen=True):
    """§4.6. All take their men and weapons back and go home. Hands back: nobody still stands."""

    building: Building
    fighters: Fighters
    piles: Piles

    def begin(self, s: MobCity) -> Flow:
        s.tell(StandOff(self.building))
        take_back(s, self.building, self.fighters, self.piles)
        return s.done(())


def take_back(s: MobCity, b: Building, fighters: Fighters, piles: Piles) -> None:
    """§4.6, §7.10. Nobody has won: all take their men and dropped weapons and go home."""
    for f in [f for f in fighters if f.standing]:
        for card in (f.card, *f.weapons):
            set_group(s, f.seat, f.slot, s.crews[f.seat][f.slot].with_(card, True))
    for seat, slot in s.at(b):
        for weapon in piles[seat]:
            set_group(s, seat, slot, s.crews[seat][slot].with_(weapon, True))
        drop_orphans(s, seat, slot)
        lay_bare(s, seat, slot)
        go_home(s, seat, slot)
