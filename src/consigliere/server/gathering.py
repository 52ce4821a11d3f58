"""Answers gathered sealed: everybody asked at the same time, nothing shown until all is in."""

from __future__ import annotations

from msgspec import Struct

from consigliere.kernel import Action, Seat, State, apply, as_asked, asked_at_once

from .entry import Entry
from .history import Said
from .running import Running
from .timing import Pace


class Gathering(Struct):
    """An open window: who is asked, since when, and what came in so far."""

    seats: tuple[Seat, ...]
    opened: int  # number of the table at which it opened
    began: float
    pace: Pace
    most: float | None
    given: dict[Seat, Action] = {}
    ids: set[tuple[Seat, str]] = set()  # of what people gave and took back: a retry is known
    rows: int = 0  # how many of those are known to be stored

    def complete(self, now: float) -> bool:
        """All answers are in, and the shortest time is over."""
        return set(self.given) >= set(self.seats) and now >= self.began + self.pace.least

    def entry(self, running: Running) -> tuple[Entry, list[Said]]:
        """What all of them together come to."""
        ids = tuple(sorted([(seat, id) for seat, id in self.ids if id]))
        return running.gathered(in_order(running.state, self.seats, self.given), ids=ids)

    def left(self, now: float) -> float:
        """Seconds till the window may close, or must."""
        length = self.pace.least if self.most is None else self.most
        return max(0.0, self.began + length - now)


def asks(running: Running) -> tuple[Seat, ...]:
    """Who is asked sealed now: a reaction window, or a question that must tell nothing."""
    if running.over:
        return ()
    s = running.state
    alone = s.how == "alone" and s.kind in running.game.reactions
    hushed = s.how == "sealed" and getattr(s.stack[-1][1], "hushed", False)
    return running.window() or (s.waiting() if alone or hushed else ())


def in_order(
    s: State, seats: tuple[Seat, ...], given: dict[Seat, Action]
) -> list[tuple[Seat, Action, State]]:
    """The answers that count, each with the table it leads to.

    In turn, up to the first that is more than declining. Illegal if one is not among the options.
    """
    first, *others = seats
    after = apply(s, first, given[first])
    out = [(first, given[first], after)]
    for seat in others:
        if not _as_it_was(s, after, seat):
            break  # somebody reacted, and whatever that led to is another question
        after = apply(after, seat, given[seat])
        out.append((seat, given[seat], after))
    return out


def _as_it_was(opened: State, now: State, seat: Seat) -> bool:
    """Whether `seat` is asked now what it has answered: all before it have declined."""
    asked = as_asked(opened, seat) if asked_at_once(opened) else opened
    return seat in now.waiting() and not now.news and now.stack == asked.stack
