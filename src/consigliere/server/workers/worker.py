"""A worker process that runs one job after another."""

from __future__ import annotations

import asyncio
import importlib
import multiprocessing
import os
import pickle
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final

Work = Callable[[], Any]
_START_TIMEOUT: Final = 60.0  # seconds a new process may take until it is ready


class WorkerTimeout(Exception):
    """The job missed its deadline; its process was killed."""


class WorkerDied(Exception):
    """The process ended before the job was done."""


class Worker:
    """One process, started with its first job and replaced after a deadline or its death."""

    def __init__(self, nice: int = 0, modules: tuple[str, ...] = ()) -> None:
        """`modules` are imported before the first job, so that no deadline counts it."""
        self._nice = nice  # lower priority where processors are scarce
        self._modules = ("consigliere.bots", *modules)
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "worker")  # blocks while the process computes
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The process id, if it runs."""
        return self._process.pid if self._process else None

    async def ready(self) -> None:
        """Start the process if there is none; WorkerTimeout or WorkerDied if that fails."""
        if self._process is None:
            await self._run_with_timeout(self._start, _START_TIMEOUT)

    async def run(self, work: Work, seconds: float) -> Any:
        """The result; WorkerTimeout or WorkerDied if there is none, then the process is gone."""
        await self.ready()
        well, outcome = await self._run_with_timeout(lambda: self._exchange(work), seconds)
        if not well:
            raise outcome
        return outcome

    def close(self) -> None:
        """Kill the process; it has no state worth saving."""
        self._closed = True
        self._kill()
        self._thread.shutdown(wait=False)

    # ---- inside

    async def _run_with_timeout(self, step: Work, seconds: float) -> Any:
        loop = asyncio.get_running_loop()
        waiting = loop.run_in_executor(self._thread, step)
        try:
            return await asyncio.wait_for(asyncio.shield(waiting), seconds)
        except (EOFError, OSError) as gone:
            if isinstance(gone, TimeoutError):
                raise WorkerTimeout from None
            raise WorkerDied from gone
        finally:
            if not waiting.done() or isinstance(waiting.exception(), EOFError | OSError):
                self._kill()
                waiting.add_done_callback(_consume_exception)

    def _start(self) -> None:
        """Runs in the thread."""
        if self._process is not None:
            return
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe()
        process = spawn.Process(
            target=_worker_main, args=(theirs, self._nice, self._modules), daemon=True
        )
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        if self._closed:
            return self._kill()
        ours.recv()

    def _exchange(self, work: Work) -> tuple[bool, Any]:
        """Runs in the thread."""
        if self._pipe is None:
            raise EOFError
        self._pipe.send(work)
        outcome: tuple[bool, Any] = self._pipe.recv()
        return outcome

    def _kill(self) -> None:
        """Works for a process that hangs, too; a blocked caller gets EOFError."""
        process, self._process, self._pipe = self._process, None, None
        if process is not None:
            process.kill()
            threading.Thread(target=process.join, daemon=True).start()


def _consume_exception(waiting: asyncio.Future[Any]) -> None:
    """Retrieve the exception: it is the reason why the process was killed."""
    if not waiting.cancelled():
        waiting.exception()


class ThreadWorker:
    """The interface of `Worker` in a thread, for work that needs this process's memory."""

    def __init__(self, nice: int = 0) -> None:
        self._thread = ThreadPoolExecutor(1, "reading")

    async def ready(self) -> None:
        """Always ready."""

    async def run(self, work: Work, seconds: float) -> Any:
        """The result; a thread cannot be stopped, so there is no deadline."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        """Running work is finished."""
        self._thread.shutdown(wait=False)


# ---- in the process


def _worker_main(pipe: Connection, nice: int, modules: tuple[str, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the server
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    for module in modules:
        importlib.import_module(module)
    pipe.send(None)
    while True:
        try:
            work = pipe.recv()
        except EOFError:
            return
        pipe.send(_outcome(work))


def _outcome(work: Work) -> tuple[bool, Any]:
    try:
        return True, work()
    except Exception as problem:
        problem.add_note("".join(traceback.format_exception(problem)))
        return False, _picklable(problem)


def _picklable(problem: Exception) -> Exception:
    try:
        pickle.loads(pickle.dumps(problem))
        return problem
    except Exception:
        return RuntimeError("".join(traceback.format_exception(problem)))


def _exit_with_parent() -> None:
    """Exit when the server is gone: a killed server cannot stop its workers."""
    server = multiprocessing.parent_process()
    if server:
        server.join()
        os._exit(0)
