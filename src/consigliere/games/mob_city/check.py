"""Is this an edition of Mob City? Everything that is wrong with a file somebody typed."""

from __future__ import annotations

from typing import Final

from msgspec import to_builtins

from consigliere.kernel import Sheet

from .edition import File
from .parts import HOUSES, KINDS, LIEUTENANT, SIDES, WEAPON_NAMES

CAPTAINS: Final = range(2, 7)


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
        if not 1 <= blocks <= len(raw.blocks):
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
        if c.count < 0:
            sheet.problem(("characters", name, "count"), "edition-negative", number=c.count)
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
