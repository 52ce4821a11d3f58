"""Games on the workers of a Dask scheduler, on this machine or many others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from threading import Lock
from typing import Any, Final, TypeVar
from uuid import uuid4

from consigliere.kernel import Refusal

from .process_pool import MOST

Client = Any  # of Dask, which has no types; and it is not installed everywhere
Future = Any
P = TypeVar("P")
R = TypeVar("R")
_AHEAD: Final = 3  # chunks for each thread of a worker that are submitted, so that none waits
_KNOCK_S: Final = 5.0  # for a scheduler to answer
_PATIENCE_S: Final = 10.0  # for a first worker to come
_one_at_a_time = Lock()  # of this worker: bots may remember, and threads would gain nothing


class Cluster:
    """An Engine of Dask workers; one that dies leaves its games to the others."""

    def __init__(self, address: str, most: int = MOST, patience_s: float = _PATIENCE_S) -> None:
        self._address, self._most, self._patience_s = address, most, patience_s

    def run(self, play: Callable[[P, int], R], plan: P, numbers: Sequence[int]) -> Iterator[R]:
        """The games of those numbers as they end, each of them once."""
        if not numbers:
            return
        with self._client() as client:
            threads = self._threads(client)
            work = self._chunks(numbers, threads)
            yield from _played(client, play, plan, work, threads * _AHEAD)

    def _chunks(self, numbers: Sequence[int], threads: int) -> Iterator[Sequence[int]]:
        size = max(1, min(self._most, len(numbers) // (threads * 8)))
        for at in range(0, len(numbers), size):
            yield numbers[at : at + size]

    @contextmanager
    def _client(self) -> Iterator[Client]:
        """Refusal if nobody answers at the address."""
        import distributed

        _quiet()
        try:
            asyncio.run(asyncio.wait_for(_knock(self._address), min(_KNOCK_S, self._patience_s)))
            client = distributed.Client(
                self._address, timeout=self._patience_s, set_as_default=False
            )
        except (OSError, ValueError, ImportError) as problem:  # TimeoutError is an OSError
            raise Refusal("dask-unreachable", address=self._address) from problem
        try:
            yield client
        finally:
            client.close(timeout=self._patience_s)

    def _threads(self, client: Client) -> int:
        """How many games can go on at once; Refusal if no worker comes."""
        try:
            client.wait_for_workers(1, timeout=self._patience_s)
        except TimeoutError as alone:
            raise Refusal("dask-no-workers", address=self._address) from alone
        return max(1, int(sum(client.nthreads().values())))


def _played(
    client: Client,
    play: Callable[[P, int], R],
    plan: P,
    work: Iterator[Sequence[int]],
    most: int,
) -> Iterator[R]:
    from distributed import as_completed

    run = uuid4().hex  # another run of the same plan has its own games

    def submitted(chunk: Sequence[int]) -> Future:
        key = f"consigliere-{run}-{chunk[0]}"
        return client.submit(_chunk, play, plan, list(chunk), key=key, pure=False)

    left = {submitted(chunk) for chunk in islice(work, most)}
    coming: Any = as_completed(left, loop=client.loop)
    try:
        for future in coming:
            left.discard(future)
            yield from _result(future)
            more = [submitted(chunk) for chunk in islice(work, 1)]
            left.update(more)
            coming.update(more)
    finally:
        coming.clear()
        client.cancel(list(left))


def _result(future: Future) -> list[Any]:
    from distributed import KilledWorker

    try:
        result: list[Any] = future.result()
    except KilledWorker as died:
        raise Refusal("dask-workers-died") from died
    except (ImportError, AttributeError) as foreign:
        raise Refusal("dask-foreign", problem=str(foreign)[:200]) from foreign
    return result


def _chunk(play: Callable[[P, int], R], plan: P, numbers: list[int]) -> list[R]:
    """On the worker."""
    with _one_at_a_time:
        return [play(plan, number) for number in numbers]


async def _knock(address: str) -> None:
    """ValueError if it is no scheduler that answers; a Client would be loud about it."""
    from distributed import rpc

    async with rpc(address, timeout=_KNOCK_S) as there:
        if (await there.identity())["type"] != "Scheduler":
            raise ValueError(address)


def _quiet() -> None:
    """Replaces what Dask would log by our sentence, or drops it if it is harmless."""
    for name in ("distributed", "distributed.client", "distributed.core", "distributed.comm"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
