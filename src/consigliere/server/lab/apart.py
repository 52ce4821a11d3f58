"""One thing done in a process of its own, after everything else; it ends with who waits for it."""

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
_POLITE: Final = 10  # tables and the analyst go first


class Failed(Exception):
    """The work could not be done; the Reason is for people."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.message)
        self.reason = reason


async def apart(work: Work[R], *args: Any) -> AsyncGenerator[R]:
    """What `work` gives, piece by piece; close it to end the process at once."""
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe(duplex=False)
    process = spawn.Process(target=_begin, args=(theirs, work, args), daemon=True)
    await asyncio.to_thread(process.start)
    theirs.close()
    try:
        while (told := await asyncio.to_thread(_next, ours)) is not None:
            if isinstance(told, Reason):
                raise Failed(told)
            yield told
    finally:
        process.kill()
        await asyncio.to_thread(process.join, 5)


def _next(ours: Connection) -> Any:
    """None when the work is done; a Reason too where the process died before."""
    try:
        return ours.recv()
    except (EOFError, OSError):
        return Reason("lab-broken")


def _begin(tell: Connection, work: Work[Any], args: tuple[Any, ...]) -> None:
    """Ctrl-C is for the server; when that is gone, the next word ends this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_POLITE)
    with suppress(BrokenPipeError):
        for told in _done(work, args):
            tell.send(told)


def _done(work: Work[Any], args: tuple[Any, ...]) -> Iterable[Any]:
    """Everything the work gives, then None; or the Reason why there is no more."""
    try:
        yield from work(*args)
        yield None
    except Refusal as refusal:
        yield refusal.reason
    except OSError as problem:
        yield Reason("lab-disk", (("why", problem.strerror or str(problem)),))
