"""Mafiozoo, for 2 to 4 players: bribing twelve characters, majorities, building places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from msgspec import Struct

from consigliere import kernel
from consigliere.kernel import Action, Deck, Rolls, Seat, Setup, View, start

from . import notation, orders, worlds
from .edition import EDITIONS, read_edition
from .house import House
from .parts import EVERYBODY, PLACES, TOKENS
from .rules.ending import decide, totals
from .rules.setup import Setting
from .state import Mafiozoo


class MafiozooGame(kernel.Game[Mafiozoo]):
    key: ClassVar[str] = "mafiozoo"
    rules: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 5)
    house: ClassVar[type[Struct]] = House
    editions: dict[str, Any] = EDITIONS

    def read_edition(self, text: str) -> kernel.Edition:
        return read_edition(text)

    def new(self, setup: Setup) -> Mafiozoo:
        """§2. The table laid, waiting for chance to turn the tiles."""
        self.check(setup)
        ed, n = EDITIONS[setup.edition], setup.seats
        s = Mafiozoo(edition=setup.edition, house=self.houserules(setup.options))
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
        house: House = self.houserules(setup.options)
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

    def facts(self, s: Mafiozoo, events: Mapping[str, int]) -> dict[str, float]:
        """Places, bribes, informants and bought favours, for each player."""
        names = ("Built", "Bribed", "Informed", "Favoured", "BonusUsed")
        return {name.lower(): events.get(name, 0) / s.seats() for name in names}

    def orders(self, view: View[Mafiozoo]) -> tuple[str, ...]:
        return orders.orders(view)

    def obey(self, view: View[Mafiozoo], order: str) -> Action | None:
        return orders.obey(view, order)

    def write(self, answer: Action, edition: str = "standard") -> str:
        return notation.write(answer)

    def read(self, by: Seat, text: str, edition: str = "standard") -> Action:
        return notation.read(by, text)


GAME: Final = MafiozooGame()
