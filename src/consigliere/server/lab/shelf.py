"""The folders of the lab's runs: a study each, and what the lab itself knows about it."""

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
from consigliere.lab.study.book import FORMAT, GAMES, PLAN, Header
from consigliere.lab.study.plan import Study

from ..room import BadRequest
from ..wire.lab import LabPlan

MOST_KEPT: Final = 30
_NOTE: Final = "run.json"
_ID: Final = re.compile(r"[0-9a-f]{12}")


class Kept(Struct, frozen=True):
    """The whole of run.json."""

    plan: LabPlan
    name: str  # what its table is called
    begun: float
    problem: Reason | None = None  # why it ended, if not well


class Shelf:
    """So many runs; when a new one comes the oldest goes."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def path(self, id: str) -> Path:
        """The folder of a run; BadRequest if there is none."""
        path = self._folder / id
        if not _ID.fullmatch(id) or not (path / _NOTE).is_file():
            raise BadRequest("lab-unknown")
        return path

    def all(self) -> dict[str, Kept]:
        """What can be read, the newest first."""
        found = [(path.parent.name, _read(path)) for path in self._folder.glob(f"*/{_NOTE}")]
        known = [(id, kept) for id, kept in found if kept and _ID.fullmatch(id)]
        return dict(sorted(known, key=lambda one: one[1].begun, reverse=True))

    def read(self, id: str) -> Kept:
        """What is known about a run."""
        kept = _read(self.path(id) / _NOTE)
        if kept is None:
            raise BadRequest("lab-unknown")
        return kept

    def add(self, plan: LabPlan, study: Study) -> str:
        """A new run, with all its games still to be played."""
        for old in list(self.all())[MOST_KEPT - 1 :]:
            self.drop(old)
        id = secrets.token_hex(6)
        path = self._folder / id
        path.mkdir(parents=True)
        (path / PLAN).write_bytes(msgspec.json.encode(Header(FORMAT, study)))
        self.note(id, Kept(plan, study.tables[0].name, time.time()))
        return id

    def note(self, id: str, kept: Kept) -> None:
        """Remember that about it."""
        fresh = self._folder / id / f".{_NOTE}.part"
        fresh.write_bytes(msgspec.json.encode(kept))
        os.replace(fresh, self._folder / id / _NOTE)

    def drop(self, id: str) -> None:
        """Forget it, with everything that was played."""
        shutil.rmtree(self.path(id))

    def done(self, id: str) -> int:
        """How many games were played."""
        try:
            known = (self.path(id) / GAMES).stat()
        except OSError:
            return 0
        return _lines(str(self.path(id) / GAMES), known.st_mtime_ns, known.st_size)


def _read(path: Path) -> Kept | None:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Kept)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return None


@lru_cache(maxsize=2 * MOST_KEPT)
def _lines(path: str, _when: int, _size: int) -> int:
    """Counted once, as long as the file is as it was; a torn last line has no end."""
    count = 0
    with open(path, "rb") as file:
        while block := file.read(1 << 20):
            count += block.count(b"\n")
    return count
