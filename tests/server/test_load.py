"""Many tables at once: nothing is dropped, and everybody sees every answer. Figures: soak load."""

import asyncio

import pytest

from bench.tables.evening import Evening, kept
from bench.tables.laid import PEOPLE, lay
from consigliere.server import run
from consigliere.server.http import open_files
from consigliere.server.storage import open_database
from tests.cli.run import run as consigliere

from .table import PATIENCE, Server

TABLES = 20


@pytest.fixture
def evening(tmp_path):
    """Matches in the middle, four people each; one in ten wants words."""
    url = f"sqlite:///{tmp_path}/t.sqlite"
    laid = lay(url, TABLES, PEOPLE, late=60)
    server = Server(open_database(url))
    yield Evening(laid, server.port, words=0.1, pace=0.02), url
    server.close()


async def answers(evening, number):
    """So many more come in."""
    until = len(evening.tally.acks) + number
    async with asyncio.timeout(PATIENCE):
        while len(evening.tally.acks) < until:
            await asyncio.sleep(0.05)


async def all_seen(evening):
    """Every answer has come to everybody at its table."""
    async with asyncio.timeout(PATIENCE):
        while any(table.unseen(0) for table in evening.tables):
            await asyncio.sleep(0.05)


async def test_twenty_tables_play_are_all_cut_off_and_lose_nothing(evening):
    evening, url = evening
    await evening.come()
    await answers(evening, 3 * TABLES)
    evening.cut()
    await evening.all_here(PATIENCE)
    await answers(evening, TABLES)
    await evening.quiet(PATIENCE)
    await all_seen(evening)
    answered, twice = kept(url)
    tally = evening.tally

    assert not tally.closed, "the server closed a line"
    assert {*tally.refusals} <= {"room-stale", "room-not-asked", "room-not-playing"}
    assert set(tally.acked) <= answered
    assert 0 == twice
    evening.leave()


def test_a_system_that_lets_us_open_few_files_is_named(tmp_path, monkeypatch):
    monkeypatch.setattr(run, "raise_limit", lambda: 900)
    monkeypatch.setattr(run, "_require_pages", lambda: None)
    monkeypatch.setattr(run, "_run", lambda listening, *_: listening.close() or 0)
    monkeypatch.setenv("CONSIGLIERE_DATABASE_URL", f"sqlite:///{tmp_path}/t.sqlite")

    result = consigliere("serve", "--port", 0)

    assert "900 pages" in result.stderr


def test_the_server_may_open_as_many_files_as_the_system_lets_it():
    resource = pytest.importorskip("resource")
    before = soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 2000), hard))
    try:
        pages = open_files.raise_limit()

        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > pages >= min(soft, 2000) - 100
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
