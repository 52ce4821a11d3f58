"""§7. The house rules: every switch with its printed default."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

Cap = Annotated[int, Meta(ge=0, le=10_000)]


class House(Struct, frozen=True, gc=False):
    """§7. A table may agree on these before it begins."""

    target: Literal["experienced", "beginners"] = "experienced"  # §7.1
    first: Literal["random", "0", "1", "2", "3", "4"] = "random"  # §7.2
    strict_pass: bool = False  # §7.3 no crew, no action card, no usable Hat: must pass
    target_late: bool = False  # §7.4 targets are named after the window
    pool_fist: bool = False  # §7.5 two players may contribute one Fist each
    react_order: Literal["left", "first"] = "left"  # §7.6 from the owner's left, or first player
    self_complicity: bool = False  # §7.7 after jailing one's own chip
    multi_complicity: bool = False  # §7.8 any number for one transport
    agr_zero: bool = False  # §7.9 Secret Agreement without an own chip
    agr_replay: Literal["free", "answer"] = "free"  # §7.10 again, or only after an opponent's
    auto_figures: bool = False  # §7.11 figures are taken without asking
    sudden: bool = False  # §7.12 the game ends the moment the target is reached
    discard_top: bool = False  # §7.13 only the top of the discard pile is shown
    turn_cap: Cap = 60  # §7.14 turns of a player in one Action Phase; 0: none
    round_cap: Cap = 50  # §7.14 rounds; 0: none
    chat: Literal["free", "none"] = "free"  # §7.15 nothing in the rules depends on it
    shadow_others: bool = False  # §7.16 SHADOW GAMES never moves one's own Mafioso


GROUPS: Final = {
    "print": ("strict_pass", "shadow_others", "agr_zero"),
    "setup": ("target", "first", "turn_cap", "round_cap"),
    "variants": ("target_late", "pool_fist", "sudden"),
    "screen": ("auto_figures", "discard_top", "chat"),
}
PRINTS: Final = {  # §7.17 what the printed books say where they differ
    "en": {"strict_pass": "false", "shadow_others": "false", "agr_zero": "false"},
    "it": {"strict_pass": "true", "shadow_others": "true", "agr_zero": "false"},
    "de": {"strict_pass": "true", "shadow_others": "false", "agr_zero": "false"},
}
