"""The city as text: the eight blocks with their lots, and the layouts with their sides."""

from __future__ import annotations

from .edition import Edition
from .parts import HOUSES, SIDES, Building
from .rules.city import lies_on

_LOT = 7  # letters of one lot


def draw(ed: Edition) -> list[str]:
    """Block by block, then the layout for each number of Captains."""
    lines: list[str] = []
    for block, letter in enumerate(ed.blocks):
        lines += [f"{letter}", *_block(ed, block), ""]
    for captains, (rows, columns) in ed.layouts.items():
        lines += [f"{captains}:", *_layout(rows, columns), ""]
    return lines[:-1]


def _block(ed: Edition, block: int) -> list[str]:
    raw = ed.rows[block]
    lots = ed.lots[block]
    return [_street(ed, lots[: raw[0]]), _street(ed, lots[raw[0] :])]


def _street(ed: Edition, buildings: tuple[Building, ...]) -> str:
    """One row: each building as wide as its lots."""
    cells = []
    for b in buildings:
        name = f"{ed.names[b].partition('-')[2]} {HOUSES[ed.kinds_of_house[b]]}"
        cells.append(name.center(_LOT * ed.houses[b].lots - 1))
    return "  |" + "|".join(cells) + "|"


def _layout(rows: int, columns: int) -> list[str]:
    """Positions in reading order with the sides they lie on."""
    out = []
    for row in range(rows):
        cells = []
        for column in range(columns):
            on = [SIDES[side][0].upper() for side in lies_on(rows, columns, row, column)]
            cells.append(f"{row * columns + column + 1} {''.join(on)}".ljust(6))
        out.append("  " + " ".join(cells).rstrip())
    return out
