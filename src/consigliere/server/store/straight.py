"""SQLite past SQLAlchemy, for what is written often: one statement that is a commit by itself.

Each statement hands the interpreter to the other threads and has to wait to get it back, so there
are few of them.
"""

from __future__ import annotations

import sqlite3
from typing import Any, Final

from sqlalchemy import Engine

from .commits import Append, Job, NotAll, Plain

_ALL: Final = "INSERT INTO entries (room, match, number, body) VALUES "
_ROWS: Final = 64  # in one statement
_OFTEN: Final = (Append, Plain)


class Straight:
    """The writer's own connection; no other thread uses it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: sqlite3.Connection | None = None

    def takes(self, jobs: list[Job]) -> bool:
        """Whether they are all of the kind that is written often."""
        return all(isinstance(job.write, _OFTEN) for job in jobs)

    def carry_out(self, jobs: list[Job]) -> list[bool]:
        """Whether each changed a row. NotAll if an entry was there before: nothing is written."""
        connection = self._opened()
        try:
            return _written(connection, jobs)
        except sqlite3.IntegrityError as there_before:
            connection.rollback()
            raise NotAll from there_before
        except Exception:
            self.close()
            raise

    def close(self) -> None:
        """What was begun and not finished is gone."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _opened(self) -> sqlite3.Connection:
        if self._connection is None:
            fairy = self._engine.raw_connection()
            driver: Any = fairy.driver_connection
            fairy.detach()
            driver.isolation_level = None  # nothing begins by itself
            self._connection = driver
        assert self._connection
        return self._connection


def _written(connection: sqlite3.Connection, jobs: list[Job]) -> list[bool]:
    entries = [job.write for job in jobs if isinstance(job.write, Append)]
    if len(entries) == len(jobs) <= _ROWS:
        _insert(connection, entries)
        return [True] * len(jobs)
    connection.execute("BEGIN IMMEDIATE")
    for at in range(0, len(entries), _ROWS):
        _insert(connection, entries[at : at + _ROWS])
    changed = [not isinstance(job.write, Plain) or job.write.on(connection) for job in jobs]
    connection.execute("COMMIT")
    return changed


def _insert(connection: sqlite3.Connection, entries: list[Append]) -> None:
    values = [value for one in entries for value in (*one.key, one.body)]
    connection.execute(_ALL + ",".join(["(?,?,?,?)"] * len(entries)), values)
