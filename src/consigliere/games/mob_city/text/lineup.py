"""A shootout in words: who stands there, with what, and in which order they act."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from consigliere.kernel import Card, Seat

from ..parts import COLT, LIEUTENANT, Building
from ..rules.crew import characters
from ..rules.fight import Fight, Victory
from ..rules.fighters import Fighter, Fighters
from ..rules.shootout import Arming, Initiative
from ..state import MobCity
from .phrases import Phrases

Lineup = Initiative | Fight | Victory


def line_up(s: MobCity) -> Lineup | None:
    """The shootout in progress, once its characters are on the table."""
    return next((frame for _, frame in reversed(s.stack) if isinstance(frame, Lineup)), None)


def arming(s: MobCity) -> Arming | None:
    """The shootout in progress, while weapons are being given out."""
    return next((frame for _, frame in s.stack if isinstance(frame, Arming)), None)


def fighters_of(s: MobCity) -> Fighters:
    """The characters on the table; none where there is no shootout."""
    fight = line_up(s)
    return fight.fighters if fight else ()


def target(p: Phrases, fighters: Fighters, i: int, form: str = "object") -> str:
    """`Bruno's Soldier (2/3)`, with the number in the line-up where another looks the same."""
    name, f = p.fighter(fighters[i].seat, fighters[i].card, form), fighters[i]
    twins = [g for g in fighters if (g.seat, g.card) == (f.seat, f.card)]
    return p.say("numbered", what=name, n=i + 1) if len(twins) > 1 else name


def targets(p: Phrases, fighters: Fighters, them: Sequence[int]) -> str:
    """Several of them: `Bruno's Soldier (2/3) and Bruno's Moll (2/2)`."""
    names = [target(p, fighters, i) for i in them]
    if len(names) < 2:
        return "".join(names)
    return p.say("both", one=", ".join(names[:-1]), other=names[-1])


def weapons(p: Phrases, card: Card, carried: Sequence[Card]) -> str:
    """`Colt .45 (+1), Shotgun (+2)`, or `no weapon`."""
    names = [p.weapon(w) for w in carried]
    if p.ed.kinds[card] == LIEUTENANT:
        names.insert(0, p.say("gun", weapon=p.attack(COLT), bonus=p.ed.colt))
    return ", ".join(names) or p.say("unarmed")


def armed(p: Phrases, card: Card, carried: Sequence[Card]) -> str:
    """`Soldier (2/3), Revolver (+1)`"""
    return p.say("armed", card=p.card(card), weapons=weapons(p, card, carried))


def members(s: MobCity, seat: Seat, at: Building) -> list[Card]:
    """The characters of a seat's group at a building, in the order of their places."""
    return characters(s, s.crews[seat][s.groups[seat].index(at)])


def lineup_lines(p: Phrases, s: MobCity) -> Iterator[str]:
    """The shootout in progress as lines of the table; none if there is none."""
    if preparing := arming(s):
        yield p.say("table", "arming", building=p.owned(preparing.building))
        yield from _given(p, s, preparing)
    fight = line_up(s)
    if fight:
        yield p.say("table", "shootout", building=p.owned(fight.building))
        yield from [_fighter(p, fight, i) for i in _order(fight)]
        yield from _piles(p, fight)


def _given(p: Phrases, s: MobCity, frame: Arming) -> Iterator[str]:
    """The weapons the reader has given out so far."""
    for plan in frame.plans:
        people = members(s, plan.owner, frame.building) if plan.given else []
        for weapon, place in plan.given:
            roles = p.roles(plan.owner)
            yield p.say(
                "table", "given", weapon=p.weapon(weapon), card=p.card(people[place]), **roles
            )


def _order(fight: Lineup) -> Sequence[int]:
    """The line-up in order of acting, as far as it is settled."""
    match fight:
        case Fight():
            return fight.order
        case Initiative():
            return [i for group in fight.groups for i in group]
    return range(len(fight.fighters))


def _fighter(p: Phrases, fight: Lineup, i: int) -> str:
    f = fight.fighters[i]
    acting = isinstance(fight, Fight) and fight.order[fight.at] == i
    state = "out" if not f.standing else "acting" if acting else "standing"
    content, who = _content(p, f), p.person(f.seat)
    return p.say("table", "fighter", n=i + 1, who=who, content=content, state=state)


def _content(p: Phrases, f: Fighter) -> str:
    return armed(p, f.card, f.weapons) if f.standing else p.card(f.card)


def _piles(p: Phrases, fight: Lineup) -> Iterator[str]:
    piles = fight.piles if isinstance(fight, Fight | Victory) else ()
    for seat, pile in enumerate(piles):
        if pile:
            yield p.say("table", "pile", cards=p.cards(pile), **p.roles(seat))
