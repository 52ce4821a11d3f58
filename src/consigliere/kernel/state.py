"""A State is one mutable record of immutable values; a Frame is a rule in progress.

A copy of a State is shallow and complete. A Frame is frozen data plus one method per step of its
rule; the State keeps a stack of them, and the four verbs `ask`, `call`, `become` and `done` move
through it. The next step is named by its method and stored by name, so the stack stays data.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final, Literal, NewType, Self

from msgspec import Struct

from .marks import Open, Shut
from .options import Options
from .say import Action, Event, Reason, Thing
from .seats import Seat

Flow = NewType("Flow", object)  # what a step must return: it asked, called, became or was done
FLOW: Final = Flow(object())
Step = Callable[..., Flow]
Lister = Callable[[Any, Seat], Options]
How = Literal["alone", "sealed", "apart"]


class Frame(Struct, frozen=True, tag=True, gc=False):
    """One paragraph of the rulebook in progress; its fields are what the table must remember."""

    def begin(self, s: Any) -> Flow:
        raise NotImplementedError(type(self).__name__)

    def eyes(self) -> tuple[Seat, ...]:
        """The seats that see the fields marked Own."""
        return (getattr(self, "seat", -1),)

    def why_not(self, s: Any, seat: Seat, thing: Thing) -> Reason:
        """Why `seat` cannot use `thing` to answer this frame's question."""
        return Reason("not-now", rule=paragraph(type(self)))


@cache
def paragraph(kind: type[Any]) -> str:
    """The § of RULES.md that a frame's docstring begins with."""
    match = re.match(r"§(\d+(?:\.\d+)*)", kind.__doc__ or "")
    return match[1] if match else ""


class State(Struct, gc=False):
    """What every table has; a game adds its components as further fields, each with a mark."""

    stack: Open[tuple[tuple[str, Frame], ...]] = ()  # (name of the next step, frame), top last
    pending: Open[tuple[Seat, ...]] = ()  # seats the top frame waits for ...
    kind: Open[str] = ""  # ... and the method of it that lists their options
    how: Open[How] = "alone"  # one seat; or several, in one of two ways
    answers: Open[tuple[tuple[Seat, Action], ...]] = ()  # given so far, secret till all are in
    news: Open[tuple[Event, ...]] = ()  # events of the last answer
    value: Shut[Any] = None  # in transit to the next step

    def ask(self, who: Seat | tuple[Seat, ...], options: Lister, then: Step) -> Flow:
        """Wait for a seat, then resume with its answer; several answer in secret, all at once.

        With a tuple of seats the step gets all answers as ((seat, answer), ...) by seat.
        """
        self.stack = (*self.stack[:-1], _entry(then))
        if isinstance(who, tuple):
            self.how, self.pending = "sealed", who
        else:
            self.how, self.pending = "alone", (who,)
        self.kind = options.__name__
        return FLOW

    def ask_any(self, who: tuple[Seat, ...], options: Lister, then: Step) -> Flow:
        """Several go on side by side: resume with (seat, answer) as soon as one of them answers.

        The frame asks the others again. What comes of it must not depend on who is faster.
        """
        self.ask(who, options, then)
        self.how = "apart"
        return FLOW

    def call(self, rule: Frame, then: Step) -> Flow:
        """Carry out `rule` first, then resume with its result."""
        self.stack = (*self.stack[:-1], _entry(then), ("begin", rule))
        return FLOW

    def become(self, rule: Frame) -> Flow:
        """Carry out `rule` in place of what is left of this one."""
        self.stack = (*self.stack[:-1], ("begin", rule))
        return FLOW

    def done(self, result: object = None) -> Flow:
        """This rule is over; `result` goes to the rule that called it."""
        self.stack = self.stack[:-1]
        self.value = result
        return FLOW

    def end(self) -> Flow:
        """The game is over, whatever was in progress."""
        self.stack = ()
        return FLOW

    def tell(self, event: Event) -> None:
        """Something happened that the log should show."""
        self.news = (*self.news, event)

    def options(self, seat: Seat) -> Options:
        """What `seat` may answer now, recomputed, so that it is right in sampled worlds too."""
        listed: Options = getattr(self.stack[-1][1], self.kind)(self, seat)
        return listed

    def waiting(self) -> tuple[Seat, ...]:
        """Seats that still owe an answer."""
        if not self.answers:
            return self.pending
        given = [seat for seat, _ in self.answers]
        return tuple([seat for seat in self.pending if seat not in given])

    @property
    def sealed(self) -> bool:
        """Whether the seats asked answer in secret, all at once."""
        return self.how == "sealed"

    def why_not(self, seat: Seat, thing: Thing) -> Reason | None:
        """Why `seat` cannot use `thing` now; None where some option touches it."""
        if seat not in self.waiting():
            return Reason("not-your-turn")
        if any(thing in answer.touches() for answer in self.options(seat)):
            return None
        return self.stack[-1][1].why_not(self, seat, thing)

    def seats(self) -> int:
        """How many sit at the table; a game says so."""
        raise NotImplementedError

    def can_see_own_of(self, seat: Seat, owner: Seat) -> bool:
        """Whether the rules let `seat` look at what is `owner`'s own just now."""
        return seat == owner

    def visibility_key(self) -> int:
        """What `can_see_own_of` depends on: as long as this stays the same, so does that."""
        return 0

    def copy(self) -> Self:
        return self.__copy__()  # type: ignore[attr-defined,no-any-return]


def _entry(then: Step) -> tuple[str, Frame]:
    return then.__name__, then.__self__  # type: ignore[attr-defined]
