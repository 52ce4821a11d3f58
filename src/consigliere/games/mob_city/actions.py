"""The answers: one class a verb."""

from __future__ import annotations

from consigliere.kernel import Action, Card, Own, Seat, Thing

from .parts import Building, Slot


class Settle(Action, frozen=True):
    """§2.7 Put the first Soldier into a slot."""

    slot: Slot

    def touches(self) -> tuple[Thing, ...]:
        return (("slot", self.slot),)


class Bid(Action, frozen=True):
    """§3.1.0 One token on each privilege: Enforcer, Snitch, Police, Whiskey."""

    tokens: tuple[int, ...]


class Hire(Action, frozen=True):
    """§3.1.1 Take a card of the pool into a slot; others see only where it goes."""

    seat: Seat
    slot: Slot
    card: Own[Card]

    def touches(self) -> tuple[Thing, ...]:
        return (("slot", self.slot), ("card", self.card))


class Shift(Action, frozen=True):
    """§7.5 Move a card to another slot."""

    seat: Seat
    slot: Slot
    to: Slot
    card: Own[Card]

    def touches(self) -> tuple[Thing, ...]:
        return (("slot", self.slot), ("slot", self.to), ("card", self.card))


class Stop(Action, frozen=True):
    """Do no more of this."""


class Take(Action, frozen=True):
    """§3.1.2, §3.1.3 Take the privilege and pay for it."""


class Decline(Action, frozen=True):
    """Do not take it."""


class Drink(Action, frozen=True):
    """§3.1.4 Take a whiskey card of that value."""

    value: int

    def touches(self) -> tuple[Thing, ...]:
        return (("whiskey", self.value),)


class Dismiss(Action, frozen=True):
    """§3.2.1 A card leaves, because it cannot be paid."""

    seat: Seat
    slot: Slot
    card: Own[Card]

    def touches(self) -> tuple[Thing, ...]:
        return (("slot", self.slot), ("card", self.card))


class KeepOne(Action, frozen=True):
    """§3.2.5 The one character who stays without pay."""

    seat: Seat
    slot: Slot
    card: Own[Card]

    def touches(self) -> tuple[Thing, ...]:
        return (("slot", self.slot), ("card", self.card))


class Buy(Action, frozen=True):
    """§3.2.2 Buy a building."""

    building: Building

    def touches(self) -> tuple[Thing, ...]:
        return (("building", self.building),)


class Pour(Action, frozen=True):
    """§3.2.3 Open speakeasies."""

    buildings: tuple[Building, ...]

    def touches(self) -> tuple[Thing, ...]:
        return tuple([("building", b) for b in self.buildings])


class Go(Action, frozen=True):
    """§3.2.4 Send a group to a building."""

    slot: Slot
    building: Building

    def touches(self) -> tuple[Thing, ...]:
        return (("slot", self.slot), ("building", self.building))


class Fine(Action, frozen=True):
    """§3.3.1 The raided speakeasy to settle next."""

    building: Building

    def touches(self) -> tuple[Thing, ...]:
        return (("building", self.building),)


class Throw(Action, frozen=True):
    """§3.3.7 Throw a Grenade at the building."""


class Hold(Action, frozen=True):
    """§3.3.7 Keep it, if there is one."""


class Arm(Action, frozen=True):
    """§4.1 Give a weapon to a character."""

    seat: Seat
    weapon: Own[Card]
    who: Own[int]  # the place of the character in his group

    def touches(self) -> tuple[Thing, ...]:
        return (("card", self.weapon), ("member", self.who))


class Ready(Action, frozen=True):
    """§4.1 The group is armed."""


class Lead(Action, frozen=True):
    """§4.2 Of one's own equally quick characters, this one acts next."""

    fighter: int

    def touches(self) -> tuple[Thing, ...]:
        return (("fighter", self.fighter),)


class Attack(Action, frozen=True):
    """§4.3 Attack with a gun, the Colt, bare hands, or as an Assassin."""

    weapon: int  # kind of weapon, or of attack
    target: int

    def touches(self) -> tuple[Thing, ...]:
        return (("fighter", self.target),)


class Lob(Action, frozen=True):
    """§4.3.4 Throw a Grenade at one or two characters of a group."""

    targets: tuple[int, ...]

    def touches(self) -> tuple[Thing, ...]:
        return tuple([("fighter", f) for f in self.targets])


class Collect(Action, frozen=True):
    """§4.3.5 Pick up a weapon one's own group has dropped."""

    weapon: Card

    def touches(self) -> tuple[Thing, ...]:
        return (("card", self.weapon),)


class Claim(Action, frozen=True):
    """§4.3.6 Take over the Molls and Assassins of a group."""

    whose: Seat

    def touches(self) -> tuple[Thing, ...]:
        return (("seat", self.whose),)


class Loot(Action, frozen=True):
    """§4.5 Take weapons from the piles."""

    weapons: tuple[Card, ...]

    def touches(self) -> tuple[Thing, ...]:
        return tuple([("card", w) for w in self.weapons])


class Favour(Action, frozen=True):
    """§2.10 Chance names who is In Favour."""

    whom: Seat


class Lay(Action, frozen=True):
    """§2.4 Chance lays the next block."""

    block: int


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
    event: Own[int]


class Happen(Action, frozen=True):
    """§3.3.0 Chance turns the event of the Day."""

    event: int


class Roll(Action, frozen=True):
    """§4.4 Chance rolls the die."""

    die: int


class Read(Action, frozen=True):
    """§3.5 Chance turns over the Will: 0 cash, 1 notoriety."""

    will: int
