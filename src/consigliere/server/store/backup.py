"""A backup: one SQLite file with every row, whichever database it came from, and a seal."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, MetaData, insert, select

from consigliere.kernel import Refusal

from .database import Database, reachable, untouched
from .revisions import revision, upgrade
from .seal import Seal, put_seal


def back_up(url: str, path: Path) -> Seal:
    """All that the database holds at one moment; servers may go on meanwhile."""
    if path.exists():
        raise Refusal("backup-there", file=str(path))
    database = untouched(url)
    try:
        with reachable():
            version = version_of(database)
            with _fresh(path) as part:
                _copy(database, version, part)
                return put_seal(part, Seal(version, time.time()))
    except sqlite3.Error as problem:
        raise Refusal("backup-failed", file=str(path), why=str(problem)) from problem
    finally:
        database.close()


def version_of(database: Database) -> str:
    """The version of a database that is in use; a Refusal if there is nothing in it."""
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
        return _online(database, part)
    copy = untouched(f"sqlite:///{part}")
    try:
        with copy.engine.begin() as into:
            upgrade(into, version)
            with database.engine.connect() as connection:
                pour(connection.execution_options(isolation_level="REPEATABLE READ"), into)
    finally:
        copy.close()
    with closing(sqlite3.connect(part)) as plain:
        plain.execute("PRAGMA journal_mode=DELETE")


def _online(database: Database, part: Path) -> None:
    """SQLite's own way: one moment of the file, with nobody kept from writing."""
    with database.engine.connect() as connection, closing(sqlite3.connect(part)) as copy:
        source = connection.connection.driver_connection
        assert isinstance(source, sqlite3.Connection)
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")


def pour(source: Connection, into: Connection) -> None:
    """Every row of our tables; `into` has the same version, and says which tables are ours."""
    here, there = MetaData(), MetaData()
    here.reflect(into)
    names = [name for name in here.tables if name != "alembic_version"]
    there.reflect(source, only=names)
    stream = source.execution_options(stream_results=True)
    for name in names:
        for rows in stream.execute(select(there.tables[name])).mappings().partitions(500):
            into.execute(insert(here.tables[name]), [dict(row) for row in rows])


@contextmanager
def _fresh(path: Path) -> Iterator[Path]:
    """A file beside it that takes its name when all is well; nobody else may read it."""
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
