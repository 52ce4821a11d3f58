"""The fields of a match that each seat sees differently from everybody, encoded."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from consigliere.kernel import SPECTATOR, Seat
from consigliere.kernel.visibility import hidden_names, hides_anything

from ..match.log import MatchLog
from .encode import differing, own_fields, raw


class OwnFields:
    """Encoded once for each seat; what has not changed is taken over from the state before."""

    def __init__(self, match: MatchLog, before: OwnFields | None) -> None:
        views = match.views
        self._views, self._describe = views, match.describe
        self._hides = hides_anything(views.state)  # then every seat is looked at every time
        self._public = views.view_cache(SPECTATOR).secrets(views.state)
        unchanged = before and self._public is before._public and not (self._hides or before._hides)
        self._current: dict[Seat, Raw] = before._current if before and unchanged else {}
        self._encoded: dict[Seat, tuple[Any, Raw]] = before._encoded if before else {}

    def of(self, seat: Seat) -> Raw:
        """The fields of a seat; an unchanged value is the identical object."""
        if seat not in self._current:
            self._current[seat] = self._compute(seat)
        return self._current[seat]

    def _compute(self, seat: Seat) -> Raw:
        views, state = self._views, self._views.state
        if self._hides:
            everybody = views.seen(SPECTATOR)
            return own_fields(views.seen(seat), everybody, self._describe, seat)
        seen = views.view_cache(seat).secrets(state)
        fields = differing(hidden_names(type(state)), seen, self._public)
        encoded = self._encoded.get(seat)
        if encoded is None or encoded[0] != fields:
            encoded = self._encoded[seat] = fields, raw(fields)
        return encoded[1]
