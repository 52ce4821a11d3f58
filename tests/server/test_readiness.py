"""`/api/health` says that the process answers, `/api/ready` whether it can do its work."""

import asyncio
import os
import sqlite3
import time

import pytest
from sqlalchemy import event

from consigliere.server.http import readiness
from consigliere.server.storage import open_database

from .table import Person, Server, match

LANGUAGES = {"en": "cannot be written to", "it": "non si può scrivere", "de": "nicht schreiben"}


@pytest.fixture(autouse=True)
def asked_anew(monkeypatch):
    """What was found a moment ago is not given again, and what hangs is not waited for so long."""
    monkeypatch.setattr(readiness, "_CACHE_SECONDS", -1.0)


@pytest.fixture
def file(tmp_path):
    return tmp_path / "t.sqlite"


@pytest.fixture
def hosted(file, logged):
    """A server on a file of its own, and what it writes to the log."""
    server = Server(open_database(f"sqlite:///{file}"))
    yield server
    server.close()


async def asked(server, lang="en"):
    response = await server.get("/api/ready", **{"accept-language": lang})
    assert 200 == (await server.get("/api/health")).status_code  # the process answers all the time
    return response


async def failing(server):
    """The checks that fail, as the problem document names them."""
    reply = await asked(server)
    if reply.status_code == 200:
        assert {"status": "ready"} == reply.json()
        return []
    assert 503 == reply.status_code == reply.json()["status"]
    assert reply.headers["content-type"].startswith("application/problem+json")
    assert "about:blank#not-ready" == reply.json()["type"]
    return reply.json()["failed"]


def transitions(logged):
    return [line["event"] for line in logged if "ready" in line["event"]]


async def test_a_server_that_is_well_is_ready(server):
    assert [] == await failing(server)


async def test_a_locked_database_is_not_ready_until_it_is_let_go(hosted, file, logged):
    with sqlite3.connect(file) as other:
        other.execute("BEGIN IMMEDIATE")
        for _ in range(2):
            assert ["writing"] == await failing(hosted)
        other.rollback()
    other.close()
    async with asyncio.timeout(30):
        while await failing(hosted):
            pass

    assert ["not ready", "ready again"] == transitions(logged)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_what_fails_is_said_in_the_readers_language(hosted, lang, monkeypatch):
    monkeypatch.setattr(hosted.services.store, "write", away)
    reply = (await asked(hosted, lang)).json()

    assert LANGUAGES[lang] in reply["detail"]
    assert "sqlite" not in str(reply)


async def away(_write):
    raise readiness.StorageUnavailable("sqlite:////secret/path")


async def test_a_damaged_file_is_found_without_anybody_playing(hosted, file, monkeypatch, logged):
    for _ in range(3):
        await hosted.room()
    assert [] == await failing(hosted)
    destroy(hosted, file)
    monkeypatch.setattr(readiness, "_FILE_CHECK_INTERVAL", -1.0)  # ten minutes later

    assert "file" in await failing(hosted)
    assert "not ready" in transitions(logged)


async def test_who_plays_at_a_damaged_file_is_not_told_to_try_again(hosted, file):
    """And the failing read is what the server knows it from, at once."""
    made = await hosted.room()
    assert [] == await failing(hosted)
    await hosted.do(forget_all(hosted))
    destroy(hosted, file)
    response = await hosted.get(f"/api/rooms/{made['code']}")

    assert (503, "about:blank#room-storage-damaged") == (
        response.status_code,
        response.json()["type"],
    )
    assert "moment" not in response.json()["detail"]
    async with Person(hosted, made["code"], made["token"]) as ada:
        assert "room-storage-damaged" == ada.last("refused")["message"]
    assert "file" in await failing(hosted)


async def forget_all(server):
    server.registry._sessions.clear()


def destroy(server, file):
    """Every page but the first is overwritten; nobody has the old ones in memory."""
    with server.services.store.database.engine.connect() as c:
        c.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    server.services.store.database.engine.dispose()
    size = os.path.getsize(file)
    with open(file, "r+b") as broken:
        broken.seek(4096)
        broken.write(b"\xa5" * (size - 4096))


async def test_a_full_disk_is_not_ready(hosted, monkeypatch):
    monkeypatch.setattr(readiness, "_MIN_FREE_BYTES", 1 << 60)

    assert ["disk"] == await failing(hosted)


async def test_a_database_that_cannot_be_written_to_is_not_ready(hosted):
    """As on a file system that is read-only now."""
    engine, read_only = hosted.services.store.database.engine, ["ON"]
    event.listen(engine, "checkout", lambda c, *_: c.execute(f"PRAGMA query_only={read_only[0]}"))
    assert ["writing"] == await failing(hosted)
    read_only[0] = "OFF"

    assert [] == await failing(hosted)


async def test_a_bots_process_that_does_not_come_back_is_not_ready(hosted):
    hosted.services.bots._missing_since[0] = time.monotonic() - 5
    assert [] == await failing(hosted)
    hosted.services.bots._missing_since[0] = time.monotonic() - 60
    assert ["bots"] == await failing(hosted)
    del hosted.services.bots._missing_since[0]

    assert [] == await failing(hosted)


async def test_many_may_ask_at_once(hosted, monkeypatch):
    """They are given one answer, for some seconds."""
    monkeypatch.setattr(readiness, "_CACHE_SECONDS", 5.0)
    tried, try_all = [], hosted.registry.readiness._try_all

    async def counted():
        tried.append(1)
        return await try_all()

    await hosted.get("/api/ready")  # the check that every server begins with is over
    hosted.registry.readiness._tried_at = None
    monkeypatch.setattr(hosted.registry.readiness, "_try_all", counted)
    results = await asyncio.gather(*[hosted.get("/api/ready") for _ in range(20)])

    assert {200} == {one.status_code for one in results}
    assert [1] == tried


async def test_a_match_goes_on_beside_it(hosted):
    async with match(hosted, people=2) as (ada, _bob):
        for _ in range(3):
            assert [] == await failing(hosted)
        await ada.ping()
