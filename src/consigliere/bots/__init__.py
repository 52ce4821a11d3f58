"""Bots: callables from what a seat sees, and a source of chance, to its answer."""

from __future__ import annotations

from consigliere.games import package, packages
from consigliere.kernel import Bot, Refusal

from . import plugins
from .levels import DEFAULT, LEVELS, greedy_of, hurried, is_player, player, styles
from .random import random

__all__ = [
    "DEFAULT",
    "LEVELS",
    "UnknownBot",
    "bot",
    "greedy_of",
    "hurried",
    "names",
    "offered",
    "plays",
    "quick",
    "styles",
]


class UnknownBot(Refusal):
    """No bot of that name plays that game."""


def bot(game: str, name: str) -> Bot:
    """The bot of that name for that game."""
    result = _first_sight(game, name) or player(game, name) or plugins.bot(game, name)
    if result is None:
        raise UnknownBot("unknown-bot", game=game, bot=name, known=", ".join(names(game)))
    return result


def names(game: str) -> tuple[str, ...]:
    """The names of all bots that play that game."""
    if game not in packages():
        return ()
    ours = (*LEVELS, *(("greedy",) if package(game).greedy else ()), "random")
    return ours + plugins.names(game, ours)


def plays(game: str, name: str) -> bool:
    """Whether there is such a bot; nothing is loaded to find out."""
    return name in names(game) or is_player(game, name)


def quick(game: str) -> str:
    """The best bot that answers at once: `greedy`, or `random` where a game has none."""
    return "greedy" if package(game).greedy else "random"


def offered(game: str) -> tuple[str, ...]:
    """The bots a person may choose from: levels, and those other packages brought."""
    ours = names(game)
    return tuple([name for name in ours if name not in ("greedy", "random")])


def _first_sight(game: str, name: str) -> Bot | None:
    """The bots that do not search."""
    if game not in packages():
        return None
    return {"greedy": greedy_of(game), "random": random}.get(name)
