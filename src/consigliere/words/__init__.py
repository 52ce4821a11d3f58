"""Every word a person reads: messages in three languages, and tellers who know a game."""

from __future__ import annotations

from collections.abc import Sequence

from consigliere.games import game as known_game

from .fluent import LANGUAGES, UnknownLanguage, Words, words
from .teller import Teller

__all__ = ["LANGUAGES", "Teller", "UnknownLanguage", "Words", "teller", "words"]


def teller(game: str, lang: str, names: Sequence[str]) -> Teller:
    """The teller of a game in that language; `names` are the players' by seat."""
    from .mafia_city import MafiaCityTeller

    tellers = {MafiaCityTeller.game: MafiaCityTeller}
    return tellers[known_game(game).key](words(lang), names)
