"""Dock Dice, for 2 to 4 players: dice under cups, claims, and who dares to doubt them."""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar, Final

from consigliere import kernel
from consigliere.games import GamePackage
from consigliere.kernel import Rolls, Seat, Setup, View, start
from msgspec import Struct

from . import actions, worlds
from .rules import Round
from .state import EDITIONS, DockDice, House


class DockDiceRules(kernel.Game[DockDice]):
    key: ClassVar[str] = "dock-dice"
    actions: ClassVar[ModuleType] = actions
    rules: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 5)
    house: ClassVar[type[Struct]] = House
    editions: dict[str, Any] = EDITIONS

    def new(self, setup: Setup) -> DockDice:
        """§1.1 Everybody has a cup and coins; the game waits for the first die."""
        n = setup.seats
        s = DockDice(edition=setup.edition, house=self.houserules(self.options_of(setup)))
        s.coins = (s.ed.coins,) * n
        s.cups = s.shown = ((),) * n
        return start(s, Round(0))

    def scores(self, s: DockDice) -> tuple[int, ...]:
        return s.coins

    def winners(self, s: DockDice) -> tuple[Seat, ...]:
        """§1.2 Who has most coins; several may share the victory."""
        return tuple([seat for seat, coins in enumerate(s.coins) if coins == max(s.coins)])

    def sample(self, view: View[DockDice], rng: Rolls) -> DockDice:
        return worlds.sample(view, rng)


GAME: Final = GamePackage(
    __package__,
    DockDiceRules(),
    text=".text:DockDiceText",
    features=".features:DockDiceFeatures",
    greedy=".bot:Greedy",
    view=".view:describe",
)
