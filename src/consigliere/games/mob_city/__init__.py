"""Mob City, for 2 to 6 Captains: hidden bids, crews, speakeasies, shootouts, a secret will."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, Final

from msgspec import Struct

from consigliere import kernel
from consigliere.kernel import Action, Deck, Rolls, Seat, Setup, View, start

from . import orders, worlds
from .drawing import draw
from .edition import EDITIONS, read_edition
from .house import House
from .notation import Notation
from .parts import HOME, NOBODY
from .rules.day import decide
from .rules.setup import Setting
from .state import MobCity
from .zones import Group, Purse, Stock


class MobCityGame(kernel.Game[MobCity]):
    key: ClassVar[str] = "mob-city"
    rules: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 7)
    house: ClassVar[type[Struct]] = House
    editions: dict[str, Any] = EDITIONS

    def read_edition(self, text: str) -> kernel.Edition:
        return read_edition(text)

    def drawing(self, edition: Any) -> list[str]:
        return draw(edition)

    def new(self, setup: Setup) -> MobCity:
        """§2. The table laid, waiting for chance to name who is In Favour."""
        self.check(setup)
        ed, n = EDITIONS[setup.edition], setup.seats
        house: House = self.houserules(setup.options)
        s = MobCity(edition=setup.edition, house=house)
        s.purse = Purse((ed.numbers.cash,) * n, -n * ed.numbers.cash, house.hidden_money)
        s.notoriety, s.whiskey = (ed.numbers.notoriety,) * n, (0,) * n
        s.owner = (NOBODY,) * len(ed.houses)
        s.crews = tuple([(Group(seat),) * ed.numbers.slots for seat in range(n)])
        s.groups = ((HOME,) * ed.numbers.slots,) * n
        s.bids, s.offered = ((),) * n, ed.whiskeys
        s.deck, s.events = Stock(ed.enforcers), Deck(ed.events)
        return start(s, Setting())

    def check(self, setup: Setup) -> None:
        super().check(setup)
        house: House = self.houserules(setup.options)
        if house.first != "random" and int(house.first) >= setup.seats:
            raise kernel.BadSetup("bad-option-value", option="first", value=house.first)
        rows, columns = EDITIONS[setup.edition].layouts[setup.seats]
        if house.blocks != "printed" and int(house.blocks) < rows * columns:
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

    def facts(self, s: MobCity, events: Mapping[str, int]) -> dict[str, float]:
        """The Will, cash and notoriety of winners and all, and what happened in the city."""
        names = ("Bought", "Opened", "Raided", "ShootoutBegan", "Killed", "Arrested", "Bombed")
        seats, won = s.seats(), self.winners(s)
        return {
            "will_notoriety": float(s.will),
            "cash": sum(s.cash) / seats,
            "cash_of_winner": sum([s.cash[seat] for seat in won]) / len(won),
            "notoriety": sum(s.notoriety) / seats,
            "notoriety_of_winner": sum([s.notoriety[seat] for seat in won]) / len(won),
            "decided_by_other": float(decide(s)[1] == "other"),
            **{name.lower(): events.get(name, 0) for name in names},
        }

    def orders(self, view: View[MobCity]) -> tuple[str, ...]:
        return orders.orders(view)

    def obey(self, view: View[MobCity], order: str) -> Action | None:
        return orders.obey(view, order)

    def write(self, answer: Action, edition: str = "standard") -> str:
        return _notation(edition).write(answer)

    def read(self, by: Seat, text: str, edition: str = "standard") -> Action:
        return _notation(edition).read(by, text)


@cache
def _notation(edition: str) -> Notation:
    return Notation(EDITIONS[edition])


GAME: Final = MobCityGame()
