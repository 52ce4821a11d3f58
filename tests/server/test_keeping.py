"""How long tables are kept: what nobody touches goes, what somebody uses stays."""

import asyncio
import time

import pytest
from sqlalchemy import select, update

from consigliere.server import run
from consigliere.server.keeping import DAY
from consigliere.server.run import CannotStart
from consigliere.server.store.tables import CHAT, DRIVERS, ENTRIES, ROOMS, SEALED

from .table import Person, Server, match


@pytest.fixture
def host(database):
    """A server that keeps tables for thirty days."""
    server = Server(database, keep_days=30)
    yield server
    server.close()


def aged(server, code, days):
    """Nobody has touched that room for so long."""
    with server.hub.store.database.engine.begin() as c:
        changed = update(ROOMS).where(ROOMS.c.code == code)
        c.execute(changed.values(changed=time.time() - days * DAY))


def rows(server, code):
    """How many rows of a room there are."""
    tables = [(ROOMS, ROOMS.c.code), *[(t, t.c.room) for t in (ENTRIES, SEALED, CHAT, DRIVERS)]]
    with server.hub.store.database.engine.connect() as c:
        return sum(len(c.execute(select(t).where(key == code)).all()) for t, key in tables)


async def sweep(server):
    await server.do(server.hub.keeper.sweep())


async def emptied(server, code):
    """Everybody has left, and the room is no longer in memory."""
    live = server.live(code)
    async with asyncio.timeout(20):
        while live.clients or live.lock.locked():
            await asyncio.sleep(0.01)
    live.touched -= 1000
    await server.do(server.hub._tick(live, 1))
    assert code not in server.hub._rooms


async def played(server):
    """A room where a match is on and somebody spoke; nobody is in any more."""
    async with match(server, people=2) as (ada, bob):
        await ada.ok("say", chair=0, text="Hello")
        code, token = ada.code, ada.tokens[0]
    for person in (ada, bob):
        assert person.closed
    await emptied(server, code)
    return code, token


async def test_a_table_nobody_touches_is_forgotten_with_all_that_belongs_to_it(host):
    code, token = await played(host)
    aged(host, code, 31)
    await sweep(host)

    assert 0 == rows(host, code)
    async with Person(host, code, token) as ada:
        assert 4404 == ada.closed


async def test_a_day_before_it_is_still_there(host):
    code, token = await played(host)
    aged(host, code, 29)
    await sweep(host)
    async with Person(host, code, token) as ada:
        await ada.until(lambda: ada.table)

        assert [0] == ada.chairs


async def test_a_table_where_nobody_ever_played_goes_sooner(host):
    young, old = [(await host.room())["code"] for _ in range(2)]
    begun, _ = await played(host)
    aged(host, young, 6)
    aged(host, old, 8)
    aged(host, begun, 8)
    await sweep(host)

    assert [1, 0] == [rows(host, young), rows(host, old)]
    assert rows(host, begun) > 1


async def test_a_match_somebody_looks_at_is_never_forgotten(host):
    """Answers do not touch the room's row; that somebody is in does."""
    async with match(host, people=2) as (ada, _):
        aged(host, ada.code, 1000)
        await sweep(host)
        await sweep(host)

        assert rows(host, ada.code) > 1


async def test_who_opens_an_old_table_makes_it_a_young_one(host):
    """Even if the server dies a moment later."""
    code, token = await played(host)
    aged(host, code, 29)
    async with Person(host, code, token) as ada:
        await ada.until(lambda: ada.table)
    with host.hub.store.database.engine.connect() as c:
        changed = c.execute(select(ROOMS.c.changed).where(ROOMS.c.code == code)).scalar()

    assert time.time() - changed < DAY


async def test_the_replay_stays_when_its_table_is_forgotten(host):
    made = await host.room(bots="random")
    async with Person(host, made["code"], made["token"]) as ada:
        await ada.play(1)
        id = ada.table["end"]["replay"]
        await ada.until(lambda: ada.room["phase"] == "over")
    await emptied(host, made["code"])
    aged(host, made["code"], 31)
    await sweep(host)

    assert 0 == rows(host, made["code"])
    assert 200 == (await host.get(f"/api/replays/{id}")).status_code


async def test_a_server_that_keeps_all_forgets_nothing(own_server):
    code, _ = await played(own_server)
    aged(own_server, code, 10_000)
    await sweep(own_server)

    assert rows(own_server, code) > 1


async def test_a_table_taken_away_from_outside_lets_its_readers_go(host):
    async with match(host, people=2) as (ada, bob):
        with host.hub.store.database.engine.begin() as c:
            c.execute(ROOMS.delete().where(ROOMS.c.code == ada.code))
        await host.do(host.hub.look())
        await ada.until(lambda: ada.closed)
        await bob.until(lambda: bob.closed)

        assert ada.code not in host.hub._rooms


@pytest.mark.parametrize("said, days", [("", 90), ("0", 0), ("14", 14)])
def test_days_are_set_from_outside(monkeypatch, said, days):
    monkeypatch.setenv("CONSIGLIERE_KEEP_DAYS", said)

    assert days == run._keep_days()


@pytest.mark.parametrize("said", ["-1", "a month", "1.5", "²", "9999999"])
def test_what_is_no_number_of_days_is_refused(monkeypatch, said):
    monkeypatch.setenv("CONSIGLIERE_KEEP_DAYS", said)
    with pytest.raises(CannotStart) as refused:
        run._keep_days()

    assert "server-bad-days" == refused.value.reason.message
