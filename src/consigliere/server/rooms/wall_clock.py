"""Whether deletion may trust the clock of the machine.

A clock that is set forward makes every room look old. So the database keeps the last time that was
believed, and only time that a server has really run (monotonic) carries it over a jump.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

DAY: Final = 86_400.0
JUMP: Final = 3 * DAY  # a server may have been off for so long
PATIENCE: Final = 7 * DAY  # of running after a jump until the new time is believed


class Clock(Struct, frozen=True):
    """What the servers of a database know of the time; seconds since 1970."""

    believed: float  # the last time that was
    noted: float  # what the clock showed when somebody last looked
    match: float = 0.0  # seconds servers have run since then without believing it

    def ahead(self, now: float) -> float:
        """How far the clock is ahead of the time that is accounted for."""
        return now - self.believed - self.match


def first_reading(now: float) -> Clock:
    """Where nothing is known yet."""
    return Clock(now, now)


def advance(clock: Clock, now: float, ran: float) -> tuple[Clock, bool]:
    """What is known after one more look, and whether rooms may be deleted by that time.

    `ran`: seconds this server has run since its last look; others may have looked meanwhile.
    """
    match = clock.match + min(ran, max(0.0, now - clock.noted))
    clock = Clock(clock.believed, now, match)
    if clock.ahead(now) <= JUMP or match >= PATIENCE:
        return Clock(max(clock.believed, now), now), True
    return clock, False
