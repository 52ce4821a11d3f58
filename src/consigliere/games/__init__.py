"""Games: each is a package with one GamePackage, found through its entry point."""

from .package import BrokenGame, GamePackage
from .registry import GAMES, UnknownGame, features, game, package, packages, problems

__all__ = [
    "GAMES",
    "BrokenGame",
    "GamePackage",
    "UnknownGame",
    "features",
    "game",
    "package",
    "packages",
    "problems",
]
