"""Consigliere: rules referee, banker, opponent and analyst of mafia board games."""

from .games import GAMES, game
from .kernel import *  # noqa: F403

__all__ = ["GAMES", "game"]  # and the public names of the kernel
