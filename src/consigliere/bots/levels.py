"""Levels of play: how far a bot looks, how often it errs; and the styles it may have.

A bot is named LEVEL, LEVEL:STYLE, or with a budget of one's own LEVEL@200 (simulations) or
LEVEL@0.5s (seconds), as in `hard@400:builder`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from consigliere.games import package, packages
from consigliere.kernel import Bot

from .easy import Easy
from .greedy import GreedyBot
from .plain import PlainMind
from .search import Budget, Mind, Search
from .styled import Styled

LEVELS: Final = ("easy", "normal", "hard", "expert")
DEFAULT: Final = "normal"
SEARCHING: Final = ("normal", "hard", "expert")
SEARCH: Final = "search"  # another name of the default, to be given a budget
_NAME: Final = re.compile(r"(?P<base>[a-z]+)(@(?P<budget>\d+(\.\d+)?s|\d+))?(:(?P<style>[a-z]+))?")


@cache
def mind_of(game: str) -> Any:
    """How that game is looked at; loaded when it is needed, for it brings a network along."""
    kind = package(game).part("mind")
    return kind() if kind else PlainMind(package(game).rules, greedy_of(game))


@cache
def greedy_of(game: str) -> GreedyBot | None:
    """The bot of that game that takes what gains most at first sight; None if it has none."""
    kind = package(game).part("greedy")
    return kind() if kind else None


def styles_of(game: str) -> dict[str, Any]:
    """The judgement of each style of that game."""
    return package(game).part("styles") or {}


def styles(game: str) -> tuple[str, ...]:
    """The names of the styles that game may be played in."""
    return tuple(styles_of(game)) if game in packages() else ()


def player(game: str, name: str) -> Bot | None:
    """A fresh bot of one of the levels, for one seat of one game; None if that is no level."""
    parts = _NAME.fullmatch(name)
    if parts is None or not is_player(game, name):
        return None
    style = parts["style"]
    if parts["base"] == "greedy":
        made: Bot = package(game).part("greedy")(styles_of(game)[style])
        return made
    if parts["base"] == "easy":
        return Easy(_mind(game, style))
    search = Search(mind_of(game), budget(game, parts["base"], parts["budget"] or ""))
    return Styled(search, _mind(game, style)) if style else search


def hurried(bot: Bot, seconds: float) -> Bot:
    """The bot, limited to so many seconds for an answer if it can be."""
    return bot.within(seconds) if isinstance(bot, Search | Styled) else bot


def budget(game: str, level: str = DEFAULT, wanted: str = "") -> Budget:
    """What a level may spend on an answer."""
    usual: Budget = mind_of(game).budgets[DEFAULT if level == SEARCH else level]
    if wanted.endswith("s"):
        return usual.timed(float(wanted[:-1]))
    return usual.of(int(wanted)) if wanted else usual


def is_player(game: str, name: str) -> bool:
    """Whether that names one of the levels, a budget or a style."""
    parts = _NAME.fullmatch(name)
    if parts is None or game not in packages():
        return False
    base, wanted, style = parts["base"], parts["budget"], parts["style"]
    if style is not None and style not in styles_of(game):
        return False
    if base in SEARCHING or base == SEARCH:
        return not wanted or float(wanted.rstrip("s")) > 0
    return not wanted and (base == "easy" or (base == "greedy" and style is not None))


def _mind(game: str, style: str | None) -> Mind:
    usual = mind_of(game)
    mind: Mind = type(usual)(styles_of(game)[style]) if style else usual
    return mind
