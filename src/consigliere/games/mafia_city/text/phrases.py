"""Names of things as one reader reads them: cards, places, Mafiosi, players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from consigliere.kernel import CHANCE, Card, Seat
from consigliere.words.fluent import Words

from ..parts import KINDS, LOCATIONS, SYMBOLS, Location
from ..state import MafiaCity

Args = dict[str, str | int | float]
NOT_SAID: Final[Seat] = -3  # an owner that an event does not tell


@cache
def key(*parts: str) -> str:
    """A message of this game."""
    return "-".join(["mafia-city", *parts]).replace("_", "-")


class Phrases:
    """What things are called for `reader`; with a `table`, also whose a Mafioso is."""

    def __init__(
        self, words: Words, names: Sequence[str], reader: Seat, table: MafiaCity | None = None
    ) -> None:
        self.words, self.names, self.reader, self.table = words, names, reader, table

    def say(self, *parts: str, **args: str | int | float) -> str:
        """A message of this game, filled in."""
        return self.words.say(key(*parts), **args)

    def kind(self, card: Card) -> str:
        """`Snitch`"""
        return self.say("card", KINDS[card >> 2])

    def symbol(self, card: Card) -> str:
        """`Hat`"""
        return self.say("symbol", SYMBOLS[card & 3])

    def card(self, card: Card) -> str:
        """`Snitch (Hat)`"""
        return self.say("card", kind=self.kind(card), symbol=self.symbol(card))

    def cards(self, cards: Iterable[Card]) -> str:
        """`Snitch (Hat), Trade (Fist)`"""
        return ", ".join(map(self.card, cards)) or self.say("no-cards")

    def kinds(self, cards: Iterable[Card]) -> str:
        """`Snitch + Trade`: cards of which only the symbol counts."""
        return " + ".join(map(self.kind, cards))

    def symbols(self, cards: Iterable[Card]) -> str:
        """`Hat + Fist`: cards of one kind."""
        return " + ".join(map(self.symbol, cards))

    def place(self, at: Location) -> str:
        """The message that knows the forms of a location's name."""
        return key("location", LOCATIONS[at])

    def place_name(self, at: Location) -> str:
        """`Harbor`"""
        return self.words.say(self.place(at))

    def person(self, seat: Seat) -> str:
        """A name, or `you`."""
        return self.say("you") if seat == self.reader else self.names[seat]

    def people(self, seats: Sequence[Seat]) -> str:
        """`Anna, Bruno and you`"""
        names = [self.person(seat) for seat in seats]
        if len(names) < 2:
            return "".join(names) or self.say("nobody")
        return self.say("both", one=", ".join(names[:-1]), other=names[-1])

    def counts(self, numbers: Sequence[int]) -> str:
        """`Anna 2, you 1`: a number for each seat that has any."""
        parts = [self.say("count", who=self.person(i), n=n) for i, n in enumerate(numbers) if n]
        return ", ".join(parts)

    def roles(self, who: Seat | None, whom: Seat | None = None) -> Args:
        """Names of doer and sufferer, and which of them the reader is."""
        args: Args = {"you": self._role(who, whom)}
        if who is not None:
            args["who"] = self.names[who]
        if whom is not None:
            args["whom"] = self.names[whom]
        return args

    def _role(self, who: Seat | None, whom: Seat | None) -> str:
        if who == whom and who is not None:
            return "both" if who == self.reader else "self"
        if self.reader == who:
            return "who"
        return "whom" if self.reader == whom else "other"

    def mafioso(self, owner: Seat, by: Seat = CHANCE) -> str:
        """`your Mafioso`, `Bruno's Mafioso`, as the object of what `by` does."""
        if owner == NOT_SAID:
            return self.say("mafioso", whose="unknown", owner="")
        whose = "yours" if owner == self.reader else "own" if owner == by else "theirs"
        return self.say("mafioso", whose=whose, owner=self.names[owner])

    def chip(self, at: Location, height: int, by: Seat = CHANCE, owner: Seat = NOT_SAID) -> str:
        """`Bruno's Mafioso in the Harbor (2nd from the bottom)`"""
        stack = self.table.stacks[at] if self.table else ()
        if stack:
            owner = stack[height]
        spot = self.say("spot", spot=_spot(height, len(stack)), number=height + 1)
        return self.say("chip", mafioso=self.mafioso(owner, by), at=self.place(at), spot=spot)


def _spot(height: int, size: int) -> str:
    if size == 1:
        return "alone"
    if height == 0:
        return "bottom"
    return "top" if height == size - 1 else "between"
