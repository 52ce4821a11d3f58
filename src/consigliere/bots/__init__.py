"""Bots: callables from what a seat sees, and a source of chance, to its answer."""

from __future__ import annotations

from typing import Final

from consigliere.games import GAMES
from consigliere.kernel import Bot, Refusal

from .mafia_city.greedy import Greedy as MafiaCityGreedy
from .mafiozoo.greedy import Greedy as MafiozooGreedy
from .mob_city.greedy import Greedy as MobCityGreedy
from .random import random

GREEDY: Final[dict[str, Bot]] = {
    "mafia-city": MafiaCityGreedy(),
    "mafiozoo": MafiozooGreedy(),
    "mob-city": MobCityGreedy(),
}


class UnknownBot(Refusal):
    """No bot of that name plays that game."""


def bot(game: str, name: str) -> Bot:
    """The bot of that name for that game."""
    known = _bots(game)
    if name not in known:
        raise UnknownBot("unknown-bot", game=game, bot=name, known=", ".join(known))
    return known[name]


def names(game: str) -> tuple[str, ...]:
    """The names of all bots that play that game."""
    return tuple(_bots(game))


def _bots(game: str) -> dict[str, Bot]:
    if game not in GAMES:
        return {}
    greedy = {"greedy": GREEDY[game]} if game in GREEDY else {}
    return {**greedy, "random": random}
