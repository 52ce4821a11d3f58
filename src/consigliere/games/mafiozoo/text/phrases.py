"""Names of things as one reader reads them: characters, cards, tokens, places, players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from consigliere.kernel import Card, Seat
from consigliere.words.fluent import Words

from ..edition import Condition
from ..parts import (
    ANY,
    CHARACTERS,
    DISTRICTS,
    GENERIC,
    PLACES,
    TOKENS,
    Character,
    District,
    Place,
    Token,
)
from ..state import Mafiozoo

Args = dict[str, str | int | float]


def key(*parts: str) -> str:
    """A message of this game."""
    return "-".join(["mafiozoo", *parts]).replace("_", "-")


class Phrases:
    """What things are called for `reader`; with a `table`, what lies there can be told too."""

    def __init__(
        self, words: Words, names: Sequence[str], reader: Seat, table: Mafiozoo | None = None
    ) -> None:
        self.words, self.names, self.reader, self.table = words, names, reader, table

    def say(self, *parts: str, **args: str | int | float) -> str:
        """A message of this game, filled in."""
        return self.words.say(key(*parts), **args)

    def character(self, c: Character) -> Args:
        """Number and name of a character, the name as the message that knows its forms."""
        return {"character": key("character", CHARACTERS[c]), "number": c + 1}

    def photo(self, c: Character) -> str:
        """`Judge (11)`"""
        return self.say("photo", **self.character(c))

    def condition(self, condition: Condition) -> str:
        """`anyone who pays 3Z`"""
        return self.say("condition", condition.rule, n=condition.number)

    def card(self, card: Card, form: str = "") -> str:
        """`card 12 (Private Investigator)`, or the generic one; `Card 12 ...` as a title."""
        dotted = form and f".{form}"
        if card == GENERIC:
            return self.say("card", f"generic{dotted}")
        return self.say("card", f"specific{dotted}", **self.character(card))

    def cards(self, cards: Iterable[Card]) -> str:
        """`4 Lieutenant, 12 Private Investigator ×2, generic`"""
        return self._counted([self._short(card) for card in cards]) or self.say("none")

    def _short(self, card: Card) -> str:
        if card == GENERIC:
            return self.say("card", "generic.short")
        return self.say("card", "specific.short", **self.character(card))

    def token(self, token: Token) -> str:
        """`Liquor`"""
        return self.say("token", "any" if token == ANY else TOKENS[token])

    def tokens(self, counts: Sequence[int]) -> str:
        """`Liquor ×2, Godfather`"""
        each = [t for t, n in enumerate(counts) for _ in range(n)]
        return self._counted(map(self.token, each)) or self.say("none")

    def payment(self, tokens: Iterable[Token]) -> str:
        """`Liquor + Godfather`"""
        return " + ".join(map(self.token, tokens))

    def district(self, district: District) -> str:
        """`Chinatown`"""
        return self.say("district", DISTRICTS[district])

    def districts(self, districts: Iterable[District]) -> str:
        """`Chinatown ×2, Park`"""
        return self._counted(map(self.district, districts)) or self.say("none")

    def place(self, place: Place) -> str:
        """The message that knows the forms of a place's name, and what it gives."""
        return key("place", PLACES[place])

    def place_name(self, place: Place) -> str:
        """`Night Club`"""
        return self.words.say(self.place(place))

    def places(self, places: Iterable[Place]) -> str:
        """`Hotel, Night Club`"""
        return ", ".join(map(self.place_name, places))

    def person(self, seat: Seat) -> str:
        """A name, or `you`; with two players the seat after theirs is the puppet's."""
        if seat == len(self.names):
            return self.say("puppet")
        return self.say("you") if seat == self.reader else self.names[seat]

    def people(self, seats: Sequence[Seat]) -> str:
        """`Anna, Bruno and you`"""
        names = [self.person(seat) for seat in seats]
        if len(names) < 2:
            return "".join(names)
        return self.say("both", one=", ".join(names[:-1]), other=names[-1])

    def gems(self, row: Sequence[int]) -> str:
        """`Anna 2, you 1`: whose gems lie on a photograph."""
        parts = [self.say("count", who=self.person(i), n=n) for i, n in enumerate(row) if n]
        return ", ".join(parts) or self.say("no-gems")

    def roles(self, who: Seat) -> Args:
        """The name of the doer, and whether that is the reader."""
        return {"you": "who" if who == self.reader else "other", "who": self.names[who]}

    def _counted(self, names: Iterable[str]) -> str:
        return ", ".join([self._times(name, n) for name, n in Counter(names).items()])

    def _times(self, name: str, n: int) -> str:
        return name if n == 1 else self.say("times", what=name, n=n)
