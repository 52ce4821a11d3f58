"""§7. The host options: every switch with its default."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class House(Struct, frozen=True, gc=False):
    """§7. A table may agree on these before it begins."""

    first: Literal["random", "0", "1", "2", "3", "4", "5"] = "random"  # §7.1 In Favour
    blocks: Literal["printed", "4", "6", "8"] = "printed"  # §7.2 city size
    open_pool: bool = False  # §7.3 pool and picks are seen by all
    compulsory: bool = False  # §7.4 the first who can pay must take Snitch and Police
    moving: bool = False  # §7.5 cards may move between slots when hiring
    dismissal: bool = False  # §7.6 cards may be dismissed though they could be paid
    bombed_income: bool = False  # §7.7 a bombed building still pays its owner
    hidden_money: bool = False  # §7.8
    memory_aid: bool = False  # §7.9 screens mark cards whose faces were seen
