"""What is printed, as the rules want it; read from data/*.toml or a file of one's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct, to_builtins

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
    more = {"name": raw.name, "digest": sheet.digest(), "text": text}
    return Edition(raw.chips, raw.targets, raw.numbers, tuple(cards), **more)


def check(raw: File, sheet: Sheet) -> None:
    """Everything that is wrong with a file somebody typed."""
    players = (3, 4, 5)
    sheet.expect("chips", raw.chips, players)
    sheet.expect("targets", raw.targets, ("experienced", "beginners"))
    sheet.expect("deck", raw.deck, KINDS)
    for mode, targets in raw.targets.items():
        if sorted(targets) != list(players) or min(targets.values()) < 1:
            sheet.problem(("targets", mode), "mafia-city-edition-targets")
    for kind, counts in raw.deck.items():
        if set(counts) != set(SYMBOLS) or min(counts.values()) < 0:
            sheet.problem(("deck", kind), "mafia-city-edition-symbols", symbols=", ".join(SYMBOLS))
    dealt = max(players) * 2 * raw.numbers.opening_hand
    total = sum([n for counts in raw.deck.values() for n in counts.values()])
    if total < dealt:
        sheet.problem(("deck",), "edition-few-cards", cards=total)
    _limits(raw, sheet)


def _limits(raw: File, sheet: Sheet) -> None:
    """No pile higher than a table can bear, and nothing below zero."""
    for name, n in to_builtins(raw.numbers).items():
        pair = name in ("fists", "hats")  # both cards of it have their own part in the rules
        sheet.at_most(("numbers", name), n, 2 if pair else 20)
        if n < (2 if pair else 0):
            sheet.problem(("numbers", name), "edition-least", number=n, least=2 if pair else 0)
    for mode, targets in raw.targets.items():
        sheet.at_most(("targets", mode), max(targets.values(), default=0), 200)
    for kind, counts in raw.deck.items():
        sheet.at_most(("deck", kind), max(counts.values(), default=0), 40)
    for seats, chips in raw.chips.items():
        for pile, n in (("crew", chips.crew), ("reserve", chips.reserve)):
            sheet.at_most(("chips", str(seats), pile), n, 40)
            if n < 0:
                sheet.problem(("chips", str(seats), pile), "edition-negative", number=n)


EDITIONS: Final[dict[str, Edition]] = edition.printed(__package__, read_edition)
