"""Bots think in processes of their own; they are given a View and a source of chance."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

from consigliere.kernel import Action, Stream, View


def answer_of(game: str, strength: str, view: View[Any], key: tuple[str | int, ...]) -> Action:
    """What the bot of that strength answers: same view and key, same answer."""
    from consigliere.bots import bot

    return bot(game, strength)(view, Stream(*key))


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
        self, game: str, strength: str, view: View[Any], key: tuple[str | int, ...]
    ) -> Action:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, answer_of, game, strength, view, key)
        except BrokenExecutor:
            self._pool = self._new()
            return await loop.run_in_executor(self._pool, answer_of, game, strength, view, key)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _new(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=_begin)
