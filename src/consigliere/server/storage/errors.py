"""Classification of database errors: retry, tell the operator, or reject the value."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError, StatementError

_READ_ONLY: Final = "25006"  # PostgreSQL during a failover
_WRONG_VALUE: Final = (
    sqlite3.DataError,
    sqlite3.IntegrityError,
    sqlite3.ProgrammingError,
    sqlite3.InterfaceError,
)
_BROKEN_FILE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class StorageUnavailable(Exception):
    """The database could not be reached; nothing was written. A retry may succeed."""

    message_key = "room-storage"


class StorageDamaged(StorageUnavailable):
    """The database answers, but its data is damaged. A retry fails too."""

    message_key = "room-storage-damaged"


class StorageRefused(StorageUnavailable):
    """The database rejects this value; other writes are not affected."""

    message_key = "room-storage-refused"


def classify(problem: Exception) -> StorageUnavailable:
    """Classify an error of SQLAlchemy or a driver; the text contains no values."""
    return _error_class(problem)(str(problem).partition("\n")[0])


def _error_class(problem: Exception) -> type[StorageUnavailable]:
    if isinstance(problem, sqlite3.Error):
        return _of_sqlite(problem)
    if not isinstance(problem, StatementError):  # such as an exhausted pool
        return StorageUnavailable
    if isinstance(problem, DBAPIError) and problem.connection_invalidated:
        return StorageUnavailable
    if isinstance(problem.orig, sqlite3.Error):
        return _of_sqlite(problem.orig)
    return _of_postgresql(problem)


def _of_sqlite(error: sqlite3.Error) -> type[StorageUnavailable]:
    if getattr(error, "sqlite_errorcode", 0) & 0xFF in _BROKEN_FILE:
        return StorageDamaged
    if isinstance(error, sqlite3.OperationalError):
        return StorageUnavailable
    if isinstance(error, _WRONG_VALUE):
        return StorageRefused
    return StorageDamaged


def _of_postgresql(error: StatementError) -> type[StorageUnavailable]:
    """By the exception names of PEP 249, which SQLAlchemy and psycopg share."""
    name = type(error).__name__
    state = getattr(error.orig, "sqlstate", None)
    if name in ("OperationalError", "InterfaceError") or state == _READ_ONLY:
        return StorageUnavailable
    if name in ("InternalError", "DatabaseError") or (name == "ProgrammingError" and state):
        return StorageDamaged
    return StorageRefused
