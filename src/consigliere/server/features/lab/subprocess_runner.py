"""Runs a generator in a subprocess of low priority that ends with its consumer."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from consigliere.kernel import Reason, Refusal

R = TypeVar("R")
Work = Callable[..., Iterable[R]]
_POLITE: Final = 10  # bots and analysis have priority


class JobFailed(Exception):
    """The job failed; the Reason is for people."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.message)
        self.reason = reason


async def run_in_subprocess(work: Work[R], *args: Any) -> AsyncGenerator[R]:
    """Yields what `work` yields; closing the generator kills the subprocess."""
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe(duplex=False)
    process = spawn.Process(target=_begin, args=(theirs, work, args), daemon=True)
    await asyncio.to_thread(process.start)
    theirs.close()
    try:
        while (item := await asyncio.to_thread(_next, ours)) is not None:
            if isinstance(item, Reason):
                raise JobFailed(item)
            yield item
    finally:
        process.kill()
        await asyncio.to_thread(process.join, 5)


def _next(ours: Connection) -> Any:
    """None when the work is done; a Reason if it failed or the process died."""
    try:
        return ours.recv()
    except (EOFError, OSError):
        return Reason("lab-broken")


def _begin(pipe: Connection, work: Work[Any], args: tuple[Any, ...]) -> None:
    """Ctrl-C is handled by the server; without a server the next send ends this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_POLITE)
    with suppress(BrokenPipeError):
        for item in _done(work, args):
            pipe.send(item)


def _done(work: Work[Any], args: tuple[Any, ...]) -> Iterable[Any]:
    """All items, then None; or the Reason of a failure."""
    try:
        yield from work(*args)
        yield None
    except Refusal as refusal:
        yield refusal.reason
    except OSError as problem:
        yield Reason("lab-disk", (("why", problem.strerror or str(problem)),))
