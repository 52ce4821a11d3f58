"""What is said at the table: answers, events, questions, and reasons why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import Struct

from .seats import Seat

if TYPE_CHECKING:
    from .options import Options

Thing = tuple[str | int, ...]  # something a person can point at: ("card", 12), ("chip", 3, 0)
Lesson = Literal["nobody", "own", "all"]


class Action(Struct, frozen=True, tag=True, gc=False):
    """An answer to a Decision. One subclass per verb of the rulebook."""

    def eyes(self) -> tuple[Seat, ...]:
        """The seats that see the fields marked Own."""
        return (getattr(self, "seat", -1),)

    def touches(self) -> tuple[Thing, ...]:
        """The things on the table that this answer names."""
        return ()


class Event(Struct, frozen=True, tag=True, gc=False):
    """Something that happened at the table, for logs and animations; never read by rules."""

    # Who learns something new by it: nobody, those who see its Own fields, or all.
    teaches: ClassVar[Lesson] = "nobody"

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
        told = ", ".join(f"{name}={value}" for name, value in args.items())
        super().__init__(f"{message} ({told})" if told else message)


class Illegal(Refusal):
    """An answer nobody asked for, or one that is not among the options."""


class Decision(Struct, frozen=True):
    """A question as its seat sees it."""

    seat: Seat
    kind: str  # the name of the method that lists the options; also the id of its prompt
    options: Options
