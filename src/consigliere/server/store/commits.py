"""What is written together: entries of many rooms in one statement, and whoever waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection

_Key = tuple[str, int, int]


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
        return self.on(connection.connection.driver_connection)

    def on(self, driver: Any) -> bool:
        """The same, past SQLAlchemy, which would take ten times as long as SQLite itself."""
        changed: int = driver.execute(self.statement, self.values).rowcount
        return changed == 1


class NotAll(Exception):
    """Some of the entries were there before."""


def carry_out(connection: Connection, jobs: list[Job]) -> list[Any]:
    appends = {j.write.key: j.write for j in reversed(jobs) if isinstance(j.write, Append)}
    written = insert_new(connection, list(appends.values())) if appends else set()
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
