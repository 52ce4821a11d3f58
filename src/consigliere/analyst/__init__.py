"""The analyst: hints for the player who is asked, and reviews of games that are over.

A hint depends only on a View. A review looks at each decision through the eyes its seat
had then, and at chance and the chart with all cards open: the game is over.
"""

from __future__ import annotations

from .hint import Advice, Hint, hint
from .review import Case, Progress, Review, review

__all__ = ["Advice", "Case", "Hint", "Progress", "Review", "hint", "review"]
