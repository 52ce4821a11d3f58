"""What each seat may see of a state: its View and its question, computed once."""

from __future__ import annotations

from typing import Any

from consigliere.kernel import Decision, Seat, State, View, ViewCache, as_asked
from consigliere.kernel.visibility import question


class SeatViews:
    """The Views of one state. Where little has changed since `before`, looking again is cheap."""

    def __init__(
        self, state: State, window: tuple[Seat, ...], before: SeatViews | None = None
    ) -> None:
        self.state, self._window = state, window
        self._caches: dict[Seat, ViewCache[State]] = before._caches if before else {}
        self._seen: dict[Seat, State] = {}
        self._views: dict[Seat, View[Any]] = {}
        self._questions: dict[Seat, Decision | None] = {}

    def asked_state(self, seat: Seat) -> State:
        """The state when `seat` is asked; in a window as if those before it had declined."""
        return as_asked(self.state, seat) if seat in self._window else self.state

    def seen(self, seat: Seat) -> State:
        """The state as that seat sees it."""
        if seat not in self._seen:
            self._seen[seat] = self.view_cache(seat).look(self.state)
        return self._seen[seat]

    def view(self, seat: Seat) -> View[Any]:
        """The state when `seat` is asked, with its question."""
        if seat not in self._views:
            s = self.asked_state(seat)
            seen = self.seen(seat) if s is self.state else self.view_cache(seat).look(s)
            self._views[seat] = View(seat, seen, self.question(seat))
        return self._views[seat]

    def question(self, seat: Seat) -> Decision | None:
        """What that seat is asked, if anything; its options are listed once."""
        if seat not in self._questions:
            self._questions[seat] = question(self.asked_state(seat), seat)
        return self._questions[seat]

    def view_cache(self, seat: Seat) -> ViewCache[State]:
        """Computes what that seat sees, reusing what has not changed."""
        if seat not in self._caches:
            self._caches[seat] = ViewCache(seat)
        return self._caches[seat]
