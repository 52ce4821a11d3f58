"""What is printed, as the rules want it; read from data/*.toml or a file of one's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import astuple, replace

from consigliere import kernel
from consigliere.kernel import Card, Sheet, edition

from .parts import CRACKDOWN, HOUSES, KINDS, LIEUTENANT, RAID, SIDES, WEAPON_NAMES, Building
from .plans import City, Grid, city_of, grid_of, kind_of, plan_of_rows, rectangle, words_of


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
    """Full rows of blocks, or a plan: `nw n ne / sw . se`, the sides of each block."""

    rows: int = 0
    columns: int = 0
    plan: str = ""


class Block(Struct, frozen=True, forbid_unknown_fields=True):
    """Two rows of buildings, or a plan of lots: `ho ho ss / ho . sc`."""

    north: str = ""
    south: str = ""
    plan: str = ""


class House(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the Planner. A speakeasy brings `income` and `glasses` times the whiskey's value,
    or what `speakeasy` says for each value."""

    lots: int
    price: int
    notoriety: int
    income: int
    fine: int
    glasses: int = 0
    speakeasy: dict[int, int] = {}

    def open_income(self, whiskey: int) -> int:
        """§3.3.6. What it brings as a speakeasy with whiskey of that value."""
        return self.speakeasy.get(whiskey, self.income + self.glasses * whiskey)


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    reflex: int
    health: int
    count: int


class Weapon(Struct, frozen=True, forbid_unknown_fields=True):
    bonus: int
    count: int


class BySide(Struct, frozen=True, forbid_unknown_fields=True):
    north: int = 0
    east: int = 0
    south: int = 0
    west: int = 0


class Events(Struct, frozen=True, forbid_unknown_fields=True):
    raid: int | BySide  # a number is shared evenly by the four sides
    crackdown: int | BySide
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
    layouts: Mapping[int, City]
    blocks: tuple[str, ...]  # their letters
    lots: tuple[tuple[Building, ...], ...]  # the buildings of each block, in lot order
    grids: tuple[Grid, ...]  # the lots of each block
    houses: tuple[House, ...]  # of each building, what the Planner says
    kinds_of_house: tuple[int, ...]  # of each building
    names: tuple[str, ...]  # of each building: A-1
    cards: tuple[str, ...]  # of each kind of Enforcer card: soldier-2-3, revolver
    kinds: tuple[int, ...]
    wages: tuple[int, ...]
    reflex: tuple[int, ...]
    health: tuple[int, ...]
    toughest: int  # the highest Health
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
    plans = [plan_of(raw, block) for block in raw.blocks.values()]
    rows = [[kind_of(word) for word in words_of(plan)] for plan in plans]
    houses = [house for row in rows for house in row]
    starts = [sum([len(row) for row in rows[:b]]) for b in range(len(rows))]
    people = list(raw.characters.items())
    arms = [(name, raw.weapons[name]) for name in WEAPON_NAMES if name != "colt"]
    kinds = tuple([KINDS.index(c.kind) for _, c in people] + [KINDS.index(n) for n, _ in arms])
    wage, big = raw.numbers.wage, raw.numbers.lieutenant_wage
    counts = [c.count for _, c in people] + [w.count for _, w in arms]
    return Edition(
        raw.numbers,
        {captains: _city(layout) for captains, layout in raw.layouts.items()},
        letters,
        tuple([tuple(range(at, at + len(row))) for at, row in zip(starts, rows, strict=True)]),
        tuple([grid_of(plan) for plan in plans]),
        tuple([_house(raw.planner[house]) for house in houses]),
        tuple([HOUSES.index(house) for house in houses]),
        tuple(
            [f"{b}-{i + 1}" for b, row in zip(letters, rows, strict=True) for i in range(len(row))]
        ),
        tuple([name for name, _ in people] + [name for name, _ in arms]),
        kinds,
        tuple([big if kind == LIEUTENANT else wage for kind in kinds]),
        tuple([c.reflex for _, c in people] + [0] * len(arms)),
        tuple([c.health for _, c in people] + [0] * len(arms)),
        max([c.health for _, c in people]),
        tuple([0] * len(people) + [w.bonus for _, w in arms]),
        raw.weapons["colt"].bonus,
        tuple([card for card, count in enumerate(counts) for _ in range(count)]),
        tuple(sorted([v for v, count in raw.whiskeys.items() for _ in range(count)])),
        _events(raw.events),
        name=raw.name,
        digest=sheet.digest(),
        text=sheet.text,
    )


def plan_of(raw: File, block: Block) -> str:
    """The plan of a block, also of one that is given as two rows."""
    lots = {kind: house.lots for kind, house in raw.planner.items()}
    return block.plan or plan_of_rows(block.north, block.south, lots)


def _city(layout: Layout) -> City:
    return city_of(layout.plan) if layout.plan else rectangle(layout.rows, layout.columns)


def _house(house: House) -> House:
    """With a table of incomes, `glasses` is what a glass adds in the mean: a guide for bots."""
    if not house.speakeasy:
        return house
    each = [(brings - house.income) / value for value, brings in house.speakeasy.items()]
    return replace(house, glasses=max(0, round(sum(each) / len(each))))


def by_side(count: int | BySide) -> tuple[int, ...]:
    """How many cards name each side."""
    if isinstance(count, int):
        return (count // len(SIDES),) * len(SIDES)
    return astuple(count)


def _events(e: Events) -> tuple[int, ...]:
    raids = [RAID + side for side, n in enumerate(by_side(e.raid)) for _ in range(n)]
    crackdowns = [CRACKDOWN + side for side, n in enumerate(by_side(e.crackdown)) for _ in range(n)]
    single = [8] * e.truce + [9] * e.up + [10] * e.down
    return tuple(sorted([*raids, *crackdowns, *single]))


def read_edition(text: str) -> Edition:
    """The edition a text describes; BadEdition lists everything that is wrong with it."""
    from .check import check

    return build(*edition.read(text, File, check))


EDITIONS: Final[dict[str, Edition]] = edition.printed(__package__, read_edition)
