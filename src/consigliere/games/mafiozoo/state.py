"""The components on the table."""

from __future__ import annotations

from consigliere.kernel import Card, Deck, Known, Open, Own, Seat, Seen, State

from .edition import EDITIONS, Condition, Edition
from .house import House
from .parts import BARB, MASS, NOBODY, PIZZA, PRISON, Character, District, Place

ONE_SHOTS = (PIZZA, MASS, BARB, PRISON)


class Mafiozoo(State):
    """§1. Gems, money, tokens, cards and henchmen; who sees what is §7."""

    edition: Open[str] = "standard"
    house: Open[House] = House()
    round: Open[int] = 0
    first: Open[Seat] = 0
    golden: Open[tuple[bool, ...]] = ()  # which tiles show their golden side
    visited: Open[Character] = NOBODY  # by the godfather, this round
    gems: Open[tuple[tuple[int, ...], ...]] = ()  # on each photograph, of each seat (and puppet)
    reserve: Open[tuple[int, ...]] = ()
    fund: Open[tuple[int, ...]] = ()
    money: Open[tuple[int, ...]] = ()
    tokens: Open[tuple[tuple[int, ...], ...]] = ()  # favour tokens of each seat, by type
    henchmen: Open[tuple[tuple[int, ...], ...]] = ()  # of each seat, the round of placing or 0
    used: Open[tuple[tuple[Place, ...], ...]] = ()  # one-shot bonuses used this round
    judged: Open[tuple[bool, ...]] = ()  # drew a card from the Judge this round
    blanks: Open[tuple[int, ...]] = ()  # district tokens without a type
    picks: Open[tuple[tuple[District, ...], ...]] = ()  # taken from the agenda, as all saw
    districts: Own[tuple[tuple[District, ...], ...]] = ()  # all of each seat, sorted
    hands: Own[tuple[tuple[Card, ...], ...]] = ()  # corruption cards, sorted
    informants: Own[tuple[tuple[Card, ...], ...]] = ()  # informant cards, sorted
    deck: Seen[Deck] = Deck()  # corruption
    discard: Seen[tuple[Known, ...]] = ()
    turned: Open[tuple[Card, ...]] = ()  # for the puppet
    informant_deck: Seen[Deck] = Deck()
    informant_discard: Open[tuple[Card, ...]] = ()
    district_deck: Seen[Deck] = Deck()
    agenda: Open[tuple[District, ...]] = ()
    godfathers: Seen[Deck] = Deck()  # those not yet shown, the ones in the box among them
    shown: Open[tuple[Card, ...]] = ()
    revealed: Open[bool] = False  # §4.1 at the end

    @property
    def ed(self) -> Edition:
        return EDITIONS[self.edition]

    @property
    def rounds(self) -> int:
        numbers = self.ed.numbers
        return numbers.rounds_for_two if self.seats() == 2 else numbers.rounds

    def seats(self) -> int:
        return len(self.reserve)

    def can_see_own_of(self, seat: Seat, owner: Seat) -> bool:
        """§7. Everybody sees his own; at the end everything is revealed."""
        return seat == owner or self.revealed

    def visibility_key(self) -> int:
        return self.revealed

    def condition(self, c: Character) -> Condition:
        """What the tile of a character asks."""
        return self.ed.golden[c] if self.golden[c] else self.ed.other[c]

    def active(self, seat: Seat, place: Place) -> bool:
        """§3.0.8. A henchman placed in an earlier round."""
        return 0 < self.henchmen[seat][place] < self.round
