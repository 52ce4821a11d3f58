"""What the tests must know about the words of each game: `book.py` beside its tests."""

from importlib import import_module

from consigliere.games import GAMES

BOOKS = {key: import_module(f"tests.games.{key.replace('-', '_')}.book") for key in GAMES}
