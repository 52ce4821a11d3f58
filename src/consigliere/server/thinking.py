"""Bots think in processes of their own; they are given a View and a source of chance."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from typing import Any, Final

from consigliere.kernel import Action, Stream, View

Key = tuple[str | int, ...]
_KNOWN: Final = 50  # editions of people's own that stay in a worker
_read: list[tuple[str, str]] = []  # in this worker, by game and ref


def answer_of(game: str, strength: str, view: View[Any], key: Key, edition: str = "") -> Action:
    """What the bot of that strength answers: same view and key, same answer."""
    from consigliere.bots import bot

    if edition:
        _learn(game, view.table.edition, edition)
    return bot(game, strength)(view, Stream(*key))


def _learn(key: str, ref: str, text: str) -> None:
    """Workers have no database: an edition that does not come with the game is told them."""
    from consigliere.games import game

    if ref not in game(key).editions:
        game(key).know(text)
        _read.append((key, ref))
    if len(_read) > _KNOWN:
        other, old = _read.pop(0)
        game(other).editions.pop(old, None)


def _begin() -> None:
    """Ctrl-C is for the server; it tells the workers when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    from consigliere.bots import bot  # noqa: F401  the first question should not wait for it


class Thinkers:
    """A few worker processes; a worker that dies is replaced and the question asked again."""

    def __init__(self, workers: int = 0) -> None:
        self._workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool = self._new()

    def warm(self) -> None:
        self._pool.submit(os.getpid)

    async def think(
        self, game: str, strength: str, view: View[Any], key: Key, edition: str = ""
    ) -> Action:
        loop, ask = (
            asyncio.get_running_loop(),
            partial(answer_of, game, strength, view, key, edition),
        )
        try:
            return await loop.run_in_executor(self._pool, ask)
        except BrokenExecutor:
            self._pool = self._new()
            return await loop.run_in_executor(self._pool, ask)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _new(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=_begin)
