"""Sealed answers to a reaction window: all are asked at once, nothing is shown until it closes."""

from __future__ import annotations

from msgspec import Struct

from consigliere.kernel import Action, Seat, State, apply, as_asked, asked_at_once

from .compose import Composed, compose_window
from .log import MatchLog
from .timing import WindowTiming


class PendingReactions(Struct):
    """An open window: who is asked, since when, and the answers so far."""

    seats: tuple[Seat, ...]
    opened: int  # version of the match at which it opened
    began: float
    timing: WindowTiming
    most: float | None  # seconds that the clock of the table allows
    given: dict[Seat, Action] = {}
    ids: set[tuple[Seat, str]] = set()  # request ids of answers given and taken back
    rows: int = 0  # how many of those are known to be stored

    def entry(self, match: MatchLog, given: dict[Seat, Action]) -> Composed:
        """The entry that these answers of all seats make."""
        ids = tuple(sorted([(seat, id) for seat, id in self.ids if id]))
        return compose_window(match, in_order(match.state, self.seats, given), ids=ids)

    def ends(self, thinking: bool) -> float | None:
        """Seconds after which it closes at the latest; None: it waits for somebody."""
        if thinking or self.timing.waits:
            return self.most
        return self.timing.until if self.most is None else min(self.timing.until, self.most)

    def left(self, now: float, thinking: bool) -> float:
        """Seconds until the window must close, or may."""
        ends = self.ends(thinking)
        return max(0.0, self.began + (self.timing.least if ends is None else ends) - now)

    def out_of_time(self, now: float) -> bool:
        """Whether the clock of the table allows no more."""
        return self.most is not None and now >= self.began + self.most

    def silent(self, now: float) -> bool:
        """Whether silence counts as an answer now."""
        return now >= self.began + self.timing.until


def open_window(
    match: MatchLog, timing: WindowTiming, most: float | None, now: float
) -> PendingReactions | None:
    """The window that the current question opens, if its answers are sealed."""
    seats = sealed_seats(match)
    if not seats:
        return None
    timing = timing.within(most)
    return PendingReactions(seats, match.versions.current, now, timing, most, {}, set())


def sealed_seats(match: MatchLog) -> tuple[Seat, ...]:
    """Who is asked sealed now: a reaction window, or a question that must reveal nothing."""
    if match.over:
        return ()
    s = match.state
    alone = s.how == "alone" and s.kind in match.game.reactions
    hushed = s.how == "sealed" and getattr(s.stack[-1][1], "hushed", False)
    return match.window or (s.waiting() if alone or hushed else ())


def in_order(
    s: State, seats: tuple[Seat, ...], given: dict[Seat, Action]
) -> list[tuple[Seat, Action, State]]:
    """The answers that count, each with the state it leads to.

    In turn, up to the first that is more than declining. Illegal if one is not among the options.
    """
    first, *others = seats
    after = apply(s, first, given[first])
    out = [(first, given[first], after)]
    for seat in others:
        if not _still_asked(s, after, seat):
            break  # somebody reacted, and that leads to another question
        after = apply(after, seat, given[seat])
        out.append((seat, given[seat], after))
    return out


def _still_asked(opened: State, now: State, seat: Seat) -> bool:
    """Whether `seat` is asked now what it has answered: all before it have declined."""
    asked = as_asked(opened, seat) if asked_at_once(opened) else opened
    return seat in now.waiting() and not now.news and now.stack == asked.stack
