"""The table: every field says who may see it."""

from __future__ import annotations

from typing import Annotated, Final

from consigliere import kernel
from consigliere.kernel import Open, Own, State
from msgspec import Meta, Struct

from .actions import Face


class House(Struct, frozen=True):
    """§6. A table may agree on these before it begins; the defaults are as printed."""

    dice: Annotated[int, Meta(ge=1, le=6)] = 3  # §6.1
    wild: bool = True  # §6.2


class Edition(kernel.Edition, frozen=True):
    coins: int
    rounds: int


EDITIONS: Final[dict[str, Edition]] = {"standard": Edition(name="standard", coins=3, rounds=8)}


class DockDice(State):
    edition: Open[str] = "standard"
    house: Open[House] = House()
    coins: Open[tuple[int, ...]] = ()
    cups: Own[tuple[tuple[Face, ...], ...]] = ()
    shown: Open[tuple[tuple[Face, ...], ...]] = ()  # the cups of the last round, lifted
    round: Open[int] = 0

    @property
    def ed(self) -> Edition:
        return EDITIONS[self.edition]

    def seats(self) -> int:
        return len(self.coins)
