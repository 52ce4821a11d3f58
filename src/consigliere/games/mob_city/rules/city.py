"""§6 The city: how many blocks, and which sides they lie on."""

from __future__ import annotations

from ..plans import City, two_rows
from ..state import MobCity


def city_plan(s: MobCity) -> City:
    """§6.1. The positions of the blocks; §7.2 a larger city if the host wants one."""
    if s.house.blocks == "printed":
        return s.ed.layouts[s.captains()]
    return two_rows(int(s.house.blocks))


def sides(s: MobCity, position: int) -> tuple[int, ...]:
    """§6.2. The sides of the city the block at that position lies on."""
    return city_plan(s)[position].sides
