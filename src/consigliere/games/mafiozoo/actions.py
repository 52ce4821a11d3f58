"""The answers: one class a verb."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Self

from msgspec.structs import replace

from consigliere.kernel import Action, Named, Number, Own, Seat, Speaker, Thing
from consigliere.kernel.say import Role

from .parts import CHARACTERS, DISTRICTS, LETTERS, PLACES

NUMBERS = (*[str(n + 1) for n in range(len(CHARACTERS))], "any")
CARD = Named(NUMBERS, "card")
Card = Annotated[int, CARD]
Character = Annotated[int, Number("character", first=1)]
Place = Annotated[int, Named(PLACES, "place")]
District = Annotated[int, Named(DISTRICTS, "district")]
Token = Annotated[int, Named(LETTERS, "token")]
Spread = tuple[tuple[int, int], ...]  # gems by character, in order of their numbers


class Dock(Action, frozen=True):
    """§1.7.4 So many gems at the Docks, the rest in money."""

    gems: int


class Pick(Action, frozen=True):
    """§3.0.3 Take a district token from the agenda."""

    district: District


class Blind(Action, frozen=True):
    """§3.0.3 Draw a district token unseen."""

    def touches(self) -> tuple[Thing, ...]:
        return (("stock",),)


class Gain(Action, frozen=True):
    """§3.2.2 Play a corruption card to take gems from the reserve."""

    card: Card
    gems: int


class Bribe(Action, frozen=True):
    """§3.2.2 Play a corruption card to place gems from the fund, and walk with them."""

    card: Card
    spread: Spread

    def touches(self) -> tuple[Thing, ...]:
        return (("card", self.card), *[("character", c) for c, _ in self.spread])

    def words(self, edition: Any) -> list[str]:
        return [CARD.write(self.card, edition), *[f"{c + 1}:{n}" for c, n in self.spread]]

    @classmethod
    def parse(cls, by: Seat, words: list[str], edition: Any) -> Self:
        card, first, *more = words
        return cls(CARD.read(card, edition), tuple(sorted(map(_gems, (first, *more)))))


class Waste(Action, frozen=True):
    """§3.2.2 Play a corruption card for nothing: no gem moves."""

    card: Card


class Bonus(Action, frozen=True):
    """§3.2.4 Use a place to put a gem on a counsellor."""

    place: Place
    character: Character


class Decline(Action, frozen=True):
    """Do nothing (more) where something could be done."""

    role: ClassVar[Role] = "refuse"


class Inform(Action, frozen=True):
    """§3.3.1 Play the informant of the character about to be evaluated."""

    character: Annotated[int, Number("informant", "character", first=1)]
    fund: int
    reserve: int

    def words(self, edition: Any) -> list[str]:
        source = ("fund", self.fund) if self.fund else ("reserve", self.reserve)
        return [str(self.character + 1), *map(str, source)]

    @classmethod
    def parse(cls, by: Seat, words: list[str], edition: Any) -> Self:
        character, source, gems = words
        if source not in ("fund", "reserve"):
            raise ValueError(source)
        fund, reserve = (int(gems), 0) if source == "fund" else (0, int(gems))
        return cls(int(character) - 1, fund, reserve)


class Pay(Action, frozen=True):
    """§3.3.2 Pay for the favour."""


class Put(Action, frozen=True):
    """§1.4.6 Put a gem on another character."""

    character: Character


class Send(Action, frozen=True):
    """§1.4.8 Put so many gems on the Femme Fatale."""

    gems: int


class Build(Action, frozen=True):
    """§3.4.1 Place a henchman, paying these favour tokens; shown when one is done (§7.4)."""

    seat: Speaker
    place: Own[Place]
    payment: Own[tuple[Token, ...]]

    @classmethod
    def parse(cls, by: Seat, words: list[str], edition: Any) -> Self:
        built = super().parse(by, words, edition)
        return replace(built, payment=tuple(sorted(built.payment)))


class Done(Action, frozen=True):
    """§3.4.1 Build no more."""

    role: ClassVar[Role] = "leave"


class Keep(Action, frozen=True):
    """§3.4.2 The one favour token to keep."""

    token: Token


class KeepNone(Action, frozen=True):
    """§6.12 Keep no favour token: each of them becomes a district token."""


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


class DealDistrict(Action, frozen=True, tag="district"):
    """§3.0.3 Chance deals a district token, seen by its owner alone."""

    seat: Seat
    district: Own[District]


class Deal(Action, frozen=True):
    """§3.0.5 Chance deals a corruption card."""

    seat: Seat
    card: Own[Card]


class DealInformant(Action, frozen=True, tag="informant"):
    """§3.0.6 Chance deals an informant card."""

    seat: Seat
    card: Own[Character]


class Visit(Action, frozen=True):
    """§3.1.2 Chance turns the next godfather card."""

    card: int


class TurnUp(Action, frozen=True, tag="turn"):
    """§5.1 Chance turns a corruption card for the puppet."""

    card: Card


def _gems(word: str) -> tuple[int, int]:
    """`12:3`"""
    character, _, gems = word.partition(":")
    return int(character) - 1, int(gems)
