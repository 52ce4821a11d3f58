"""What happened at the table, one class a fact; for logs and screens, never read by rules."""

from __future__ import annotations

from typing import ClassVar

from consigliere.kernel import Event, Own, Seat
from consigliere.kernel.say import Learners, Weight

from .actions import Building, Card
from .parts import Slot


class InFavour(Event, frozen=True):
    """§2.10"""

    reveals_to: ClassVar[Learners] = "all"
    seat: Seat


class PostcardPassed(Event, frozen=True):
    """§3.4"""

    weight: ClassVar[Weight] = "minor"
    seat: Seat


class BlockLaid(Event, frozen=True):
    """§2.4"""

    weight: ClassVar[Weight] = "minor"
    reveals_to: ClassVar[Learners] = "all"
    block: int


class SoldierDealt(Event, frozen=True):
    """§2.7"""

    weight: ClassVar[Weight] = "minor"
    reveals_to: ClassVar[Learners] = "own"
    seat: Seat
    card: Own[Card]


class Settled(Event, frozen=True):
    """§2.7 The first Soldier went into a slot."""

    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    slot: Slot


class WillChosen(Event, frozen=True):
    """§7.16 A separate Consigliere has put a Will aside; he knew it before anybody told him."""

    seat: Seat
    will: Own[int]


class DayBegan(Event, frozen=True):
    """§3"""

    weight: ClassVar[Weight] = "scene"
    day: int


class PhaseBegan(Event, frozen=True):
    """§3 1 Privileges, 2 Daily orders, 3 District resolving."""

    weight: ClassVar[Weight] = "moment"
    phase: int


class BidsShown(Event, frozen=True):
    """§3.1.0"""

    weight: ClassVar[Weight] = "scene"
    data_in_log: ClassVar[bool] = True
    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    tokens: tuple[int, ...]


class PoolDrawn(Event, frozen=True):
    """§3.1.1"""

    weight: ClassVar[Weight] = "minor"
    cards: int


class PoolSeen(Event, frozen=True):
    """§3.1.1 It is a Captain's turn to hire: he looks at the pool."""

    weight: ClassVar[Weight] = "minor"
    reveals_to: ClassVar[Learners] = "own"
    seat: Seat
    cards: Own[tuple[Card, ...]]


class PoolOpen(Event, frozen=True):
    """§7.3 The pool lies open."""

    reveals_to: ClassVar[Learners] = "all"
    cards: tuple[Card, ...]


class Hired(Event, frozen=True):
    """§3.1.1 Face down."""

    gains: ClassVar[str] = "seat"
    seat: Seat
    slot: Slot
    card: Own[Card]


class HiredOpenly(Event, frozen=True):
    """§5.1.5 A Lieutenant, always face up; §7.3 any card."""

    gains: ClassVar[str] = "seat"
    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    slot: Slot
    card: Card


class Shifted(Event, frozen=True):
    """§7.5"""

    seat: Seat
    slot: Slot
    to: Slot
    card: Own[Card]


class ShiftedOpenly(Event, frozen=True):
    """§7.5 A Lieutenant."""

    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    slot: Slot
    to: Slot
    card: Card


class PoolReturned(Event, frozen=True):
    """§3.1.1 What nobody hired went under the deck."""

    weight: ClassVar[Weight] = "minor"
    cards: int


class Paid(Event, frozen=True):
    """§1.5 Money moved; -1 is the bank. Every dollar is in one of these."""

    weight: ClassVar[Weight] = "minor"
    data_in_log: ClassVar[bool] = True
    gains: ClassVar[str] = "to"
    loses: ClassVar[str] = "payer"
    payer: Seat
    to: Seat
    amount: int
    reason: str


class PurseTold(Event, frozen=True):
    """§7.8 What a Captain could pay, or not, told something about his hidden money."""

    weight: ClassVar[Weight] = "minor"
    reveals_to: ClassVar[Learners] = "all"
    seat: Seat


class PrivilegeTaken(Event, frozen=True):
    """§3.1.2, §3.1.3"""

    gains: ClassVar[str] = "seat"
    seat: Seat
    privilege: int


class PrivilegeDeclined(Event, frozen=True):
    """§3.1.2, §3.1.3"""

    weight: ClassVar[Weight] = "minor"
    seat: Seat
    privilege: int


class EventSeen(Event, frozen=True):
    """§3.1.2 The Snitch looked at the top event card."""

    reveals_to: ClassVar[Learners] = "own"
    seat: Seat
    event: Own[int]


class WhiskeyTaken(Event, frozen=True):
    """§3.1.4"""

    gains: ClassVar[str] = "seat"
    seat: Seat
    value: int


class NoWhiskey(Event, frozen=True):
    """§3.1.4"""

    weight: ClassVar[Weight] = "minor"
    seat: Seat


class Dismissed(Event, frozen=True):
    """§3.2.1 A card left unseen."""

    loses: ClassVar[str] = "seat"
    seat: Seat
    slot: Slot
    card: Own[Card]


class DismissedOpenly(Event, frozen=True):
    """§3.2.1 A Lieutenant left."""

    loses: ClassVar[str] = "seat"
    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    slot: Slot
    card: Card


class OrphansLeft(Event, frozen=True):
    """§5.5 Weapons without a character went under the deck."""

    weight: ClassVar[Weight] = "minor"
    loses: ClassVar[str] = "seat"
    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    slot: Slot
    cards: int


class CannotPayOne(Event, frozen=True):
    """§3.2.5 Not even one character can be paid: the question that follows shows it."""

    weight: ClassVar[Weight] = "minor"
    reveals_to: ClassVar[Learners] = "all"
    seat: Seat


class LastManStays(Event, frozen=True):
    """§3.2.5"""

    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    slot: Slot


class Bought(Event, frozen=True):
    """§3.2.2"""

    weight: ClassVar[Weight] = "moment"
    gains: ClassVar[str] = "seat"
    seat: Seat
    building: Building


class NotorietyChanged(Event, frozen=True):
    """§1.4"""

    weight: ClassVar[Weight] = "minor"
    seat: Seat
    now: int


class Opened(Event, frozen=True):
    """§3.2.3"""

    gains: ClassVar[str] = "seat"
    seat: Seat
    building: Building


class Sent(Event, frozen=True):
    """§3.2.4"""

    seat: Seat
    slot: Slot
    building: Building


class EventTurned(Event, frozen=True):
    """§3.3.0"""

    weight: ClassVar[Weight] = "scene"
    reveals_to: ClassVar[Learners] = "all"
    event: int


class Resolving(Event, frozen=True):
    """§3.3 The block being resolved."""

    weight: ClassVar[Weight] = "minor"
    block: int


class BlockSettled(Event, frozen=True):
    """§3.3.8 A block with buildings or groups of the Captains is done."""

    block: int


class Raided(Event, frozen=True):
    """§3.3.1 A speakeasy was raided; lost if the fine could not be paid."""

    weight: ClassVar[Weight] = "moment"
    loses: ClassVar[str] = "seat"
    seat: Seat
    building: Building
    lost: bool


class Arrested(Event, frozen=True):
    """§3.3.2"""

    weight: ClassVar[Weight] = "moment"
    loses: ClassVar[str] = "seat"
    seat: Seat
    slot: Slot
    building: Building
    cards: int


class Bombed(Event, frozen=True):
    """§3.3.7"""

    weight: ClassVar[Weight] = "moment"
    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    building: Building


class NobodyThrew(Event, frozen=True):
    """§3.3.7"""

    weight: ClassVar[Weight] = "minor"
    reveals_to: ClassVar[Learners] = "all"
    building: Building


class MollSeen(Event, frozen=True):
    """§3.3.6 The Moll's bonus shows that she is there."""

    weight: ClassVar[Weight] = "minor"
    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    building: Building


class NoMoll(Event, frozen=True):
    """§3.3.6 At an open speakeasy a group stands, and no Moll is in it."""

    weight: ClassVar[Weight] = "minor"
    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    building: Building


class NoIncome(Event, frozen=True):
    """§3.3.6 The building is closed, or nobody may extort it."""

    weight: ClassVar[Weight] = "minor"
    building: Building


class ShootoutBegan(Event, frozen=True):
    """§4.1"""

    weight: ClassVar[Weight] = "scene"
    building: Building


class LinedUp(Event, frozen=True):
    """§4.1 A character and his weapons are shown."""

    weight: ClassVar[Weight] = "moment"
    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    card: Card
    weapons: tuple[Card, ...]


class NobodyLinedUp(Event, frozen=True):
    """§4.1.4 A group turns out to have only weapons."""

    weight: ClassVar[Weight] = "minor"
    reveals_to: ClassVar[Learners] = "all"
    seat: Seat


class Attacked(Event, frozen=True):
    """§4.3, §4.4 Who attacked whom with what, and the die (0: none needed)."""

    weight: ClassVar[Weight] = "moment"
    data_in_log: ClassVar[bool] = True
    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    card: Card
    weapon: int
    victim: Seat
    target: Card
    die: int


class Missed(Event, frozen=True):
    """§4.4"""

    weight: ClassVar[Weight] = "moment"
    seat: Seat
    card: Card


class Injured(Event, frozen=True):
    """§4.4"""

    weight: ClassVar[Weight] = "moment"
    loses: ClassVar[str] = "seat"
    seat: Seat
    card: Card


class Killed(Event, frozen=True):
    """§4.4"""

    weight: ClassVar[Weight] = "moment"
    loses: ClassVar[str] = "seat"
    seat: Seat
    card: Card


class GrenadeLobbed(Event, frozen=True):
    """§4.3.4"""

    weight: ClassVar[Weight] = "moment"
    seat: Seat
    card: Card
    victim: Seat


class Collected(Event, frozen=True):
    """§4.3.5"""

    gains: ClassVar[str] = "seat"
    seat: Seat
    card: Card
    weapon: Card


class Claimed(Event, frozen=True):
    """§4.3.6"""

    weight: ClassVar[Weight] = "moment"
    gains: ClassVar[str] = "seat"
    loses: ClassVar[str] = "whose"
    seat: Seat
    whose: Seat
    cards: tuple[Card, ...]


class ShootoutWon(Event, frozen=True):
    """§4.5"""

    weight: ClassVar[Weight] = "scene"
    gains: ClassVar[str] = "seat"
    seat: Seat
    building: Building


class StandOff(Event, frozen=True):
    """§4.6"""

    weight: ClassVar[Weight] = "scene"
    building: Building


class Looted(Event, frozen=True):
    """§4.5"""

    weight: ClassVar[Weight] = "moment"
    gains: ClassVar[str] = "seat"
    seat: Seat
    weapons: tuple[Card, ...]


class DayEnded(Event, frozen=True):
    """§3.4"""

    weight: ClassVar[Weight] = "scene"
    day: int


class WillRead(Event, frozen=True):
    """§3.5"""

    weight: ClassVar[Weight] = "scene"
    reveals_to: ClassVar[Learners] = "all"
    will: int


class Ended(Event, frozen=True):
    """§3.5 Who won, and what decided: will, other or shared."""

    weight: ClassVar[Weight] = "scene"
    seats: tuple[Seat, ...]
    by: str
