"""A game as one object: its rules, and where the rest of it is found when it is wanted."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from msgspec import Struct

from consigliere.kernel import Game, Refusal
from consigliere.kernel.now import Describe, describe


class BrokenGame(Refusal):
    """A part of a game that cannot be loaded."""


class GamePackage(Struct, frozen=True):
    """One game. Every part but the rules may be missing and then has a default.

    A part is named `module:name`, from the package's own module with a leading dot. It is loaded
    when it is first used: a list of games needs neither a network nor messages.
    """

    package: str  # `__package__` of the module it stands in: its files lie there
    rules: Game[Any]
    text: str = ""  # a words.GameText
    features: str = ""  # a games.features.Features
    greedy: str = ""  # a bots.greedy.GreedyBot, made from a judgement
    mind: str = ""  # a bots.search.Mind, made from a judgement
    styles: str = ""  # judgements by the name of a style
    codes: str = ""  # an interop.coding.Codes
    tensor: str = ""  # an interop.tensor.Tensor
    view: str = ""  # what tells a board what is going on: kernel.now.Describe
    lesson: str = ""  # the folder of its lesson: chapters.lesson and records

    @property
    def key(self) -> str:
        return self.rules.key

    def part(self, name: str) -> Any:
        """What a part names; None if the game has no such part."""
        where: str = getattr(self, name)
        return _loaded(self.package, where) if where else None

    @property
    def describe(self) -> Describe:
        """What tells a board what is going on besides the components."""
        view: Describe = self.part("view") or describe
        return view

    def file(self, path: str) -> Traversable | None:
        """A file of the package; None if there is none."""
        if not self.package:
            return None
        file = files(self.package).joinpath(*path.split("/"))
        return file if file.is_file() else None


@cache
def _loaded(package: str, where: str) -> Any:
    module, _, name = where.partition(":")
    try:
        part = import_module(module, package)
        return getattr(part, name) if name else part
    except Exception as wrong:
        problem = one_line(wrong)
        raise BrokenGame("game-part", package=package, part=where, problem=problem) from wrong


def one_line(wrong: BaseException) -> str:
    """An exception in one line."""
    return " ".join(f"{type(wrong).__name__}: {wrong}".split())
