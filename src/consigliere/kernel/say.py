"""The messages of a table: answers, events, questions, and reasons why not."""

from __future__ import annotations

import re
from typing import Any, ClassVar, Literal, Self

from msgspec import Struct

from . import pieces
from .seats import Seat

Thing = tuple[str | int, ...]  # something a person can point at: ("card", 12), ("chip", 3, 0)
Learners = Literal["nobody", "own", "all"]
Role = Literal["", "refuse", "leave"]
Weight = Literal["minor", "move", "moment", "scene"]


def _verb(name: str) -> str:
    """`KeepNone` is written as `keep-none`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


class Action(Struct, frozen=True, tag_field="do", tag=_verb, gc=False):
    """An answer to a Decision. One subclass per verb of the rulebook; its tag is its word.

    The types of the fields say how they are written and what they point at (`pieces.Piece`).
    """

    # Whether it gives up what was offered, or even ends one's own turn.
    role: ClassVar[Role] = ""

    def eyes(self) -> tuple[Seat, ...]:
        """The seats that see the fields marked Own."""
        return (getattr(self, "seat", -1),)

    def touches(self) -> tuple[Thing, ...]:
        """The things on the table that this answer names."""
        return pieces.touched(self)

    def words(self, edition: Any) -> list[str]:
        """The fields as words of the pieces."""
        return pieces.written(self, edition)

    @classmethod
    def parse(cls, by: Seat, words: list[str], edition: Any) -> Self:
        """The answer of seat `by` that these words stand for; ValueError if there is none."""
        return pieces.parsed(cls, by, words, edition)


class Event(Struct, frozen=True, tag=True, gc=False):
    """Something that happened at the table, for logs and animations; never read by rules."""

    # Who learns something new by it: nobody, those who see its Own fields, or all.
    reveals_to: ClassVar[Learners] = "nobody"
    # How much room a screen gives it, and the field of the seat that gains or loses by it.
    weight: ClassVar[Weight] = "move"
    gains: ClassVar[str] = ""
    loses: ClassVar[str] = ""
    # Whether its line in the log brings the whole event, for a board that keeps its numbers.
    data_in_log: ClassVar[bool] = False

    def eyes(self) -> tuple[Seat, ...]:
        """The seats that see the fields marked Own."""
        return (getattr(self, "seat", -1),)


class Reason(Struct, frozen=True):
    """Why something may not be done: a message, its arguments and the § of RULES.md."""

    message: str
    args: tuple[tuple[str, str | int], ...] = ()
    rule: str = ""


class Refusal(ValueError):
    """Something was asked of us that cannot be; it carries the Reason a person should read."""

    def __init__(self, message: str, rule: str = "", **args: str | int) -> None:
        self.reason = Reason(message, tuple(args.items()), rule)
        listed = ", ".join(f"{name}={value}" for name, value in args.items())
        super().__init__(f"{message} ({listed})" if listed else message)


class Illegal(Refusal):
    """An answer nobody asked for, or one that is not among the options."""
