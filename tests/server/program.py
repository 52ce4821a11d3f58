"""The program `consigliere serve` in a process of its own, as an administrator runs it."""

import os
import re
import signal
import subprocess
import sys

from .table import Server

# The pages need not be built to test what is behind them.
SERVE = """
from pathlib import Path
import os
import sys
if os.environ.get("WATCHED_LOOP"):
    from tests.soak import _probe
    _probe.install(os.environ["WATCHED_LOOP"])
from consigliere.server.http import pages
pages.STATIC = Path(sys.argv.pop(1))
from consigliere.cli import main
main()
"""
ENGLISH = {"LC_ALL": "C", "LANG": "C", "NO_COLOR": "1", "PYTHONUTF8": "1"}


def start(folder, *args, url="", built=True, **env):
    """A process; `folder` is where its pages are, and its user's home."""
    if built:
        (folder / "index.html").write_text("<!doctype html>")
    fast = {"CONSIGLIERE_WINDOW_SECONDS": "0.01", "CONSIGLIERE_MESSAGES_PER_SECOND": "100000"}
    many = {"CONSIGLIERE_ROOMS_PER_MINUTE": "100000", "CONSIGLIERE_DATABASE_URL": url}
    wide = {"CONSIGLIERE_SOCKETS_PER_ADDRESS": "100000", "CONSIGLIERE_ROOMS_PER_ADDRESS": "100000"}
    wide["CONSIGLIERE_WORK_PER_ADDRESS"] = "1000000000"
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "data")}
    return subprocess.Popen(
        [sys.executable, "-c", SERVE, str(folder), *map(str, args)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **ENGLISH, **fast, **many, **wide, **home, **env},
        start_new_session=True,
    )


def finished(process, patience=40):
    """Exit code, stdout and stderr of a process that ends by itself."""
    try:
        out, err = process.communicate(timeout=patience)
    except subprocess.TimeoutExpired:
        kill(process)
        out, err = process.communicate()
        raise AssertionError(f"still running: {out}{err}") from None
    return process.returncode, out, err


def kill(process):
    """SIGKILL for it and for the bots' processes."""
    os.killpg(process.pid, signal.SIGKILL)
    process.wait(10)


class Program(Server):
    """A server one can talk to like the one in this process."""

    def __init__(self, folder, url, command="serve", **env):
        here = [command, "--host", "127.0.0.1", "--port", "0"]
        here += ["--no-browser"] if command == "play" else []
        self.process = start(folder, *here, url=url, **env)
        line = self.process.stdout.readline()
        found = re.search(r"http://[^:/]+:(\d+)/", line)
        if not found:
            raise AssertionError(f"{line}{finished(self.process)}")
        self.port = int(found[1])

    def kill(self):
        kill(self.process)
        self.process.communicate()

    def stop(self, how=signal.SIGTERM):
        """Ask it to end, as `how` says; what it leaves behind."""
        self.process.send_signal(how)
        return finished(self.process)

    def close(self):
        if self.process.poll() is None:
            self.kill()
        for stream in (self.process.stdout, self.process.stderr):
            stream.close()
