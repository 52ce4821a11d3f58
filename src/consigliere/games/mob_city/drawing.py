"""The city as text: the eight blocks with their lots, and the layouts with their sides."""

from __future__ import annotations

from itertools import groupby

from .edition import Edition
from .parts import HOUSES, SIDES
from .plans import City

_LOT = 7  # letters of one lot


def draw(ed: Edition) -> list[str]:
    """Block by block, then the layout for each number of Captains."""
    lines: list[str] = []
    for block, letter in enumerate(ed.blocks):
        lines += [f"{letter}", *_block(ed, block), ""]
    for captains, city in ed.layouts.items():
        lines += [f"{captains}:", *_city(city), ""]
    return lines[:-1]


def _block(ed: Edition, block: int) -> list[str]:
    return [_street(ed, block, row) for row in ed.grids[block]]


def _street(ed: Edition, block: int, row: tuple[int, ...]) -> str:
    """One row of lots: neighbouring lots of one building are drawn as one."""
    cells = []
    for number, lots in groupby(row):
        name = ""
        if number >= 0:
            building = ed.lots[block][number]
            name = f"{number + 1} {HOUSES[ed.kinds_of_house[building]]}"
        cells.append(name.center(_LOT * len(list(lots)) - 1))
    return "  |" + "|".join(cells) + "|"


def _city(city: City) -> list[str]:
    """Positions in reading order with the sides they lie on."""
    width = 1 + max([place.column for place in city])
    rows = [[" " * 6] * width for _ in range(1 + max([place.row for place in city]))]
    for number, place in enumerate(city, 1):
        on = "".join([SIDES[side][0].upper() for side in place.sides])
        rows[place.row][place.column] = f"{number} {on}".ljust(6)
    return ["  " + " ".join(row).rstrip() for row in rows]
