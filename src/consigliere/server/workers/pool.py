"""A pool of worker processes with fair queues, deadlines and restarts."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar, cast

import structlog
from msgspec import Struct

from .queues import Claim, FairQueue
from .worker import Work, Worker, WorkerDied, WorkerTimeout

R = TypeVar("R")
DEADLINE: Final = 15.0  # seconds a job may take, unless it says otherwise
_LONG_NICENESS: Final = 5  # additional niceness for long work
_RESTART_PAUSE: Final = 2.0  # seconds until starting a worker is tried again
ANYBODY: Final = Claim()


class WorkerLike(Protocol):
    """The interface of a worker."""

    async def ready(self) -> None: ...
    async def run(self, work: Work, seconds: float) -> Any: ...
    def close(self) -> None: ...


class Job(Struct, eq=False):
    """Work, and the future of its caller."""

    work: Work | Callable[[float], Work]
    deadline: float
    result: asyncio.Future[Any]
    timed: bool = False  # `work` is called with the seconds it may take


class Pool:
    """Fair queues by address and room. The first of several workers takes short work only.

    So short work never waits for long work, and an address with much long work slows only itself:
    the more long jobs it has, the fewer seconds each of them gets.
    """

    def __init__(
        self,
        workers: int = 0,
        nice: int = 0,
        long: float = 4.0,
        make: Callable[[int], WorkerLike] = Worker,
    ) -> None:
        count = workers or max(2, min(4, (os.cpu_count() or 2) - 1))
        self._long = long  # seconds for all long work of one address together
        self._workers = [make(nice + _LONG_NICENESS * bool(at)) for at in range(count)]
        self._free = list(range(count))
        self._queue: FairQueue[Job] = FairQueue(max(1, count // 2))
        self._tasks: set[asyncio.Task[None]] = set()
        self._missing_since: dict[int, float] = {}  # since when each worker is being replaced
        self._closed = False
        self.replaced = 0  # workers that were replaced because they hung or died

    def warm(self) -> None:
        """Start the processes before there is work."""
        for at in range(len(self._workers)):
            self._spawn(self._restart(at))

    async def run(
        self, work: Callable[[], R], claim: Claim = ANYBODY, deadline: float = DEADLINE
    ) -> R:
        """The result; WorkerTimeout after the deadline, WorkerDied after a second death."""
        return cast(R, await self._submit(Job(work, deadline, self._future()), claim))

    async def run_timed(
        self, work: Callable[[float], Work], claim: Claim, deadline: float = DEADLINE
    ) -> Any:
        """The result of work that is given the seconds it may take; fails as `run` does."""
        return await self._submit(Job(work, deadline, self._future(), True), claim)

    def healthy(self) -> bool:
        """Whether no worker is being replaced."""
        return not self._missing_since

    def missing_for(self) -> list[float]:
        """For how many seconds each replaced worker has been missing."""
        now = time.monotonic()
        return [now - since for since in self._missing_since.values()]

    def seconds(self, claim: Claim) -> float:
        """How many seconds a job of that kind may take now."""
        return self._long / (max(1, self._queue.load(claim.owner)) if claim.long else 1)

    def close(self) -> None:
        """Cancel all jobs and kill the processes."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        for worker in self._workers:
            worker.close()

    # ---- inside

    @staticmethod
    def _future() -> asyncio.Future[Any]:
        return asyncio.get_running_loop().create_future()

    async def _submit(self, job: Job, claim: Claim) -> Any:
        self._queue.put(claim, job)
        self._dispatch()
        return await job.result

    def _dispatch(self) -> None:
        """Give work to idle workers."""
        if self._closed:
            return
        for at in list(self._free):
            taken = self._next_job(short_only=at == 0 and len(self._workers) > 1)
            if taken is not None:
                self._free.remove(at)
                self._spawn(self._run_job(at, *taken))

    def _next_job(self, short_only: bool) -> tuple[Claim, Job] | None:
        """The next job whose caller still waits."""
        while (taken := self._queue.take(short_only)) is not None:
            if not taken[1].result.done():
                return taken
            self._queue.done(taken[0])
        return None

    async def _run_job(self, at: int, claim: Claim, job: Job) -> None:
        try:
            await self._compute(at, claim, job)
        finally:
            self._queue.done(claim)
            self._free.append(at)
            self._free.sort()
            self._dispatch()

    async def _compute(self, at: int, claim: Claim, job: Job) -> None:
        work = cast(Work, job.work)
        if job.timed:
            work = cast(Callable[[float], Work], job.work)(self.seconds(claim))
        try:
            result = await self._run_with_retry(at, work, job.deadline)
        except asyncio.CancelledError:
            job.result.cancel()
            raise
        except Exception as problem:
            if not job.result.done():
                job.result.set_exception(problem)
            if isinstance(problem, WorkerTimeout | WorkerDied):
                await self._restart(at)
        else:
            if not job.result.done():
                job.result.set_result(result)

    async def _run_with_retry(self, at: int, work: Work, deadline: float) -> Any:
        """A process that died is replaced and the job retried, once."""
        try:
            return await self._workers[at].run(work, deadline)
        except WorkerDied:
            self._note_replacement(at)
            result = await self._workers[at].run(work, deadline)
            self._missing_since.pop(at, None)
            return result
        except WorkerTimeout:
            self._note_replacement(at)
            raise

    def _note_replacement(self, at: int) -> None:
        self.replaced += 1
        structlog.get_logger("consigliere").warning("worker replaced", worker=at)
        self._missing_since.setdefault(at, time.monotonic())

    async def _restart(self, at: int) -> None:
        """Start a new process; retried until it works."""
        while True:
            try:
                await self._workers[at].ready()
                self._missing_since.pop(at, None)
                return
            except (WorkerTimeout, WorkerDied, OSError):
                self._missing_since.setdefault(at, time.monotonic())
                await asyncio.sleep(_RESTART_PAUSE)

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
