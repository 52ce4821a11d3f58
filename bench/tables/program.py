"""`consigliere serve` in a process of its own, that may be killed and started again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from bench.load.measure import _resident, cpu

_SERVE: Final = "from consigliere.cli import main; main()"
_PROFILED: Final = "import cProfile; from consigliere.cli import main; cProfile.run('main()', {!r})"
_OPEN: Final = {  # here all come from one
    "CONSIGLIERE_SOCKETS_PER_ADDRESS": "1000000",
    "CONSIGLIERE_WORK_PER_ADDRESS": "1000000000",
}
_PATIENCE: Final = 60.0


class Program:
    """A server on that database; it keeps its port when it starts again."""

    def __init__(self, url: str, folder: Path, workers: int = 1, profile: str = "") -> None:
        self.url, self.log, self.workers = url, folder / "log", workers
        self.profile, self.port = profile, 0
        self.start()

    def start(self) -> float:
        """Seconds until it answers."""
        began = monotonic()
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                self._command(),
                env={**os.environ, **_OPEN, "CONSIGLIERE_DATABASE_URL": self.url},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        assert self._process.stdout
        result = re.search(r":(\d+)/", self._process.stdout.readline())
        if result is None:
            raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")
        self.port = int(result[1])
        self._until_up()
        return monotonic() - began

    def stop(self, how: int = signal.SIGTERM) -> float:
        """Seconds until it has ended."""
        began = monotonic()
        if how == signal.SIGKILL:
            os.killpg(self._process.pid, how)  # with the bots' processes
        else:
            self._process.send_signal(how)
        self._process.wait(_PATIENCE)
        return monotonic() - began

    @property
    def pid(self) -> int:
        return self._process.pid

    def cpu(self) -> tuple[float, float]:
        """Processor seconds of the server itself, and of all with the bots' processes."""
        stat = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        own = (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")
        return own, cpu(self.pid)

    def kilobytes(self) -> float:
        """Held by the server itself."""
        return _resident(self.pid)

    def metrics(self) -> dict[str, float]:
        lines = self.get("/api/metrics").decode().splitlines()
        return {k: float(v) for k, v in (x.rsplit(" ", 1) for x in lines if x[0] != "#")}

    def entries(self) -> float:
        """Committed since it started."""
        return self.metrics()["consigliere_answers_total"]

    def complaints(self) -> list[str]:
        """What it has to say that is no information."""
        return [line for line in self.log.read_text().splitlines() if '"info"' not in line]

    def _command(self) -> list[str]:
        program = _PROFILED.format(self.profile) if self.profile else _SERVE
        more = ["--workers", str(self.workers)] if self.workers > 1 else []
        return [sys.executable, "-c", program, "serve", "--port", str(self.port), *more]

    def _until_up(self) -> None:
        until = monotonic() + _PATIENCE
        while True:
            try:
                self.get("/api/health")
                return
            except OSError:
                if monotonic() > until:
                    raise
                sleep(0.05)

    def get(self, path: str) -> bytes:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=10) as answer:
            body: bytes = answer.read()
            return body
