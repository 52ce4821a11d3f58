"""What points and dollars came from, and what is charted, in words."""

from __future__ import annotations

from typing import Final

from consigliere.games.mafia_city.parts import LOCATIONS
from consigliere.games.mob_city.sources import EARNED, SPENT

from .fluent import words

# The message of every source, by game and key.
_SAID: Final[dict[str, dict[str, str]]] = {
    "mafia-city": {
        "points": "source-points",
        "plus": "source-plus",
        **{key: f"mafia-city-location-{key}" for key in LOCATIONS},
    },
    "mafiozoo": {
        "influence": "source-influence",
        "tokens": "source-tokens",
        "sets": "source-sets",
        "majorities": "source-majorities",
        "places": "source-places",
        "judge": "source-judge",
        "informants": "source-informants",
        "favours": "source-favours",
        "gems": "source-gems",
        "money": "source-money",
    },
    "mob-city": {
        "cash": "source-cash",
        "notoriety": "source-notoriety",
        "start": "source-start",
        "bought": "source-bought",
        "won": "source-won",
        "lost": "source-lost",
        "raided": "source-raided",
        **{key: f"mob-city-payment-{key}" for key in (*EARNED, *SPENT)},
        "building": "source-bought",
    },
}


def source(game: str, key: str, lang: str) -> str:
    """The name of a quantity, or of something that brought or cost some of it."""
    said = words(lang).say(_SAID[game][key])
    return said[:1].upper() + said[1:]
