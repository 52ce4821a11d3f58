"""Databases and servers. Everything a test starts is stopped at its end, or at the session's."""

import asyncio
import inspect

import pytest
import structlog

from consigliere.server.storage import open_database
from consigliere.server.workers.bots import BotWorkerPool

from .postgres import Postgres
from .table import Server

BOTH = ("sqlite", "postgresql")


def pytest_collection_modifyitems(items):
    """No scenario may hang; on a busy machine some take long."""
    for item in items:
        if "tests/server/" in str(item.path) and inspect.iscoroutinefunction(item.obj):
            item.obj = _limited(item.obj)


def _limited(test):
    async def limited(**fixtures):
        async with asyncio.timeout(120):
            await test(**fixtures)

    limited.__signature__ = inspect.signature(test)
    return limited


@pytest.fixture(scope="session", autouse=True)
def lazy_thinkers():
    """A bot's process starts when a bot is asked, not with every server of these tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BotWorkerPool, "warm", lambda self: None)
        yield


@pytest.fixture(scope="session", autouse=True)
def no_logs():
    """A traceback in colours takes longer than many a test."""
    structlog.configure(processors=[_drop])
    yield
    structlog.reset_defaults()


@pytest.fixture
def logged():
    """What servers started from now on write to the log."""
    events = []

    def keep(_logger, level, event):
        events.append({**event, "level": level})
        raise structlog.DropEvent

    structlog.configure(processors=[keep])
    yield events
    structlog.configure(processors=[_drop])


def _drop(_logger, _level, _event):
    raise structlog.DropEvent


@pytest.fixture(scope="session")
def postgres():
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(params=BOTH)
def url(request, tmp_path):
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite"
    return request.getfixturevalue("postgres").fresh()


@pytest.fixture
def database(url):
    opened = open_database(url)
    yield opened
    opened.close()


@pytest.fixture
def own_server(database):
    """A server that no other test uses."""
    server = Server(database)
    yield server
    server.close()


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory):
    server = Server(open_database(f"sqlite:///{tmp_path_factory.mktemp('db')}/t.sqlite"))
    yield server
    server.close()


@pytest.fixture(scope="session")
def postgresql_server(postgres):
    server = Server(open_database(postgres.fresh()))
    yield server
    server.close()


@pytest.fixture(params=BOTH)
def server(request):
    """A server shared by many tests, each in its own room."""
    return request.getfixturevalue(f"{request.param}_server")


@pytest.fixture
def fast(sqlite_server):
    """Where storage is not the point."""
    return sqlite_server


@pytest.fixture
def own_limited(tmp_path):
    """A server where one address opens two rooms a minute."""
    server = Server(open_database(f"sqlite:///{tmp_path}/t.sqlite"), rooms_per_minute=2)
    yield server
    server.close()
