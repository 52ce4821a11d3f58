"""What a study calls `family:name`: cards, places, buildings, favours, in words."""

from __future__ import annotations

from typing import Final

from .fluent import words

# What the messages of a family begin with, by game.
_SAID: Final[dict[str, dict[str, str]]] = {
    "mafia-city": {
        "drawn": "mafia-city-card-",
        "use": "mafia-city-use-",
        "location": "mafia-city-location-",
        "figure": "mafia-city-figure-",
    },
    "mafiozoo": {
        "place": "mafiozoo-place-",
        "bonus": "mafiozoo-place-",
        "favour": "mafiozoo-character-",
        "district": "mafiozoo-district-",
    },
    "mob-city": {
        "hired": "mob-city-card-",
        "bought": "mob-city-building-",
        "opened": "mob-city-building-",
        "privilege": "mob-city-privilege-",
    },
}


def thing(game: str, key: str, lang: str) -> str:
    """The name of a thing."""
    family, _, name = key.partition(":")
    said = words(lang).say(_SAID[game][family] + name)
    return said[:1].upper() + said[1:]
