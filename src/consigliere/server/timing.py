"""How long things take at the table, so that time tells nothing (Mafia City §8.3)."""

from __future__ import annotations

from math import log
from random import SystemRandom
from typing import Final

from msgspec import Struct

_CHANCE: Final = SystemRandom()


class Pace(Struct, frozen=True):
    """Seconds: how long a reaction window lasts at least, and how long people think in it."""

    least: float
    median: float
    most: float

    def delay(self) -> float:
        """A thinking time, for a chair that is answered without a person's click."""
        if self.median <= self.least:
            return self.least
        drawn = _CHANCE.lognormvariate(log(self.median), 0.4)
        return min(max(drawn, self.least), self.most)


# With two people or more nobody must be able to tell a chair that cannot answer from one that
# thinks. A person alone among bots has nobody to hide from.
TOGETHER: Final = Pace(2.5, 3.2, 7.0)
ALONE: Final = Pace(0.9, 0.0, 0.9)
AT_ONCE: Final = Pace(0.0, 0.0, 0.0)
