"""What is written together: entries of many rooms in one statement, and whoever waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection

_Key = tuple[str, int, int]
_Insert = Callable[[Connection, "list[Append]"], set[_Key]]
_ALL: Final = "INSERT OR IGNORE INTO entries (room, match, number, body) VALUES "
_ROWS: Final = 64  # in one statement


class Job(Struct):
    """Something to write, and who waits for it in which loop."""

    write: Callable[[Connection], Any]
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class Append(Struct):
    """An insert of an entry; those of one commit go in one statement."""

    statement: Any
    key: _Key
    body: bytes

    def __call__(self, connection: Connection) -> bool:
        return bool(insert_new(connection, [self]))

    def row(self) -> dict[str, Any]:
        room, match, number = self.key
        return {"room": room, "match": match, "number": number, "body": self.body}


class Plain(Struct):
    """One statement as SQLite takes it, for what is written often; whether it changed a row."""

    statement: str
    values: tuple[Any, ...]

    def __call__(self, connection: Connection) -> bool:
        return _changed(connection, self.statement, self.values) == 1


class NotAll(Exception):
    """Some of the entries were there before."""


def carry_out(connection: Connection, jobs: list[Job], insert: _Insert) -> list[Any]:
    appends = {j.write.key: j.write for j in reversed(jobs) if isinstance(j.write, Append)}
    written = insert(connection, list(appends.values())) if appends else set()
    return [
        appends[j.write.key] is j.write and j.write.key in written
        if isinstance(j.write, Append)
        else j.write(connection)
        for j in jobs
    ]


def insert_new(connection: Connection, appends: list[Append]) -> set[_Key]:
    """The keys of those entries that were not there before."""
    rows = [append.row() for append in appends]
    return {(r[0], r[1], r[2]) for r in connection.execute(appends[0].statement, rows)}


def insert_all(connection: Connection, appends: list[Append]) -> set[_Key]:
    """The same for SQLite, faster: nearly always all of them are new.

    Each statement hands the interpreter to the other threads and has to wait to get it back, so
    there are few of them.
    """
    for at in range(0, len(appends), _ROWS):
        some = appends[at : at + _ROWS]
        values = tuple([value for one in some for value in (*one.key, one.body)])
        statement = _ALL + ",".join(["(?,?,?,?)"] * len(some))
        if _changed(connection, statement, values) != len(some):
            raise NotAll
    return {append.key for append in appends}


def _changed(connection: Connection, statement: str, values: tuple[Any, ...]) -> int:
    """How many rows; SQLAlchemy would take ten times as long as SQLite itself."""
    driver: Any = connection.connection.driver_connection
    rows: int = driver.execute(statement, values).rowcount
    return rows


def settle(jobs: list[Job], results: list[Any]) -> None:
    """Wake whoever waits, each in its own loop, with one call a loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for job, result in zip(jobs, results, strict=True):
        by_loop.setdefault(job.loop, []).append((job.done, result))
    for loop, settled in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_wake, settled)


def _wake(settled: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for done, result in settled:
        if done.cancelled():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)
