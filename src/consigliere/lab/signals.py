"""Ctrl-C at the right moment."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, current_thread, main_thread
from types import FrameType
from typing import Any


@contextmanager
def ctrl_c_later() -> Iterator[None]:
    """Ctrl-C is heard only afterwards; processes born meanwhile never hear it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def ctrl_c_remembered() -> Iterator[Callable[[], None]]:
    """What is handed out raises KeyboardInterrupt again, should somebody have swallowed it.

    It is raised wherever we are, and in the middle of some library's tidying up it gets lost.
    """
    usual = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if not usual or current_thread() is not main_thread():
        yield lambda: None
        return
    heard = Event()

    def hear(number: int, frame: FrameType | None) -> Any:
        heard.set()
        signal.default_int_handler(number, frame)

    def again() -> None:
        if heard.is_set():
            raise KeyboardInterrupt

    signal.signal(signal.SIGINT, hear)
    try:
        yield again
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
