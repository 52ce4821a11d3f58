"""Is this an edition of Mob City? Everything that is wrong with a file somebody typed."""

from __future__ import annotations

from typing import Final

from msgspec import to_builtins

from consigliere.kernel import Sheet
from consigliere.kernel.edition import LARGEST

from .edition import Block, Events, File, House, Layout, by_side, plan_of
from .parts import HOUSES, KINDS, LIEUTENANT, SIDES, WEAPON_NAMES
from .plans import NO_LOT, NO_SIDE, adjacent, cells, city_of, kind_of, words_of

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
    _room_for_groups(raw, sheet)
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
        path = ("layouts", str(captains))
        blocks = blocks_of(layout)
        if layout.plan and (layout.rows or layout.columns):
            sheet.problem(
                (*path, "plan"), "mob-city-edition-either", one="plan", other="rows, columns"
            )
        if (layout.rows < 1 and not layout.plan) or not 1 <= blocks <= len(raw.blocks):
            sheet.problem(path, "mob-city-edition-layout", blocks=blocks, tiles=len(raw.blocks))
        for word in [word for row in cells(layout.plan) for word in row]:
            if word not in (NO_LOT, NO_SIDE) and not _names_sides(word):
                sheet.problem((*path, "plan"), "mob-city-edition-plan-side", word=word[:20])


def _room_for_groups(raw: File, sheet: Sheet) -> None:
    """§3.2.4. Every group of a Captain finds a building of its own, whichever tiles are drawn."""
    sizes = sorted([len(words_of(plan_of(raw, block))) for block in raw.blocks.values()])
    for captains, layout in raw.layouts.items():
        city = sum(sizes[: blocks_of(layout)])
        if 0 < blocks_of(layout) <= len(sizes) and city < raw.numbers.slots:
            groups = raw.numbers.slots
            path = ("layouts", str(captains))
            sheet.problem(path, "mob-city-edition-few-buildings", buildings=city, groups=groups)


def blocks_of(layout: Layout) -> int:
    return len(city_of(layout.plan)) if layout.plan else layout.rows * layout.columns


def _names_sides(word: str) -> bool:
    """One or two of n, e, s and w, no side and its opposite together."""
    opposite = {*word} in ({"n", "s"}, {"e", "w"})
    return {*word} <= {*"nesw"} and len({*word}) == len(word) <= 2 and not opposite


def _blocks(raw: File, sheet: Sheet) -> None:
    for letter, block in raw.blocks.items():
        if block.plan and (block.north or block.south):
            path = ("blocks", letter, "plan")
            sheet.problem(path, "mob-city-edition-either", one="plan", other="north, south")
        elif block.plan:
            _block_plan(raw, sheet, letter, block)
        else:
            _block_rows(sheet, letter, block)


def _block_rows(sheet: Sheet, letter: str, block: Block) -> None:
    for row, houses in (("north", block.north), ("south", block.south)):
        for house in houses.split():
            if house not in HOUSES:
                sheet.problem(("blocks", letter, row), "mob-city-edition-house", house=house)
        if not houses.split():
            sheet.problem(("blocks", letter, row), "mob-city-edition-no-house")


def _block_plan(raw: File, sheet: Sheet, letter: str, block: Block) -> None:
    """Every building has as many lots as the Planner says, and they touch."""
    path, lots = ("blocks", letter, "plan"), [w for row in cells(block.plan) for w in row]
    if not words_of(block.plan):
        sheet.problem(path, "mob-city-edition-no-house")
    for word in words_of(block.plan):
        house, taken = raw.planner.get(kind_of(word)), lots.count(word)
        if kind_of(word) not in HOUSES:
            sheet.problem(path, "mob-city-edition-house", house=word[:20])
        elif house and taken != house.lots:
            sheet.problem(path, "mob-city-edition-lots", house=word, lots=taken, wanted=house.lots)
        elif not adjacent(block.plan, word):
            sheet.problem(path, "mob-city-edition-apart", house=word)


def _planner(raw: File, sheet: Sheet) -> None:
    for name, house in raw.planner.items():
        for column in ("lots", "price", "notoriety", "income", "glasses", "fine"):
            if getattr(house, column) < 0:
                sheet.problem(
                    ("planner", name, column), "edition-negative", number=getattr(house, column)
                )
        if house.speakeasy:
            _speakeasy(raw, sheet, name, house)


def _speakeasy(raw: File, sheet: Sheet, name: str, house: House) -> None:
    """A table of incomes has one for each value of whiskey, and nothing else."""
    path = ("planner", name, "speakeasy")
    if house.glasses:
        sheet.problem(path, "mob-city-edition-either", one="speakeasy", other="glasses")
    for value in [value for value in raw.whiskeys if value not in house.speakeasy]:
        sheet.problem(path, "edition-missing", name=str(value))
    for value, number in house.speakeasy.items():
        if value not in raw.whiskeys:
            sheet.problem((*path, str(value)), "edition-unknown", name=str(value))
        if number < 0:
            sheet.problem((*path, str(value)), "edition-negative", number=number)


def _characters(raw: File, sheet: Sheet) -> None:
    people = KINDS[: LIEUTENANT + 1]
    for name, c in raw.characters.items():
        if c.kind not in people:
            sheet.problem(("characters", name, "kind"), "mob-city-edition-kind", kind=c.kind)
        _within(sheet, ("characters", name, "health"), c.health, 1, 20)
        for column, number in (("reflex", c.reflex), ("count", c.count)):
            if number < 0:
                sheet.problem(("characters", name, column), "edition-negative", number=number)
    soldiers = sum([c.count for c in raw.characters.values() if c.kind == "soldier"])
    if soldiers < max(CAPTAINS):
        sheet.problem(("characters",), "mob-city-edition-soldiers", soldiers=soldiers)


def _decks(raw: File, sheet: Sheet) -> None:
    for kind in ("raid", "crackdown"):
        count = getattr(raw.events, kind)
        if isinstance(count, int) and count % len(SIDES):
            sheet.problem(("events", kind), "mob-city-edition-sides")
    others = _event_cards(raw.events)
    if others < raw.numbers.safe_days:
        sheet.problem(("events",), "edition-few-cards", cards=others)
    if not raw.whiskeys:
        sheet.problem(("whiskeys",), "edition-few-cards", cards=0)


def _event_cards(events: Events) -> int:
    sides = (*by_side(events.raid), *by_side(events.crackdown))
    return sum(sides) + events.truce + events.up + events.down


def _limits(raw: File, sheet: Sheet) -> None:
    """No pile higher than a table can bear, and names that a record can hold."""
    sheet.words("blocks", raw.blocks)
    sheet.words("characters", [n for n in raw.characters if n not in WEAPON_NAMES])
    for name in [n for n in raw.characters if n in WEAPON_NAMES]:
        sheet.problem(("characters", name), "edition-unknown", name=name)
    sheet.at_most(("blocks",), len(raw.blocks), 40)
    sheet.at_most(("characters",), len(raw.characters), 40)
    for name, number in to_builtins(raw.numbers).items():
        sheet.at_most(("numbers", name), number, MOST.get(name, LARGEST))
    for letter, block in raw.blocks.items():
        plan = plan_of(raw, block)
        sheet.at_most(("blocks", letter), len(words_of(plan)), 12)
        sheet.at_most(("blocks", letter), max([len(row) for row in cells(plan)]), 12)
        sheet.at_most(("blocks", letter), len(cells(plan)), 6)
    for captains, layout in raw.layouts.items():
        sheet.at_most(("layouts", str(captains)), layout.rows, 8)
        sheet.at_most(("layouts", str(captains)), layout.columns, 8)
        sheet.at_most(("layouts", str(captains)), len(cells(layout.plan)), 8)
        widest = max([len(row) for row in cells(layout.plan)])
        sheet.at_most(("layouts", str(captains)), widest, 8)
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
        cells_of = count.items() if isinstance(count, dict) else [("", count)]
        for side, number in cells_of:
            sheet.at_most(("events", name, *([side] if side else [])), number, 24)


def _within(sheet: Sheet, path: tuple[str, ...], number: int, least: int, most: int) -> None:
    if number < least:
        sheet.problem(path, "edition-least", number=number, least=least)
    sheet.at_most(path, number, most)
