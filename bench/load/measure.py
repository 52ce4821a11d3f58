"""What is measured: latencies, processor seconds and memory of a server and its children."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from msgspec import Struct

_TICK: Final = os.sysconf("SC_CLK_TCK")
_PAGE: Final = os.sysconf("SC_PAGESIZE")


class Spread(Struct, frozen=True):
    """Milliseconds: the half, the nineteen in twenty and the 99 in a hundred."""

    p50: float
    p95: float
    p99: float


class Figures(Struct, frozen=True):
    """One server under load."""

    server: str
    tables: int
    seconds: float
    pace: float
    moves: int
    moves_per_s: float
    cpu_s: float
    moves_per_cpu_s: float
    shown_per_cpu_s: float  # tables sent to all four sockets, with those no answer led to
    ack_ms: Spread | None  # answer sent, till its giver has it acknowledged
    screen_ms: Spread | None  # answer sent, till the last of the four sockets shows it
    bytes_per_move: float  # to all four sockets together
    view_bytes: float  # a table message, on average
    kb_per_table: float
    client_busy: float  # part of its core that the load generator used
    games: int
    refused: int = 0


def spread(seconds: list[float]) -> Spread | None:
    if not seconds:
        return None
    ranked = sorted(seconds)

    def at(part: float) -> float:
        return round(1000 * ranked[min(len(ranked) - 1, int(part * len(ranked)))], 2)

    return Spread(at(0.50), at(0.95), at(0.99))


def family(pid: int) -> list[int]:
    """A process and all that descend from it."""
    found = [pid]
    for parent in found:
        for listed in Path(f"/proc/{parent}/task").glob("*/children"):
            found += [int(child) for child in listed.read_text().split()]
    return found


def cpu(pid: int) -> float:
    """Processor seconds of a process and its descendants, in user and system."""
    return sum(_ticks(each) for each in family(pid)) / _TICK


def memory(pid: int) -> float:
    """Kilobytes held by a process and its descendants."""
    return sum(_resident(each) for each in family(pid))


@contextmanager
def pinned(core: int | None) -> Iterator[None]:
    """What is started meanwhile stays on that core."""
    before = os.sched_getaffinity(0)
    if core is not None:
        os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def _ticks(pid: int) -> int:
    try:
        after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return int(after_name[11]) + int(after_name[12])


def _resident(pid: int) -> int:
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        return pages * _PAGE // 1024
    except (FileNotFoundError, ProcessLookupError):
        return 0
