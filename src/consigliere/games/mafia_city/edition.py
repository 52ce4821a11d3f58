"""What is printed, as the rules want it; read from data/*.toml or a file of one's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from consigliere import kernel
from consigliere.kernel import Card, Sheet, edition

from .parts import KINDS, SYMBOLS, card


class Chips(Struct, frozen=True, forbid_unknown_fields=True):
    crew: int
    reserve: int


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    opening_hand: int
    fists: int
    hats: int
    raid: int
    trade: int
    district: int
    control_point: int
    extra_point: int
    round_draw: int


class File(Struct, forbid_unknown_fields=True):
    """The shape of an edition file."""

    game: str
    name: str
    chips: dict[int, Chips]
    targets: dict[str, dict[int, int]]
    deck: dict[str, dict[str, int]]
    numbers: Numbers


class Edition(kernel.Edition, frozen=True):
    chips: Mapping[int, Chips]
    targets: Mapping[str, Mapping[int, int]]
    numbers: Numbers
    cards: tuple[Card, ...]  # the whole deck, sorted


def read_edition(text: str) -> Edition:
    """The edition a text describes; BadEdition lists everything that is wrong with it."""
    raw, sheet = edition.read(text, File, check)
    cards = [
        card(k, s)
        for k, kind in enumerate(KINDS)
        for s, symbol in enumerate(SYMBOLS)
        for _ in range(raw.deck[kind][symbol])
    ]
    known = {"name": raw.name, "digest": sheet.digest(), "text": text}
    return Edition(raw.chips, raw.targets, raw.numbers, tuple(cards), **known)


def check(raw: File, sheet: Sheet) -> None:
    """Everything that is wrong with a file somebody typed."""
    players = (3, 4, 5)
    sheet.expect("chips", raw.chips, players)
    sheet.expect("targets", raw.targets, ("experienced", "beginners"))
    sheet.expect("deck", raw.deck, KINDS)
    for mode, targets in raw.targets.items():
        if sorted(targets) != list(players) or min(targets.values()) < 1:
            sheet.problem(("targets", mode), "edition-targets")
    for kind, counts in raw.deck.items():
        if set(counts) != set(SYMBOLS) or min(counts.values()) < 0:
            sheet.problem(("deck", kind), "edition-symbols", symbols=", ".join(SYMBOLS))
    dealt = max(players) * 2 * raw.numbers.opening_hand
    total = sum([n for counts in raw.deck.values() for n in counts.values()])
    if total < dealt:
        sheet.problem(("deck",), "edition-few-cards", cards=total)


EDITIONS: Final[dict[str, Edition]] = edition.printed(__package__, read_edition)
