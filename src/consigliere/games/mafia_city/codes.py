"""The answers of Mafia City and what they are made of.

Cards with a target, Hats, Secret Agreements and chips taken back are phrases.
"""

from __future__ import annotations

from itertools import combinations_with_replacement as multisets
from typing import Any, Final

from consigliere.interop.coding import Codes, Each, Verb, Word, pack, space, unpack
from consigliere.interop.parts import Listed, Numbers, Part, Seats, upto
from consigliere.kernel import Action, Seat

from . import actions as a
from .edition import Edition
from .parts import FIST, HAT, KINDS, LOCATIONS, SHADOW, SYMBOLS, THIEF


def answers(ed: Edition, seats: int) -> list[Verb]:
    """Every verb of the players."""
    at, card, whom = upto(len(LOCATIONS)), upto(len(KINDS) * len(SYMBOLS)), Seats(seats)
    height = upto(tallest(ed, seats))
    aim = Target(at, height, whom)
    one_card = (a.Temporize, a.Bullet, a.OfferFist, a.AddFist, a.PlusOne, a.Discard)
    plain = (a.Keep, a.Replace, a.Pass, a.Decline, a.Recruit, a.Take, a.Draw)
    return [
        *[Verb(kind) for kind in plain],
        *[Verb(kind, at) for kind in (a.Place, a.Move, a.Choose)],
        *[Verb(kind, card) for kind in one_card],
        Verb(a.Name, whom),
        Verb(a.Send, at, height),
        Verb(a.Fists, Listed(_paid_with(FIST, (ed.numbers.fists,)))),
        Verb(a.Play, card, tail=aim),
        Verb(a.Hat, Listed(_paid_with(HAT, (1, ed.numbers.hats))), tail=aim),
        Verb(a.Aim, Numbers(-1, len(KINDS) - 1), tail=aim),
        Verb(a.Agree, tail=Each("card", card)),
        Verb(a.Withdraw, at, tail=Each("height", height)),
    ]


def chances(ed: Edition, seats: int) -> list[Verb]:
    """Every verb of chance."""
    card, whom = upto(len(KINDS) * len(SYMBOLS)), Seats(seats)
    return [
        Verb(a.First, whom),
        Verb(a.Lay, upto(len(LOCATIONS))),
        Verb(a.Deal, whom, card),
        Verb(a.Rob, whom, whom, card),
    ]


def tallest(ed: Edition, seats: int) -> int:
    """All chips on one stack."""
    return seats * (ed.chips[seats].crew + ed.chips[seats].reserve)


class Target:
    """What an effect is aimed at: a seat, one or two locations, or a chip and where it goes."""

    def __init__(self, at: Part, height: Part, whom: Part) -> None:
        self.at, self.chip, self.whom = (at,), (at, height), (whom,)

    def blocks(self) -> dict[str, int]:
        return {
            "chip": space(self.chip),
            "location": space(self.at),
            "whom": space(self.whom),
        }

    def spell(self, answer: Action, value: a.Target, seat: Seat) -> list[Word]:
        kind = _kind(answer)
        if kind == THIEF:
            return [("whom", pack(self.whom, value, seat))] if value else []
        if kind == SHADOW or len(value) < 2:
            return [("location", at) for at in value]
        chip = ("chip", pack(self.chip, value[:2], seat))
        return [chip, *[("location", at) for at in value[2:]]]

    def hear(self, words: list[Word], seat: Seat) -> a.Target:
        out: list[Any] = []
        for name, at in words:
            parts = {"chip": self.chip, "location": self.at, "whom": self.whom}[name]
            out += unpack(parts, at, seat)
        return tuple(out)


def _kind(answer: Action) -> int:
    match answer:
        case a.Play(card, _):
            return card >> 2
        case a.Aim(kind, _):
            return kind
    return -1  # a Hat


def _paid_with(symbol: int, counts: tuple[int, ...]) -> list[tuple[int, ...]]:
    """So many cards with that symbol, whatever their kinds."""
    cards = [kind * 4 + symbol for kind in range(len(KINDS))]
    return [some for n in dict.fromkeys(counts) for some in multisets(cards, n)]


CODES: Final = Codes(answers, chances)
