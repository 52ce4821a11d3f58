"""The texts of one game in one language, for one reader at a time."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Literal, NamedTuple

from consigliere.games import GamePackage
from consigliere.kernel import Action, Event, Reason, Seat, State, Thing, View

from .fluent import Value, Words, capital, kebab, spaced
from .rulebook import Paragraph, Rulebook, rulebook

ON: Final = ("true", "1", "yes", "on")


class Section(NamedTuple):
    """Lines of the table that belong under one heading, and what the things in them do."""

    about: Literal["now", "hand", "board", "players"]
    lines: Sequence[str]
    notes: Sequence[str] = ()


class GameText(ABC):
    """One subclass per game. A View carries its reader; everybody else is called by name."""

    held: ClassVar[tuple[str, ...]] = ("card",)  # the kinds of things that are in a hand
    # Messages of sources that are not called `source-KEY`; how those of a family's things begin.
    sources: ClassVar[Mapping[str, str]] = {}
    families: ClassVar[Mapping[str, str]] = {}
    # Events with other messages than `event-NAME`, or without one.
    silent: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, package: GamePackage, words: Words, names: Sequence[str]) -> None:
        self.package, self.game = package, package.key
        self.words = words
        self.names = tuple(names)

    @abstractmethod
    def event(self, event: Event, reader: Seat, before: State | None = None) -> str | None:
        """A line of the log, None if it says nothing; the event is redacted for its reader.

        With the table `before` the answer that led to it, pieces are told apart by their owners.
        """

    @abstractmethod
    def prompt(self, view: View[Any]) -> str:
        """What is asked, in one sentence or two, with what is pending."""

    @abstractmethod
    def help(self, view: View[Any]) -> str:
        """What the question means, what may be answered, and the § of it."""

    @abstractmethod
    def option(self, answer: Action, view: View[Any]) -> str:
        """One line in the list of what may be answered."""

    @abstractmethod
    def explain(self, answer: Action, view: View[Any]) -> str:
        """What an answer does, what may come of it, and the § of it."""

    @abstractmethod
    def waiting(self, view: View[Any]) -> str:
        """Whom the table waits for, as far as that is public."""

    @abstractmethod
    def reason(self, reason: Reason, view: View[Any]) -> str:
        """Why not, with the things it is about named, and the § of it."""

    @abstractmethod
    def things(self, view: View[Any]) -> list[tuple[str, Thing]]:
        """What the reader may ask about, by name; a name stands twice for two uses of a thing."""

    @abstractmethod
    def table(self, view: View[Any]) -> list[str]:
        """The whole table as plain lines, as the reader sees it."""

    def sections(self, view: View[Any]) -> list[Section]:
        """The same under headings; a game may say what is going on first, and what its cards do."""
        return [Section("board", self.table(view))]

    @abstractmethod
    def ending(self, s: State) -> list[str]:
        """The final ranking, and what broke a tie."""

    def title(self) -> str:
        """What the game is called: as its message is written, else its key in capitals."""
        message = f"{self.game}-title"
        if self.words.knows(message):
            return self.words.say(message)
        return " ".join([capital(word) for word in spaced(self.game).split(" ")])

    def field(self, name: str) -> str:
        """A field of the State: what lies on the table."""
        return capital(self._named(f"field-{name.replace('_', '-')}", name))

    def piece(self, kind: str, name: str) -> str:
        """A card, a place: the kind of thing it is, and its name in records."""
        return self._named(f"{kind}-{name}", name)

    def piece_in(self, field: str, alone: Any, kind: str, name: str) -> str:
        """A piece in a field of the State; `alone` is that field with this piece and no other."""
        return self.piece(kind, name)

    def house(self, switch: str, value: str) -> tuple[str, str, str]:
        """A house rule: its label, what it means, and a value of it in words."""
        message = f"house-{kebab(switch)}"
        label = self._named(message, switch)
        about = self._named(f"{message}.about", switch)
        if isinstance(getattr(self.package.rules.house(), switch), bool):
            on = value.lower() in ON
            return label, about, self._named(f"switch.{'on' if on else 'off'}", str(on).lower())
        return label, about, self.setting(message, value)

    def setting(self, message: str, value: str) -> str:
        """The value of a house rule that is neither on nor off; a number stands for itself."""
        if value.isdigit():
            return value
        return self._named(f"{message}.{value}", value)

    def print_name(self, name: str) -> str:
        """A printed edition whose rulebook differs from the others."""
        shared = f"house-print-{name}"
        return self.words.say(shared) if self.words.knows(shared) else self._named(shared, name)

    def order(self, order: str) -> str:
        """A standing order in words: its first word is its kind, its last may be a number."""
        kind, *rest = order.split()
        until = int(rest[-1]) if rest else 0
        return self._named("order", order, kind=kind, until=until)

    def source(self, key: str) -> str:
        """A quantity, or something that brought or cost some of it."""
        return capital(self._named(self.sources.get(key, f"source-{key}"), key))

    def family(self, name: str) -> str:
        """A family of things: the cards drawn, the places built."""
        return self._named(f"family-{name}", name)

    def thing(self, key: str) -> str:
        """One of a family: `family:name`."""
        family, _, name = key.partition(":")
        return capital(self._named(f"{self.families.get(family, family)}-{name}", name))

    def amount(self, quantity: str, n: float) -> str:
        """So much of a quantity."""
        return self._named(f"hint-{quantity}", f"{n} {quantity}", n=n)

    def fact(self, name: str) -> str:
        """A number of a finished game that a designer looks at."""
        return self._named(f"fact-{kebab(name)}", name)

    def decided(self, by: str) -> str:
        """What decided a game."""
        return self._named(f"by-{by}", by)

    def rule(self, number: str) -> str | None:
        """The paragraph of that number as plain text; None if there is none."""
        return self._rulebook().paragraph(number)

    def rules(self) -> list[tuple[str, str]]:
        """Number and title of every chapter and section."""
        return self._rulebook().titles()

    def paragraphs(self) -> tuple[Paragraph, ...]:
        """Every paragraph of the rules, points too, in the order of the book."""
        return self._rulebook().paragraphs

    def _rulebook(self) -> Rulebook:
        return rulebook(self.package, self.words.lang)

    def _named(self, message: str, plain: str, **args: Value) -> str:
        """A message of this game; without one the name in the code, as words."""
        own = f"{self.game}-{message}"
        return self.words.say(own, **args) if self.words.knows(own) else spaced(plain)
