"""How long a reaction window lasts: its length must reveal nothing (§8.3)."""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class WindowTiming(Struct, frozen=True):
    """Seconds of a reaction window. Nothing in it depends on what anybody holds."""

    least: float  # it stays open that long, even if all answers are in
    until: float  # after that silence counts as declining, unless a player asked for time
    waits: bool = True  # except for players with a choice: they are waited for

    def within(self, most: float | None) -> WindowTiming:
        """This timing, cut to the seconds that the clock of the table allows."""
        if most is None:
            return self
        return WindowTiming(min(self.least, most), min(self.until, most), self.waits)


# With two people or more nobody must be able to tell a player who cannot react from one who thinks:
# every window lasts the same, and time to think is asked for in public, with any cards or none.
# A person alone among bots has nobody to hide from.
TOGETHER: Final = WindowTiming(5.0, 5.0, False)
ALONE: Final = WindowTiming(0.9, 0.9)
AT_ONCE: Final = WindowTiming(0.0, 0.0)
