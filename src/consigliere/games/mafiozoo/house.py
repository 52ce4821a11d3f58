"""§6. The options of a table: every switch with its default."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class House(Struct, frozen=True, gc=False):
    """§6. A table may agree on these before it begins."""

    second_tie: Literal["all", "none"] = "all"  # §6.1 tied seconds at the visited character
    bonus_window: Literal["final", "own"] = "final"  # §6.2 also after all cards, or own turn only
    building: Literal["parallel", "turns"] = "parallel"  # §6.3
    memory_aid: bool = False  # §6.4 screens show what others took from the agenda
    tiles: Annotated[str, Meta(pattern="^(random|[go]{12})$")] = "random"  # §6.5 golden, other
    first: Literal["random", "0", "1", "2", "3"] = "random"  # §2.8
