"""Bots: callables from what a seat sees, and a source of chance, to its answer."""

from __future__ import annotations

from typing import Final

from consigliere.games import GAMES
from consigliere.kernel import Bot, Refusal

from . import plugins
from .levels import DEFAULT, LEVELS, PACKAGES, hurried, is_player, player, styles
from .mafia_city.greedy import Greedy as MafiaCityGreedy
from .mafiozoo.greedy import Greedy as MafiozooGreedy
from .mob_city.greedy import Greedy as MobCityGreedy
from .random import random

__all__ = [
    "DEFAULT",
    "GREEDY",
    "LEVELS",
    "UnknownBot",
    "bot",
    "hurried",
    "names",
    "offered",
    "plays",
    "styles",
]

GREEDY: Final[dict[str, Bot]] = {
    "mafia-city": MafiaCityGreedy(),
    "mafiozoo": MafiozooGreedy(),
    "mob-city": MobCityGreedy(),
}


class UnknownBot(Refusal):
    """No bot of that name plays that game."""


def bot(game: str, name: str) -> Bot:
    """The bot of that name for that game."""
    found = _bots(game).get(name) or player(game, name) or plugins.bot(game, name)
    if found is None:
        raise UnknownBot("unknown-bot", game=game, bot=name, known=", ".join(names(game)))
    return found


def names(game: str) -> tuple[str, ...]:
    """The names of all bots that play that game."""
    ours = (LEVELS if game in PACKAGES else ()) + tuple(_bots(game))
    return ours + plugins.names(game, ours)


def plays(game: str, name: str) -> bool:
    """Whether there is such a bot; nothing is loaded to find out."""
    return name in names(game) or is_player(game, name)


def offered(game: str) -> tuple[str, ...]:
    """The bots a person may choose from: levels, and those other packages brought."""
    ours = names(game)
    return tuple([name for name in ours if name not in ("greedy", "random")])


def _bots(game: str) -> dict[str, Bot]:
    if game not in GAMES:
        return {}
    greedy = {"greedy": GREEDY[game]} if game in GREEDY else {}
    return {**greedy, "random": random}
