"""The easy player: knows what is good at first sight, looks no further, and errs now and then."""

from __future__ import annotations

from typing import Any, Final

from consigliere.kernel import Action, Rolls, View

from .search import Mind
from .search.table import drawn

RELAXED: Final = 2.5  # how much less a better idea counts than to a player who thinks
OVERLOOKS: Final = 0.25  # how often an answer does not come to mind


class Easy:
    """A bot a newcomer can beat."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def __call__(self, view: View[Any], rolls: Rolls) -> Action:
        ideas = self.mind.ideas(view, rolls)
        seen = [i for i in ideas if rolls.random() >= OVERLOOKS] or ideas[:1]
        return drawn(seen, RELAXED * self.mind.temper, rolls)
