"""An exclusive lock on a SQLite file: two servers would not see each other's changes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from .database import Database
from .integrity import database_file
from .schema import BadDatabase

_SUFFIX: Final = ".lock"  # an empty file beside the database


@contextmanager
def exclusive_lock(database: Database) -> Iterator[None]:
    """Hold the lock until the block or the process ends.

    BadDatabase if another server holds it. Databases without a file need no lock.
    """
    file = database_file(database)
    if file is None:
        yield
        return
    try:
        handle = os.open(f"{file}{_SUFFIX}", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as refused:
        raise BadDatabase("server-no-database", why=str(refused)) from refused
    try:
        _lock_it(handle, file)
        yield
    finally:
        os.close(handle)


def _lock_it(handle: int, file: Path) -> None:
    try:
        _lock(handle)
    except OSError as taken:
        raise BadDatabase("server-file-in-use", file=str(file)) from taken


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        """Released when the process ends: worker processes do not inherit the handle."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
