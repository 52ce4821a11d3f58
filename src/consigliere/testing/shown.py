"""Laws of what a board is shown: it leaks nothing, and is the same for everybody."""

from __future__ import annotations

from random import Random
from typing import Any

from consigliere.games import GamePackage
from consigliere.kernel import Game, State, determinize, observe
from consigliere.kernel.visibility import hides_anything

from .laws import Law, readers


def view_leaks_nothing(package: GamePackage) -> Law:
    """The view is equal in worlds a reader cannot tell apart, and for all readers.

    Readers may see different things only while a rule in progress hides something.
    """

    def law(game: Game[Any], s: State, rng: Random) -> None:
        seat = rng.choice(readers(s))
        shown = package.describe(observe(s, seat))
        twin = determinize(game, observe(s, seat), rng)
        in_twin = package.describe(observe(twin, seat))
        assert shown == in_twin, f"seat {seat} is shown what it cannot know: {shown}, not {in_twin}"
        if not hides_anything(s):
            for other in readers(s):
                theirs = package.describe(observe(s, other))
                assert shown == theirs, f"seats {seat} and {other} are shown {shown} and {theirs}"

    law.__name__ = view_leaks_nothing.__name__
    return law
