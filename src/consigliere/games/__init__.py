"""The games we know, by their key."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from consigliere.kernel import Game, Refusal

from .mafia_city import GAME as MAFIA_CITY
from .mafiozoo import GAME as MAFIOZOO
from .mob_city import GAME as MOB_CITY

GAMES: Final[dict[str, Game[Any]]] = {g.key: g for g in (MAFIA_CITY, MAFIOZOO, MOB_CITY)}


class UnknownGame(Refusal):
    """Nobody knows a game of that name."""


def game(key: str) -> Game[Any]:
    """The game of that name."""
    if key not in GAMES:
        raise UnknownGame("unknown-game", game=key, known=", ".join(GAMES))
    return GAMES[key]


def sources(key: str) -> Any:
    """The module of a game that knows where its points came from."""
    return import_module(f".{game(key).key.replace('-', '_')}.sources", __package__)
