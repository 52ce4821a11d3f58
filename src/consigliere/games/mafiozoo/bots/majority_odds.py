"""What gems on a photograph promise everybody: counted once for each row of gems, then kept."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from consigliere.kernel import Seat

from ..rules.verdict import Verdict
from .judgement import SOUND
from .odds import MOST, PUPPET, Chance, Rate, chances

MORE: Final = 2  # gems, when it is asked what more of them would do


class Prospect(NamedTuple):
    """What a seat may expect of a character."""

    free: float = 0.0  # its favour, for nothing
    buy: float = 0.0  # the question whether it pays
    gone: float = 0.0  # its gems go to the reserve
    gold: float = 0.0  # a Godfather token besides
    more: float = 0.0  # the favour, with some more gems, in place of nothing


NOTHING: Final = Prospect()


class Terms(NamedTuple):
    """What a character asks."""

    rule: str
    number: int
    visited: bool
    tied: bool  # tied seconds count
    puppet: bool = True  # it may be second


@lru_cache(maxsize=1 << 16)
def prospects(row: tuple[int, ...], reach: tuple[int, ...], terms: Terms) -> tuple[Prospect, ...]:
    """Of every seat; `reach` says how many cards each of them has left to bribe with."""
    seats = [seat for seat, cards in enumerate(reach) if cards != PUPPET]
    return tuple([_prospect(seat, row, reach, terms) for seat in seats])


def served(left: tuple[Verdict, ...], seats: int) -> list[Prospect]:
    """While a character is evaluated: those that wait for it know what they get."""
    out = [NOTHING] * seats
    for v in left:
        if v.seat < seats:
            free, buy = float(v.grant == "free"), float(v.grant == "buy")
            out[v.seat] = Prospect(free, buy, float(v.to_reserve), float(v.godfather))
    return out


def _prospect(seat: Seat, row: tuple[int, ...], reach: tuple[int, ...], terms: Terms) -> Prospect:
    n, cards = row[seat], reach[seat]
    if not n and not cards:
        return NOTHING
    rivals = [both for i, both in enumerate(zip(row, reach, strict=True)) if i != seat]
    table = chances(tuple(sorted(rivals)), _rate(terms), terms.tied, terms.puppet)
    now = _with(n, table[min(n, MOST)], terms)
    if not cards:
        return now
    then = _with(n + MORE, table[min(n + MORE, MOST)], terms)
    return now._replace(more=then.free + then.gold - now.free - now.gold)


def _rate(terms: Terms) -> Rate:
    if terms.visited:
        return SOUND.visited
    return SOUND.pay if terms.rule == "pay" else SOUND.first


def _with(n: int, chance: Chance, terms: Terms) -> Prospect:
    """With n gems there, when all is done."""
    lead, tie, second, _ = chance
    if not n:
        return NOTHING
    if terms.rule == "offer" and not terms.visited:
        return Prospect(free=float(n >= terms.number))
    free = lead + tie + second if terms.visited else lead
    buy = 1 - free if terms.rule == "pay" else 0.0
    if terms.visited:
        return Prospect(free, buy, lead + tie, lead)
    return Prospect(free, buy, lead)
