"""Servers in turns: each runs for a moment while the others stand still.

The speed of a machine that others use too changes from minute to minute. What is measured in turns
has had the same minutes. Latencies mean nothing then: half of the time nobody answers.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from threading import Event, Lock, Thread
from typing import Final

_MOMENT: Final = 0.25  # seconds


class Turns:
    """Who takes part; the first to come waits for nobody."""

    def __init__(self) -> None:
        self._pids: list[int] = []
        self.begun = Event()  # a player who cannot wait for others measures now, and so do they
        self._lock, self._over = Lock(), Event()
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    @contextmanager
    def taken_by(self, pid: int) -> Iterator[None]:
        """That process takes part."""
        with self._lock:
            self._pids.append(pid)
        try:
            yield
        finally:
            with self._lock:
                self._pids.remove(pid)
                _tell(pid, signal.SIGCONT)

    def close(self) -> None:
        self._over.set()
        self._thread.join()

    def _run(self) -> None:
        turn = 0
        while not self._over.wait(_MOMENT):
            turn += 1
            with self._lock:
                for n, pid in enumerate(self._pids):
                    mine = n == turn % len(self._pids)
                    _tell(pid, signal.SIGCONT if mine else signal.SIGSTOP)


def taken(turns: Turns | None, pid: int) -> AbstractContextManager[None]:
    """The processes where there are turns; else that process runs all the time."""
    return turns.taken_by(pid) if turns else nullcontext()


def _tell(pid: int, sign: signal.Signals) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, sign)
