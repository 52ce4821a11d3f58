"""§7. The host options: every switch with its default."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct


class House(Struct, frozen=True, gc=False):
    """§7. A table may agree on these before it begins."""

    first: Literal["random", "0", "1", "2", "3", "4", "5"] = "random"  # §7.1 In Favour
    blocks: Literal["printed", "4", "5", "6", "7", "8"] = "printed"  # §7.2 city size
    open_pool: bool = False  # §7.3 pool and picks are seen by all
    compulsory: bool = True  # §7.4 the first who can pay must take Snitch and Police
    moving: bool = False  # §7.5 cards may move between slots when hiring
    dismissal: bool = False  # §7.6 cards may be dismissed though they could be paid
    bombed_income: bool = False  # §7.7 a bombed building still pays its owner
    hidden_money: bool = False  # §7.8
    memory_aid: bool = False  # §7.9 screens mark cards whose faces were seen
    grenade_in_shootout: bool = False  # §7.10 a character may throw one at the building
    notoriety_lost: bool = True  # §7.11 a building lost in a raid takes its notoriety along
    moll_doubles: Literal["share", "income"] = "share"  # §7.12
    smallest_bill: Literal["1", "50"] = "1"  # §7.13 shares are rounded down to it
    orphan_rule: bool = False  # §7.14 weapons without a character go under the deck
    claim_at_once: bool = True  # §7.15 whoever leaves only Molls and Assassins standing may claim
    consigliere: Literal["program", "chair"] = "program"  # §7.16 the last chair picks the Will


GROUPS: Final = {
    "setup": ("first", "blocks", "consigliere"),
    "variants": ("open_pool", "moving", "dismissal", "bombed_income", "hidden_money"),
    "screen": ("memory_aid",),
}
