"""Which game a failure comes from: other games and the server go on."""

from __future__ import annotations

from traceback import walk_tb

from .package import BrokenGame, GamePackage, one_line
from .registry import distribution, packages


def blamed(wrong: BaseException) -> BrokenGame | None:
    """A failure in the code of a game as a sentence that names its package; None if it is ours."""
    modules = [frame.f_globals.get("__name__", "") for frame, _ in walk_tb(wrong.__traceback__)]
    for module in reversed(modules):
        for game in packages().values():
            if module.startswith(f"{game.package}."):
                return failed(game, wrong)
    return None


def failed(game: GamePackage, wrong: BaseException) -> BrokenGame:
    """A failure of that game."""
    named = {"game": game.key, "package": distribution(game.key)}
    return BrokenGame("game-failed", **named, problem=one_line(wrong))
