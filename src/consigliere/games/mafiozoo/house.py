"""§6. The options of a table: every switch with its default."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct


class House(Struct, frozen=True, gc=False):
    """§6. A table may agree on these before it begins."""

    second_tie: Literal["all", "none"] = "all"  # §6.1 tied seconds at the visited character
    bonus_window: Literal["final", "own", "any"] = "final"  # §6.2 own turn only; after every card
    building: Literal["parallel", "turns"] = "parallel"  # §6.3
    memory_aid: bool = False  # §6.4 screens show what others took from the agenda
    tiles: Annotated[str, Meta(pattern="^(random|[go]{12})$")] = "random"  # §6.5 golden, other
    first: Literal["random", "0", "1", "2", "3"] = "random"  # §2.8
    empty_play: Literal["free", "forced"] = "free"  # §6.7 a card for nothing: always, or at need
    informant: Literal["exact", "upto"] = "exact"  # §6.8 two gems from the fund, or one or two
    puppet_second: Literal["blocks", "ignored"] = "blocks"  # §6.9 at the visited character
    walk: Literal["onward", "back"] = "onward"  # §6.10 may come back to a character
    bonus_uses: Literal["once", "unlimited"] = "once"  # §6.11 of each one-shot bonus, in a round
    last_token: Literal["kept", "exchange"] = "kept"  # §6.12 may become a district token


GROUPS: Final = {"setup": ("first", "tiles"), "screen": ("building", "memory_aid")}
