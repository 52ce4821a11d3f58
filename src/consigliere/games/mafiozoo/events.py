"""What happened at the table, one class a fact; for logs and screens, never read by rules."""

from __future__ import annotations

from typing import ClassVar

from consigliere.kernel import Card, Event, Own, Seat
from consigliere.kernel.say import Lesson

from .parts import Character, District, Place, Token


class FirstPlayer(Event, frozen=True):
    """§2.8"""

    teaches: ClassVar[Lesson] = "all"
    seat: Seat


class CarPassed(Event, frozen=True):
    """§3.1.1 The first-player marker moved on."""

    seat: Seat


class TileTurned(Event, frozen=True):
    """§2.1"""

    teaches: ClassVar[Lesson] = "all"
    character: Character
    golden: bool


class TilesSet(Event, frozen=True):
    """§2.1 All twelve tiles lie as they will stay."""

    golden: tuple[bool, ...]


class TooGolden(Event, frozen=True):
    """§2.1 More golden sides than allowed: all tiles are turned again."""


class AgendaFilled(Event, frozen=True):
    """§3.0.3"""

    teaches: ClassVar[Lesson] = "all"
    district: District


class RoundBegan(Event, frozen=True):
    """§3"""

    round: int


class PhaseBegan(Event, frozen=True):
    """§3 1 Income, 2 Corruption, 3 Favours, 4 Influence."""

    phase: int


class Visited(Event, frozen=True):
    """§3.1.2, §3.1.3 The godfather visits a counsellor; everybody is paid."""

    teaches: ClassVar[Lesson] = "all"
    character: Character
    pay: int


class Shuffled(Event, frozen=True):
    """§3.1.4 The corruption deck was shuffled with its discards."""

    cards: int


class InformantsShuffled(Event, frozen=True):
    """§3.0.6"""

    cards: int


class PuppetTurned(Event, frozen=True):
    """§5.1 A card was turned up for the puppet."""

    teaches: ClassVar[Lesson] = "all"
    card: Card


class PuppetPlaced(Event, frozen=True):
    """§5.1"""

    character: Character
    gems: int


class DrewCard(Event, frozen=True):
    """§3.0.5 A corruption card; its owner sees it."""

    teaches: ClassVar[Lesson] = "own"
    seat: Seat
    card: Own[Card]


class DrewInformant(Event, frozen=True):
    """§3.0.6 An informant card; its owner sees it."""

    teaches: ClassVar[Lesson] = "own"
    seat: Seat
    card: Own[Card]


class NoInformantLeft(Event, frozen=True):
    """§3.0.6"""

    seat: Seat


class GotMoney(Event, frozen=True):
    """§3.5"""

    seat: Seat
    money: int


class GainedGems(Event, frozen=True):
    """§3.0.1 From the reserve to the fund."""

    seat: Seat
    gems: int


class PickedDistrict(Event, frozen=True):
    """§3.0.3 From the agenda, as everybody sees."""

    seat: Seat
    district: District


class DrewDistrict(Event, frozen=True):
    """§3.0.3 Unseen by the others."""

    teaches: ClassVar[Lesson] = "own"
    seat: Seat
    district: Own[District]


class GotBlank(Event, frozen=True):
    """§3.0.3 Nothing was left: a token without a type."""

    seat: Seat


class PlayedForGems(Event, frozen=True):
    """§3.2.2"""

    teaches: ClassVar[Lesson] = "all"
    seat: Seat
    card: Card
    gems: int


class Bribed(Event, frozen=True):
    """§3.2.2, §3.2.3"""

    teaches: ClassVar[Lesson] = "all"
    seat: Seat
    card: Card
    spread: tuple[tuple[Character, int], ...]


class Wasted(Event, frozen=True):
    """§3.2.2"""

    teaches: ClassVar[Lesson] = "all"
    seat: Seat
    card: Card


class LastCardGone(Event, frozen=True):
    """§3.2.1 The last card goes away unseen."""

    seat: Seat


class BonusUsed(Event, frozen=True):
    """§3.2.4"""

    seat: Seat
    place: Place
    character: Character


class Evaluating(Event, frozen=True):
    """§3.3.1"""

    character: Character


class Informed(Event, frozen=True):
    """§3.3.1"""

    teaches: ClassVar[Lesson] = "all"
    seat: Seat
    character: Character
    gems: int


class NobodyInformed(Event, frozen=True):
    """§3.3.1 Of those asked, nobody played."""

    teaches: ClassVar[Lesson] = "all"
    character: Character


class NobodyThere(Event, frozen=True):
    """§3.3.1 No gems, no favour."""

    character: Character


class GemsHome(Event, frozen=True):
    """§3.3.2 Gems went back: to the fund, or to the reserve."""

    seat: Seat
    gems: int
    to_reserve: bool


class Favoured(Event, frozen=True):
    """§3.3.2 A favour was granted, for a price or free."""

    seat: Seat
    character: Character
    price: int


class PuppetHome(Event, frozen=True):
    """§5.1"""

    character: Character
    gems: int


class GotToken(Event, frozen=True):
    """§3.0.4"""

    seat: Seat
    token: Token


class GemPut(Event, frozen=True):
    """§3.0.2 From the reserve, or once that is empty from the fund."""

    seat: Seat
    character: Character
    gems: int


class Built(Event, frozen=True):
    """§3.4.1"""

    teaches: ClassVar[Lesson] = "all"
    seat: Seat
    place: Place
    payment: tuple[Token, ...]


class DoneBuilding(Event, frozen=True):
    """§3.4.1"""

    teaches: ClassVar[Lesson] = "all"
    seat: Seat


class KeptToken(Event, frozen=True):
    """§3.4.2"""

    seat: Seat
    token: Token


class DistrictsRevealed(Event, frozen=True):
    """§4.1"""

    teaches: ClassVar[Lesson] = "all"
    seat: Seat
    districts: tuple[District, ...]


class Counted(Event, frozen=True):
    """§4.3 Where the influence comes from."""

    seat: Seat
    tokens: int
    compensation: int
    sets: int
    majorities: int
    places: int
    total: int


class Ended(Event, frozen=True):
    """§4.4 Who won, and what decided: influence, fund or shared."""

    seats: tuple[Seat, ...]
    influence: int
    by: str
