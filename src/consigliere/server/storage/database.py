"""Opening a database: SQLite in the user's data folder, or the PostgreSQL a URL names."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from .schema import BadDatabase, upgrade

URL: Final = "CONSIGLIERE_DATABASE_URL"
_HIDE_PARAMETERS: Final[dict[str, Any]] = {
    "hide_parameters": True
}  # secrets must not get into logged errors

# The connection used last still caches the pages that the next commit changes.
_LIFO_POOL: Final[dict[str, Any]] = {"pool_use_lifo": True}


class Database(Struct, frozen=True):
    """An open database with the newest schema."""

    engine: Engine
    url: str
    shared: bool  # other processes may serve the same matches

    def close(self) -> None:
        self.engine.dispose()


def open_database(url: str = "") -> Database:
    """The database of `url`, or of the environment, or the user's own file."""
    database = connect(url)
    with ExitStack() as failing:
        failing.callback(database.close)
        with database_errors(), database.engine.begin() as connection:
            upgrade(connection)
        failing.pop_all()
    return database


@contextmanager
def database_errors() -> Iterator[None]:
    """Turn errors of the database into BadDatabase."""
    try:
        yield
    except SQLAlchemyError as error:
        raise BadDatabase("server-no-database", why=_first_line(error)) from error


def connect(url: str = "") -> Database:
    """Connect without migrating."""
    url = url or os.environ.get(URL, "") or f"sqlite:///{_default_file()}"
    engine = _engine(url)
    return Database(engine, url, engine.dialect.name == "postgresql")


def _engine(url: str) -> Engine:
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite":
            how = {"connect_args": {"check_same_thread": False}, **_HIDE_PARAMETERS}
            dialect: Any = parsed.get_dialect()
            pooled = issubclass(dialect.get_pool_class(parsed), QueuePool)
            engine = create_engine(parsed, **how, **_LIFO_POOL if pooled else {})
            event.listen(engine, "connect", _set_pragmas)
            return engine
        if parsed.get_backend_name() == "postgresql":
            driver = parsed.set(drivername="postgresql+psycopg")
            how = {"connect_timeout": 5, "client_encoding": "utf8"}
            return create_engine(driver, pool_pre_ping=True, connect_args=how, **_HIDE_PARAMETERS)
    except (ArgumentError, SQLAlchemyError, ValueError) as wrong:
        raise BadDatabase("server-bad-url", why=_first_line(wrong)) from wrong
    raise BadDatabase("server-bad-url", why=parsed.get_backend_name())


def _set_pragmas(connection: Any, _record: Any) -> None:
    """WAL: readers do not block. FULL: commits are on disk. secure_delete: pages are cleared."""
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "secure_delete=ON"):
        connection.execute(f"PRAGMA {pragma}")


def data_folder() -> Path:
    """The user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("consigliere", appauthor=False)


def _default_file() -> Path:
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as refused:
        raise BadDatabase("server-no-database", why=str(refused)) from refused
    return folder / "tables.sqlite"


def _first_line(problem: Exception) -> str:
    return str(problem).splitlines()[0][:200]
