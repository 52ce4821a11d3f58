"""A backup is brought into an empty database: all of it, or nothing."""

from __future__ import annotations

import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, func, select, update

from consigliere.kernel import Refusal

from .backup import pour
from .database import Database, open_database, reachable
from .seal import Seal, read_seal
from .tables import METADATA, ROOMS


def restore(url: str, path: Path) -> Seal:
    """What the backup holds, older ones brought to our version, in the database of `url`."""
    seal = read_seal(path)
    with TemporaryDirectory(prefix="consigliere-") as folder:
        copy = Path(folder) / "backup.sqlite"
        shutil.copyfile(path, copy)
        _unseal(copy)
        with closing(open_database(f"sqlite:///{copy}")) as old, closing(open_database(url)) as new:
            _move(old, new, seal)
    return seal


def _unseal(copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as c:
        c.execute("DROP TABLE backup")
        c.commit()


def _move(old: Database, new: Database, seal: Seal) -> None:
    with reachable(), old.engine.connect() as source, new.engine.begin() as into:
        if not new.shared:
            into.exec_driver_sql("BEGIN IMMEDIATE")
        if _used(into):
            raise Refusal("restore-not-empty")
        pour(source, into)
        later = time.time() - seal.taken
        into.execute(update(ROOMS).values(changed=ROOMS.c.changed + later))  # as old as they were


def _used(connection: Connection) -> bool:
    counts = [select(func.count()).select_from(table) for table in METADATA.sorted_tables]
    return any(connection.execute(count).scalar() for count in counts)
