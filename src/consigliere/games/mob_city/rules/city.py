"""§6 The city: how many blocks, and which sides they lie on."""

from __future__ import annotations

from functools import cache

from ..state import MobCity


def layout(s: MobCity) -> tuple[int, int]:
    """§6.1. Rows and columns; §7.2 a larger city if the host wants one."""
    if s.house.blocks == "printed":
        return s.ed.layouts[s.seats()]
    return 2, int(s.house.blocks) // 2


def city_size(s: MobCity) -> int:
    rows, columns = layout(s)
    return rows * columns


@cache
def lies_on(rows: int, columns: int, row: int, column: int) -> tuple[int, ...]:
    """§6.2. The halves of the city a position lies in; the exact middle lies in none."""
    there = (
        2 * row + 1 < rows,
        2 * column + 1 > columns,
        2 * row + 1 > rows,
        2 * column + 1 < columns,
    )
    return tuple([side for side, yes in enumerate(there) if yes])
