"""Ready-made frames: reaction window, secret poll, each in turn. A game writes what is asked."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from msgspec.structs import replace

from .options import Options
from .say import Action
from .seats import Seat
from .state import Flow, Frame, State

S = TypeVar("S", bound=State)


class ReactionWindow(Frame, frozen=True):
    """In `order`, each seat may react to what was just announced. Hands back: was it cancelled?

    A reaction is a rule of its own (which may open its own window) and hands back whether it
    stands. If it does not, the window opens again, for everybody, from the start.
    """

    order: tuple[Seat, ...]
    at: int = 0

    def may_speak(self, s: Any, seat: Seat) -> bool:
        """Whether `seat` is asked; decided by public facts, never by what it holds."""
        return True

    def react(self, s: Any, seat: Seat) -> Options:
        """What `seat` may answer."""
        raise NotImplementedError

    def reaction(self, s: Any, seat: Seat, answer: Action) -> Frame | None:
        """The rule that `answer` sets off; None if the seat declined."""
        raise NotImplementedError

    def queue(self, s: Any) -> tuple[Seat, ...]:
        """The seats that will be asked if nobody reacts, the one asked now first."""
        return tuple([seat for seat in self.order[self.at :] if self.may_speak(s, seat)])

    def begin(self, s: State) -> Flow:
        order = self.order
        for at in range(self.at, len(order)):
            # Asked whatever they hold: who is asked must not tell who could react.
            if self.may_speak(s, order[at]):
                window = self if at == self.at else replace(self, at=at)
                return s.ask(order[at], window.react, then=window.heard)
        return s.done(False)

    def heard(self, s: State, answer: Action) -> Flow:
        rule = self.reaction(s, self.order[self.at], answer)
        if rule is None:
            return replace(self, at=self.at + 1).begin(s)
        return s.call(rule, then=self.answered)

    def answered(self, s: Any, stands: bool) -> Flow:
        flow: Flow = s.done(True) if stands else s.become(replace(self, at=0))
        return flow


def asked_at_once(s: State) -> tuple[Seat, ...]:
    """The seats of an open reaction window, in their order; all may answer sealed, at once."""
    top = s.stack[-1][1] if s.stack and s.how == "alone" else None
    return top.queue(s) if isinstance(top, ReactionWindow) else ()


def as_asked(s: S, seat: Seat) -> S:
    """The table as it will be when `seat`'s turn to react comes, if those before it decline."""
    step, window = s.stack[-1]
    assert isinstance(window, ReactionWindow)
    asked = s.copy()
    asked.stack = (*s.stack[:-1], (step, replace(window, at=window.order.index(seat))))
    asked.pending = (seat,)
    return asked


class Poll(Frame, frozen=True):
    """All of `order` answer at once, in secret. Hands back the answers in that order.

    Where a rulebook says "whoever is first", poll everybody and settle by order: fair on a slow
    line, and the same for people and bots.
    """

    # Only secrets decide whether a seat can do more than decline: not even time may tell.
    hushed: ClassVar[bool] = False

    order: tuple[Seat, ...]

    def may_speak(self, s: Any, seat: Seat) -> bool:
        """Whether `seat` is asked; decided by public facts, never by what it holds."""
        return True

    def choose(self, s: Any, seat: Seat) -> Options:
        """What `seat` may answer."""
        raise NotImplementedError

    def begin(self, s: State) -> Flow:
        asked = tuple([seat for seat in self.order if self.may_speak(s, seat)])
        if not asked:
            return s.done(())
        return s.ask(asked, self.choose, then=self.heard)

    def heard(self, s: State, answers: tuple[tuple[Seat, Action], ...]) -> Flow:
        given = dict(answers)
        return s.done(tuple([(seat, given[seat]) for seat in self.order if seat in given]))


class EachInTurn(Frame, frozen=True):
    """One after the other, each seat goes through the same rule."""

    left: tuple[Seat, ...]

    def one(self, s: Any, seat: Seat) -> Frame | None:
        """The rule for `seat`; None if it has nothing to do."""
        raise NotImplementedError

    def begin(self, s: State, _result: object = None) -> Flow:
        for i, seat in enumerate(self.left):
            rule = self.one(s, seat)
            if rule is not None:
                return s.call(rule, then=replace(self, left=self.left[i + 1 :]).begin)
        return s.done()
