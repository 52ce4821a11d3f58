"""Games in several processes, and a way to stop them between two games."""

from __future__ import annotations

import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from multiprocessing.synchronize import Event

from consigliere.kernel import Refusal

from .signals import ctrl_c_later
from .simulate import Plan, Played, play_one

_MOST = 25  # games in one chunk, so that no worker is left with all the rest at the end
_AHEAD = 3  # chunks of each worker that are submitted, so that none has to wait
_stop: Event  # of this worker process, set by _begin


def pooled(plan: Plan, numbers: range, workers: int) -> Iterator[Played]:
    """The games of those numbers as they end; Ctrl-C waits only for the games in progress."""
    context = get_context("spawn")  # a fork of a process with threads may hang
    stop = context.Event()
    left: set[Future[list[Played]]] = set()
    chunks = _chunks(numbers, workers)
    with ProcessPoolExecutor(workers, context, initializer=_begin, initargs=(stop,)) as pool:
        try:
            while _submit(pool, plan, islice(chunks, workers * _AHEAD - len(left)), left):
                done = wait(left, return_when=FIRST_COMPLETED).done
                left -= done
                yield from _finished(done)
        except BrokenProcessPool as died:
            raise Refusal("workers-died") from died
        except KeyboardInterrupt:
            stop.set()
            pool.shutdown(cancel_futures=True)
            yield from _finished(left)
            raise
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


def _submit(
    pool: ProcessPoolExecutor, plan: Plan, chunks: Iterable[range], left: set[Future[list[Played]]]
) -> bool:
    """More work for the workers; whether there is any left."""
    with ctrl_c_later():  # it is the parent that decides what becomes of it
        left |= {pool.submit(_play, plan, chunk) for chunk in chunks}
    return bool(left)


def _finished(chunks: Iterable[Future[list[Played]]]) -> Iterator[Played]:
    for chunk in chunks:
        if not chunk.cancelled():
            yield from chunk.result()


def _chunks(numbers: range, workers: int) -> Iterator[range]:
    size = max(1, min(_MOST, len(numbers) // (workers * 8)))
    for at in range(0, len(numbers), size):
        yield numbers[at : at + size]


def _begin(stop: Event) -> None:
    global _stop  # noqa: PLW0603
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where there are no masks


def _play(plan: Plan, numbers: range) -> list[Played]:
    out: list[Played] = []
    for number in numbers:
        if _stop.is_set():
            break
        out.append(play_one(plan, number))
    return out
