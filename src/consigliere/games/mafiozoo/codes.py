"""The answers of Mafiozoo and what they are made of. Only bribes are phrases."""

from __future__ import annotations

from itertools import combinations_with_replacement as multisets
from typing import Final

from consigliere.interop.coding import Codes, Each, Verb
from consigliere.interop.parts import Listed, Numbers, Seats, upto

from . import actions as a
from .edition import Edition
from .parts import (
    CHARACTERS,
    DISTRICTS,
    GENERIC,
    PLACES,
    TOKENS,
)


def answers(ed: Edition, seats: int) -> list[Verb]:
    """Every verb of the players."""
    n, who, card = ed.numbers, upto(len(CHARACTERS)), upto(GENERIC + 1)
    most = max(n.specific, n.specific_hall, n.generic, 1)
    payment = Listed(list(multisets(range(len(TOKENS)), n.place_tokens)))
    fund = Numbers(0, max(n.informant_fund, n.informant_police))
    return [
        *[Verb(kind) for kind in (a.Blind, a.Decline, a.Pay, a.Done)],
        Verb(a.Dock, Numbers(0, n.dock)),
        Verb(a.Pick, upto(len(DISTRICTS))),
        Verb(a.Gain, card, Numbers(1, most)),
        Verb(a.Waste, card),
        Verb(a.Bonus, upto(len(PLACES)), who),
        Verb(a.Inform, who, fund, Numbers(0, n.informant_reserve)),
        Verb(a.Put, who),
        Verb(a.Send, Numbers(0, n.producer_gems)),
        Verb(a.Build, upto(len(PLACES)), payment),
        Verb(a.Keep, upto(len(TOKENS))),
        Verb(a.KeepNone),
        Verb(a.Bribe, card, tail=Each("gems", who, Numbers(1, most))),
    ]


def chances(ed: Edition, seats: int) -> list[Verb]:
    """Every verb of chance."""
    who, card, whom = upto(len(CHARACTERS)), upto(GENERIC + 1), Seats(seats)
    return [
        Verb(a.First, whom),
        Verb(a.Flip, who, Numbers(0, 1)),
        Verb(a.Reveal, upto(len(DISTRICTS))),
        Verb(a.DealDistrict, whom, upto(len(DISTRICTS))),
        Verb(a.Deal, whom, card),
        Verb(a.DealInformant, whom, who),
        Verb(a.Visit, upto(len(ed.visits))),
        Verb(a.TurnUp, card),
    ]


CODES: Final = Codes(answers, chances)
