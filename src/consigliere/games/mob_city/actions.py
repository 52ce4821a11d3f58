"""The answers: one class a verb."""

from __future__ import annotations

from typing import Annotated, ClassVar

from consigliere.kernel import Action, Named, Number, Own, Piece, Seat, Speaker
from consigliere.kernel.say import Role

from .parts import EVENTS, KINDS, WILLS

Slot = Annotated[int, Number("slot", first=1)]
Card = Annotated[int, Named(lambda edition: edition.cards, "card")]
Building = Annotated[int, Named(lambda edition: edition.names, "building")]
Fighter = Annotated[int, Piece("fighter")]
Weapon = Annotated[int, Named((*KINDS, "colt", "hands"))]  # kind of weapon, or of attack
Event = Annotated[int, Named(EVENTS)]


class Settle(Action, frozen=True):
    """§2.7 Put the first Soldier into a slot."""

    slot: Slot


class Name(Action, frozen=True, tag="will"):
    """§7.16 A separate Consigliere chooses the Will, unseen by all others."""

    seat: Speaker
    will: Own[Annotated[int, Named(WILLS)]]


class Bid(Action, frozen=True):
    """§3.1.0 One token on each privilege: Enforcer, Snitch, Police, Whiskey."""

    tokens: tuple[int, ...]


class Hire(Action, frozen=True):
    """§3.1.1 Take a card of the pool into a slot; others see only where it goes."""

    seat: Speaker
    slot: Slot
    card: Own[Card]


class Shift(Action, frozen=True):
    """§7.5 Move a card to another slot."""

    seat: Speaker
    slot: Slot
    to: Slot
    card: Own[Card]


class Stop(Action, frozen=True):
    """Do no more of this."""

    role: ClassVar[Role] = "refuse"


class Take(Action, frozen=True):
    """§3.1.2, §3.1.3 Take the privilege and pay for it."""


class Decline(Action, frozen=True):
    """Do not take it."""

    role: ClassVar[Role] = "refuse"


class Drink(Action, frozen=True):
    """§3.1.4 Take a whiskey card of that value."""

    value: Annotated[int, Piece("whiskey")]


class Dismiss(Action, frozen=True):
    """§3.2.1 A card leaves, because it cannot be paid."""

    seat: Speaker
    slot: Slot
    card: Own[Card]


class KeepOne(Action, frozen=True, tag="keep"):
    """§3.2.5 The one character who stays without pay."""

    seat: Speaker
    slot: Slot
    card: Own[Card]


class Buy(Action, frozen=True):
    """§3.2.2 Buy a building."""

    building: Building


class Pour(Action, frozen=True):
    """§3.2.3 Open speakeasies."""

    buildings: tuple[Building, ...]


class Go(Action, frozen=True):
    """§3.2.4 Send a group to a building."""

    slot: Slot
    building: Building


class Fine(Action, frozen=True):
    """§3.3.1 The raided speakeasy to settle next."""

    building: Building


class Throw(Action, frozen=True):
    """§3.3.7 Throw a Grenade at the building."""


class Hold(Action, frozen=True):
    """§3.3.7 Keep it, if there is one."""

    role: ClassVar[Role] = "refuse"


class Arm(Action, frozen=True):
    """§4.1 Give a weapon to a character."""

    seat: Speaker
    weapon: Own[Card]
    who: Own[Annotated[int, Piece("member")]]  # the place of the character in his group


class Ready(Action, frozen=True):
    """§4.1 The group is armed."""

    role: ClassVar[Role] = "refuse"


class Lead(Action, frozen=True):
    """§4.2 Of one's own equally quick characters, this one acts next."""

    fighter: Fighter


class Attack(Action, frozen=True):
    """§4.3 Attack with a gun, the Colt, bare hands, or as an Assassin."""

    weapon: Weapon
    target: Fighter


class Lob(Action, frozen=True):
    """§4.3.4 Throw a Grenade at one or two characters of a group."""

    targets: tuple[Fighter, ...]


class Collect(Action, frozen=True):
    """§4.3.5 Pick up a weapon one's own group has dropped."""

    weapon: Card


class Claim(Action, frozen=True):
    """§4.3.6 Take over the Molls and Assassins of a group."""

    whose: Annotated[Seat, Piece("seat")]


class Loot(Action, frozen=True):
    """§4.5 Take weapons from the piles."""

    weapons: tuple[Card, ...]


class Favour(Action, frozen=True):
    """§2.10 Chance names who is In Favour."""

    whom: Seat


class Lay(Action, frozen=True):
    """§2.4 Chance lays the next block."""

    block: Annotated[int, Named(lambda edition: edition.blocks)]


class Deal(Action, frozen=True):
    """§2.7 Chance deals a Soldier."""

    seat: Seat
    card: Own[Card]


class Fill(Action, frozen=True):
    """§3.1.1 Chance puts a card into the pool, unseen by all."""

    card: Own[Card]

    def eyes(self) -> tuple[Seat, ...]:
        return ()


class Peek(Action, frozen=True):
    """§3.1.2 Chance puts an event on top, seen by the Snitch alone."""

    seat: Seat
    event: Own[Event]


class Happen(Action, frozen=True):
    """§3.3.0 Chance turns the event of the Day."""

    event: Event


class Roll(Action, frozen=True):
    """§4.4 Chance rolls the die."""

    die: int


class Read(Action, frozen=True):
    """§3.5 Chance turns over the Will: 0 cash, 1 notoriety."""

    will: Annotated[int, Named(WILLS)]
