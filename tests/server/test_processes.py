"""Several processes on one PostgreSQL: one table, no matter which serves it."""

import asyncio
import random
import time

import pytest

from consigliere.server.match.timing import WindowTiming
from consigliere.server.storage import open_database

from .postgres import Postgres
from .scene import in_a_window, paced
from .table import SHORT, Person, Server
from .test_whole_games import recorded

IN_ORDER = {"seats": 3, "options": {**SHORT, "first": "0"}}


@pytest.fixture
def two(postgres):
    """Two servers that share nothing but the database."""
    url = postgres.fresh()
    servers = [Server(open_database(url)) for _ in range(2)]
    yield servers
    for server in servers:
        server.close()


async def seated(one, other, bots=True):
    """A room with Ada at one server and Bob at the other, not yet begun."""
    made = await one.room(**IN_ORDER)
    ada = await Person(one, made["code"], made["token"]).__aenter__()
    bob = await Person(other, made["code"]).__aenter__()
    await bob.ok("sit", chair=1, name="Bob")
    await ada.until(lambda: ada.room["chairs"][1]["kind"] == "person")
    await ada.ok("hire", chair=2, bot="random")
    await ada.ok("ready", chair=0)
    await bob.ok("ready", chair=1)
    await ada.until(lambda: ada.room["chairs"][1]["ready"])
    await ada.ok("begin")
    await bob.until(lambda: bob.table)
    return ada, bob


async def left(*people):
    for person in people:
        await person.__aexit__()


async def test_two_people_at_two_processes_play_to_the_end(two):
    ada, bob = await seated(*two)
    await asyncio.gather(ada.play(1), bob.play(2))
    await asyncio.gather(*[p.until(lambda p=p: p.room["phase"] == "over") for p in (ada, bob)])

    answers = [[(s.seat, s.text) for s in s.session(ada.code).match.history] for s in two]
    assert answers[0] == answers[1]
    assert ada.table["public"] == bob.table["public"]
    records = [await recorded(server, ada.code) for server in two]
    assert records[0].digest == records[1].digest
    assert list(records[0].scores) == bob.table["end"]["scores"]
    await left(ada, bob)


async def test_a_match_begins_right_after_the_last_is_ready_elsewhere(two, monkeypatch):
    """Before the host's process has heard of it."""
    made = await two[0].room(**IN_ORDER)
    here = Person(two[0], made["code"], made["token"])
    async with here as ada, Person(two[1], made["code"]) as bob:
        await bob.ok("sit", chair=1, name="Bob")
        await ada.until(lambda: ada.room["chairs"][1]["kind"] == "person")
        await ada.ok("hire", chair=2, bot="random")
        await ada.ok("ready", chair=0)

        async def deaf(_news):
            await asyncio.sleep(0)

        monkeypatch.setattr(two[0].registry, "on_notice", deaf)
        await bob.ok("ready", chair=1)
        await ada.ok("begin")
        await ada.until(lambda: ada.table)


async def test_an_answer_to_a_table_that_has_moved_on_elsewhere_is_stale(two, monkeypatch):
    ada, bob = await seated(*two)
    async with Person(two[1], ada.code, *ada.tokens) as again:
        put = await again.asked(0)

        async def deaf(_news):
            await asyncio.sleep(0)

        monkeypatch.setattr(two[1].registry, "on_notice", deaf)
        await ada.answer("keep")
        reply = await again.ask("answer", seat=0, at=put["at"], pick=[0])

        assert "room-stale" == reply["message"]
        await again.until(lambda: again.table["n"] >= ada.table["n"])
        keeps = [
            s for s in two[1].session(ada.code).match.history if (s.seat, s.text) == (0, "keep")
        ]
        assert 1 == len(keeps)
    await left(ada, bob)


def silence(servers, monkeypatch):
    """News between them gets lost, as when a process dies between a commit and its notice."""

    async def deaf(_news):
        await asyncio.sleep(0)

    for server in servers:
        monkeypatch.setattr(server.services.notices, "publish", lambda *_: None)
        monkeypatch.setattr(server.registry, "on_notice", deaf)


async def test_who_comes_over_from_another_process_is_shown_no_older_table(two, monkeypatch):
    ada, bob = await seated(*two)
    await ada.asked(0)
    silence(two, monkeypatch)
    monkeypatch.setattr("consigliere.server.rooms.registry._RECONCILE_TICKS", 1000)
    await ada.answer("keep")
    async with Person(two[1], ada.code, *ada.tokens) as again:
        await again.until(lambda: again.table)
        shown = [m["n"] for m in again.heard if m["t"] == "table"]

        assert min(shown) >= ada.table["n"]
    await left(ada, bob)


async def test_a_match_begun_by_a_process_that_told_nobody_begins_everywhere(two, monkeypatch):
    one, other = two
    silence(two, monkeypatch)
    made = await one.room(**IN_ORDER)
    async with (
        Person(one, made["code"], made["token"]) as ada,
        Person(other, made["code"]) as watching,
    ):
        for chair in (1, 2):
            await ada.ok("hire", chair=chair, bot="random")
        await ada.ok("ready", chair=0)
        await ada.ok("begin")

        await watching.until(lambda: watching.table and watching.room["phase"] == "playing", 12)


async def test_chat_and_presence_are_heard_at_the_other_process(two):
    ada, bob = await seated(*two)
    await bob.ok("say", text="hello")
    await ada.until(lambda: ada.last("chat"))
    assert "hello" == ada.last("chat")["line"]["text"]
    await ada.until(lambda: ada.room["chairs"][1]["here"])
    await bob.__aexit__()
    await ada.until(lambda: not ada.room["chairs"][1]["here"])
    await left(ada)


async def test_an_answer_sealed_at_one_process_and_taken_back_there_does_not_count(
    two, monkeypatch
):
    one, other = two
    with paced(other, WindowTiming(4, 4)):
        async with (
            in_a_window(one, WindowTiming(4, 4), monkeypatch) as (actor, reactor, bystander),
            Person(other, actor.code, *reactor.tokens) as phone,
        ):
            opened = actor.table["window"]["opened"]
            await phone.answer([1], seat=1)
            await _until(lambda: one.session(actor.code).answered(1))
            await phone.ok("take-back", seat=1, at=phone.table["n"])
            await _until(lambda: not one.session(actor.code).answered(1))
            assert "done" == (await phone.answer([0], seat=1))["t"]
            assert "done" == (await bystander.answer([0]))["t"]
            await actor.until(lambda: actor.table["n"] > opened)
            answers = one.session(actor.code).match.history

            assert "decline" == next(s.text for s in reversed(answers) if s.seat == 1)


async def test_another_process_takes_over_when_the_driver_is_gone(two, monkeypatch):
    """Its lease runs out; until then nobody else plays its bots."""
    monkeypatch.setattr("consigliere.server.cluster.lease._SECONDS", 2.5)
    ada, bob = await seated(*two)
    code = ada.code
    await _until(lambda: any(server.services.leases.holds(code) for server in two))
    leader = next(server for server in two if server.services.leases.holds(code))
    alive, person = (two[1], bob) if leader is two[0] else (two[0], ada)
    for task in leader.registry._tasks:  # as good as dead: no tick, no news
        leader.registry._tasks[0].get_loop().call_soon_threadsafe(task.cancel)
    leader.scheduler(code).stop()
    await _until(lambda: alive.services.leases.holds(code))
    rng = random.Random(3)
    for p in (ada, bob):
        if p.questions():
            await p.answer_somehow(rng)

    assert not leader.services.leases.holds(code)
    assert person.table["n"] >= 1
    await left(ada, bob)


async def _until(holds, patience=12):
    began = time.monotonic()
    while not holds():
        assert time.monotonic() - began < patience
        await asyncio.sleep(0.05)


async def test_a_database_that_restarts_loses_nothing_and_the_processes_hear_each_other_again():
    postgres = Postgres()
    url = postgres.fresh()
    one, _ = servers = [Server(open_database(url)) for _ in range(2)]
    try:
        ada, bob = await seated(*servers)
        await ada.asked()
        postgres.cut()
        await ada.answer("keep")
        await bob.asked(1)
        postgres.stop()
        while (unready := await one.get("/api/ready")).status_code == 200:
            await asyncio.sleep(0.2)  # what was found some seconds ago is said again
        assert ["reading", "writing"] == unready.json()["failed"]
        assert 200 == (await one.get("/api/health")).status_code
        assert "room-storage" == (await bob.answer("keep", id="b"))["message"]
        postgres.start()
        await _until(lambda: one.services.notices.channels._backend._connection.closed is False)
        assert "done" == (await bob.answer("keep", id="b"))["t"]
        await ada.until(lambda: ada.table["n"] >= bob.table["n"])
        await asyncio.gather(ada.play(1), bob.play(2))

        assert ada.over and bob.over
        await left(ada, bob)
    finally:
        for server in servers:
            server.close()
        postgres.close()
