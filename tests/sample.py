"""Games to try things on, found by what they declare: a test of no one game names none.

What only the tests of one game know (the options of a short match, its moves, its pieces) stands
in its folder, `tests/games/<game>/`, and is found there by its key.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from consigliere.games import GAMES
from consigliere.words import game_text

TESTED: Final = Path(__file__).with_name("games")


def folder(key: str) -> str:
    """What the folders of a game are called."""
    return key.replace("-", "_")


def of(key: str, part: str = "sample") -> ModuleType:
    """What the tests of that game know: `tests/games/<game>/<part>.py`."""
    return import_module(f"tests.games.{folder(key)}.{part}")


def called(key: str) -> str:
    """Its name in English."""
    return game_text(key, "en", ()).title()


def short(key: str, **options: str) -> dict[str, str]:
    """The options of a match of that game that is soon over; of others none are known."""
    return {**(of(key).SHORT if key in EVERY else {}), **options}


def one_round(key: str) -> dict[str, str]:
    """The options of the shortest match of that game."""
    return short(key, **of(key).ONE_ROUND)


def answering(kind: str) -> str:
    """The game that declares an answer of that name."""
    return next(key for key in EVERY if hasattr(GAMES[key].actions, kind))


def switching(rule: str) -> str:
    """The game that has that house rule."""
    return next(key for key in EVERY if rule in GAMES[key].house.__struct_fields__)


EVERY: Final = tuple([key for key in GAMES if (TESTED / folder(key) / "sample.py").exists()])
LEAST: Final = [(key, GAMES[key].seats[0]) for key in EVERY]  # at its smallest table
REACTING: Final = next(key for key in EVERY if GAMES[key].reactions)  # cards answer cards
BUILDING: Final = answering("Build")  # what several build at once, side by side
BIDDING: Final = answering("Bid")  # what all bid in secret
