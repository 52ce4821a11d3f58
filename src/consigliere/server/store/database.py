"""Opening a database: SQLite in the user's data folder, or the PostgreSQL a URL names."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from msgspec import Struct
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from consigliere.kernel import Refusal

URL: Final = "CONSIGLIERE_DATABASE_URL"


class BadDatabase(Refusal):
    """A database that cannot be opened; the sentence says which and why."""


class Database(Struct, frozen=True):
    """An open database, brought to the newest version."""

    engine: Engine
    url: str

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same matches."""
        return self.engine.dialect.name == "postgresql"

    def close(self) -> None:
        self.engine.dispose()


def open_database(url: str = "") -> Database:
    """The database of `url`, or of the environment, or the user's own file."""
    url = url or os.environ.get(URL, "") or f"sqlite:///{_own_file()}"
    engine = _engine(url)
    try:
        migrate(engine)
    except SQLAlchemyError as gone:
        raise BadDatabase("server-no-database", why=_first_line(gone)) from gone
    return Database(engine, url)


def migrate(engine: Engine) -> None:
    """Bring the tables to the newest version; processes starting together wait for each other."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(19281115)")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _engine(url: str) -> Engine:
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite":
            engine = create_engine(parsed, connect_args={"check_same_thread": False})
            event.listen(engine, "connect", _careful)
            return engine
        if parsed.get_backend_name() == "postgresql":
            driver = parsed.set(drivername="postgresql+psycopg")
            return create_engine(driver, pool_pre_ping=True, connect_args={"connect_timeout": 5})
    except (ArgumentError, SQLAlchemyError, ValueError) as wrong:
        raise BadDatabase("server-bad-url", why=_first_line(wrong)) from wrong
    raise BadDatabase("server-bad-url", why=parsed.get_backend_name())


def _careful(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer; a commit is on disk when it returns."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def own_folder() -> Path:
    """Where this user's data is."""
    from platformdirs import user_data_path

    return user_data_path("consigliere", appauthor=False)


def _own_file() -> Path:
    folder = own_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as refused:
        raise BadDatabase("server-no-database", why=str(refused)) from refused
    return folder / "tables.sqlite"


def _first_line(problem: Exception) -> str:
    return str(problem).splitlines()[0][:200]
