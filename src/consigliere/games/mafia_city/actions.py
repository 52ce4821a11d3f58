"""The answers: one class a verb. Cards are named by kind and symbol, chips by place and height."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Self

from consigliere.kernel import Action, Named, Own, Piece, Seat, Thing
from consigliere.kernel.say import Role

from .parts import KINDS, LOCATIONS, NO_KIND, SHADOW, THIEF, CardPiece, Kind, kind_of

Target = tuple[int, ...]  # what an effect is aimed at; see the card

CARD = CardPiece("card")
LOCATION = Named(LOCATIONS, "location")
Card = Annotated[int, CARD]
Text = Annotated[int, CardPiece("card", "text")]  # a card of which the text is used
Symbol = Annotated[int, CardPiece("card", "symbol")]  # a card of which the symbol is used
Location = Annotated[int, LOCATION]
Player = Annotated[Seat, Piece("seat")]


class Keep(Action, frozen=True):
    """§2.10 Keep the opening hand."""


class Replace(Action, frozen=True):
    """§2.10 Throw both opening cards away and draw two new ones."""


class Place(Action, frozen=True):
    """§3.1.1 Put a chip from the crew on top of a stack."""

    location: Location


class Play(Action, frozen=True):
    """§3.1.2 Use the text of a card on a target."""

    card: Text
    target: Target = ()

    def touches(self) -> tuple[Thing, ...]:
        used = (("card", self.card), ("text", self.card))
        return (*used, *_aimed(kind_of(self.card), self.target))

    def words(self, edition: Any) -> list[str]:
        return [CARD.write(self.card, edition), *_write_target(kind_of(self.card), self.target)]

    @classmethod
    def parse(cls, by: Seat, words: list[str], edition: Any) -> Self:
        card = CARD.read(words[0], edition)
        return cls(card, _read_target(kind_of(card), words[1:]))


class Hat(Action, frozen=True):
    """§3.1.3 Take an own chip back with one Hat; §3.1.4 bring one from the reserve with two."""

    cards: tuple[Symbol, ...]
    target: Target = ()

    def touches(self) -> tuple[Thing, ...]:
        aim: Thing = ("chip" if len(self.target) > 1 else "location", *self.target)
        cards = [(kind, card) for kind in ("card", "symbol") for card in self.cards]
        return (*cards, *((aim,) if self.target else ()))

    def words(self, edition: Any) -> list[str]:
        cards = [CARD.write(card, edition) for card in self.cards]
        return [*cards, *_write_target(NO_KIND, self.target)]

    @classmethod
    def parse(cls, by: Seat, words: list[str], edition: Any) -> Self:
        cards = [CARD.read(word, edition) for word in words if "/" in word]
        return cls(tuple(cards), _read_target(NO_KIND, words[len(cards) :]))


class Temporize(Action, frozen=True):
    """§3.1.5 Discard a card to gain time."""

    card: Card


class Pass(Action, frozen=True):
    """§3.1.6 Take no more actions in this phase."""

    role: ClassVar[Role] = "leave"


class Bullet(Action, frozen=True):
    """§3.1.7 Having passed, act once more."""

    card: Symbol


class Decline(Action, frozen=True):
    """Do nothing where something could be done."""

    role: ClassVar[Role] = "refuse"


class Fists(Action, frozen=True):
    """§1.5.3 Cancel what was announced."""

    cards: tuple[Symbol, ...]


class OfferFist(Action, frozen=True, tag="offer"):
    """§7.5 Lay down one Fist and hope for another player's."""

    card: Symbol


class AddFist(Action, frozen=True, tag="add"):
    """§7.5 Add one Fist to the one offered."""

    card: Symbol


class Aim(Action, frozen=True):
    """§7.4 Name the target after the window."""

    kind: Kind
    target: Target

    def touches(self) -> tuple[Thing, ...]:
        return _aimed(self.kind, self.target)

    def words(self, edition: Any) -> list[str]:
        kind = "hat" if self.kind == NO_KIND else KINDS[self.kind]
        return [kind, *_write_target(self.kind, self.target)]

    @classmethod
    def parse(cls, by: Seat, words: list[str], edition: Any) -> Self:
        kind = NO_KIND if words[0] == "hat" else KINDS.index(words[0])
        return cls(kind, _read_target(kind, words[1:]))


class Agree(Action, frozen=True):
    """§4.6 Play one or more Secret Agreements at once."""

    cards: tuple[Text, ...]


class PlusOne(Action, frozen=True, tag="plus"):
    """§1.5.5 Use a "+1" for one more point."""

    card: Symbol


class Send(Action, frozen=True):
    """§1.7.1 As controller of the Jail, send a chip to the cell."""

    location: Location
    height: int

    def touches(self) -> tuple[Thing, ...]:
        return (("chip", self.location, self.height),)

    def words(self, edition: Any) -> list[str]:
        return _write_target(NO_KIND, (self.location, self.height))

    @classmethod
    def parse(cls, by: Seat, words: list[str], edition: Any) -> Self:
        location, height = _read_target(NO_KIND, words)
        return cls(location, height)


class Move(Action, frozen=True):
    """§1.7.2 As controller of the Harbor, move the Hitman to an adjacent tile."""

    location: Location


class Recruit(Action, frozen=True):
    """§1.7.3 Move a chip from the reserve to the crew."""


class Take(Action, frozen=True):
    """§1.7.4, §1.7.7 Take the Policeman or the Mayor."""


class Draw(Action, frozen=True):
    """§1.7.5 Draw cards in the Business District."""


class Discard(Action, frozen=True):
    """§1.6.6, §1.7.5 Discard one card after drawing."""

    card: Card


class Choose(Action, frozen=True):
    """§5.4 As holder of the Mayor, choose the next location."""

    location: Location


class Name(Action, frozen=True):
    """§3.3 As holder of the Mayor, name the next player to decide."""

    whom: Player


class Withdraw(Action, frozen=True):
    """§3.3 Take own chips back; neighbours of one colour are named by the lowest of them."""

    location: Location
    chips: tuple[int, ...]

    def touches(self) -> tuple[Thing, ...]:
        return tuple([("chip", self.location, height) for height in self.chips])


class First(Action, frozen=True):
    """§2.2 Chance names the first player."""

    whom: Seat


class Lay(Action, frozen=True):
    """§2.5 Chance lays the next tile."""

    location: Location


class Deal(Action, frozen=True):
    """§6.1 Chance deals a card."""

    seat: Seat
    card: Own[Card]


class Rob(Action, frozen=True):
    """§1.6.2 Chance picks the stolen card."""

    thief: Seat
    victim: Seat
    card: Own[Card]

    def eyes(self) -> tuple[Seat, ...]:
        return (self.thief, self.victim)


def _aimed(kind: int, target: Target) -> tuple[Thing, ...]:
    """What a target points at: a chip, a chip and a location, a seat, or locations."""
    if not target:
        return ()
    if kind == THIEF:
        return (("seat", target[0]),)
    if kind == SHADOW:
        return (("location", target[0]), ("location", target[1]))
    if len(target) == 1:
        return (("location", target[0]),)
    return (("chip", *target[:2]), *[("location", to) for to in target[2:]])


def _write_target(kind: Kind, target: Target) -> list[str]:
    """A seat, one or two locations, or a chip and where it goes: `harbor.1 hall`."""
    if kind == THIEF or not target:
        return [str(seat) for seat in target]
    if kind == SHADOW or len(target) == 1:
        return [LOCATIONS[at] for at in target]
    at, height, *to = target
    return [f"{LOCATIONS[at]}.{height}", *[LOCATIONS[place] for place in to]]


def _read_target(kind: Kind, words: list[str]) -> Target:
    if kind == THIEF:
        return tuple([int(seat) for seat in words])
    target: list[int] = []
    for word in words:
        at, dot, height = word.partition(".")
        target += [LOCATIONS.index(at), *([int(height)] if dot else [])]
    return tuple(target)
