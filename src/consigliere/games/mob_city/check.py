"""Is this an edition of Mob City? Everything that is wrong with a file somebody typed."""

from __future__ import annotations

from typing import Final

from msgspec import to_builtins

from consigliere.kernel import Sheet
from consigliere.kernel.edition import LARGEST

from .edition import File
from .parts import HOUSES, KINDS, LIEUTENANT, SIDES, WEAPON_NAMES

CAPTAINS: Final = range(2, 7)
MOST: Final = {  # of each number; money may be anything that can be counted
    "most_notoriety": 20,
    "notoriety": 20,
    "notorious": 20,
    "pool": 6,
    "pool_notorious": 6,
    "extortion": 100,
    "buildings": 30,
    "slots": 6,
    "grenade_victims": 6,
    "shootout_won": 20,
    "shootout_lost": 20,
    "safe_days": 60,
}


def check(raw: File, sheet: Sheet) -> None:
    """Look at every table in turn."""
    sheet.expect("layouts", raw.layouts, CAPTAINS)
    sheet.expect("planner", raw.planner, HOUSES)
    sheet.expect("weapons", raw.weapons, WEAPON_NAMES)
    _layouts(raw, sheet)
    _blocks(raw, sheet)
    _planner(raw, sheet)
    _characters(raw, sheet)
    _decks(raw, sheet)
    _negative(raw, sheet)
    _limits(raw, sheet)


def _negative(raw: File, sheet: Sheet) -> None:
    """No count and no price is below zero."""
    counts = to_builtins(raw, str_keys=True)
    for table in ("numbers", "events", "whiskeys", "weapons"):
        for name, row in counts[table].items():
            cells = row.items() if isinstance(row, dict) else [("", row)]
            for column, number in cells:
                if number < 0:
                    path = (table, name, column) if column else (table, name)
                    sheet.problem(path, "edition-negative", number=number)


def _layouts(raw: File, sheet: Sheet) -> None:
    for captains, layout in raw.layouts.items():
        blocks = layout.rows * layout.columns
        if layout.rows < 1 or not 1 <= blocks <= len(raw.blocks):
            path = ("layouts", str(captains))
            sheet.problem(path, "edition-layout", blocks=blocks, tiles=len(raw.blocks))


def _blocks(raw: File, sheet: Sheet) -> None:
    for letter, block in raw.blocks.items():
        for row, houses in (("north", block.north), ("south", block.south)):
            for house in houses.split():
                if house not in HOUSES:
                    sheet.problem(("blocks", letter, row), "edition-house", house=house)
            if not houses.split():
                sheet.problem(("blocks", letter, row), "edition-no-house")


def _planner(raw: File, sheet: Sheet) -> None:
    for name, house in raw.planner.items():
        for column in ("lots", "price", "notoriety", "income", "glasses", "fine"):
            if getattr(house, column) < 0:
                sheet.problem(
                    ("planner", name, column), "edition-negative", number=getattr(house, column)
                )


def _characters(raw: File, sheet: Sheet) -> None:
    people = KINDS[: LIEUTENANT + 1]
    for name, c in raw.characters.items():
        if c.kind not in people:
            sheet.problem(("characters", name, "kind"), "edition-kind", kind=c.kind)
        if not 1 <= c.health <= 6:
            sheet.problem(("characters", name, "health"), "edition-health", health=c.health)
        for column, number in (("reflex", c.reflex), ("count", c.count)):
            if number < 0:
                sheet.problem(("characters", name, column), "edition-negative", number=number)
    soldiers = sum([c.count for c in raw.characters.values() if c.kind == "soldier"])
    if soldiers < max(CAPTAINS):
        sheet.problem(("characters",), "edition-soldiers", soldiers=soldiers)


def _decks(raw: File, sheet: Sheet) -> None:
    for kind in ("raid", "crackdown"):
        if getattr(raw.events, kind) % len(SIDES):
            sheet.problem(("events", kind), "edition-sides")
    others = sum([raw.events.raid, raw.events.crackdown, raw.events.truce])
    others += raw.events.up + raw.events.down
    if others < raw.numbers.safe_days:
        sheet.problem(("events",), "edition-few-cards", cards=others)
    if not raw.whiskeys:
        sheet.problem(("whiskeys",), "edition-few-cards", cards=0)


def _limits(raw: File, sheet: Sheet) -> None:
    """No pile higher than a table can bear, and names that a record can hold."""
    sheet.words("blocks", raw.blocks)
    sheet.words("characters", [n for n in raw.characters if n not in WEAPON_NAMES])
    for name in [n for n in raw.characters if n in WEAPON_NAMES]:
        sheet.problem(("characters", name), "edition-unknown", name=name)
    sheet.at_most(("blocks",), len(raw.blocks), 12)
    sheet.at_most(("characters",), len(raw.characters), 40)
    for name, number in to_builtins(raw.numbers).items():
        sheet.at_most(("numbers", name), number, MOST.get(name, LARGEST))
    for letter, block in raw.blocks.items():
        for row, houses in (("north", block.north), ("south", block.south)):
            sheet.at_most(("blocks", letter, row), len(houses.split()), 6)
    for name, house in raw.planner.items():
        _within(sheet, ("planner", name, "lots"), house.lots, 1, 6)
        sheet.at_most(("planner", name, "notoriety"), house.notoriety, 20)
    _limit_cards(raw, sheet)


def _limit_cards(raw: File, sheet: Sheet) -> None:
    for name, c in raw.characters.items():
        sheet.at_most(("characters", name, "reflex"), c.reflex, 20)
        sheet.at_most(("characters", name, "count"), c.count, 40)
    for name, weapon in raw.weapons.items():
        sheet.at_most(("weapons", name, "bonus"), weapon.bonus, 20)
        sheet.at_most(("weapons", name, "count"), weapon.count, 60)
    for value, count in raw.whiskeys.items():
        _within(sheet, ("whiskeys", str(value)), value, 1, 9)
        sheet.at_most(("whiskeys", str(value)), count, 20)
    for name, count in to_builtins(raw.events).items():
        sheet.at_most(("events", name), count, 24)


def _within(sheet: Sheet, path: tuple[str, ...], number: int, least: int, most: int) -> None:
    if number < least:
        sheet.problem(path, "edition-least", number=number, least=least)
    sheet.at_most(path, number, most)
