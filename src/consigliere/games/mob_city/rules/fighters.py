"""§4 Who takes part in a shootout, and what they carry: values and small questions."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from consigliere.kernel import Card, Seat, put

from ..edition import Edition
from ..parts import ASSASSIN, BARE_HANDS, COLT, GRENADE, GUNS, LIEUTENANT, MOLL, TORPEDO, Slot


class Fighter(Struct, frozen=True, gc=False):
    """A character on the table with his weapons."""

    seat: Seat
    slot: Slot
    card: Card
    weapons: tuple[Card, ...] = ()
    standing: bool = True


Fighters = tuple[Fighter, ...]


def standing(fighters: Fighters) -> list[int]:
    return [i for i, f in enumerate(fighters) if f.standing]


def sides_left(fighters: Fighters) -> list[Seat]:
    """The Captains who still have somebody standing."""
    return list(dict.fromkeys([f.seat for f in fighters if f.standing]))


def enemies(fighters: Fighters, seat: Seat) -> list[int]:
    return [i for i in standing(fighters) if fighters[i].seat != seat]


def of_seat(fighters: Fighters, seat: Seat) -> list[int]:
    return [i for i in standing(fighters) if fighters[i].seat == seat]


def down(fighters: Fighters, i: int) -> Fighters:
    """§4.4. A fighter is out; his weapons are no longer his."""
    return put(fighters, i, replace(fighters[i], standing=False, weapons=()))


def guns(ed: Edition, weapons: tuple[Card, ...]) -> list[int]:
    """The different kinds of guns among some weapons."""
    return sorted({ed.kinds[w] for w in weapons if ed.kinds[w] in GUNS})


def grenades(ed: Edition, weapons: tuple[Card, ...]) -> list[Card]:
    return [w for w in weapons if ed.kinds[w] == GRENADE]


def may_carry(ed: Edition, card: Card, weapons: tuple[Card, ...], weapon: Card) -> bool:
    """§4.1. A Torpedo has two hands, an Assassin takes only a Grenade, others one weapon."""
    kind = ed.kinds[card]
    if kind == ASSASSIN and ed.kinds[weapon] != GRENADE:
        return False
    return len(weapons) < (2 if kind == TORPEDO else 1)


def claimable(ed: Edition, fighters: Fighters, seat: Seat) -> bool:
    """§4.3.6. Only Molls and Assassins of that Captain still stand."""
    left = [ed.kinds[fighters[i].card] for i in of_seat(fighters, seat)]
    return bool(left) and all(kind in (MOLL, ASSASSIN) for kind in left)


def bare_handed(ed: Edition, f: Fighter) -> bool:
    """§4.3.2. Without a gun, and neither Lieutenant nor Assassin."""
    return not guns(ed, f.weapons) and ed.kinds[f.card] not in (LIEUTENANT, ASSASSIN)


def bonus_of(ed: Edition, way: int) -> int:
    """§4.3.1, §4.3.2. What a way to attack adds to the roll: a kind of gun, a Colt, bare hands."""
    if way == BARE_HANDS:
        return 0
    return ed.colt if way == COLT else ed.bonus[ed.kinds.index(way)]
