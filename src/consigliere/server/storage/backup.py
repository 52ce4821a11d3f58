"""Backups: one SQLite file with every row, whichever database it came from, and a manifest."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, MetaData, insert, select

from consigliere.kernel import Refusal

from .backup_manifest import BackupManifest, write_manifest
from .database import Database, connect, database_errors
from .schema import revision, upgrade


def create_backup(url: str, path: Path) -> BackupManifest:
    """Copy a consistent snapshot of the database; servers may keep running."""
    if path.exists():
        raise Refusal("backup-there", file=str(path))
    database = connect(url)
    try:
        with database_errors():
            version = version_of(database)
            with _temporary_file(path) as part:
                _copy(database, version, part)
                return write_manifest(part, BackupManifest(version, time.time()))
    except sqlite3.Error as problem:
        raise Refusal("backup-failed", file=str(path), why=str(problem)) from problem
    finally:
        database.close()


def version_of(database: Database) -> str:
    """The schema version; a Refusal if the database is empty."""
    file = database.engine.url.database or ""
    if not database.shared and not Path(file).is_file():
        raise Refusal("backup-nothing")
    with database.engine.connect() as connection:
        version = revision(connection)
    if not version:
        raise Refusal("backup-nothing")
    return version


def _copy(database: Database, version: str, part: Path) -> None:
    if not database.shared:
        return _sqlite_backup(database, part)
    copy = connect(f"sqlite:///{part}")
    try:
        with copy.engine.begin() as into:
            upgrade(into, version)
            with database.engine.connect() as connection:
                copy_rows(connection.execution_options(isolation_level="REPEATABLE READ"), into)
    finally:
        copy.close()
    with closing(sqlite3.connect(part)) as plain:
        plain.execute("PRAGMA journal_mode=DELETE")


def _sqlite_backup(database: Database, part: Path) -> None:
    """SQLite's online backup: a snapshot that blocks no writer."""
    with database.engine.connect() as connection, closing(sqlite3.connect(part)) as copy:
        source = connection.connection.driver_connection
        assert isinstance(source, sqlite3.Connection)
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")


def copy_rows(source: Connection, into: Connection) -> None:
    """Copy every row; `into` has the same schema version and defines which tables are ours."""
    here, there = MetaData(), MetaData()
    here.reflect(into)
    names = [name for name in here.tables if name != "alembic_version"]
    there.reflect(source, only=names)
    stream = source.execution_options(stream_results=True)
    for name in names:
        for rows in stream.execute(select(there.tables[name])).mappings().partitions(500):
            into.execute(insert(here.tables[name]), [dict(row) for row in rows])


@contextmanager
def _temporary_file(path: Path) -> Iterator[Path]:
    """A private temporary file that is renamed to `path` on success."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield part
        with open(part, "rb") as whole:
            os.fsync(whole.fileno())
        os.replace(part, path)
    finally:
        for end in ("", "-wal", "-shm", "-journal"):
            Path(f"{part}{end}").unlink(missing_ok=True)
