"""The file of a SQLite database, and whether it is intact."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from .database import Database


def database_file(database: Database) -> Path | None:
    """The real path of the file; None if there is none."""
    if database.shared:
        return None
    name = database.engine.url.database or ""
    if name.startswith("file:"):
        name = name[len("file:") :].partition("?")[0]
    return Path(os.path.realpath(name)) if name not in ("", ":memory:") else None


def is_intact(file: Path) -> bool:
    """Whether SQLite finds no damage, on a connection without cached pages."""
    try:
        with closing(sqlite3.connect(file, timeout=1.0)) as c:
            return bool(c.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
    except sqlite3.OperationalError as busy:  # the file is busy, not damaged
        return busy.sqlite_errorcode & 0xFF not in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    except sqlite3.DatabaseError:
        return False
