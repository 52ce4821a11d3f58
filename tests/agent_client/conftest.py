"""The servers of tests/server, and a home of its own for every test."""

import asyncio
import inspect

import pytest

from consigliere.server.rooms import commands

from ..server.conftest import fast, lazy_thinkers, no_logs, sqlite_server

__all__ = ["fast", "lazy_thinkers", "no_logs", "sqlite_server"]


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """Where the keys of chairs are kept."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch):
    """Who takes a person's chair does not think long."""
    monkeypatch.setattr(commands, "DEFAULT", "greedy")


def pytest_collection_modifyitems(items):
    """No scenario may hang."""
    for item in items:
        if "tests/agent_client/" in str(item.path) and inspect.iscoroutinefunction(item.obj):
            item.obj = _limited(item.obj)


def _limited(test):
    async def limited(**fixtures):
        async with asyncio.timeout(40):
            await test(**fixtures)

    limited.__signature__ = inspect.signature(test)
    return limited
