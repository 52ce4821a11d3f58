"""What happened at the table, one class a fact; for logs and screens, never read by rules."""

from __future__ import annotations

from typing import ClassVar

from consigliere.kernel import Event, Own, Seat
from consigliere.kernel.say import Learners, Weight

from .actions import Card, Character, Place
from .parts import District, Token


class FirstPlayer(Event, frozen=True):
    """§2.8"""

    reveals_to: ClassVar[Learners] = "all"
    seat: Seat


class CarPassed(Event, frozen=True):
    """§3.1.1 The first-player marker moved on."""

    weight: ClassVar[Weight] = "minor"
    seat: Seat


class TileTurned(Event, frozen=True):
    """§2.1"""

    weight: ClassVar[Weight] = "minor"
    reveals_to: ClassVar[Learners] = "all"
    character: Character
    golden: bool


class TilesSet(Event, frozen=True):
    """§2.1 All twelve tiles lie as they will stay."""

    weight: ClassVar[Weight] = "scene"
    golden: tuple[bool, ...]


class TooGolden(Event, frozen=True):
    """§2.1 More golden sides than allowed: all tiles are turned again."""

    weight: ClassVar[Weight] = "minor"


class AgendaFilled(Event, frozen=True):
    """§3.0.3"""

    weight: ClassVar[Weight] = "minor"
    reveals_to: ClassVar[Learners] = "all"
    district: District


class RoundBegan(Event, frozen=True):
    """§3"""

    weight: ClassVar[Weight] = "moment"
    round: int


class PhaseBegan(Event, frozen=True):
    """§3 1 Income, 2 Corruption, 3 Favours, 4 Influence."""

    weight: ClassVar[Weight] = "moment"
    phase: int


class Visited(Event, frozen=True):
    """§3.1.2, §3.1.3 The godfather visits a counsellor; everybody is paid."""

    weight: ClassVar[Weight] = "moment"
    reveals_to: ClassVar[Learners] = "all"
    character: Character
    pay: int


class Shuffled(Event, frozen=True):
    """§3.1.4 The corruption deck was shuffled with its discards."""

    weight: ClassVar[Weight] = "minor"
    cards: int


class InformantsShuffled(Event, frozen=True):
    """§3.0.6"""

    weight: ClassVar[Weight] = "minor"
    cards: int


class PuppetTurned(Event, frozen=True):
    """§5.1 A card was turned up for the puppet."""

    weight: ClassVar[Weight] = "minor"
    reveals_to: ClassVar[Learners] = "all"
    card: Card


class PuppetPlaced(Event, frozen=True):
    """§5.1"""

    character: Character
    gems: int


class DrewCard(Event, frozen=True):
    """§3.0.5 A corruption card; its owner sees it."""

    weight: ClassVar[Weight] = "minor"
    gains: ClassVar[str] = "seat"
    reveals_to: ClassVar[Learners] = "own"
    seat: Seat
    card: Own[Card]


class DrewInformant(Event, frozen=True):
    """§3.0.6 An informant card; its owner sees it."""

    weight: ClassVar[Weight] = "minor"
    gains: ClassVar[str] = "seat"
    reveals_to: ClassVar[Learners] = "own"
    seat: Seat
    card: Own[Card]


class NoInformantLeft(Event, frozen=True):
    """§3.0.6"""

    weight: ClassVar[Weight] = "minor"
    seat: Seat


class GotMoney(Event, frozen=True):
    """§3.5"""

    weight: ClassVar[Weight] = "minor"
    gains: ClassVar[str] = "seat"
    seat: Seat
    money: int


class GainedGems(Event, frozen=True):
    """§3.0.1 From the reserve to the fund."""

    gains: ClassVar[str] = "seat"
    seat: Seat
    gems: int


class PickedDistrict(Event, frozen=True):
    """§3.0.3 From the agenda, as everybody sees."""

    gains: ClassVar[str] = "seat"
    seat: Seat
    district: District


class DrewDistrict(Event, frozen=True):
    """§3.0.3 Unseen by the others."""

    gains: ClassVar[str] = "seat"
    reveals_to: ClassVar[Learners] = "own"
    seat: Seat
    district: Own[District]


class GotBlank(Event, frozen=True):
    """§3.0.3 Nothing was left: a token without a type."""

    weight: ClassVar[Weight] = "minor"
    seat: Seat


class PlayedForGems(Event, frozen=True):
    """§3.2.2"""

    gains: ClassVar[str] = "seat"
    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    card: Card
    gems: int


class Bribed(Event, frozen=True):
    """§3.2.2, §3.2.3"""

    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    card: Card
    spread: tuple[tuple[Character, int], ...]


class Wasted(Event, frozen=True):
    """§3.2.2"""

    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    card: Card


class LastCardGone(Event, frozen=True):
    """§3.2.1 The last card goes away unseen."""

    weight: ClassVar[Weight] = "minor"
    seat: Seat


class BonusUsed(Event, frozen=True):
    """§3.2.4"""

    seat: Seat
    place: Place
    character: Character


class Evaluating(Event, frozen=True):
    """§3.3.1"""

    weight: ClassVar[Weight] = "moment"
    character: Character


class Informed(Event, frozen=True):
    """§3.3.1"""

    weight: ClassVar[Weight] = "moment"
    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    character: Character
    gems: int


class NobodyInformed(Event, frozen=True):
    """§3.3.1 Of those asked, nobody played."""

    weight: ClassVar[Weight] = "minor"
    reveals_to: ClassVar[Learners] = "all"
    character: Character


class NobodyThere(Event, frozen=True):
    """§3.3.1 No gems, no favour."""

    weight: ClassVar[Weight] = "minor"
    character: Character


class GemsHome(Event, frozen=True):
    """§3.3.2 Gems went back: to the fund, or to the reserve."""

    weight: ClassVar[Weight] = "minor"
    seat: Seat
    gems: int
    to_reserve: bool


class Favoured(Event, frozen=True):
    """§3.3.2 A favour was granted, for a price or free."""

    weight: ClassVar[Weight] = "moment"
    gains: ClassVar[str] = "seat"
    seat: Seat
    character: Character
    price: int


class PuppetHome(Event, frozen=True):
    """§5.1"""

    weight: ClassVar[Weight] = "minor"
    character: Character
    gems: int


class GotToken(Event, frozen=True):
    """§3.0.4 Said with what it was given for."""

    weight: ClassVar[Weight] = "minor"
    gains: ClassVar[str] = "seat"
    seat: Seat
    token: Token


class GemPut(Event, frozen=True):
    """§3.0.2 From the reserve, or once that is empty from the fund."""

    weight: ClassVar[Weight] = "minor"
    seat: Seat
    character: Character
    gems: int


class Built(Event, frozen=True):
    """§3.4.1"""

    weight: ClassVar[Weight] = "moment"
    gains: ClassVar[str] = "seat"
    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    place: Place
    payment: tuple[Token, ...]


class DoneBuilding(Event, frozen=True):
    """§3.4.1"""

    reveals_to: ClassVar[Learners] = "all"
    seat: Seat


class KeptToken(Event, frozen=True):
    """§3.4.2"""

    weight: ClassVar[Weight] = "minor"
    seat: Seat
    token: Token


class KeptNone(Event, frozen=True):
    """§6.12 All favour tokens became district tokens."""

    weight: ClassVar[Weight] = "minor"
    loses: ClassVar[str] = "seat"
    seat: Seat
    returned: int


class DistrictsRevealed(Event, frozen=True):
    """§4.1"""

    weight: ClassVar[Weight] = "moment"
    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    districts: tuple[District, ...]


class Counted(Event, frozen=True):
    """§4.3 Where the influence comes from."""

    weight: ClassVar[Weight] = "scene"
    seat: Seat
    tokens: int
    compensation: int
    sets: int
    majorities: int
    places: int
    total: int


class Ended(Event, frozen=True):
    """§4.4 Who won, and what decided: influence, fund or shared."""

    weight: ClassVar[Weight] = "scene"
    seats: tuple[Seat, ...]
    influence: int
    by: str
