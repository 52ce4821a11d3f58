"""Mafia City, for 3 to 5 players: ordered stacks of chips, cards that cancel cancels."""

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
from .house import GROUPS, PRINTS, House
from .rules.ending import decide
from .rules.setup import Setting
from .state import MafiaCity, Pile


class MafiaCityRules(kernel.Game[MafiaCity]):
    key: ClassVar[str] = "mafia-city"
    actions: ClassVar[ModuleType] = actions
    rules: ClassVar[int] = 1
    seats: ClassVar[range] = range(3, 6)
    house: ClassVar[type[Struct]] = House
    groups: ClassVar[Mapping[str, tuple[str, ...]]] = GROUPS
    prints: ClassVar[Mapping[str, Mapping[str, str]]] = PRINTS
    editions: dict[str, Any] = EDITIONS
    reactions: ClassVar[tuple[str, ...]] = orders.REACTIONS
    open_questions: ClassVar[tuple[str, ...]] = (
        *("choose", "draw", "move_hitman", "name", "next_location"),
        *("recruit", "send", "take_mayor", "take_policeman", "withdraw"),
    )

    def read_edition(self, text: str) -> kernel.Edition:
        return read_edition(text)

    def new(self, setup: Setup) -> MafiaCity:
        """§2. The table laid, waiting for chance to draw the first player."""
        self.check(setup)
        ed, n = EDITIONS[setup.edition], setup.seats
        house: House = self.houserules(self.options_of(setup))
        s = MafiaCity(edition=setup.edition, house=house)
        s.crew, s.reserve = (ed.chips[n].crew,) * n, (ed.chips[n].reserve,) * n
        s.cell = s.points = s.turns = (0,) * n
        s.passed, s.hands = (False,) * n, ((),) * n
        s.deck, s.discard = Deck(ed.cards), Pile((), not house.discard_top)
        return start(s, Setting())

    def check(self, setup: Setup) -> None:
        super().check(setup)
        first = self.houserules(self.options_of(setup)).first
        if first != "random" and int(first) >= setup.seats:
            raise kernel.BadSetup("bad-option-value", option="first", value=first)

    def scores(self, s: MafiaCity) -> tuple[int, ...]:
        return s.points

    def winners(self, s: MafiaCity) -> tuple[Seat, ...]:
        return (decide(s)[0],)

    def sample(self, view: View[MafiaCity], rng: Rolls) -> MafiaCity:
        return worlds.sample(view, rng)

    def orders(self, view: View[MafiaCity]) -> tuple[str, ...]:
        return orders.orders(view)

    def obey(self, view: View[MafiaCity], order: str) -> Action | None:
        return orders.obey(view, order)


RULES: Final = MafiaCityRules()
GAME: Final = GamePackage(
    __package__,
    RULES,
    text=".text:MafiaCityText",
    features=".features:MafiaCityFeatures",
    greedy=".bots.greedy:Greedy",
    mind=".bots.mind:Mind",
    styles=".bots.styles:STYLES",
    codes=".codes:CODES",
    tensor=".tensor:TENSOR",
    view=".view:describe",
    lesson="lesson",
)
