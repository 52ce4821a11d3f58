"""The answers of Mob City and what they are made of.

Speakeasies to open, loot, and whom a Grenade hits are phrases.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from consigliere.interop.coding import Codes, Each, Verb
from consigliere.interop.parts import Listed, Numbers, Seats, upto

from . import actions as a
from .edition import Edition
from .parts import BARE_HANDS, EVENTS, PRIVILEGES, WILLS


def answers(ed: Edition, seats: int) -> list[Verb]:
    """Every verb of the players."""
    slot, card, house = upto(ed.numbers.slots), upto(len(ed.cards)), upto(len(ed.houses))
    weapon, fighter = Numbers(people(ed), len(ed.cards) - 1), upto(fighters(ed))
    bids = list(permutations(range(1, len(PRIVILEGES) + 1)))
    plain = (a.Stop, a.Take, a.Decline, a.Throw, a.Hold, a.Ready)
    return [
        *[Verb(kind) for kind in plain],
        Verb(a.Settle, slot),
        Verb(a.Bid, Listed(bids)),
        Verb(a.Hire, slot, card),
        Verb(a.Shift, slot, slot, card),
        Verb(a.Drink, Numbers(1, max(ed.whiskeys))),
        Verb(a.Dismiss, slot, card),
        Verb(a.KeepOne, slot, card),
        Verb(a.Buy, house),
        Verb(a.Go, slot, house),
        Verb(a.Fine, house),
        Verb(a.Arm, weapon, fighter),
        Verb(a.Lead, fighter),
        Verb(a.Attack, upto(BARE_HANDS + 1), fighter),
        Verb(a.Collect, weapon),
        Verb(a.Claim, Seats(seats)),
        Verb(a.Pour, tail=Each("building", house)),
        Verb(a.Lob, tail=Each("fighter", fighter)),
        Verb(a.Loot, tail=Each("weapon", weapon)),
        Verb(a.Name, upto(len(WILLS))),
    ]


def chances(ed: Edition, seats: int) -> list[Verb]:
    """Every verb of chance."""
    card, whom, event = upto(len(ed.cards)), Seats(seats), upto(len(EVENTS))
    return [
        Verb(a.Favour, whom),
        Verb(a.Lay, upto(len(ed.blocks))),
        Verb(a.Deal, whom, card),
        Verb(a.Fill, card),
        Verb(a.Peek, whom, event),
        Verb(a.Happen, event),
        Verb(a.Roll, Numbers(1, 6)),
        Verb(a.Read, upto(len(WILLS))),
    ]


def people(ed: Edition) -> int:
    """Kinds of cards that are characters; those behind them are weapons."""
    return sum([ed.is_character(card) for card in range(len(ed.cards))])


def fighters(ed: Edition) -> int:
    """All characters there are, in one shootout."""
    return sum([ed.is_character(card) for card in ed.enforcers])


CODES: Final = Codes(answers, chances)
