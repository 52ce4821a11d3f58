"""What is going on at a table, as one reader may know it: what boards get instead of the rules.

A State shows the components that lie on the table. `Now` says the rest: the phase, whose turn it
is, what was announced, the scene in progress. It is made from a View, so it cannot tell a secret.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar, overload

from msgspec import Struct

from .seats import Seat
from .state import Frame, State
from .visibility import View

F = TypeVar("F", bound=Frame)
P = TypeVar("P", bound=str)


class Pending(Struct, frozen=True):
    """Something announced and not settled yet."""

    use: str
    seat: Seat
    cards: tuple[int, ...] = ()
    target: tuple[int, ...] = ()


class Now(Struct, frozen=True):
    """A game declares its own with the phases and scenes it has."""

    phase: str | None = None  # before the first round and after the last
    turn: Seat | None = None  # even while others are asked to react
    pending: tuple[Pending, ...] = ()  # the oldest first


Describe = Callable[[View[Any]], Now]


def describe(view: View[Any]) -> Now:
    """For games that do not describe themselves: whose turn it is, if only one player is asked."""
    asked = [seat for seat in view.table.pending if seat >= 0]
    return Now(turn=asked[0] if len(asked) == 1 else None)


def frames(s: State, kind: type[F]) -> list[F]:
    """The rules of this kind in progress, the oldest first."""
    return [frame for _, frame in s.stack if isinstance(frame, kind)]


@overload
def innermost(s: State, kind: type[F], /) -> F | None: ...
@overload
def innermost(s: State, /, *kinds: type[Frame]) -> Any: ...
def innermost(s: State, *kinds: type[Frame]) -> Any:
    """The newest rule of these kinds in progress."""
    for _, frame in reversed(s.stack):
        if isinstance(frame, kinds):
            return frame
    return None


def part_of(s: State, kind: type[Frame], parts: Mapping[Any, P]) -> P | None:
    """Which part of a rule is in progress, by the step that follows it; None if none is."""
    for step, frame in s.stack:
        if isinstance(frame, kind):
            return parts.get(getattr(kind, step, None))
    return None
