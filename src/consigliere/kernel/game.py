"""A game: its name, its editions, its house rules, and what the kernel needs to know of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from types import ModuleType
from typing import Any, ClassVar, Final, Generic, TypeVar

import msgspec
from msgspec import Struct, to_builtins

from .edition import Edition
from .notation import Notation
from .options import Rolls
from .say import Action
from .seats import Seat
from .state import State
from .switches import BadSetup, check_switch, switches
from .visibility import View

S = TypeVar("S", bound=State)


# Of house rules, in the order in which they are shown.
GROUPS: Final[tuple[str, ...]] = ("print", "setup", "rulings", "variants", "screen")


class Setup(Struct, frozen=True):
    """All that is decided before the first answer."""

    game: str
    rules: int  # bumped when a golden record would end differently
    edition: str
    seats: int
    options: dict[str, str] = {}  # house rules that differ from the printed ones


class Game(ABC, Generic[S]):
    """The rules of one game, and nothing else: no chance, no clock, no input or output."""

    key: ClassVar[str]
    rules: ClassVar[int]
    seats: ClassVar[range]
    actions: ClassVar[ModuleType]  # where its answers are declared
    editions: dict[str, Any]  # Edition by name, and by ref
    house: ClassVar[type[Struct]]  # the switches of its house rules, with the printed defaults
    # The switches of each group; those named in none are open questions of the rulebook.
    groups: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    # Printed editions whose rulebooks differ, each with all switches they differ in.
    prints: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    # Older versions of the rules whose matches can still be played, each with the house rules
    # that were its defaults where today's differ.
    earlier: ClassVar[Mapping[int, Mapping[str, str]]] = {}
    # Questions where only secrets decide whether a seat can do more than decline.
    reactions: ClassVar[tuple[str, ...]] = ()
    # Questions whose options and words everybody at the table could list: a screen that several
    # people share is not covered for them.
    open_questions: ClassVar[tuple[str, ...]] = ()

    def read_edition(self, text: str) -> Edition:
        """The edition a text describes; BadEdition lists everything that is wrong with it.

        Refusal for a game that has no editions of one's own.
        """
        raise BadSetup("edition-none", game=self.key)

    @abstractmethod
    def new(self, setup: Setup) -> S:
        """The table at the first question."""

    @abstractmethod
    def scores(self, s: S) -> tuple[int, ...]:
        """What each seat has gained so far."""

    @abstractmethod
    def winners(self, s: S) -> tuple[Seat, ...]:
        """Who has won, ties broken as the rules say; several if they share the victory."""

    @abstractmethod
    def sample(self, view: View[S], rng: Rolls) -> S:
        """A table that `view.seat` could be sitting at; it gets a View, so it cannot peek."""

    def write(self, answer: Action, edition: str = "standard") -> str:
        """The notation of an answer, as records hold it; an edition may name its own pieces."""
        return self._notation().write(answer, self.editions[edition])

    def read(self, by: Seat, text: str, edition: str = "standard") -> Action:
        """The answer of seat `by` that `text` stands for; Refusal if it stands for none."""
        return self._notation().read(by, text, self.editions[edition])

    def setup(self, seats: int, edition: str = "standard", **options: str) -> Setup:
        """A checked Setup for this game."""
        ref = self.editions[edition].ref if edition in self.editions else edition
        setup = Setup(self.key, self.rules, ref, seats, options)
        self.check(setup)
        return setup

    def plays(self, rules: int) -> bool:
        """Whether a match begun under that version of the rules can be played and replayed."""
        return rules == self.rules or rules in self.earlier

    def options_of(self, setup: Setup) -> dict[str, str]:
        """The house rules of a setup that differ from today's defaults."""
        return {**self.earlier.get(setup.rules, {}), **setup.options}

    def group(self, switch: str) -> str:
        """Among which house rules a switch is shown."""
        groups = [group for group, names in self.groups.items() if switch in names]
        return groups[0] if groups else "rulings"

    def printed(self, options: Mapping[str, str]) -> str:
        """The printed edition whose rulebook is followed; empty where none says all of it."""
        values = to_builtins(self.houserules(options))
        for name, wanted in self.prints.items():
            if all(str(values[switch]).lower() == value for switch, value in wanted.items()):
                return name
        return ""

    def rounds(self, s: S) -> int:
        """How long the game was, in what players count."""
        return int(getattr(s, "round", 0))

    def orders(self, view: View[S]) -> tuple[str, ...]:
        """Standing orders the seat may give now, so as not to be asked the same again."""
        return ()

    def obey(self, view: View[S], order: str) -> Action | None:
        """What a standing order answers to this decision; None if it says nothing to it.

        It depends only on the View, and the answer is said like any other: nobody else can tell.
        """
        return None

    def drawing(self, edition: Any) -> list[str]:
        """What is better seen than read in a table: lines of text; none for most games."""
        return []

    def know(self, text: str) -> Edition:
        """Read an edition, to be played by its ref and by nothing else."""
        edition = self.read_edition(text)
        self.editions[edition.ref] = edition
        return edition

    def add_edition(self, text: str) -> Edition:
        """Read an edition of one's own, to be played by its ref, or by its name if that is free."""
        edition = self.know(text)
        self.editions.setdefault(edition.name, edition)
        return edition

    def check(self, setup: Setup) -> None:
        """BadSetup if no table can be laid that way."""
        if setup.seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadSetup("bad-seats", game=self.key, seats=setup.seats, low=low, high=high)
        self.check_edition(setup.edition)
        self.houserules(self.options_of(setup))

    def check_edition(self, ref: str) -> None:
        """BadSetup if that edition is not here, or only another one of the same name."""
        name = ref.partition("@")[0]
        if ref in self.editions:
            return
        if name in self.editions and name != ref:
            here = self.editions[name].ref
            raise BadSetup("other-edition", game=self.key, edition=ref, known=here)
        names = ", ".join([key for key in self.editions if "@" not in key])
        raise BadSetup("bad-edition", game=self.key, edition=ref, known=names)

    def _notation(self) -> Notation:
        return _notation_of(self.actions)

    def houserules(self, options: Mapping[str, str]) -> Any:
        """The switches as set by `options`, the others as printed."""
        allowed = switches(self.house)
        for name, value in options.items():
            if name not in allowed:
                listed = ", ".join(allowed)
                raise BadSetup("bad-option", game=self.key, option=name, known=listed)
            check_switch(allowed[name], value)
        return msgspec.convert(dict(options), self.house, strict=False)


@cache
def _notation_of(actions: ModuleType) -> Notation:
    return Notation(actions)
