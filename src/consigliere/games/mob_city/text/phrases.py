"""Names of things as one reader reads them: cards, buildings, money, Captains."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from consigliere.kernel import UNSEEN, Card, Seat
from consigliere.words.fluent import Words

from ..edition import EDITIONS, Edition
from ..parts import (
    EVENTS,
    GRENADE,
    HOUSES,
    KINDS,
    NOBODY,
    PRIVILEGES,
    SIDES,
    Building,
)
from ..state import MobCity

Args = dict[str, str | int | float]


def key(*parts: str) -> str:
    """A message of this game."""
    return "-".join(["mob-city", *parts]).replace("_", "-")


class Phrases:
    """What things are called for `reader`; the `table` knows its edition and who owns what."""

    def __init__(
        self, words: Words, names: Sequence[str], reader: Seat, table: MobCity | None = None
    ) -> None:
        self.words, self.names, self.reader, self.table = words, names, reader, table
        self.ed: Edition = table.ed if table else EDITIONS["standard"]

    def say(self, *parts: str, **args: str | int | float) -> str:
        """A message of this game, filled in."""
        return self.words.say(key(*parts), **args)

    def money(self, amount: int) -> str:
        """`$1,300`"""
        if amount == UNSEEN:
            return self.say("money-hidden")
        return self.say("money", n=f"{amount:,}".replace(",", self.say("thousands")))

    def kind(self, card: Card, form: str = "") -> str:
        """`Soldier`, or as a sentence needs it: `with the Shotgun`."""
        return self.attack(self.ed.kinds[card], form)

    def attack(self, kind: int, form: str = "") -> str:
        """A kind of card; or the Colt and bare hands, which are none."""
        name = (*KINDS, "colt", "hands")[kind]
        return self.words.say(key("card", name) + (f".{form}" if form else ""))

    def card(self, card: Card, form: str = "") -> str:
        """`Soldier (2/3)`, `Revolver (+1)`; in the form `a` also `a Soldier (2/3)`."""
        if not self.ed.is_character(card):
            return self.weapon(card, form)
        ed, name = self.ed, self.kind(card, form)
        return self.say("character", kind=name, reflex=ed.reflex[card], health=ed.health[card])

    def full(self, card: Card) -> str:
        """`Soldier (Reflex 2, Health 3)`, `Revolver (+1)`"""
        if not self.ed.is_character(card):
            return self.weapon(card)
        ed, name = self.ed, self.kind(card)
        return self.say("character-full", kind=name, reflex=ed.reflex[card], health=ed.health[card])

    def weapon(self, card: Card, form: str = "") -> str:
        """`Revolver (+1)`"""
        name = self.kind(card, form)
        if self.ed.kinds[card] == GRENADE:
            return name
        return self.say("gun", weapon=name, bonus=self.ed.bonus[card])

    def cards(self, cards: Iterable[Card]) -> str:
        """`Soldier (2/3) ×2, Revolver (+1)`"""
        return self._counted([self.card(c) for c in cards])

    def kinds(self, cards: Iterable[Card]) -> str:
        """`Torpedo, Revolver`"""
        return self._counted([self.kind(c) for c in cards])

    def _counted(self, names: Iterable[str]) -> str:
        many = Counter(names).items()
        parts = [name if n == 1 else self.say("times", what=name, n=n) for name, n in many]
        return ", ".join(parts) or self.say("no-cards")

    def house(self, b: Building, form: str = "") -> str:
        """`Big club`"""
        name = key("building", HOUSES[self.ed.kinds_of_house[b]])
        return self.words.say(f"{name}.{form}" if form else name)

    def building(self, b: Building) -> str:
        """`A-3 (Big club)`"""
        return self.say("building", name=self.ed.names[b], kind=self.house(b))

    def owned(self, b: Building) -> str:
        """`A-3, Big club of Bruno`"""
        name, owner = self.ed.names[b], self.table.owner[b] if self.table else NOBODY
        if owner == NOBODY:
            return self.say("building-free", name=name, kind=self.house(b))
        if owner == self.reader:
            return self.say("building-yours", name=name, kind=self.house(b, "your"))
        return self.say("building-of", name=name, kind=self.house(b), owner=self.names[owner])

    def buildings(self, them: Iterable[Building]) -> str:
        """`A-1 Hotel, A-3 Big club`"""
        return ", ".join([f"{self.ed.names[b]} {self.house(b)}" for b in them])

    def block(self, block: int) -> str:
        """`Grand Avenue (A)`; blocks of other editions have only their letter."""
        letter = self.ed.blocks[block]
        name = key("block", letter.lower())
        named = self.words.knows(name)
        return self.say("block", name=self.words.say(name), letter=letter) if named else letter

    def whiskey(self, value: int, form: str = "") -> str:
        """`Bourbon (value 2)`, as the subject or object of a sentence."""
        name = key("whiskey", str(value))
        named = name if self.words.knows(name) else key("whiskey", "other")
        label = self.words.say(f"{named}.{form}" if form else named)
        return self.say("whiskey", name=label, value=value)

    def happening(self, event: int, form: str = "") -> str:
        """`Gangland Truce`; with a form, what it does."""
        name, _, side = EVENTS[event].partition("-")
        message = key("happening", name) + (f".{form}" if form else "")
        return self.words.say(message, side=self.say("side", side) if side else "")

    def sides(self, sides: Iterable[int]) -> str:
        """`South, East`, as people say it"""
        names = [self.say("side", SIDES[side]) for side in sorted(sides, key=lambda n: n % 2)]
        return ", ".join(names)

    def privilege(self, privilege: int) -> str:
        """`Snitch`"""
        return self.say("privilege", PRIVILEGES[privilege])

    def bids(self, tokens: Sequence[int]) -> str:
        """`Enforcers 1st, Whiskey 2nd, Snitch 3rd, Police 4th`"""
        wanted = sorted(range(len(tokens)), key=lambda privilege: tokens[privilege])
        parts = [self.say("bid", what=self.privilege(i), n=tokens[i]) for i in wanted]
        return ", ".join(parts)

    def person(self, seat: Seat) -> str:
        """A name, or `you`."""
        return self.say("you") if seat == self.reader else self.names[seat]

    def people(self, seats: Sequence[Seat]) -> str:
        """`Anna, Bruno and you`"""
        names = [self.person(seat) for seat in seats]
        if len(names) < 2:
            return "".join(names)
        return self.say("both", one=", ".join(names[:-1]), other=names[-1])

    def roles(self, who: Seat | None, whom: Seat | None = None) -> Args:
        """Names of doer and sufferer, and which of them the reader is."""
        args: Args = {"you": "other"}
        for role, seat in (("whom", whom), ("who", who)):
            if seat is not None and seat >= 0:
                args[role] = self.names[seat]
                args["you"] = role if seat == self.reader else args["you"]
        return args

    def fighter(self, seat: Seat, card: Card, form: str) -> str:
        """`your Soldier (2/3)`, `Bruno's Soldier (2/3)`, as the subject or object of a sentence."""
        values: Args = {"reflex": self.ed.reflex[card], "health": self.ed.health[card]}
        if seat == self.reader:
            return self.say("character", kind=self.kind(card, f"your-{form}"), **values)
        return self.say("fighter", kind=self.kind(card, form), owner=self.names[seat], **values)
