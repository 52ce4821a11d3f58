"""The folders of the lab's runs: each a study, and what the lab knows about it."""

from __future__ import annotations

import os
import re
import secrets
import shutil
import time
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from consigliere.kernel import Reason
from consigliere.lab.study.plan import Study
from consigliere.lab.study.run_folder import FORMAT, GAMES, PLAN, Header

from ...protocol.lab import LabPlan
from ...rooms.model import BadRequest

MAX_RUNS: Final = 30
_NOTE: Final = "run.json"
_ID: Final = re.compile(r"[0-9a-f]{12}")


class RunInfo(Struct, frozen=True):
    """The content of run.json."""

    plan: LabPlan
    name: str  # what its table is called
    begun: float
    problem: Reason | None = None  # why it failed


class RunStore:
    """At most MAX_RUNS runs; a new one replaces the oldest."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def path(self, id: str) -> Path:
        """The folder of a run; BadRequest if there is none."""
        path = self._folder / id
        if not _ID.fullmatch(id) or not (path / _NOTE).is_file():
            raise BadRequest("lab-unknown")
        return path

    def all(self) -> dict[str, RunInfo]:
        """All readable runs, the newest first."""
        stored = [(path.parent.name, _read(path)) for path in self._folder.glob(f"*/{_NOTE}")]
        stat = [(id, info) for id, info in stored if info and _ID.fullmatch(id)]
        return dict(sorted(stat, key=lambda one: one[1].begun, reverse=True))

    def read(self, id: str) -> RunInfo:
        """The info of a run."""
        info = _read(self.path(id) / _NOTE)
        if info is None:
            raise BadRequest("lab-unknown")
        return info

    def add(self, plan: LabPlan, study: Study) -> str:
        """A new run, with all its games still to be played."""
        for old in list(self.all())[MAX_RUNS - 1 :]:
            self.delete(old)
        id = secrets.token_hex(6)
        path = self._folder / id
        path.mkdir(parents=True)
        (path / PLAN).write_bytes(msgspec.json.encode(Header(FORMAT, study)))
        self.save(id, RunInfo(plan, study.tables[0].name, time.time()))
        return id

    def save(self, id: str, info: RunInfo) -> None:
        """Store the info of a run."""
        fresh = self._folder / id / f".{_NOTE}.part"
        fresh.write_bytes(msgspec.json.encode(info))
        os.replace(fresh, self._folder / id / _NOTE)

    def delete(self, id: str) -> None:
        """Delete a run with all its games."""
        shutil.rmtree(self.path(id))

    def games_played(self, id: str) -> int:
        """How many games were played."""
        try:
            stat = (self.path(id) / GAMES).stat()
        except OSError:
            return 0
        return _count_lines(str(self.path(id) / GAMES), stat.st_mtime_ns, stat.st_size)


def _read(path: Path) -> RunInfo | None:
    try:
        return msgspec.json.decode(path.read_bytes(), type=RunInfo)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return None


@lru_cache(maxsize=2 * MAX_RUNS)
def _count_lines(path: str, _when: int, _size: int) -> int:
    """Cached until the file changes; a torn last line does not count."""
    count = 0
    with open(path, "rb") as file:
        while block := file.read(1 << 20):
            count += block.count(b"\n")
    return count
