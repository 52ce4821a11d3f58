"""How long tables are kept: what nobody touches goes, what somebody uses stays."""

import asyncio
import time

import pytest
from sqlalchemy import select, update

from consigliere.server import settings
from consigliere.server.rooms.wall_clock import DAY
from consigliere.server.settings import CannotStart
from consigliere.server.storage import open_database
from consigliere.server.storage.retention import accept_clock, deleted_rooms, restore_room
from consigliere.server.storage.tables import CHAT, ENTRIES, LEASES, ROOMS, SEALED

from .table import Person, Server, match


@pytest.fixture
def host(database):
    """A server that keeps tables for thirty days."""
    server = Server(database, keep_days=30)
    yield server
    server.close()


def aged(server, code, days):
    """Nobody has touched that room for so long."""
    with server.services.store.database.engine.begin() as c:
        changed = update(ROOMS).where(ROOMS.c.code == code)
        c.execute(changed.values(changed=time.time() - days * DAY))


def rows(server, code):
    """How many rows of a room there are."""
    tables = [(ROOMS, ROOMS.c.code), *[(t, t.c.room) for t in (ENTRIES, SEALED, CHAT, LEASES)]]
    with server.services.store.database.engine.connect() as c:
        return sum(len(c.execute(select(t).where(key == code)).all()) for t, key in tables)


def deleted_since(server, code, days):
    """That room was deleted so long ago."""
    with server.services.store.database.engine.begin() as c:
        deleted = update(ROOMS).where(ROOMS.c.code == code)
        c.execute(deleted.values(deleted=time.time() - days * DAY))


async def known(server, code):
    """Whether a server knows that room."""
    return await server.do(server.services.store.room(code)) is not None


async def sweep(server):
    await server.do(server.registry.retention.sweep())


async def emptied(server, code):
    """Everybody has left, and the room is no longer in memory."""
    session = server.session(code)
    async with asyncio.timeout(20):
        while session.presence.clients or session.lock.locked():
            await asyncio.sleep(0.01)
    session.touched -= 1000
    await server.do(server.registry._tick(session, 1))
    assert code not in server.registry._sessions


async def played(server):
    """A room where a match is on and somebody spoke; nobody is in any more."""
    async with match(server, people=2) as (ada, bob):
        await ada.ok("say", chair=0, text="Hello")
        code, token = ada.code, ada.tokens[0]
    for person in (ada, bob):
        assert person.closed
    await emptied(server, code)
    return code, token


async def test_a_table_nobody_touches_is_unknown(host):
    code, token = await played(host)
    aged(host, code, 31)
    await sweep(host)

    async with Person(host, code, token) as ada:
        assert (4404, "room-unknown") == (ada.closed, ada.last("refused")["message"])
    assert 404 == (await host.get(f"/api/rooms/{code}")).status_code
    assert {} == await host.do(host.services.store.room_versions([code]))
    assert not await host.do(host.services.store.save_room(code, 1, "lobby", b""))


async def test_a_week_later_it_is_gone_with_all_that_belongs_to_it(host):
    code, _ = await played(host)
    aged(host, code, 31)
    await sweep(host)
    deleted_since(host, code, 6)
    await sweep(host)
    assert rows(host, code) > 1
    deleted_since(host, code, 8)
    await sweep(host)

    assert 0 == rows(host, code)


async def test_within_that_week_it_can_be_brought_back(host):
    """And is not deleted by the next sweep."""
    code, token = await played(host)
    aged(host, code, 31)
    await sweep(host)
    database = host.services.store.database
    assert [code] == [room.code for room in deleted_rooms(database)]
    assert restore_room(database, code)
    assert not restore_room(database, code)
    await sweep(host)
    async with Person(host, code, token) as ada:
        await ada.until(lambda: ada.table)

        assert [0] == ada.chairs
        assert [] == deleted_rooms(database)


async def test_a_new_table_never_gets_the_code_of_a_deleted_one(host):
    code, _ = await played(host)
    deleted_since(host, code, 1)

    assert not await host.do(host.services.store.create_room(code, "lobby", b"{}"))


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

    assert [True, False, True] == [await known(host, code) for code in (young, old, begun)]


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
    with host.services.store.database.engine.connect() as c:
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

    assert not await known(host, made["code"])
    deleted_since(host, made["code"], 8)
    await sweep(host)
    assert 0 == rows(host, made["code"])
    assert 200 == (await host.get(f"/api/replays/{id}")).status_code


async def test_a_server_that_keeps_all_forgets_nothing(own_server):
    code, _ = await played(own_server)
    aged(own_server, code, 10_000)
    await sweep(own_server)

    assert rows(own_server, code) > 1


class Later:
    """`time` of a machine whose clock was set forward; it runs on as it should."""

    def __init__(self, days):
        self.ahead, self.ran = days * DAY, 0.0

    def time(self):
        return time.time() + self.ahead + self.ran

    def monotonic(self):
        return time.monotonic() + self.ran


@pytest.fixture
def set_clock(monkeypatch):
    """The clock of the server's machine, so many days ahead."""

    def set_it(days):
        clock = Later(days)
        for module in ("rooms.retention", "storage.retention"):
            monkeypatch.setattr(f"consigliere.server.{module}.time", clock)
        return clock

    return set_it


async def test_a_clock_set_forward_deletes_nothing(host, set_clock):
    codes = [(await played(host))[0] for _ in range(2)]
    await sweep(host)
    set_clock(100)
    for _ in range(3):
        await sweep(host)

    assert [True, True] == [await known(host, code) for code in codes]


async def test_a_server_started_with_a_clock_set_forward_deletes_nothing_either(
    url, set_clock, logged
):
    first = Server(open_database(url), keep_days=30)
    code, _ = await played(first)
    await sweep(first)
    first.close()
    clock = set_clock(100)
    second = Server(open_database(url), keep_days=30)
    try:
        for _ in range(3):
            await sweep(second)
            clock.ran += 3600
        assert await known(second, code)
        lines = [event for event in logged if "clock jumped" in event["event"]]
        assert [("warning", 100.0)] == [(one["level"], one["days_ahead"]) for one in lines]
        accept_clock(second.services.store.database)
        await sweep(second)

        assert not await known(second, code)
        assert 1 == len([event for event in logged if "clock accepted" in event["event"]])
    finally:
        second.close()


async def test_a_clock_that_goes_on_for_a_week_is_believed(host, set_clock):
    code, _ = await played(host)
    await sweep(host)
    clock = set_clock(100)
    await sweep(host)
    for _ in range(6):
        clock.ran += DAY
        await sweep(host)
    assert await known(host, code)
    clock.ran += DAY
    await sweep(host)

    assert not await known(host, code)


async def test_a_clock_that_is_set_right_again_goes_on_at_once(host, set_clock):
    code, _ = await played(host)
    await sweep(host)
    set_clock(100)
    await sweep(host)
    set_clock(0)
    aged(host, code, 31)
    await sweep(host)

    assert not await known(host, code)


async def test_what_is_deleted_is_not_removed_by_a_jump_either(host, set_clock):
    code, _ = await played(host)
    aged(host, code, 31)
    await sweep(host)
    set_clock(100)
    await sweep(host)

    assert rows(host, code) > 1


async def test_a_weekend_off_is_no_jump(host, set_clock):
    code, _ = await played(host)
    aged(host, code, 29)
    await sweep(host)
    set_clock(2)
    await sweep(host)

    assert not await known(host, code)


async def test_two_servers_do_not_count_the_same_hour_twice(url, set_clock):
    """Of a week that is waited for after a jump."""
    hosts = [Server(open_database(url), keep_days=30) for _ in range(2)]
    try:
        code, _ = await played(hosts[0])
        await sweep(hosts[0])
        clock = set_clock(100)
        for _ in range(6):
            for host in hosts:
                await sweep(host)
            clock.ran += DAY

        assert await known(hosts[0], code)
    finally:
        for host in hosts:
            host.close()


async def test_a_table_taken_away_from_outside_lets_its_readers_go(host):
    async with match(host, people=2) as (ada, bob):
        with host.services.store.database.engine.begin() as c:
            c.execute(ROOMS.delete().where(ROOMS.c.code == ada.code))
        await host.do(host.registry.reconcile())
        await ada.until(lambda: ada.closed)
        await bob.until(lambda: bob.closed)

        assert ada.code not in host.registry._sessions


@pytest.mark.parametrize("setting, days", [("", 90), ("0", 0), ("14", 14)])
def test_days_are_set_from_outside(monkeypatch, setting, days):
    monkeypatch.setenv("CONSIGLIERE_KEEP_DAYS", setting)

    assert days == settings.keep_days()


@pytest.mark.parametrize("setting", ["-1", "a month", "1.5", "²", "9999999"])
def test_what_is_no_number_of_days_is_refused(monkeypatch, setting):
    monkeypatch.setenv("CONSIGLIERE_KEEP_DAYS", setting)
    with pytest.raises(CannotStart) as refused:
        settings.keep_days()

    assert "server-bad-days" == refused.value.reason.message
