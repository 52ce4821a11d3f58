"""What happened at the table, one class a fact; for logs and screens, never read by rules."""

from __future__ import annotations

from typing import ClassVar

from consigliere.kernel import Event, Own, Seat
from consigliere.kernel.say import Learners, Weight

from .actions import Card, Location


class FirstPlayer(Event, frozen=True):
    """§2.2 Who holds the first player token."""

    reveals_to: ClassVar[Learners] = "all"
    seat: Seat


class TokenPassed(Event, frozen=True):
    """§3.4 The first player token moved on."""

    weight: ClassVar[Weight] = "minor"
    seat: Seat


class TileLaid(Event, frozen=True):
    """§2.5 One more tile: the centre, then the ring."""

    weight: ClassVar[Weight] = "minor"
    reveals_to: ClassVar[Learners] = "all"
    location: Location


class CityLaid(Event, frozen=True):
    """§2.5 The whole city, centre first, then the ring."""

    weight: ClassVar[Weight] = "scene"
    city: tuple[Location, ...]


class Drew(Event, frozen=True):
    """§6.1 A card was drawn; its owner sees it."""

    weight: ClassVar[Weight] = "minor"
    gains: ClassVar[str] = "seat"
    reveals_to: ClassVar[Learners] = "own"
    seat: Seat
    card: Own[Card]


class Reshuffled(Event, frozen=True):
    """§6.1 The discard pile became the deck."""

    weight: ClassVar[Weight] = "minor"
    cards: int


class NothingToDraw(Event, frozen=True):
    """§6.3 Deck and discard pile are both empty."""

    weight: ClassVar[Weight] = "minor"
    seat: Seat


class KeptHand(Event, frozen=True):
    """§2.10"""

    weight: ClassVar[Weight] = "minor"
    seat: Seat


class ReplacedHand(Event, frozen=True):
    """§2.10 Both cards went to the discard pile, face up."""

    weight: ClassVar[Weight] = "minor"
    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    cards: tuple[Card, ...]


class RoundBegan(Event, frozen=True):
    """§3"""

    weight: ClassVar[Weight] = "moment"
    round: int


class PhaseBegan(Event, frozen=True):
    """§3 1 Action, 2 Location, 3 Strategy, 4 End of round."""

    weight: ClassVar[Weight] = "moment"
    phase: int


class Placed(Event, frozen=True):
    """§3.1.1"""

    seat: Seat
    location: Location


class TurnsUp(Event, frozen=True):
    """§7.14 The cap on turns leaves nothing but a pass."""

    weight: ClassVar[Weight] = "minor"
    seat: Seat
    turns: int


class PassedOut(Event, frozen=True):
    """§3.1.6"""

    seat: Seat


class Temporized(Event, frozen=True):
    """§3.1.5"""

    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    card: Card


class Announced(Event, frozen=True):
    """§4.1.1 Cards are on the table, with the use made of them and their target."""

    weight: ClassVar[Weight] = "moment"
    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    use: str
    cards: tuple[Card, ...]
    target: tuple[int, ...]


class Aimed(Event, frozen=True):
    """§7.4 The target was named after the window."""

    weight: ClassVar[Weight] = "minor"
    seat: Seat
    use: str
    target: tuple[int, ...]


class FistOffered(Event, frozen=True):
    """§7.5"""

    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    card: Card


class FistTakenBack(Event, frozen=True):
    """§7.5 Nobody added a second one."""

    weight: ClassVar[Weight] = "minor"
    seat: Seat
    card: Card


class Cancelled(Event, frozen=True):
    """§4.4"""

    weight: ClassVar[Weight] = "moment"
    seat: Seat
    use: str


class Jailed(Event, frozen=True):
    """§5.2 A chip went to the cell."""

    weight: ClassVar[Weight] = "moment"
    loses: ClassVar[str] = "owner"
    seat: Seat
    owner: Seat
    location: Location


class Stole(Event, frozen=True):
    """§1.6.2 Thief and victim see which card."""

    weight: ClassVar[Weight] = "moment"
    gains: ClassVar[str] = "seat"
    loses: ClassVar[str] = "victim"
    reveals_to: ClassVar[Learners] = "own"
    seat: Seat
    victim: Seat
    card: Own[Card]

    def eyes(self) -> tuple[Seat, ...]:
        return (self.seat, self.victim)


class FoundNothing(Event, frozen=True):
    """§1.6.2 The victim's hand was empty by then."""

    weight: ClassVar[Weight] = "minor"
    seat: Seat
    victim: Seat


class Raided(Event, frozen=True):
    """§1.6.3 Every chip there went back to its owner's crew."""

    weight: ClassVar[Weight] = "moment"
    seat: Seat
    location: Location


class BackInPlay(Event, frozen=True):
    """§3.1.8"""

    weight: ClassVar[Weight] = "minor"
    seat: Seat


class Switched(Event, frozen=True):
    """§1.6.4 Two main chips traded places."""

    location: Location
    other: Location


class Shifted(Event, frozen=True):
    """§1.6.5 A chip was moved to the top of another stack."""

    owner: Seat
    location: Location
    to: Location


class Discarded(Event, frozen=True):
    """§1.6.6, §1.7.5"""

    loses: ClassVar[str] = "seat"
    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    card: Card


class TookBack(Event, frozen=True):
    """§1.5.1 One Hat brought a chip back to the crew."""

    gains: ClassVar[str] = "seat"
    seat: Seat
    location: Location


class BroughtIn(Event, frozen=True):
    """§1.5.2 Two Hats brought a chip from the reserve."""

    gains: ClassVar[str] = "seat"
    seat: Seat
    location: Location


class Chosen(Event, frozen=True):
    """§5.4"""

    seat: Seat
    location: Location


class Solving(Event, frozen=True):
    """§3.2 The cycle of a location begins."""

    weight: ClassVar[Weight] = "minor"
    location: Location


class AgreementStands(Event, frozen=True):
    """§4.6"""

    weight: ClassVar[Weight] = "moment"
    seat: Seat
    location: Location


class Controlled(Event, frozen=True):
    """§5.1"""

    weight: ClassVar[Weight] = "moment"
    gains: ClassVar[str] = "seat"
    seat: Seat
    location: Location


class Uncontrolled(Event, frozen=True):
    """§5.1"""

    weight: ClassVar[Weight] = "moment"
    location: Location


class Scored(Event, frozen=True):
    """§3.2.3, §1.5.5"""

    weight: ClassVar[Weight] = "scene"
    gains: ClassVar[str] = "seat"
    seat: Seat
    points: int


class Released(Event, frozen=True):
    """§5.2 The cell was opened."""

    weight: ClassVar[Weight] = "moment"
    chips: tuple[int, ...]


class HitmanMoved(Event, frozen=True):
    """§5.5"""

    weight: ClassVar[Weight] = "minor"
    location: Location


class Killed(Event, frozen=True):
    """§1.6.7 A chip went to its owner's reserve."""

    weight: ClassVar[Weight] = "moment"
    loses: ClassVar[str] = "owner"
    seat: Seat
    owner: Seat
    location: Location


class Recruited(Event, frozen=True):
    """§1.7.3"""

    gains: ClassVar[str] = "seat"
    seat: Seat


class PolicemanTaken(Event, frozen=True):
    """§8.2 From now on its holder sees the other hands."""

    weight: ClassVar[Weight] = "moment"
    gains: ClassVar[str] = "seat"
    reveals_to: ClassVar[Learners] = "own"
    seat: Seat


class PolicemanBack(Event, frozen=True):
    """§5.3"""

    weight: ClassVar[Weight] = "minor"


class MayorTaken(Event, frozen=True):
    """§5.4"""

    weight: ClassVar[Weight] = "moment"
    gains: ClassVar[str] = "seat"
    seat: Seat


class MayorBack(Event, frozen=True):
    """§5.4"""

    weight: ClassVar[Weight] = "minor"


class FigureLeft(Event, frozen=True):
    """§5.3, §5.4 The controller left the figure where it is."""

    weight: ClassVar[Weight] = "minor"
    seat: Seat
    location: Location


class Named(Event, frozen=True):
    """§3.3"""

    weight: ClassVar[Weight] = "minor"
    seat: Seat
    whom: Seat


class Withdrew(Event, frozen=True):
    """§3.3"""

    seat: Seat
    location: Location
    chips: int


class Ended(Event, frozen=True):
    """§6.4 Who won, and what decided: points, reserve, cards, mayor or token."""

    weight: ClassVar[Weight] = "scene"
    seat: Seat
    points: int
    by: str
