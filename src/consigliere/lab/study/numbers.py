"""Numbers as each language writes them."""

from __future__ import annotations

from .stats import Estimate


class Numerals:
    """Shares, points and means for people."""

    def __init__(self, lang: str) -> None:
        self._comma = lang != "en"

    def number(self, value: float, digits: int = 1) -> str:
        """A number; a large one needs no digits behind the point."""
        size = abs(value)
        text = f"{value:.{0 if size >= 1000 else min(digits, 1) if size >= 100 else digits}f}"
        text = text.replace("-", "−")
        return text.replace(".", ",") if self._comma else text

    def percent(self, value: float, digits: int = 1) -> str:
        """A share."""
        return self.number(100 * value, digits) + (" %" if self._comma else "%")

    def points(self, value: float) -> str:
        """A difference of shares, always with its sign."""
        return ("+" if value >= 0 else "") + self.number(100 * value)

    def share(self, found: Estimate) -> str:
        """A share with its interval."""
        return f"{self.percent(found.value)} {self.share_range(found)}"

    def share_range(self, found: Estimate) -> str:
        """The interval of a share."""
        return f"({self.number(100 * found.low)} – {self.percent(found.high)})"

    def mean(self, found: Estimate) -> str:
        """A mean with its interval."""
        low, high = self.number(found.low, 2), self.number(found.high, 2)
        return f"{self.number(found.value, 2)} ({low} – {high})"

    def difference(self, found: Estimate) -> str:
        """A difference of shares with its interval, in points."""
        return f"{self.points(found.value)} ({self.points(found.low)} … {self.points(found.high)})"
