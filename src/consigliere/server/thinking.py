"""Bots think in processes of their own; they are given a View and a source of chance."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import lru_cache, partial
from math import inf
from typing import Any, Final, TypeVar

from consigliere.kernel import Action, Bot, Reason, Stream, View

R = TypeVar("R")
Key = tuple[str | int, ...]
_PLAYERS: Final = 64  # bots a worker remembers
_KNOWN: Final = 50  # editions of people's own that stay in a worker
_read: list[tuple[str, str]] = []  # in this worker, by game and ref


def answer_of(
    game: str, strength: str, view: View[Any], key: Key, edition: str = "", seconds: float = inf
) -> Action:
    """What the bot of that strength answers; it may remember what it thought at that table."""
    from consigliere.bots import DEFAULT, UnknownBot, hurried
    from consigliere.bots.plugins import BrokenBot

    if edition:
        learn(game, view.table.edition, edition)
    try:
        return hurried(_player(game, strength, key[:-1]), seconds)(view, Stream(*key))
    except (BrokenBot, UnknownBot) as missing:  # its package is broken or gone; the table goes on
        _complain(missing.reason)
        return _player(game, DEFAULT, key[:-1])(view, Stream(*key))


@lru_cache(maxsize=_PLAYERS)
def _player(game: str, strength: str, _seat: Key) -> Bot:
    """The bot in one seat of one match."""
    from consigliere.bots import bot

    return bot(game, strength)


@lru_cache(maxsize=100)
def _complain(reason: Reason) -> None:
    """To whoever runs the server, once."""
    from consigliere.words import words

    print(words("en").reason(reason), file=sys.stderr, flush=True)


def learn(key: str, ref: str, text: str) -> None:
    """Workers have no database: an edition that does not come with the game is told them."""
    from consigliere.games import game

    if ref not in game(key).editions:
        game(key).know(text)
        _read.append((key, ref))
    if len(_read) > _KNOWN:
        other, old = _read.pop(0)
        game(other).editions.pop(old, None)


def _begin(polite: bool) -> None:
    """Ctrl-C is for the server; it tells the workers when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    if polite and hasattr(os, "nice"):
        os.nice(5)
    from consigliere.bots import bot  # noqa: F401  the first question should not wait for it


def _end_with_the_server() -> None:
    """A server that was killed tells nobody; its workers would wait for questions for ever."""
    server = multiprocessing.parent_process()
    if server:
        server.join()
        os._exit(0)


class Thinkers:
    """A few worker processes; a worker that dies is replaced and the question asked again."""

    def __init__(self, workers: int = 0, polite: bool = False) -> None:
        self._polite = polite  # others go first where there are not enough processors
        self._workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool = self._new()

    def warm(self) -> None:
        self._pool.submit(os.getpid)

    async def think(
        self,
        game: str,
        strength: str,
        view: View[Any],
        key: Key,
        edition: str = "",
        seconds: float = inf,
    ) -> Action:
        return await self.run(partial(answer_of, game, strength, view, key, edition, seconds))

    async def run(self, work: Callable[[], R]) -> R:
        """What that comes to, in a worker."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, work)
        except BrokenExecutor:
            self._pool = self._new()
            return await loop.run_in_executor(self._pool, work)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _new(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            self._workers, mp_context=spawn, initializer=_begin, initargs=(self._polite,)
        )
