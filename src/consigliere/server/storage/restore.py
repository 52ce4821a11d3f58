"""Restoring a backup into an empty database, completely or not at all."""

from __future__ import annotations

import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, delete, func, select, update

from consigliere.kernel import Refusal

from .backup import copy_rows
from .backup_manifest import BackupManifest, read_manifest
from .database import Database, database_errors, open_database
from .tables import METADATA, ROOMS, SERVER_STATE


def restore(url: str, path: Path) -> BackupManifest:
    """Restore a backup into the database of `url`, migrating older ones."""
    manifest = read_manifest(path)
    with TemporaryDirectory(prefix="consigliere-") as folder:
        copy = Path(folder) / "backup.sqlite"
        shutil.copyfile(path, copy)
        _drop_manifest(copy)
        with closing(open_database(f"sqlite:///{copy}")) as old, closing(open_database(url)) as new:
            _import(old, new, manifest)
    return manifest


def _drop_manifest(copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as c:
        c.execute("DROP TABLE backup")
        c.commit()


def _import(old: Database, new: Database, manifest: BackupManifest) -> None:
    with database_errors(), old.engine.connect() as source, new.engine.begin() as into:
        if not new.shared:
            into.exec_driver_sql("BEGIN IMMEDIATE")
        if _has_rows(into):
            raise Refusal("restore-not-empty")
        into.execute(delete(SERVER_STATE))  # a server may have started on the empty database
        copy_rows(source, into)
        later = time.time() - manifest.taken
        as_old = {"changed": ROOMS.c.changed + later, "deleted": ROOMS.c.deleted + later}
        into.execute(update(ROOMS).values(as_old))
        into.execute(delete(SERVER_STATE))  # clock readings of another machine


def _has_rows(connection: Connection) -> bool:
    tables = [table for table in METADATA.sorted_tables if table is not SERVER_STATE]
    counts = [select(func.count()).select_from(table) for table in tables]
    return any(connection.execute(count).scalar() for count in counts)
