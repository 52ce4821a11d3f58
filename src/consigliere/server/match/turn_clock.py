"""The clock of the current question: how long it has been open, and what is left to each seat."""

from __future__ import annotations

import time

from consigliere.kernel import Seat

from ..protocol.basics import Clock
from .clocks import ClockReading
from .log import MatchLog


class TurnClock:
    """Since when a question is open, for the seats asked and for everybody else."""

    def __init__(self) -> None:
        self.asked_at = self._shown_at = time.monotonic()
        self._version: tuple[int, int] | None = None  # match and version that everybody sees

    def restart(self, match: MatchLog | None) -> None:
        """A new question is open; the public time restarts only with a new version."""
        self.asked_at = time.monotonic()
        if match and self._version != (match.number, match.versions.current):
            self._version = match.number, match.versions.current
            self._shown_at = self.asked_at

    def thought(self) -> int:
        """Milliseconds since the question was put."""
        return int(1000 * (time.monotonic() - self.asked_at))

    def public_banks(self, clock: Clock, match: MatchLog, seats: int, sealed: bool) -> list[float]:
        """Seconds left to each seat, as everybody sees it: who answers unnoticed still thinks.

        It shows what was spent when the current version began."""
        thinking = () if match.over or sealed else match.state.pending
        since = time.monotonic() - self._shown_at
        left = [_left(clock, match.public_clocks, seat) for seat in range(seats)]
        return [round(left[i] - (since if i in thinking else 0.0), 1) for i in range(seats)]

    def is_out_of_time(self, clock: Clock, match: MatchLog, seat: Seat, sealed: bool) -> bool:
        """Whether nothing is left to a seat that is asked."""
        if seat not in match.asked:
            return False
        left = _left(clock, match.clocks.reading(), seat)
        return left <= (0.0 if sealed else time.monotonic() - self.asked_at)


def _left(clock: Clock, reading: ClockReading, seat: Seat) -> float:
    earned = clock.per * (reading.decided.get(seat, 0) + 1)
    return clock.bank + earned - reading.spent.get(seat, 0) / 1000
