"""A PostgreSQL that is killed like a server that loses its power, and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from contextlib import suppress

import psutil  # type: ignore[import-untyped]

from ..server.postgres import Postgres


class Careful(Postgres):
    """As an administrator has it: a commit is on disk when it returns."""

    careless: tuple[str, ...] = ()

    def kill(self):
        """SIGKILL for it and for all its processes."""
        family = psutil.Process(self._process.pid).children(recursive=True)
        os.kill(self._process.pid, signal.SIGKILL)
        for one in family:
            with suppress(psutil.NoSuchProcess):
                one.kill()
        self._process.wait(20)
        psutil.wait_procs(family, 20)

    async def again(self):
        """Started; how long it took."""
        began = time.monotonic()
        await asyncio.get_running_loop().run_in_executor(None, self.start)
        return time.monotonic() - began
