"""Faults for long: `python3 make.py soak faults [KILLS [PART...]]`, so many kills of each kind.

Parts: sqlite, postgresql, database (PostgreSQL itself is killed), processes (two servers, one of
them is killed), disk (full, again and again), wire (cut at every byte, late, repeated, mixed).
Matches of all games run all the time; afterwards the database is compared with what every client
was promised and shown. Ctrl-C: no more faults, the matches are played to their end and compared.
"""

from __future__ import annotations

import asyncio
import shutil
import signal
import tempfile
import time
from pathlib import Path

from ..faults.nursery import Nursery
from . import _connections, _kills
from ._row import ENOUGH, Row

PARTS = {
    "sqlite": _kills.sqlite,
    "postgresql": _kills.postgresql,
    "database": _kills.database,
    "processes": _kills.processes,
    "disk": _connections.disk,
    "wire": _connections.wire,
}
COLUMNS = (
    ("part", 11),
    ("faults", 7),
    ("matches", 8),
    ("answers", 8),
    ("lost", 5),
    ("doubled", 8),
    ("wrong", 6),
    ("resyncs", 8),
    ("back", 7),
    ("minutes", 8),
)


def main(kills: str = "200", *parts: str) -> int:
    """So many of each kind; 1 if anything was lost, doubled or shown wrongly."""
    unknown = set(parts) - set(PARTS)
    if unknown or not kills.isdigit():
        print(__doc__)
        return 2
    rows = asyncio.run(_all(int(kills), parts or tuple(PARTS)))
    print("\n" + "".join(f"{name:>{width}}" for name, width in COLUMNS))
    for row in rows:
        print(
            "".join(
                f"{cell!s:>{width}}" for (_, width), cell in zip(COLUMNS, row.cells(), strict=True)
            )
        )
    print(
        "\nanswers: acknowledged ones; back: seconds till every client had its table again, at most"
    )
    return 0 if all(row.sound for row in rows) else 1


async def _all(kills: int, parts: tuple[str, ...]) -> list[Row]:
    folder, nursery = Path(tempfile.mkdtemp(prefix="consigliere-faults-")), Nursery()
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, ENOUGH.set)
    rows = []
    try:
        for part in parts:
            began = time.monotonic()
            row = await PARTS[part](nursery, folder / part, kills)
            row.minutes = (time.monotonic() - began) / 60
            rows.append(row)
            print(" ".join(map(str, row.cells())), *row.troubles[:20], sep="\n", flush=True)
    finally:
        nursery.close()
        shutil.rmtree(folder, ignore_errors=True)
    return rows
