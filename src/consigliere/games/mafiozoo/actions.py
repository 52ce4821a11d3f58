"""The answers: one class a verb."""

from __future__ import annotations

from consigliere.kernel import Action, Card, Own, Seat, Thing

from .parts import Character, District, Place, Token

Spread = tuple[tuple[Character, int], ...]  # gems by character, in order of their numbers


class Dock(Action, frozen=True):
    """§1.7.4 So many gems at the Docks, the rest in money."""

    gems: int


class Pick(Action, frozen=True):
    """§3.0.3 Take a district token from the agenda."""

    district: District

    def touches(self) -> tuple[Thing, ...]:
        return (("district", self.district),)


class Blind(Action, frozen=True):
    """§3.0.3 Draw a district token unseen."""

    def touches(self) -> tuple[Thing, ...]:
        return (("stock",),)


class Gain(Action, frozen=True):
    """§3.2.2 Play a corruption card to take gems from the reserve."""

    card: Card
    gems: int

    def touches(self) -> tuple[Thing, ...]:
        return (("card", self.card),)


class Bribe(Action, frozen=True):
    """§3.2.2 Play a corruption card to place gems from the fund, and walk with them."""

    card: Card
    spread: Spread

    def touches(self) -> tuple[Thing, ...]:
        return (("card", self.card), *[("character", c) for c, _ in self.spread])


class Waste(Action, frozen=True):
    """§3.2.2 Play a corruption card for nothing, having no gems at all."""

    card: Card

    def touches(self) -> tuple[Thing, ...]:
        return (("card", self.card),)


class Bonus(Action, frozen=True):
    """§3.2.4 Use a place to put a gem on a counsellor."""

    place: Place
    character: Character

    def touches(self) -> tuple[Thing, ...]:
        return (("place", self.place), ("character", self.character))


class Decline(Action, frozen=True):
    """Do nothing (more) where something could be done."""


class Inform(Action, frozen=True):
    """§3.3.1 Play the informant of the character about to be evaluated."""

    character: Character
    fund: int
    reserve: int

    def touches(self) -> tuple[Thing, ...]:
        return (("informant", self.character), ("character", self.character))


class Pay(Action, frozen=True):
    """§3.3.2 Pay for the favour."""


class Put(Action, frozen=True):
    """§1.4.6 Put a gem on another character."""

    character: Character

    def touches(self) -> tuple[Thing, ...]:
        return (("character", self.character),)


class Send(Action, frozen=True):
    """§1.4.8 Put so many gems on the Femme Fatale."""

    gems: int


class Build(Action, frozen=True):
    """§3.4.1 Place a henchman, paying these favour tokens; shown when one is done (§7.4)."""

    seat: Seat
    place: Own[Place]
    payment: Own[tuple[Token, ...]]

    def touches(self) -> tuple[Thing, ...]:
        return (("place", self.place), *[("token", t) for t in self.payment])


class Done(Action, frozen=True):
    """§3.4.1 Build no more."""


class Keep(Action, frozen=True):
    """§3.4.2 The one favour token to keep."""

    token: Token

    def touches(self) -> tuple[Thing, ...]:
        return (("token", self.token),)


class First(Action, frozen=True):
    """§2.8 Chance names the first player."""

    whom: Seat


class Flip(Action, frozen=True):
    """§2.1 Chance turns a tile: 1 golden, 0 not."""

    character: Character
    golden: int


class Reveal(Action, frozen=True):
    """§3.0.3 Chance puts a district token into the agenda."""

    district: District


class DealDistrict(Action, frozen=True):
    """§3.0.3 Chance deals a district token, seen by its owner alone."""

    seat: Seat
    district: Own[District]


class Deal(Action, frozen=True):
    """§3.0.5 Chance deals a corruption card."""

    seat: Seat
    card: Own[Card]


class DealInformant(Action, frozen=True):
    """§3.0.6 Chance deals an informant card."""

    seat: Seat
    card: Own[Card]


class Visit(Action, frozen=True):
    """§3.1.2 Chance turns the next godfather card."""

    card: Card


class TurnUp(Action, frozen=True):
    """§5.1 Chance turns a corruption card for the puppet."""

    card: Card
