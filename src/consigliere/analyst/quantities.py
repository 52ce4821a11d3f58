"""What tells one table from another in each game: a few quantities people count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from consigliere.games.mafia_city.rules.control import controller
from consigliere.games.mafia_city.state import MafiaCity
from consigliere.games.mafiozoo.rules.ending import totals
from consigliere.games.mafiozoo.state import Mafiozoo
from consigliere.games.mob_city.state import MobCity

Counts = dict[str, tuple[int, ...]]  # by quantity, what each seat has
BAD: Final = frozenset({"cell"})  # the less, the better


def counts(game: str, s: Any) -> Counts:
    """What each seat has at that table, by quantity."""
    return _COUNTS[game](s)


def _mafia_city(s: MafiaCity) -> Counts:
    none = (0,) * s.seats()
    held = [controller(at, stack, none) for at, stack in enumerate(s.stacks)]
    seats = range(s.seats())
    return {
        "points": s.points,
        "control": tuple([held.count(seat) for seat in seats]),
        "staked": tuple([sum([stack.count(seat) for stack in s.stacks]) for seat in seats]),
        "crew": s.crew,
        "cell": s.cell,
        "cards": tuple(map(len, s.hands)),
    }


def _mafiozoo(s: Mafiozoo) -> Counts:
    seats = range(s.seats())
    return {
        "influence": tuple(totals(s)),
        "z": s.money,
        "photographs": _leading(s),
        "gems": s.fund,
        "favours": tuple(map(sum, s.tokens)),
        "districts": tuple([len(s.districts[seat]) + s.blanks[seat] for seat in seats]),
        "henchmen": tuple([sum(map(bool, row)) for row in s.henchmen]),
        "informants": tuple(map(len, s.informants)),
    }


def _leading(s: Mafiozoo) -> tuple[int, ...]:
    """On how many photographs nobody has as many gems as a seat."""
    alone = [row.index(max(row)) for row in s.gems if row.count(max(row)) == 1]
    return tuple([alone.count(seat) for seat in range(s.seats())])


def _mob_city(s: MobCity) -> Counts:
    seats = range(s.seats())
    earned = [(s.ed.houses[b].income, who) for b, who in enumerate(s.owner) if who >= 0]
    return {
        "cash": s.cash,
        "notoriety": s.notoriety,
        "income": tuple([sum([h for h, who in earned if who == seat]) for seat in seats]),
        "buildings": tuple([s.owner.count(seat) for seat in seats]),
        "speakeasies": tuple([sum([s.owner[b] == seat for b in s.open]) for seat in seats]),
        "enforcers": tuple([sum(map(len, crew)) for crew in s.crews]),
    }


_COUNTS: Final[dict[str, Callable[[Any], Counts]]] = {
    "mafia-city": _mafia_city,
    "mafiozoo": _mafiozoo,
    "mob-city": _mob_city,
}
