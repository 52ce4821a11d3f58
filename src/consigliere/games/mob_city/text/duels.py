"""What may be answered in a shootout, as arguments of messages."""

from __future__ import annotations

from consigliere.kernel import Action, Card, Seat

from ..actions import Arm, Attack, Claim, Collect, Lead, Lob, Loot
from ..parts import ASSASSIN, BARE_HANDS
from ..rules.fight import DIE, Fight
from ..rules.fighters import of_seat
from ..state import MobCity
from .lineup import armed, arming, fighters_of, line_up, members, target, targets
from .log import bonus_of
from .phrases import Args, Phrases


def duel(p: Phrases, s: MobCity, seat: Seat, answer: Action) -> Args:
    """What an answer in a shootout mentions."""
    fighters = fighters_of(s)
    match answer:
        case Arm(_, weapon, place):
            return _arming(p, s, seat, weapon, place)
        case Lead(i):
            return {"fighter": armed(p, fighters[i].card, fighters[i].weapons)}
        case Attack(weapon, i):
            health = p.ed.health[fighters[i].card]
            args = {**_actor(p, s), "target": target(p, fighters, i), "health": health}
            return {**args, **_attack(p, weapon, health)}
        case Lob(them):
            return {**_actor(p, s), "targets": targets(p, fighters, them), "n": len(them)}
        case Collect(weapon):
            return {**_actor(p, s), "weapon": p.weapon(weapon, "object")}
        case Claim(whose):
            taken = targets(p, fighters, of_seat(fighters, whose))
            return {**_actor(p, s), "targets": taken, "whom": p.names[whose]}
        case Loot(weapons):
            return {"n": len(weapons), "cards": p.cards(weapons)}
    return {}


def _arming(p: Phrases, s: MobCity, seat: Seat, weapon: Card, place: int) -> Args:
    """A weapon, and to whom; what he already has tells him from his like."""
    frame = arming(s)
    assert frame is not None, "weapons are given out in a shootout"
    card = members(s, seat, frame.building)[place]
    carried = frame.plans[seat].of(place)
    bearer = armed(p, card, carried) if carried else p.card(card)
    return {"weapon": p.weapon(weapon, "object"), "card": bearer}


def _actor(p: Phrases, s: MobCity) -> Args:
    """`Soldier`: whose turn it is to act."""
    fight = line_up(s)
    assert isinstance(fight, Fight), "only in a fight somebody acts"
    return {"actor": p.kind(fight.actor.card)}


def _attack(p: Phrases, weapon: int, health: int) -> Args:
    """With what, and what each roll of the die would do (§4.4)."""
    if weapon == ASSASSIN:
        return {"way": "kill"}
    with_ = p.attack(weapon, "with")
    if weapon == BARE_HANDS:
        return {"way": "hands", "weapon": with_, "odds": odds(p, health, 0, bare=True)}
    bonus = bonus_of(p, weapon)
    args: Args = {"way": "gun", "weapon": with_, "bonus": bonus}
    return {**args, "odds": odds(p, health, bonus, bare=False)}


def odds(p: Phrases, health: int, bonus: int, bare: bool) -> str:
    """`1 to 3 nothing, 4 injured, 5 or 6 killed`: the rolls, by what comes of them."""
    rolls: dict[str, list[int]] = {"nothing": [], "injured": [], "killed": []}
    for die in DIE:
        total = die + bonus
        hit = "injured" if bare or total == health else "killed"
        rolls["nothing" if total < health else hit].append(die)
    return ", ".join([_rolls(p, came, dice) for came, dice in rolls.items() if dice])


def _rolls(p: Phrases, came: str, dice: list[int]) -> str:
    first, last = dice[0], dice[-1]
    return p.say("odds", came=came, n=len(dice), first=first, last=last)
