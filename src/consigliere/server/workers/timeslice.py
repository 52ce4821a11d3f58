"""Long work on the event loop, in time slices."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import perf_counter
from typing import Final

_SLICE: Final = 0.002  # seconds


async def in_slices(steps: Iterator[object]) -> None:
    """Run all steps; other tasks get a turn every two milliseconds."""
    began = perf_counter()
    for _ in steps:
        if perf_counter() - began > _SLICE:
            await asyncio.sleep(0)
            began = perf_counter()
