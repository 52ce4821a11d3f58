"""What an answer would do, found by carrying it out on the reader's own View.

Nothing is asked of the table but what the reader sees, so a preview can tell no secret. Reactions
are assumed to be declined. It ends where chance or another player decides, and where a step of the
rules needs something hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, Literal, NoReturn, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from .engine import answered, take_step
from .say import Action, Event
from .seats import CHANCE, UNSEEN, Seat
from .state import State
from .visibility import View, look
from .windows import ReactionWindow, asked_at_once

S = TypeVar("S", bound=State)
# What decides how it goes on: a question to a player, a card or a roll, secret answers of others,
# or something the reader does not see.
Ends = Literal["question", "chance", "others", "hidden"]


class Preview(Struct, Generic[S], frozen=True):
    """The table after an answer, as far as it is certain."""

    table: S
    news: tuple[Event, ...]
    ends: Ends
    unless_reaction: bool  # somebody may react, and then it comes otherwise
    steps: int  # taken by the rules


class HiddenUsed(Exception):
    """A step of the rules needed something the reader does not see."""


class _Hidden:
    """Stands for something unseen: it may be moved about, but nothing may depend on it."""

    def _used(self, *_: object) -> NoReturn:
        raise HiddenUsed

    __eq__ = __lt__ = __le__ = __gt__ = __ge__ = __hash__ = __bool__ = __int__ = __index__ = _used
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __floordiv__ = __mod__ = _used
    __rshift__ = __lshift__ = __and__ = __rand__ = __or__ = __neg__ = _used


_HIDDEN = _Hidden()


def preview(view: View[S], answer: Action) -> Preview[S]:
    """What comes of that answer of the View's own seat."""
    taken = list[tuple[S, bool]]()
    hidden = False
    try:
        taken.extend(course(_with(view.table, UNSEEN, _HIDDEN), view.seat, answer))
    except (HiddenUsed, LookupError, TypeError):  # also a hand that is hidden as a whole
        hidden = True
    last = taken[-1][0] if taken else view.table
    table = look(_with(last, _HIDDEN, UNSEEN), view.seat)
    ends: Ends = "hidden" if hidden else _ends(last)
    windows = [declined for _, declined in taken]
    return Preview(table, _news([s for s, _ in taken]), ends, any(windows), len(taken))


def course(before: S, seat: Seat, answer: Action) -> Iterator[tuple[S, bool]]:
    """The tables after each step of the rules, and whether a reaction was declined there."""
    s = answered(before, seat, answer)
    yield s, False
    while True:
        while s.stack and not s.pending:
            s = s.copy()
            take_step(s)
            yield s, False
        if not asked_at_once(s):
            return
        s = _declined(s)
        yield s, True


def _declined(s: S) -> S:
    """The player asked does not react; the options are not listed, for they depend on cards."""
    _, window = s.stack[-1]
    assert isinstance(window, ReactionWindow)
    t = s.copy()
    t.stack = (*s.stack[:-1], ("begin", replace(window, at=window.at + 1)))
    t.pending, t.news = (), ()
    return t


def _ends(s: State) -> Ends:
    if CHANCE in s.pending:
        return "chance"
    return "others" if s.answers else "question"


def _news(tables: list[S]) -> tuple[Event, ...]:
    """Everything that happened; each table has the events since the last answer."""
    last = [s.news for s, after in zip(tables, [*tables[1:], None], strict=True) if _over(s, after)]
    return tuple([event for news in last for event in news])


def _over(s: State, after: State | None) -> bool:
    return after is None or after.news[: len(s.news)] != s.news


def _with(s: S, old: object, new: object) -> S:
    """The table with one value in place of another wherever something may be hidden."""
    t = s.copy()
    for name in s.__struct_fields__:
        if name not in ("pending", "kind", "how", "news"):
            setattr(t, name, _swap(getattr(s, name), old, new))
    return t


def _swap(value: Any, old: object, new: object) -> Any:
    if value is old or (type(value) is type(old) is int and value == old):
        return new
    if isinstance(value, tuple):
        swapped = tuple([_swap(one, old, new) for one in value])
        return swapped if any(a is not b for a, b in zip(value, swapped, strict=True)) else value
    if isinstance(value, Struct):
        changed = {n: _swap(getattr(value, n), old, new) for n in value.__struct_fields__}
        same = all(changed[name] is getattr(value, name) for name in changed)
        return value if same else replace(value, **changed)
    return value
