"""Mob City, for 2 to 6 Captains: hidden bids, crews, speakeasies, shootouts, a secret will."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar, Final

from msgspec import Struct

from consigliere import kernel
from consigliere.games.package import GamePackage
from consigliere.kernel import Action, Deck, Rolls, Seat, Setup, View, start

from . import actions, orders, worlds
from .drawing import draw
from .edition import EDITIONS, read_edition
from .house import GROUPS, House
from .parts import HOME, NOBODY
from .rules.day import decide
from .rules.setup import Setting
from .state import MobCity
from .zones import Group, Purse, Stock


class MobCityRules(kernel.Game[MobCity]):
    key: ClassVar[str] = "mob-city"
    actions: ClassVar[ModuleType] = actions
    rules: ClassVar[int] = 2
    earlier: ClassVar[Mapping[int, Mapping[str, str]]] = {
        1: {"compulsory": "false", "orphan_rule": "true", "claim_at_once": "false"},
    }
    seats: ClassVar[range] = range(2, 7)
    house: ClassVar[type[Struct]] = House
    groups: ClassVar[Mapping[str, tuple[str, ...]]] = GROUPS
    editions: dict[str, Any] = EDITIONS
    open_questions: ClassVar[tuple[str, ...]] = ("act", "again", "drink", "lead", "loot")

    def read_edition(self, text: str) -> kernel.Edition:
        return read_edition(text)

    def drawing(self, edition: Any) -> list[str]:
        return draw(edition)

    def new(self, setup: Setup) -> MobCity:
        """§2. The table laid, waiting for chance to name who is In Favour."""
        self.check(setup)
        ed, n = EDITIONS[setup.edition], setup.seats
        house: House = self.houserules(self.options_of(setup))
        s = MobCity(edition=setup.edition, house=house)
        # A separate Consigliere is no Captain: he has neither money nor notoriety.
        chosen = (0,) * (house.consigliere == "chair")
        captains = n - len(chosen)
        money = (ed.numbers.cash,) * captains
        s.purse = Purse((*money, *chosen), -sum(money), house.hidden_money)
        s.notoriety = (*(ed.numbers.notoriety,) * captains, *chosen)
        s.whiskey = (0,) * n
        s.owner = (NOBODY,) * len(ed.houses)
        s.crews = tuple([(Group(seat),) * ed.numbers.slots for seat in range(n)])
        s.groups = ((HOME,) * ed.numbers.slots,) * n
        s.bids, s.offered = ((),) * n, ed.whiskeys
        s.deck, s.events = Stock(ed.enforcers), Deck(ed.events)
        return start(s, Setting())

    def check(self, setup: Setup) -> None:
        super().check(setup)
        house: House = self.houserules(self.options_of(setup))
        captains = setup.seats - (house.consigliere == "chair")
        if captains not in self.seats:
            raise kernel.BadSetup("mob-city-too-few-captains", least=self.seats[0])
        if house.first != "random" and int(house.first) >= captains:
            raise kernel.BadSetup("bad-option-value", option="first", value=house.first)
        ed = EDITIONS[setup.edition]
        least, most = len(ed.layouts[captains]), len(ed.blocks)
        if house.blocks != "printed" and not least <= int(house.blocks) <= most:
            raise kernel.BadSetup("bad-option-value", option="blocks", value=house.blocks)

    def scores(self, s: MobCity) -> tuple[int, ...]:
        """What the Will names; cash as long as it is not read."""
        return s.notoriety if s.will == 1 else s.cash

    def winners(self, s: MobCity) -> tuple[Seat, ...]:
        return decide(s)[0]

    def sample(self, view: View[MobCity], rng: Rolls) -> MobCity:
        return worlds.sample(view, rng)

    def rounds(self, s: MobCity) -> int:
        return s.day

    def orders(self, view: View[MobCity]) -> tuple[str, ...]:
        return orders.orders(view)

    def obey(self, view: View[MobCity], order: str) -> Action | None:
        return orders.obey(view, order)


RULES: Final = MobCityRules()
GAME: Final = GamePackage(
    __package__,
    RULES,
    text=".text:MobCityText",
    features=".features:MobCityFeatures",
    greedy=".bots.greedy:Greedy",
    mind=".bots.mind:Mind",
    styles=".bots.styles:STYLES",
    codes=".codes:CODES",
    tensor=".tensor:TENSOR",
    view=".view:describe",
    lesson="lesson",
)
