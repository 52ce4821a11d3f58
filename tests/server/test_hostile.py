"""A table under attack: whatever comes over the wire, the match stays what it is."""

import logging
from random import Random

import pytest

from consigliere.server.http import connections
from consigliere.server.protocol.requests import FromClient
from consigliere.server.storage import open_database
from consigliere.server.ws import connection

from ..soak._line import BROKEN, CONT, PING, REQUESTS, Line, frame
from ..soak._messages import Facts, absurd, near_miss
from ..soak._siege import besiege, strange, table
from .table import Person, Server


@pytest.fixture(scope="module")
def besieged(tmp_path_factory):
    folder = tmp_path_factory.mktemp("siege")
    server = Server(open_database(f"sqlite:///{folder}/t.sqlite"))
    yield server, folder / "t.sqlite"
    server.close()


@pytest.fixture
def errors(monkeypatch):
    """Everything that is logged as a mistake of ours."""
    found = []
    retention = logging.Handler(logging.ERROR)
    retention.emit = lambda record: found.append(record.getMessage())
    loggers = [logging.getLogger(name) for name in ("uvicorn.error", "asyncio", "litestar")]
    for logger in loggers:
        monkeypatch.setattr(logger, "level", logging.WARNING)
        logger.addHandler(retention)
    yield found
    for logger in loggers:
        logger.removeHandler(retention)


async def test_strangers_change_nothing(besieged, errors):
    server, database = besieged
    async with table(server, database) as (host, shown):
        before = shown.kept()
        tally = await besiege(server.port, shown, messages=600, lines=4, seed=1)
        await host.ping()

        assert before == shown.kept()
        assert 0 == tally.hung
        assert [] == errors


async def test_whoever_has_a_chair_has_only_that_one(besieged, errors):
    server, database = besieged
    async with table(server, database, attacker=1) as (host, shown):
        _, before = shown.kept()
        tally = await besiege(server.port, shown, messages=600, lines=2, seed=2)
        _, after = shown.kept()
        await host.ping()

        assert [] == strange(before, after, own=1)
        assert 0 == tally.hung
        assert [] == errors


async def test_the_match_goes_on_after_it(besieged):
    server, database = besieged
    async with table(server, database) as (_, shown):
        await besiege(server.port, shown, messages=100, lines=2, seed=3)
        async with Person(server, shown.code, *shown.tokens) as everybody:
            assert await everybody.answer_somehow(Random(1))
            assert everybody.last("done")


@pytest.mark.parametrize("name", BROKEN)
async def test_frames_that_are_none(besieged, errors, name):
    server, _ = besieged
    made = await server.room()
    async with Person(server, made["code"], made["token"]) as ada:
        line = await Line.open(server.port)
        line.send(frame(b'{"t":"hello","version":1,"code":"%b"}' % made["code"].encode()))
        await line.until(b"welcome", 30)
        line.send(BROKEN[name])
        await ada.ping()
        await line.end()
        await ada.ping()

        assert [] == errors


@pytest.mark.parametrize("request_", REQUESTS, ids=range(len(REQUESTS)))
async def test_requests_that_are_none(besieged, errors, request_):
    server, _ = besieged
    line = await Line.plain(server.port)
    line.send(request_)
    line.send(b"\r\n\r\n")
    assert 200 == (await server.get("/api/health")).status_code
    await line.end()

    assert 200 == (await server.get("/api/health")).status_code
    assert [] == errors


async def test_letters_that_are_none_close_with_the_code_of_the_protocol(fast):
    made = await fast.room()
    line = await Line.open(fast.port)
    line.send(frame(b'{"t":"hello","version":1,"code":"%b"}' % made["code"].encode()))
    line.send(frame(b'{"t":"say","id":"1","text":"\xff"}'))

    assert (1007).to_bytes(2) == (await line.closing(30))[:2]
    await line.end()


async def test_a_message_of_endless_pieces(fast):
    made = await fast.room()
    line = await Line.open(fast.port)
    line.send(frame(b'{"t":"hello","version":1,"code":"%b"}' % made["code"].encode()))
    line.send(frame(b"", fin=False) + frame(b"", CONT, fin=False) * (connection.MAX_FRAGMENTS + 1))

    assert (1009).to_bytes(2) == (await line.closing(30))[:2]
    await line.end()


async def test_pings_whose_answers_nobody_reads(fast, monkeypatch):
    monkeypatch.setattr(connection, "MAX_UNSENT_BYTES", 20_000)
    made = await fast.room()
    line = await Line.open(fast.port)
    line.send(frame(b'{"t":"hello","version":1,"code":"%b"}' % made["code"].encode()))

    assert await line.floods(frame(b"x" * 125, PING) * 1000, times=500)
    await line.end()


HEAD = b"POST /api/rooms HTTP/1.1\r\nHost: x\r\n"


@pytest.mark.parametrize(
    "begun", [b"", HEAD + b"X: ", HEAD + b"Content-Length: 9\r\n\r\n{"], ids=range(3)
)
async def test_a_request_that_never_ends(fast, monkeypatch, begun):
    monkeypatch.setattr(connections, "REQUEST_TIMEOUT", 0.2)
    line = await Line.plain(fast.port)
    line.send(begun)

    assert await line.gone(30)
    await line.end()


def test_the_grammar_knows_every_message():
    rng, facts = Random(1), Facts(3)
    text = "".join([near_miss(rng, facts) + absurd(rng, facts) for _ in range(2000)])
    kinds = [kind.__struct_config__.tag for kind in FromClient.__args__]

    assert [] == [kind for kind in kinds if f'"t":"{kind}"' not in text]
