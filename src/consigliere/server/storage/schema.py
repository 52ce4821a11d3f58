"""Schema versions and migrations."""

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
_MIGRATION_LOCK: Final = "SELECT pg_advisory_xact_lock(19281115)"


class BadDatabase(Refusal):
    """A database that cannot be opened; the sentence says which and why."""


def revision(connection: Connection) -> str:
    """The schema version; empty for a new database. BadDatabase if it is newer than ours."""
    current = MigrationContext.configure(connection).get_current_revision() or ""
    if current and current not in known_revisions():
        raise BadDatabase("server-newer-database", theirs=current, ours=known_revisions()[0])
    return current


def known_revisions() -> list[str]:
    """All versions, the newest first."""
    return [one.revision for one in ScriptDirectory.from_config(_config()).walk_revisions()]


def upgrade(connection: Connection, to: str = NEWEST) -> None:
    """Migrate in one transaction; concurrent callers wait."""
    postgresql = connection.dialect.name == "postgresql"
    connection.exec_driver_sql(_MIGRATION_LOCK if postgresql else "BEGIN IMMEDIATE")
    if postgresql:
        _check_encoding(connection)
    revision(connection)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _check_encoding(connection: Connection) -> None:
    encoding = connection.exec_driver_sql("SHOW server_encoding").scalar_one()
    if encoding != "UTF8":
        raise BadDatabase("server-encoding", encoding=encoding)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
