"""A process that has loaded the program and waits: a server is a fork of it, and starts at once.

Loading takes seconds, and hundreds of starts would be spent on it. What is forked runs the same
`consigliere serve` from its first line, in a session of its own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import suppress
from threading import Lock

import psutil  # type: ignore[import-untyped]

LOADED = """
import json, os, signal, sys
from pathlib import Path
import alembic.command, psycopg
import uvicorn.loops.auto, uvicorn.protocols.http.auto, uvicorn.lifespan.on
import consigliere.bots, consigliere.server.run
from consigliere.cli import main
from consigliere.server.http import pages
from consigliere.server.app import application
from consigliere.server.storage import open_database
from consigliere.server.workers.bots import BotWorkerPool

application(open_database("sqlite://"))  # all that is loaded late is loaded now
BotWorkerPool.warm = lambda self: None  # a bot's process starts when a bot is asked

signal.signal(signal.SIGCHLD, signal.SIG_IGN)
print("ready", flush=True)
for line in sys.stdin:
    wanted = json.loads(line)
    pid = os.fork()
    if pid:
        print(pid, flush=True)
        continue
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    os.environ.update(wanted["env"])
    nothing, log = os.open(os.devnull, os.O_RDWR), os.open(wanted["log"], os.O_WRONLY | os.O_APPEND)
    for to, fd in ((0, nothing), (1, nothing), (2, log)):
        os.dup2(fd, to)
    sys.stdin = open(os.devnull)
    pages.STATIC = Path(wanted["pages"])
    sys.argv = ["consigliere", *wanted["args"]]
    sys.exit(main())
"""


class Nursery:
    """Starts servers; they end when they are killed, or with it."""

    def __init__(self):
        self._process = subprocess.Popen(
            [sys.executable, "-c", LOADED],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )
        self._one = Lock()
        assert self._process.stdout and self._process.stdout.readline() == "ready\n"

    def start(self, args, env, log, pages):
        """A new server; its number."""
        wanted = {"args": args, "env": env, "log": str(log), "pages": str(pages)}
        with self._one:
            assert self._process.stdin and self._process.stdout
            self._process.stdin.write(json.dumps(wanted) + "\n")
            return int(self._process.stdout.readline())

    def close(self):
        for child in psutil.Process(self._process.pid).children(recursive=True):
            with suppress(psutil.NoSuchProcess):
                child.kill()
        for stream in (self._process.stdin, self._process.stdout):
            if stream:
                stream.close()
        self._process.wait(20)
        assert os.getpid() != self._process.pid
