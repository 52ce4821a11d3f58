"""What is printed: read from data/*.toml, named by states, never copied into them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from consigliere import kernel
from consigliere.kernel import Card

from .parts import KINDS, SYMBOLS, card


class Chips(Struct, frozen=True):
    crew: int
    reserve: int


class Numbers(Struct, frozen=True):
    opening_hand: int
    fists: int
    hats: int
    raid: int
    trade: int
    district: int
    control_point: int
    extra_point: int
    round_draw: int


class Edition(kernel.Edition, frozen=True):
    chips: Mapping[int, Chips]
    targets: Mapping[str, Mapping[int, int]]
    numbers: Numbers
    cards: tuple[Card, ...]  # the whole deck, sorted


class _File(Struct, forbid_unknown_fields=True):
    name: str
    chips: dict[int, Chips]
    targets: dict[str, dict[int, int]]
    deck: dict[str, dict[str, int]]
    numbers: Numbers


def read_edition(text: str) -> Edition:
    """The edition a TOML text describes."""
    raw = msgspec.convert(tomllib.loads(text), _File, strict=False)
    cards = [
        card(k, s)
        for k, kind in enumerate(KINDS)
        for s, symbol in enumerate(SYMBOLS)
        for _ in range(raw.deck[kind][symbol])
    ]
    return Edition(raw.chips, raw.targets, raw.numbers, tuple(cards), name=raw.name)


def _printed() -> dict[str, Edition]:
    folder = files(__package__) / "data"
    texts = [f.read_text("utf-8") for f in folder.iterdir() if f.name.endswith(".toml")]
    return {e.name: e for e in map(read_edition, texts)}


EDITIONS: Final[Mapping[str, Edition]] = _printed()
