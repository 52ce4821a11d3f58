"""Leases: which process runs the bots and closes the windows of a room."""

from __future__ import annotations

import time
from typing import Final

from ..storage import Store

_SECONDS: Final = 6.0  # until a lease must be renewed


class Leases:
    """The leases of this process. If it dies, another one takes over when they run out."""

    def __init__(self, store: Store, process: str) -> None:
        self._store, self._process = store, process
        self._until: dict[str, float] = {}  # by room

    def holds(self, code: str) -> bool:
        """Whether this process leads that room; alone on a database it leads all of them."""
        return not self._store.database.shared or self._until.get(code, 0) > time.monotonic()

    async def acquire(self, code: str) -> None:
        """Lead that room from now on, unless another process does."""
        if not self.holds(code):
            self._until |= await self._acquired([code])

    async def renew(self, codes: list[str]) -> None:
        """Keep or take over the leases of these rooms, and let all others run out."""
        if codes and self._store.database.shared:
            self._until = await self._acquired(codes)

    async def _acquired(self, codes: list[str]) -> dict[str, float]:
        held = await self._store.acquire_leases(codes, self._process, _SECONDS)
        return dict.fromkeys(held, time.monotonic() + _SECONDS - 1)
