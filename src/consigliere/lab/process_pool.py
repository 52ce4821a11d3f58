"""Games in several processes, and a way to stop them between two games."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.synchronize import Event
from threading import Thread
from typing import Final, TypeVar

from consigliere.kernel import Refusal

from .signals import ctrl_c_later

MOST: Final = 25  # games a worker takes at once, where they are quick

P = TypeVar("P")
R = TypeVar("R")
_AHEAD = 3  # chunks of each worker that are submitted, so that none has to wait
_PATIENCE_S = 3.0  # for games in progress, when it is time to stop
_GLANCE_S = 0.2
_stop: Event  # of this worker process, set by _begin


class Processes:
    """An Engine of worker processes on this machine."""

    def __init__(self, workers: int, most: int = MOST) -> None:
        self._workers = workers
        self._most = most  # games in one chunk: none is left with all the rest, little is lost

    def run(self, play: Callable[[P, int], R], plan: P, numbers: Sequence[int]) -> Iterator[R]:
        """The games of those numbers as they end; Ctrl-C waits for no game that is long."""
        context = get_context("spawn")  # a fork of a process with threads may hang
        stop = context.Event()
        left: set[Future[list[R]]] = set()
        work = (partial(_play, play, plan, chunk) for chunk in self._chunks(numbers))
        most = self._workers * _AHEAD
        with ProcessPoolExecutor(
            self._workers, context, initializer=_begin, initargs=(stop,)
        ) as pool:
            try:
                while _submit(pool, islice(work, most - len(left)), left):
                    done = wait(left, return_when=FIRST_COMPLETED).done
                    left -= done
                    yield from _finished(done)
            except BrokenProcessPool as died:
                raise Refusal("workers-died") from died
            except KeyboardInterrupt:
                stop.set()
                pool.shutdown(cancel_futures=True)
                yield from _finished(_whole(left))
                raise
            finally:
                stop.set()
                pool.shutdown(cancel_futures=True)

    def _chunks(self, numbers: Sequence[int]) -> Iterator[Sequence[int]]:
        size = max(1, min(self._most, len(numbers) // (self._workers * 8)))
        for at in range(0, len(numbers), size):
            yield numbers[at : at + size]


def _submit(
    pool: ProcessPoolExecutor,
    work: Iterable[Callable[[], list[R]]],
    left: set[Future[list[R]]],
) -> bool:
    """More work for the workers; whether there is any left."""
    with ctrl_c_later():  # it is the parent that decides what becomes of it
        left |= {pool.submit(piece) for piece in work}
    return bool(left)


def _finished(chunks: Iterable[Future[list[R]]]) -> Iterator[R]:
    for chunk in chunks:
        yield from chunk.result()


def _whole(chunks: Iterable[Future[list[R]]]) -> set[Future[list[R]]]:
    """Those that came to an end when all was stopped."""
    return {chunk for chunk in chunks if not chunk.cancelled() and not chunk.exception()}


def _begin(stop: Event) -> None:
    global _stop  # noqa: PLW0603
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where there are no masks
    Thread(target=_leave, daemon=True).start()


def _leave() -> None:
    """A game may be long when it is time to stop; and a parent that was killed says nothing."""
    parent = parent_process()
    assert parent is not None, "only worker processes begin here"
    while parent.is_alive() and not _stop.is_set():
        parent.join(_GLANCE_S)
    parent.join(_PATIENCE_S)
    os._exit(1)


def _play(play: Callable[[P, int], R], plan: P, numbers: Sequence[int]) -> list[R]:
    out: list[R] = []
    for number in numbers:
        if _stop.is_set():
            break
        out.append(play(plan, number))
    return out
