"""A teller puts what happens in one game into one language, for one reader at a time."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from consigliere.kernel import Action, Event, Reason, Seat, State, Thing, View

from .fluent import Words
from .rulebook import Paragraph, Rulebook, rulebook


class Teller(ABC):
    """One subclass per game. A View carries its reader; everybody else goes by name."""

    game: ClassVar[str]
    package: ClassVar[str]  # where RULES.md lies
    held: ClassVar[tuple[str, ...]] = ("card",)  # the kinds of things that are in a hand

    def __init__(self, words: Words, names: Sequence[str]) -> None:
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

    @abstractmethod
    def ending(self, s: State) -> list[str]:
        """The final ranking, and what broke a tie."""

    @abstractmethod
    def house(self, switch: str, value: str) -> tuple[str, str, str]:
        """A house rule: its label, what it means, and a value of it in words."""

    def order(self, order: str) -> str:
        """A standing order in words: its first word is its kind, its last may be a number."""
        kind, *rest = order.split()
        until = int(rest[-1]) if rest else 0
        return self.words.say(f"{self.game}-order", kind=kind, until=until)

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
