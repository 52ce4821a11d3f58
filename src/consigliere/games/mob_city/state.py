"""The components on the table."""

from __future__ import annotations

from functools import lru_cache

from consigliere.kernel import Deck, Open, Seat, Seen, State, in_turn

from .edition import EDITIONS, Edition
from .house import House
from .parts import NOBODY, Building, Slot
from .zones import Group, Pool, Purse, Stock, Testament

Crew = tuple[Group, ...]


class MobCity(State):
    """§1. Money, notoriety, buildings, crews and cards; who sees what is §8."""

    edition: Open[str] = "standard"
    house: Open[House] = House()
    day: Open[int] = 0
    favour: Open[Seat] = 0  # who is In Favour
    city: Open[tuple[int, ...]] = ()  # the block at each position, in reading order
    purse: Seen[Purse] = Purse()
    notoriety: Open[tuple[int, ...]] = ()
    owner: Open[tuple[Seat, ...]] = ()  # of every building, or nobody
    open: Open[tuple[Building, ...]] = ()  # speakeasies
    raided: Open[tuple[Building, ...]] = ()  # closed for the Day
    bombed: Open[tuple[Building, ...]] = ()  # closed for the Day
    crews: Seen[tuple[Crew, ...]] = ()
    groups: Open[tuple[tuple[Building, ...], ...]] = ()  # where each group stands, or HOME
    bids: Open[tuple[tuple[int, ...], ...]] = ()  # of today, by privilege
    pool: Seen[Pool] = Pool()
    deck: Seen[Stock] = Stock()
    police: Open[Seat] = NOBODY  # who holds the Police card
    whiskey: Open[tuple[int, ...]] = ()  # the value of each Captain's whiskey, or 0
    offered: Open[tuple[int, ...]] = ()  # whiskey cards still on offer
    events: Seen[Deck] = Deck()
    event: Open[int] = NOBODY  # of today
    past: Open[tuple[int, ...]] = ()
    will: Open[int] = NOBODY  # read at the end
    testament: Seen[Testament] = Testament()  # §7.16 what a separate Consigliere has chosen

    @property
    def ed(self) -> Edition:
        return EDITIONS[self.edition]

    @property
    def cash(self) -> tuple[int, ...]:
        return self.purse.cash

    def seats(self) -> int:
        """§7.16. All Captains, and a separate Consigliere in the last chair, who owns nothing."""
        return len(self.notoriety)

    def captains(self) -> int:
        return len(self.notoriety) - (self.house.consigliere == "chair")

    @property
    def closed(self) -> tuple[Building, ...]:
        """§3.3.1, §3.3.7. Raided or bombed today."""
        return self.raided + self.bombed

    def buildings(self) -> tuple[Building, ...]:
        """Every building of the city, block by block in reading order."""
        return _buildings(self.edition, self.city)

    def near_favour(self, seat: Seat) -> int:
        """Clockwise distance from the Captain In Favour."""
        return (seat - self.favour) % self.captains()

    def from_favour(self) -> tuple[Seat, ...]:
        """All Captains, the one In Favour first."""
        return in_turn(self.favour, self.captains())

    def minimum(self, seat: Seat) -> int:
        """§1.4. The least notoriety: what one's buildings are worth, at least one."""
        return _minimum(self.edition, self.owner, seat)

    def at(self, building: Building) -> tuple[tuple[Seat, Slot], ...]:
        """The groups standing there, clockwise from the Captain In Favour; of each at most one."""
        there = [(i, one.index(building)) for i, one in enumerate(self.groups) if building in one]
        if len(there) > 1:
            there.sort(key=lambda group: self.near_favour(group[0]))
        return tuple(there)


@lru_cache(maxsize=64)
def _buildings(edition: str, city: tuple[int, ...]) -> tuple[Building, ...]:
    lots = EDITIONS[edition].lots
    return tuple([b for block in city for b in lots[block]])


@lru_cache(maxsize=4096)
def _minimum(edition: str, owner: tuple[Seat, ...], seat: Seat) -> int:
    houses, numbers = EDITIONS[edition].houses, EDITIONS[edition].numbers
    worth = sum([houses[b].notoriety for b, who in enumerate(owner) if who == seat])
    return min(numbers.most_notoriety, max(numbers.notoriety, worth))
