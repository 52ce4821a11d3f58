"""Versions of the database: which one it has, which we know, and the way up."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from consigliere.kernel import Refusal

NEWEST: Final = "head"
_TOGETHER: Final = "SELECT pg_advisory_xact_lock(19281115)"


class BadDatabase(Refusal):
    """A database that cannot be opened; the sentence says which and why."""


def revision(connection: Connection) -> str:
    """The version of a database; empty: it has no tables of ours. BadDatabase if it is newer."""
    found = MigrationContext.configure(connection).get_current_revision() or ""
    if found and found not in known():
        raise BadDatabase("server-newer-database", theirs=found, ours=known()[0])
    return found


def known() -> list[str]:
    """All versions there are, the newest first."""
    return [one.revision for one in ScriptDirectory.from_config(_config()).walk_revisions()]


def upgrade(connection: Connection, to: str = NEWEST) -> None:
    """Bring the tables there, all of the way or not at all; who comes second waits."""
    postgresql = connection.dialect.name == "postgresql"
    connection.exec_driver_sql(_TOGETHER if postgresql else "BEGIN IMMEDIATE")
    if postgresql:
        _takes_any_letter(connection)
    revision(connection)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _takes_any_letter(connection: Connection) -> None:
    encoding = connection.exec_driver_sql("SHOW server_encoding").scalar_one()
    if encoding != "UTF8":
        raise BadDatabase("server-encoding", encoding=encoding)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
