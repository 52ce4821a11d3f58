"""A player with a style: of answers about equally good it takes what it likes best."""

from __future__ import annotations

from typing import Any, Final

from consigliere.kernel import Action, Rolls, View

from .search import Analysis, Mind, Search
from .search.table import shares

TASTE: Final = 0.06  # share of the victory it would give for an answer that is all to its taste
LIKED: Final = 3  # answers to its taste it always looks at


class Styled:
    """A searching bot and what it likes: the ideas of a mind with another judgement."""

    def __init__(self, search: Search, likes: Mind) -> None:
        self.search, self.likes = search, likes

    def within(self, seconds: float) -> Styled:
        """This player, limited to so many seconds for an answer."""
        return Styled(self.search.within(seconds), self.likes)

    def __call__(self, view: View[Any], rolls: Rolls) -> Action:
        assert view.decision is not None, "a bot answers only when it is asked"
        if len(view.decision.options) == 1:
            return next(iter(view.decision.options))
        ideas = self.likes.ideas(view, rolls)
        liked = dict(zip([i.answer for i in ideas], shares(ideas, self.likes.temper), strict=True))
        return _choice(self.search.think(view, rolls, tuple(liked)[:LIKED]), liked)


def _choice(analysis: Analysis, liked: dict[Action, float]) -> Action:
    tried = [c for c in analysis.candidates if c.tried]
    if not tried:
        return analysis.best
    return max(tried, key=lambda c: TASTE * liked.get(c.answer, 0.0) - c.behind).answer
