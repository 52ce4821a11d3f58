"""Every word a person reads: messages in three languages, and the texts of a game."""

from __future__ import annotations

from collections.abc import Sequence

from consigliere.games import package

from .components import Component, components, phases, scored
from .fluent import LANGUAGES, UnknownLanguage, Words, words
from .plain import PlainText
from .text import GameText

__all__ = [
    "LANGUAGES",
    "Component",
    "GameText",
    "UnknownLanguage",
    "Words",
    "components",
    "game_text",
    "phases",
    "scored",
    "words",
]


def game_text(game: str, lang: str, names: Sequence[str]) -> GameText:
    """The texts of a game in that language; `names` are the players' by seat."""
    one = package(game)
    kind: type[GameText] = one.part("text") or PlainText
    return kind(one, words(lang), names)
