"""Mafiozoo, for 2 to 4 players: bribing twelve characters, majorities, building places."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar, Final

from msgspec import Struct

from consigliere import kernel
from consigliere.games.package import GamePackage
from consigliere.kernel import Action, Deck, Rolls, Seat, Setup, View, start

from . import actions, orders, worlds
from .edition import EDITIONS, read_edition
from .house import GROUPS, House
from .parts import EVERYBODY, PLACES, TOKENS
from .rules.ending import decide, totals
from .rules.setup import Setting
from .state import Mafiozoo


class MafiozooRules(kernel.Game[Mafiozoo]):
    key: ClassVar[str] = "mafiozoo"
    actions: ClassVar[ModuleType] = actions
    rules: ClassVar[int] = 2
    earlier: ClassVar[Mapping[int, Mapping[str, str]]] = {
        1: {"empty_play": "forced", "informant": "upto"}
    }
    seats: ClassVar[range] = range(2, 5)
    house: ClassVar[type[Struct]] = House
    groups: ClassVar[Mapping[str, tuple[str, ...]]] = GROUPS
    editions: dict[str, Any] = EDITIONS
    open_questions: ClassVar[tuple[str, ...]] = (
        *("bonus", "district", "dock", "keep_token", "pay", "put_gem", "send_gems"),
    )

    def read_edition(self, text: str) -> kernel.Edition:
        return read_edition(text)

    def new(self, setup: Setup) -> Mafiozoo:
        """§2. The table laid, waiting for chance to turn the tiles."""
        self.check(setup)
        ed, n = EDITIONS[setup.edition], setup.seats
        s = Mafiozoo(edition=setup.edition, house=self.houserules(self.options_of(setup)))
        s.gems = ((0,) * (n + (n == 2)),) * len(EVERYBODY)
        s.reserve, s.fund, s.money = (ed.numbers.gems,) * n, (0,) * n, (ed.numbers.money,) * n
        s.tokens = ((0,) * len(TOKENS),) * n
        s.henchmen = ((0,) * len(PLACES),) * n
        s.used = s.picks = s.districts = s.hands = s.informants = ((),) * n
        s.judged, s.blanks = (False,) * n, (0,) * n
        s.deck, s.informant_deck = Deck(ed.corruption), Deck(ed.informants)
        s.district_deck, s.godfathers = Deck(ed.districts), Deck((*range(len(ed.visits)),))
        return start(s, Setting())

    def check(self, setup: Setup) -> None:
        super().check(setup)
        house: House = self.houserules(self.options_of(setup))
        if house.first != "random" and int(house.first) >= setup.seats:
            raise kernel.BadSetup("bad-option-value", option="first", value=house.first)
        if house.tiles.count("g") > EDITIONS[setup.edition].numbers.golden:
            raise kernel.BadSetup("bad-option-value", option="tiles", value=house.tiles)

    def scores(self, s: Mafiozoo) -> tuple[int, ...]:
        return tuple(totals(s))

    def winners(self, s: Mafiozoo) -> tuple[Seat, ...]:
        return decide(s, totals(s))[0]

    def sample(self, view: View[Mafiozoo], rng: Rolls) -> Mafiozoo:
        return worlds.sample(view, rng)

    def orders(self, view: View[Mafiozoo]) -> tuple[str, ...]:
        return orders.orders(view)

    def obey(self, view: View[Mafiozoo], order: str) -> Action | None:
        return orders.obey(view, order)


RULES: Final = MafiozooRules()
GAME: Final = GamePackage(
    __package__,
    RULES,
    text=".text:MafiozooText",
    features=".features:MafiozooFeatures",
    greedy=".bots.greedy:Greedy",
    mind=".bots.mind:Mind",
    styles=".bots.styles:STYLES",
    codes=".codes:CODES",
    tensor=".tensor:TENSOR",
    view=".view:describe",
    lesson="lesson",
)
