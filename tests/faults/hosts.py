"""`consigliere serve` in a process of its own that is killed and started again on its port."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import socket
import time
from contextlib import suppress
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]

from ..server.program import ENGLISH


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return listening.getsockname()[1]


class Host:
    """One server process after another, at one address."""

    def __init__(self, nursery, folder: Path, url: str, window=0.05):
        self.nursery, self.folder, self.url, self.window = nursery, folder, url, window
        self.port = free_port()
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / "index.html").write_text("<!doctype html>")
        self.log = self.folder / "log"
        self.log.touch()
        self.process: psutil.Process | None = None

    def start(self):
        args = ["serve", "--host", "127.0.0.1", "--port", str(self.port)]
        self.process = psutil.Process(self.nursery.start(args, self._env(), self.log, self.folder))

    def _env(self):
        many = {"CONSIGLIERE_ROOMS_PER_MINUTE": "100000", "CONSIGLIERE_DATABASE_URL": self.url}
        fast = {"CONSIGLIERE_MESSAGES_PER_SECOND": "100000"}
        wide = {
            "CONSIGLIERE_SOCKETS_PER_ADDRESS": "100000",
            "CONSIGLIERE_ROOMS_PER_ADDRESS": "100000",
            "CONSIGLIERE_WORK_PER_ADDRESS": "1000000000",
        }
        slow = {"CONSIGLIERE_WINDOW_SECONDS": str(self.window)}
        home = {"HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder / "data")}
        return {**ENGLISH, **many, **fast, **wide, **slow, **home}

    async def up(self, patience=60.0):
        """Wait until it answers; it is started again if it could not start."""
        until = time.monotonic() + patience
        while time.monotonic() < until:
            with suppress(httpx.HTTPError):
                return await self.get("/api/health")
            if not self.runs:
                self.start()
            await asyncio.sleep(0.02)
        raise AssertionError(f"the server does not start: {self.output()[-2000:]}")

    @property
    def runs(self):
        return self.process is not None and _runs(self.process)

    def output(self):
        return self.log.read_text(errors="replace")

    def kill(self, alone=False):
        """SIGKILL: for its whole family, or for it alone; those it leaves must go by themselves."""
        assert self.process
        family = []
        with suppress(psutil.NoSuchProcess):
            family = self.process.children(recursive=True)
            os.kill(self.process.pid, signal.SIGKILL)
        for one in [] if alone else family:
            with suppress(psutil.NoSuchProcess):
                one.kill()
        _wait(self.process)
        return family

    def close(self):
        if self.runs:
            self.kill()

    def limit(self, size):
        """No file of it may grow beyond that: the disk is full; -1: there is space again."""
        assert self.process
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, -1))

    # ---- REST

    async def get(self, path):
        async with httpx.AsyncClient(timeout=5) as http:
            return await http.get(f"http://127.0.0.1:{self.port}{path}")

    async def post(self, path, body):
        async with httpx.AsyncClient(timeout=20) as http:
            return await http.post(f"http://127.0.0.1:{self.port}{path}", json=body)


async def orphans(family, patience=20.0):
    """Those of a killed server's processes that do not end by themselves; they are ended here."""
    until = time.monotonic() + patience
    while time.monotonic() < until and any(_runs(one) for one in family):
        await asyncio.sleep(0.05)
    left = [one for one in family if _runs(one)]
    for one in left:
        with suppress(psutil.NoSuchProcess):
            one.kill()
    return left


def _wait(process, patience=20.0):
    until = time.monotonic() + patience
    while _runs(process):
        assert time.monotonic() < until, "it cannot be killed"
        time.sleep(0.002)


def _runs(process):
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False
