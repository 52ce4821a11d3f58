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

    def share(self, estimate: Estimate) -> str:
        """A share with its interval."""
        return f"{self.percent(estimate.value)} {self.share_range(estimate)}"

    def share_range(self, estimate: Estimate) -> str:
        """The interval of a share."""
        return f"({self.number(100 * estimate.low)} – {self.percent(estimate.high)})"

    def mean(self, estimate: Estimate) -> str:
        """A mean with its interval."""
        low, high = self.number(estimate.low, 2), self.number(estimate.high, 2)
        return f"{self.number(estimate.value, 2)} ({low} – {high})"

    def difference(self, estimate: Estimate) -> str:
        """A difference of shares with its interval, in points."""
        low, high = self.points(estimate.low), self.points(estimate.high)
        return f"{self.points(estimate.value)} ({low} … {high})"
