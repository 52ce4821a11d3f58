"""How long the server's event loop computes in a row: in the server's own process.

Seconds of processor and not of the clock: what else the machine does is not counted.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from unittest.mock import patch

from consigliere.server.rooms.registry import RoomRegistry

_EVERY = 0.002  # seconds between two looks
_FEW = 0.0005  # less than that nobody feels


def install(file: str) -> None:
    """Every server made in this process writes to that file from now on."""
    start = RoomRegistry.start

    async def watched(registry: RoomRegistry) -> None:
        await start(registry)
        registry._tasks.append(asyncio.create_task(_watch(Path(file))))

    patch.object(RoomRegistry, "start", watched).start()


async def _watch(file: Path) -> None:
    """A row for each pause between two looks in which much was computed."""
    with file.open("a", buffering=1) as shown:
        while True:
            before = time.thread_time()
            await asyncio.sleep(_EVERY)
            spent = time.thread_time() - before
            if spent > _FEW:
                shown.write(f"{time.monotonic()} {1000 * spent}\n")


def between(file: str, first: float, last: float) -> list[float]:
    """Milliseconds in a row, in that time."""
    rows = [row.split() for row in Path(file).read_text().splitlines()]
    return [float(ms) for at, ms in rows if first <= float(at) <= last]
