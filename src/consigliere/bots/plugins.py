"""Bots of other packages: what is installed under the entry-point group `consigliere.bots`.

The name of an entry is NAME, for every game, or GAME.NAME; it leads to a function that takes the
key of a game and gives a fresh Bot. docs/bots.md has an example.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from consigliere.games import GAMES
from consigliere.kernel import Action, Bot, Refusal, Rolls, View

GROUP: Final = "consigliere.bots"
_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")  # fits a list with commas, and the wire


class BrokenBot(Refusal):
    """A bot of another package that is none, or does what no bot may do."""


class SandboxedBot:
    """A bot of another package; what it does wrong is reported in one sentence."""

    def __init__(self, entry: EntryPoint, bot: Bot) -> None:
        self._entry, self._bot = entry, bot

    def __call__(self, view: View[Any], rolls: Rolls) -> Action:
        assert view.decision is not None, "a bot answers only when it is asked"
        try:
            answer = self._bot(view, rolls)
            legal = answer in view.decision.options
        except Exception as wrong:
            args = {**_named(self._entry), "kind": view.decision.kind, "problem": _one_line(wrong)}
            raise BrokenBot("bot-failed", **args) from wrong
        if not legal:
            raise BrokenBot("bot-illegal", **_named(self._entry), kind=view.decision.kind)
        return answer


def names(game: str, ours: Iterable[str]) -> tuple[str, ...]:
    """The bots of other packages for that game; nothing of theirs is loaded for it."""
    return tuple([name for name in _entries(game) if name not in ours])


def bot(game: str, name: str) -> Bot | None:
    """A fresh bot of another package; None if nobody brought one of that name."""
    entry = _entries(game).get(name)
    if entry is None:
        return None
    try:
        made = entry.load()(game)
    except Exception as wrong:
        raise BrokenBot("bot-not-loaded", **_named(entry), problem=_one_line(wrong)) from wrong
    if not callable(made):
        raise BrokenBot("bot-no-bot", **_named(entry))
    return SandboxedBot(entry, made)


@cache
def _entries(game: str) -> dict[str, EntryPoint]:
    """By name; one for this game goes before one for every game."""
    if game not in GAMES:
        return {}
    entries = sorted(entry_points(group=GROUP), key=lambda e: (e.name, _package(e)))
    plain = {e.name: e for e in reversed(entries)}
    own = {e.name.removeprefix(f"{game}."): e for e in reversed(entries) if _is_for(game, e)}
    both = {**plain, **own}
    return {name: both[name] for name in sorted(both) if _NAME.fullmatch(name)}


def _is_for(game: str, entry: EntryPoint) -> bool:
    return entry.name.startswith(f"{game}.")


def _named(entry: EntryPoint) -> dict[str, str]:
    return {"bot": entry.name, "package": _package(entry)}


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else entry.module


def _one_line(wrong: Exception) -> str:
    return " ".join(f"{type(wrong).__name__}: {wrong}".split())
