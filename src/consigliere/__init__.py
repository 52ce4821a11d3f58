"""Consigliere: rules referee, banker, opponent and analyst of mafia board games."""

from .games import GAMES, game
from .kernel import *  # noqa: F403
from .kernel import __all__ as _kernel

__all__ = ["GAMES", "game", *_kernel]
