"""Every word a person reads: messages in three languages, and tellers who know a game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Final

from consigliere.games import game as known_game

from .fluent import LANGUAGES, UnknownLanguage, Words, words
from .teller import Teller

__all__ = ["LANGUAGES", "TELLERS", "Teller", "UnknownLanguage", "Words", "teller", "words"]

# The teller of each game, in the package here that is called as the game is.
TELLERS: Final = {
    "mafia-city": "MafiaCityTeller",
    "mafiozoo": "MafiozooTeller",
    "mob-city": "MobCityTeller",
}


def teller(game: str, lang: str, names: Sequence[str]) -> Teller:
    """The teller of a game in that language; `names` are the players' by seat."""
    key = game if game in TELLERS else known_game(game).key
    kind: type[Teller] = getattr(
        import_module(f".{key.replace('-', '_')}", __package__), TELLERS[key]
    )
    return kind(words(lang), names)
