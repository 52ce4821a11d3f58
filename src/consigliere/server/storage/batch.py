"""Write batches: entries of many rooms in one statement, and the futures of their callers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, Executable

_ROWCOUNT: Final = {"preserve_rowcount": True}


class Job(Struct):
    """A write, and the future of its caller in its event loop."""

    write: Callable[[Connection], Any]
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class ConditionalInsert(Struct):
    """The insert of a row, unless the statement finds a reason not to; whether it was inserted."""

    statement: Executable
    row: dict[str, Any]

    def __call__(self, connection: Connection) -> bool:
        return changed_rows(connection, self.statement, self.row) == 1


class InsertEntry(ConditionalInsert):
    """An entry of a match."""


class InsertSealed(ConditionalInsert):
    """A sealed answer to an open window."""


class NotAllInserted(Exception):
    """Some of these rows were not inserted; it is not known which."""


def execute_jobs(connection: Connection, jobs: list[Job]) -> list[Any]:
    """The results; inserts of one kind are one statement, and NotAllInserted if one fails."""
    if len(jobs) == 1:
        return [jobs[0].write(connection)]
    for kind in (InsertEntry, InsertSealed):  # entries first: they close windows
        inserts = [job.write for job in jobs if isinstance(job.write, kind)]
        rows = [insert.row for insert in inserts]
        if rows and changed_rows(connection, inserts[0].statement, rows) != len(rows):
            raise NotAllInserted
    return [isinstance(job.write, ConditionalInsert) or job.write(connection) for job in jobs]


def changed_rows(connection: Connection, statement: Executable, values: Any) -> int:
    """How many rows were written, which SQLAlchemy forgets of an INSERT unless it is asked."""
    return connection.execute(statement, values, execution_options=_ROWCOUNT).rowcount


def resolve(jobs: list[Job], results: list[Any]) -> None:
    """Resolve the futures, with one call for each event loop."""
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
