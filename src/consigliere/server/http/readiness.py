"""Readiness checks: storage can be read and written, the file is intact, bots answer.

`/api/health` only shows that the process answers; these checks try what it needs.
"""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal

from ..rooms.services import Services
from ..storage import StorageUnavailable
from ..storage.integrity import database_file, is_intact
from ..storage.server_state import write_numbers
from ..storage.tables import ROOMS

Check = Literal["reading", "writing", "file", "disk", "bots"]
_CACHE_SECONDS: Final = 5.0  # seconds a result is reused
_TIMEOUT: Final = 3.0  # seconds a check may take
_INTERVAL: Final = 60.0  # seconds between checks that nobody asked for, for the log
_FILE_CHECK_INTERVAL: Final = 600.0  # seconds until an intact file is checked again
_MIN_FREE_BYTES: Final = 16 << 20  # bytes
_WORKER_GRACE: Final = 10.0  # seconds the replacement of a bot's process may take


class Readiness:
    """The failed checks; run on demand, and once a minute."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._file = database_file(services.store.database)
        self._lock = asyncio.Lock()
        self._tried_at: float | None = None
        self._failed: list[Check] = []
        self._running: dict[str, asyncio.Future[Any]] = {}
        self._file_checked_at: float | None = None  # when the file was last checked
        self._file_intact = True

    async def run(self) -> None:
        """Check once a minute for as long as the server runs."""
        while True:
            try:
                await self.failed()
            except Exception:
                self.services.log.exception("readiness")
            await asyncio.sleep(_INTERVAL)

    async def failed(self) -> list[Check]:
        """The failing checks; concurrent callers share one run."""
        async with self._lock:
            if self._tried_at is None or time.monotonic() - self._tried_at > _CACHE_SECONDS:
                failed = await self._try_all()
                self._log_change(failed)
                self._failed, self._tried_at = failed, time.monotonic()
        return self._failed

    def _log_change(self, failed: list[Check]) -> None:
        """Log each change once."""
        if failed and failed != self._failed:
            self.services.log.warning("not ready", failed=failed)
        if self._failed and not failed:
            self.services.log.info("ready again")

    async def _try_all(self) -> list[Check]:
        tries: dict[Check, Awaitable[bool]] = {
            "reading": self._in_time("reading", self._reads),
            "writing": self._in_time("writing", self._writes),
            "file": self._file_is_intact(),
            "disk": asyncio.to_thread(_has_space, self._file),
        }
        well = dict(zip(tries, await asyncio.gather(*tries.values()), strict=True))
        well["bots"] = self._bots_respond()
        return [check for check, is_well in well.items() if not is_well]

    async def _in_time(self, name: str, work: Callable[[], Awaitable[Any]]) -> bool:
        """Whether it succeeds in time. A check that hangs is not started a second time."""
        running = self._running.get(name)
        if running is None or running.done():
            running = self._running[name] = asyncio.ensure_future(work())
        done, _ = await asyncio.wait({running}, timeout=_TIMEOUT)
        return bool(done) and _succeeded(running)

    async def _reads(self) -> None:
        await self.services.store.read(lambda c: c.execute(ROOMS.select().limit(1)).first())

    async def _writes(self) -> None:
        """An ordinary commit, of a value nobody uses."""
        number = {"write-check": time.time()}
        await self.services.store.write(lambda c: write_numbers(c, number))

    async def _file_is_intact(self) -> bool:
        """A file is checked every ten minutes, and when a query met damage in it.

        PostgreSQL checks its own files: damage it reported counts for ten minutes.
        """
        now, damaged = time.monotonic(), self.services.store.damaged_at
        if self._file is None:
            return damaged is None or now - damaged > _FILE_CHECK_INTERVAL
        rest = _FILE_CHECK_INTERVAL if self._file_intact else _INTERVAL
        if (
            self._file_checked_at is None
            or now - self._file_checked_at > rest
            or (damaged or 0.0) > self._file_checked_at
        ):
            await self._in_time("file", partial(self._check_file, self._file))
        return self._file_intact

    async def _check_file(self, file: Path) -> None:
        began = time.monotonic()
        self._file_intact = await asyncio.to_thread(is_intact, file)
        self._file_checked_at = began

    def _bots_respond(self) -> bool:
        pools = (self.services.bots, self.services.analysis)
        return not any(gone > _WORKER_GRACE for pool in pools for gone in pool.missing_for())


def _succeeded(work: asyncio.Future[Any]) -> bool:
    """Whether it succeeded; a bug is raised."""
    problem = work.exception()
    if problem is not None and not isinstance(problem, StorageUnavailable):
        raise problem
    return problem is None


def _has_space(file: Path | None) -> bool:
    try:
        return file is None or shutil.disk_usage(file.parent).free >= _MIN_FREE_BYTES
    except OSError:
        return False
