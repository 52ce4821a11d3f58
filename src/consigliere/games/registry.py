"""The games that are installed: entry points of the group `consigliere.games`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, NamedTuple

from consigliere.kernel import Game, Reason, Refusal

from .features import Features
from .package import GamePackage, one_line

GROUP: Final = "consigliere.games"
OURS: Final = "consigliere"  # the distribution whose games cannot be replaced by others


class UnknownGame(Refusal):
    """There is no game of that name."""


class NotAGame(Refusal):
    """An entry that leads to no game, or to one whose key is taken."""


def packages() -> Mapping[str, GamePackage]:
    """Every game that could be loaded, by its key."""
    return _installed().packages


def problems() -> tuple[Reason, ...]:
    """For every game that could not be loaded a sentence that names its package and says why."""
    return _installed().problems


def package(key: str) -> GamePackage:
    """The game of that name."""
    if key not in packages():
        raise UnknownGame("unknown-game", game=key, known=", ".join(packages()))
    return packages()[key]


def game(key: str) -> Game[Any]:
    """The rules of the game of that name."""
    return package(key).rules


def printed_refs(key: str) -> frozenset[str]:
    """The names and refs of the editions a game came with; others may be known by now."""
    return _installed().printed[package(key).key]


def distribution(key: str) -> str:
    """The installed package that brought a game."""
    return _installed().distributions[package(key).key]


@cache
def features(key: str) -> Features[Any]:
    """What a seat has in that game, and where it came from."""
    kind = package(key).part("features") or Features
    counted: Features[Any] = kind(game(key))
    return counted


def forget() -> None:
    """Look again which games are installed."""
    _installed.cache_clear()
    features.cache_clear()


class _Rules(Mapping[str, Game[Any]]):
    """The rules of every game by its key, read when they are first asked for."""

    def __getitem__(self, key: str) -> Game[Any]:
        return packages()[key].rules

    def __iter__(self) -> Iterator[str]:
        return iter(packages())

    def __len__(self) -> int:
        return len(packages())


GAMES: Final[Mapping[str, Game[Any]]] = _Rules()


class _Installed(NamedTuple):
    packages: dict[str, GamePackage]
    problems: tuple[Reason, ...]
    printed: dict[str, frozenset[str]]
    distributions: dict[str, str]


@cache
def _installed() -> _Installed:
    usable: dict[str, GamePackage] = {}
    distributions: dict[str, str] = {}
    wrong: list[Reason] = []
    for entry in sorted(entry_points(group=GROUP), key=_rank):
        try:
            one = _load(entry, usable)
        except Refusal as refusal:
            wrong.append(refusal.reason)
        else:
            usable[one.key] = one
            distributions[one.key] = _distribution(entry)
    packages = {key: usable[key] for key in sorted(usable)}
    printed = {key: _printed(one.rules) for key, one in packages.items()}
    return _Installed(packages, tuple(wrong), printed, distributions)


@cache
def _printed(rules: Game[Any]) -> frozenset[str]:
    """Read when the game is usable first: editions of people's own are added to the same table."""
    return frozenset(rules.editions)


def _load(entry: EntryPoint, usable: Mapping[str, GamePackage]) -> GamePackage:
    named = {"entry": entry.name, "package": _distribution(entry)}
    try:
        one = entry.load()
    except (Exception, SystemExit) as problem:
        raise NotAGame("game-not-loaded", **named, problem=one_line(problem)) from problem
    if not isinstance(one, GamePackage) or not isinstance(one.rules, Game):
        raise NotAGame("game-no-package", **named)
    if one.key in usable:
        raise NotAGame("game-key-taken", **named, game=one.key)
    return one


def _rank(entry: EntryPoint) -> tuple[bool, str, str]:
    package = _distribution(entry)
    return package != OURS, package, entry.name


def _distribution(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else entry.module
