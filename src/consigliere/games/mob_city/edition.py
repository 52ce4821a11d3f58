"""What is printed, as the rules want it; read from data/*.toml or a file of one's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from consigliere import kernel
from consigliere.kernel import Card, Sheet, edition

from .parts import HOUSES, KINDS, LIEUTENANT, SIDES, WEAPON_NAMES, Building


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    cash: int
    notoriety: int
    most_notoriety: int
    pool: int
    pool_notorious: int
    notorious: int
    snitch: int
    police: int
    whiskey: int
    wage: int
    lieutenant_wage: int
    extortion: int
    buildings: int
    slots: int
    grenade_victims: int
    shootout_won: int
    shootout_lost: int
    safe_days: int


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    rows: int
    columns: int


class Block(Struct, frozen=True, forbid_unknown_fields=True):
    north: str
    south: str


class House(Struct, frozen=True, forbid_unknown_fields=True):
    lots: int
    price: int
    notoriety: int
    income: int
    glasses: int
    fine: int


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    reflex: int
    health: int
    count: int


class Weapon(Struct, frozen=True, forbid_unknown_fields=True):
    bonus: int
    count: int


class Events(Struct, frozen=True, forbid_unknown_fields=True):
    raid: int
    crackdown: int
    truce: int
    up: int
    down: int


class File(Struct, forbid_unknown_fields=True):
    """The shape of an edition file."""

    game: str
    name: str
    numbers: Numbers
    layouts: dict[int, Layout]
    blocks: dict[str, Block]
    planner: dict[str, House]
    characters: dict[str, Character]
    weapons: dict[str, Weapon]
    whiskeys: dict[int, int]
    events: Events


class Edition(kernel.Edition, frozen=True):
    numbers: Numbers
    layouts: Mapping[int, tuple[int, int]]
    blocks: tuple[str, ...]  # their letters
    lots: tuple[tuple[Building, ...], ...]  # the buildings of each block, in lot order
    rows: tuple[tuple[int, int], ...]  # buildings in the northern and southern row of each block
    houses: tuple[House, ...]  # of each building, what the Planner says
    kinds_of_house: tuple[int, ...]  # of each building
    names: tuple[str, ...]  # of each building: A-1
    cards: tuple[str, ...]  # of each kind of Enforcer card: soldier-2-3, revolver
    kinds: tuple[int, ...]
    wages: tuple[int, ...]
    reflex: tuple[int, ...]
    health: tuple[int, ...]
    bonus: tuple[int, ...]
    colt: int
    enforcers: tuple[Card, ...]  # the whole deck, sorted
    whiskeys: tuple[int, ...]
    events: tuple[int, ...]  # without Don is Dead

    def wage(self, card: Card) -> int:
        return self.wages[card]

    def is_character(self, card: Card) -> bool:
        return self.kinds[card] <= LIEUTENANT


def build(raw: File, sheet: Sheet) -> Edition:
    """The tables the rules look things up in."""
    letters = tuple(raw.blocks)
    rows = [raw.blocks[b].north.split() + raw.blocks[b].south.split() for b in letters]
    houses = [house for row in rows for house in row]
    starts = [sum([len(row) for row in rows[:b]]) for b in range(len(rows))]
    people = list(raw.characters.items())
    arms = [(name, raw.weapons[name]) for name in WEAPON_NAMES if name != "colt"]
    kinds = tuple([KINDS.index(c.kind) for _, c in people] + [KINDS.index(n) for n, _ in arms])
    wage, big = raw.numbers.wage, raw.numbers.lieutenant_wage
    counts = [c.count for _, c in people] + [w.count for _, w in arms]
    return Edition(
        raw.numbers,
        {n: (layout.rows, layout.columns) for n, layout in raw.layouts.items()},
        letters,
        tuple([tuple(range(at, at + len(row))) for at, row in zip(starts, rows, strict=True)]),
        tuple([(len(b.north.split()), len(b.south.split())) for b in raw.blocks.values()]),
        tuple([raw.planner[house] for house in houses]),
        tuple([HOUSES.index(house) for house in houses]),
        tuple(
            [f"{b}-{i + 1}" for b, row in zip(letters, rows, strict=True) for i in range(len(row))]
        ),
        tuple([name for name, _ in people] + [name for name, _ in arms]),
        kinds,
        tuple([big if kind == LIEUTENANT else wage for kind in kinds]),
        tuple([c.reflex for _, c in people] + [0] * len(arms)),
        tuple([c.health for _, c in people] + [0] * len(arms)),
        tuple([0] * len(people) + [w.bonus for _, w in arms]),
        raw.weapons["colt"].bonus,
        tuple([card for card, count in enumerate(counts) for _ in range(count)]),
        tuple(sorted([v for v, count in raw.whiskeys.items() for _ in range(count)])),
        _events(raw.events),
        name=raw.name,
        digest=sheet.digest(),
        text=sheet.text,
    )


def _events(e: Events) -> tuple[int, ...]:
    sides = range(len(SIDES))
    raids = [*sides] * (e.raid // len(SIDES))
    crackdowns = [len(SIDES) + side for side in sides] * (e.crackdown // len(SIDES))
    single = [8] * e.truce + [9] * e.up + [10] * e.down
    return tuple(sorted([*raids, *crackdowns, *single]))


def read_edition(text: str) -> Edition:
    """The edition a text describes; BadEdition lists everything that is wrong with it."""
    from .check import check

    return build(*edition.read(text, File, check))


EDITIONS: Final[dict[str, Edition]] = edition.printed(__package__, read_edition)
