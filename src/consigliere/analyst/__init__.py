"""The analyst: hints for whoever is asked, and reviews of games that are over.

A hint goes by a View and nothing else. A review looks at each decision through the eyes its seat
had then, and at chance and the chart with all cards open: the game is over.
"""

from __future__ import annotations

from .hint import Advice, Hint, hint
from .review import Case, Progress, Review, review

__all__ = ["Advice", "Case", "Hint", "Progress", "Review", "hint", "review"]
