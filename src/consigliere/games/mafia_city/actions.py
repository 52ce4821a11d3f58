"""The answers: one class a verb. Cards are named by kind and symbol, chips by place and height."""

from __future__ import annotations

from consigliere.kernel import Action, Card, Own, Seat, Thing

from .parts import SHADOW, THIEF, Location

Target = tuple[int, ...]  # what an effect is aimed at; see the card


class Keep(Action, frozen=True):
    """§2.10 Keep the opening hand."""


class Replace(Action, frozen=True):
    """§2.10 Throw both opening cards away and draw two new ones."""


class Place(Action, frozen=True):
    """§3.1.1 Put a chip from the crew on top of a stack."""

    location: Location

    def touches(self) -> tuple[Thing, ...]:
        return (("location", self.location),)


class Play(Action, frozen=True):
    """§3.1.2 Use the text of a card on a target."""

    card: Card
    target: Target = ()

    def touches(self) -> tuple[Thing, ...]:
        used = (("card", self.card), ("text", self.card))
        return (*used, *_aimed(self.card >> 2, self.target))


class Hat(Action, frozen=True):
    """§3.1.3 Take an own chip back with one Hat; §3.1.4 bring one from the reserve with two."""

    cards: tuple[Card, ...]
    target: Target = ()

    def touches(self) -> tuple[Thing, ...]:
        aim: Thing = ("chip" if len(self.target) > 1 else "location", *self.target)
        return (*_symbols(self.cards), *((aim,) if self.target else ()))


class Temporize(Action, frozen=True):
    """§3.1.5 Discard a card to gain time."""

    card: Card

    def touches(self) -> tuple[Thing, ...]:
        return _cards((self.card,))


class Pass(Action, frozen=True):
    """§3.1.6 Take no more actions in this phase."""


class Bullet(Action, frozen=True):
    """§3.1.7 Having passed, act once more."""

    card: Card

    def touches(self) -> tuple[Thing, ...]:
        return _symbols((self.card,))


class Decline(Action, frozen=True):
    """Do nothing where something could be done."""


class Fists(Action, frozen=True):
    """§1.5.3 Cancel what was announced."""

    cards: tuple[Card, ...]

    def touches(self) -> tuple[Thing, ...]:
        return _symbols(self.cards)


class OfferFist(Action, frozen=True):
    """§7.5 Lay down one Fist and hope for another player's."""

    card: Card

    def touches(self) -> tuple[Thing, ...]:
        return _symbols((self.card,))


class AddFist(Action, frozen=True):
    """§7.5 Add one Fist to the one offered."""

    card: Card

    def touches(self) -> tuple[Thing, ...]:
        return _symbols((self.card,))


class Aim(Action, frozen=True):
    """§7.4 Name the target after the window."""

    kind: int
    target: Target

    def touches(self) -> tuple[Thing, ...]:
        return _aimed(self.kind, self.target)


class Agree(Action, frozen=True):
    """§4.6 Play one or more Secret Agreements at once."""

    cards: tuple[Card, ...]

    def touches(self) -> tuple[Thing, ...]:
        return (*_cards(self.cards), *[("text", c) for c in self.cards])


class PlusOne(Action, frozen=True):
    """§1.5.5 Use a "+1" for one more point."""

    card: Card

    def touches(self) -> tuple[Thing, ...]:
        return _symbols((self.card,))


class Send(Action, frozen=True):
    """§1.7.1 As controller of the Jail, send a chip to the cell."""

    location: Location
    height: int

    def touches(self) -> tuple[Thing, ...]:
        return (("chip", self.location, self.height),)


class Move(Action, frozen=True):
    """§1.7.2 As controller of the Harbor, move the Hitman to an adjacent tile."""

    location: Location

    def touches(self) -> tuple[Thing, ...]:
        return (("location", self.location),)


class Recruit(Action, frozen=True):
    """§1.7.3 Move a chip from the reserve to the crew."""


class Take(Action, frozen=True):
    """§1.7.4, §1.7.7 Take the Policeman or the Mayor."""


class Draw(Action, frozen=True):
    """§1.7.5 Draw cards in the Business District."""


class Discard(Action, frozen=True):
    """§1.6.6, §1.7.5 Discard one card after drawing."""

    card: Card

    def touches(self) -> tuple[Thing, ...]:
        return _cards((self.card,))


class Choose(Action, frozen=True):
    """§5.4 As holder of the Mayor, choose the next location."""

    location: Location

    def touches(self) -> tuple[Thing, ...]:
        return (("location", self.location),)


class Name(Action, frozen=True):
    """§3.3 As holder of the Mayor, name the next player to decide."""

    whom: Seat

    def touches(self) -> tuple[Thing, ...]:
        return (("seat", self.whom),)


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


def _cards(cards: tuple[Card, ...]) -> tuple[Thing, ...]:
    return tuple([("card", c) for c in cards])


def _symbols(cards: tuple[Card, ...]) -> tuple[Thing, ...]:
    return (*_cards(cards), *[("symbol", c) for c in cards])


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
