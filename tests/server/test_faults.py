"""Faults: nothing that was acknowledged is lost or doubled, and every table goes on by itself.

`python3 make.py soak faults` does the same for long; docs/reliability.md has what came of it.
"""

import asyncio
import random
import sys
from contextlib import asynccontextmanager
from random import Random

import pytest
from sqlalchemy.exc import OperationalError

from consigliere.server.match.timing import WindowTiming
from consigliere.server.storage import StorageUnavailable, Store, open_database

from ..faults.audit import audit
from ..faults.fleet import PEOPLE, Fleet
from ..faults.hosts import Host, orphans
from ..faults.ledger import Ledger
from ..faults.nursery import Nursery
from ..faults.player import Player
from ..faults.proxy import CutEveryMessage, Mix, Proxy, Repeat
from ..sample import BIDDING, REACTING
from .scene import in_a_window
from .table import AT_ONCE, SHORT, Person, Server, match, scheduler_of

IN_ORDER = {"options": {**SHORT, "first": "0"}}
LONG = WindowTiming(30, 30)
PATIENCE = 40
# A client whose server is killed in the middle of a handshake may leave its half open socket to
# the collector, which complains of it; what is looked at here is the server.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")


# ---- an answer that is sent again


async def test_the_last_answer_of_a_match_sent_again_is_acknowledged_again(fast):
    async with match(fast, people=1, game=BIDDING, seats=2) as (ada,):
        rng, last = Random(1), {}
        while not ada.over:
            await ada.until(lambda: ada.over or ada.questions())
            if not ada.over:
                before, last = last, await _answer(ada, rng)
        again = await ada.ask("answer", **(last or before))

        assert "done" == again["t"], again


async def _answer(person, rng):
    seat, question = person.questions()[0]
    message = {"id": f"a{question['at']}", "seat": seat, "at": question["at"]}
    message["pick"] = [rng.randrange(len(question["options"]))] if question["options"] else [0]
    reply = await person.ask("answer", **message)
    return message if reply["t"] == "done" else {}


async def test_an_answer_is_acknowledged_though_the_database_did_not_say_that_it_has_it(
    own_server, database, monkeypatch
):
    """The connection broke between the commit and its reply; the second try finds the entry."""
    async with match(own_server, people=3, **IN_ORDER) as (ada, bob, _eve):
        entries = own_server.session(ada.code).match.entries
        _silent_commit(monkeypatch, database.engine)
        reply = await ada.answer("keep", id="once")
        await bob.asked(1)

        assert "done" == reply["t"], reply
        assert entries + 1 == own_server.session(ada.code).match.entries


def _silent_commit(monkeypatch, engine):
    """The next commit is made, but its caller hears that the database is gone."""
    begin, left = engine.begin, [1]

    class PinnedRules:
        def __enter__(self):
            self.inner = begin()
            return self.inner.__enter__()

        def __exit__(self, *problem):
            self.inner.__exit__(*problem)
            if left and problem[0] is None:
                left.clear()
                raise OperationalError("commit", {}, Exception("gone"))

    monkeypatch.setattr(engine, "begin", PinnedRules)


async def test_a_sealed_answer_sent_again_after_a_crash_is_known(own_server, monkeypatch):
    async with in_a_window(own_server, LONG, monkeypatch) as (actor, reactor, _other):
        at = reactor.table["n"]
        sealed = {"id": "s", "seat": 1, "at": at, "pick": [1]}
        assert "done" == (await reactor.ask("answer", **sealed))["t"]
        own_server.scheduler(actor.code).stop()  # as after a crash
        own_server.registry._sessions.pop(actor.code)
        async with Person(own_server, actor.code, *reactor.tokens) as again:
            await again.until(lambda: again.table)
            assert again.mine(1)["sealed"]
            own_server.services.window_timing = AT_ONCE
            session = own_server.session(actor.code)
            session.reactions.timing = AT_ONCE
            async with Person(own_server, actor.code, *_other.tokens) as other:
                await other.answer([0])
                await again.until(lambda: again.table["n"] > at)

            assert "done" == (await again.ask("answer", **sealed))["t"]


async def test_a_message_repeated_after_it_was_taken_back_changes_nothing(fast, monkeypatch):
    async with in_a_window(fast, LONG, monkeypatch) as (_actor, reactor, _other):
        at = reactor.table["n"]
        await reactor.ok("answer", id="s", seat=1, at=at, pick=[1])
        for _ in range(2):
            await reactor.ok("take-back", id="t", seat=1, at=at)
            await reactor.ok("answer", id="s", seat=1, at=at, pick=[1])

        assert not reactor.mine(1)["sealed"]
        assert None is reactor.room["proposal"]


# ---- the database is away


async def test_a_match_that_could_not_be_dealt_is_dealt_when_there_is_space(
    own_server, monkeypatch
):
    async with match(own_server, people=2, begin=False) as (ada, bob):
        append, gone = own_server.services.store.append, [1]

        async def sometimes(*entry):
            if gone and gone.pop():
                raise StorageUnavailable
            return await append(*entry)

        monkeypatch.setattr(own_server.services.store, "append", sometimes)
        assert "room-storage" == await ada.refused("begin")
        await bob.until(lambda: bob.table)

        assert 1 == bob.table["n"]


async def test_who_comes_while_the_database_is_away_is_sent_away_and_not_kept(
    own_server, monkeypatch
):
    async with match(own_server, people=2) as (ada, bob):
        session = own_server.session(ada.code)
        await bob.socket.close()
        await own_server.do(session.substitute(1))

        async def gone(*_):
            raise StorageUnavailable

        monkeypatch.setattr(own_server.services.store, "save_room", gone)
        again = Person(own_server, ada.code, *bob.tokens)
        async with again:
            await again.until(lambda: again.closed)
        assert 4503 == again.closed
        assert 1 == len(session.presence.clients)
        monkeypatch.undo()
        async with Person(own_server, ada.code, *bob.tokens) as again:
            assert [1] == again.chairs


async def test_a_process_that_was_not_told_finds_out(postgres, monkeypatch):
    """Another one was killed between its commit and the notice of it."""
    monkeypatch.setattr("consigliere.server.rooms.registry._RECONCILE_TICKS", 1)
    url = postgres.fresh()
    one, other = servers = [Server(open_database(url)) for _ in range(2)]
    try:
        made = await one.room(**IN_ORDER, bots="random")
        async with (
            Person(one, made["code"], made["token"]) as ada,
            Person(other, made["code"]) as eve,
        ):
            await eve.until(lambda: eve.table)
            monkeypatch.setattr(one.services.notices, "publish", lambda *_: None)
            await ada.answer("keep")
            await eve.until(lambda: eve.table["n"] >= ada.table["n"])
    finally:
        for server in servers:
            server.close()


async def test_an_answer_sealed_elsewhere_counts_though_nobody_was_told_of_it(
    postgres, monkeypatch
):
    """The process that closes the window had another answer for that seat: it was out of time."""
    url = postgres.fresh()
    one, other = servers = [Server(open_database(url)) for _ in range(2)]
    try:
        other.services.window_timing = LONG
        async with (
            in_a_window(one, LONG, monkeypatch) as (actor, reactor, bystander),
            _driven(one, actor.code),
            Person(other, actor.code, *reactor.tokens) as phone,
        ):
            monkeypatch.setattr(other.services.notices, "publish", lambda *_: None)
            session, opened = one.session(actor.code), actor.table["n"]
            chosen = (await phone.asked(1))["options"][1]["text"]
            assert "done" == (await phone.answer([1], seat=1, id="p"))["t"]
            await bystander.answer([0])
            session.reactions.timing = AT_ONCE
            await one.do(_out_of_time(session, 1))
            await actor.until(lambda: actor.table["n"] > opened)

            assert chosen in [s.text for s in session.match.history if s.seat == 1]
            assert (1, "p") in session.match.ids
    finally:
        for server in servers:
            server.close()


@asynccontextmanager
async def _driven(server, code):
    """By that process, no matter who comes in elsewhere."""
    while not server.services.leases.holds(code):
        await asyncio.sleep(0.02)
    yield


async def _out_of_time(session, seat):
    async with session.lock:
        scheduler = scheduler_of(session)
        await scheduler.give(seat, scheduler.default(seat))


async def test_nobody_seals_an_answer_to_a_window_that_is_closed(database):
    store = Store(database)
    assert await store.save_sealed_answer("R", 1, 7, 2, "decline", "a")
    assert not await store.append_window("R", 1, 8, b"", sealed=0)
    assert await store.append_window("R", 1, 8, b"", sealed=1)

    assert not await store.save_sealed_answer("R", 1, 7, 2, "play", "b")
    assert [(2, "decline", "a")] == await store.sealed_answers("R", 1, 7)
    store.close()


# ---- the process is killed


@pytest.fixture(scope="session")
def nursery():
    one = Nursery()
    yield one
    one.close()


@pytest.fixture
def hosts(nursery, tmp_path, url):
    """One server on SQLite, two on PostgreSQL."""
    some = 2 if url.startswith("postgresql") else 1
    all_of_them = [Host(nursery, tmp_path / str(i), url) for i in range(some)]
    yield all_of_them
    for one in all_of_them:
        one.close()


@pytest.fixture
def small_host(nursery, tmp_path):
    one = Host(nursery, tmp_path / "host", f"sqlite:///{tmp_path}/t.sqlite", window=0.01)
    yield one
    one.close()


async def test_killed_again_and_again_nothing_acknowledged_is_lost_or_doubled(hosts, url):
    for host in hosts:
        await host.up(PATIENCE)
    fleet, rng = Fleet([h.port for h in hosts], tables=3, games=PEOPLE, pace=0.0), Random(4)
    try:
        fleet.more = False
        for answers in (15, 40):
            while len(fleet.ledger.acked) < answers or not fleet.playing():
                await asyncio.sleep(0.01)
            await asyncio.sleep(rng.random() / 10)
            host = rng.choice(hosts)
            host.kill()
            await host.up(PATIENCE)
        await fleet.end(PATIENCE)
    finally:
        await fleet.close()
    found = fleet.audit(url)

    assert found.sound, found
    assert 3 == fleet.finished
    assert 40 < found.answers


async def test_the_bots_processes_of_a_killed_server_end_by_themselves(small_host):
    await small_host.up(PATIENCE)
    made = await small_host.post("/api/rooms", {"settings": {"seats": 3}, "bots": "random"})
    async with Person(small_host, made.json()["code"], made.json()["token"]) as ada:
        chance = random.Random(1)
        async with asyncio.timeout(PATIENCE):  # a bot's process starts when the first bot is asked
            while not small_host.process.children():
                await ada.answer_somehow(chance)
    family = small_host.kill(alone=True)

    assert family
    assert [] == await orphans(family)


@pytest.mark.skipif(sys.platform != "linux", reason="limits of other processes")
async def test_a_full_disk_is_told_and_when_there_is_space_again_the_match_goes_on(small_host):
    await small_host.up(PATIENCE)
    wanted = {"settings": {"game": BIDDING, "seats": 2}, "bots": "random"}
    made = (await small_host.post("/api/rooms", wanted)).json()
    ledger = Ledger()
    async with Person(small_host, made["code"], made["token"], lang="en") as ada:
        await ada.asked()
        n = ada.table["n"]
        small_host.limit(4096)
        reply = await ada.answer([0], id="full")
        again = await small_host.post("/api/rooms", wanted)

        assert "room-storage" == reply["message"]
        assert "saved" in reply["text"] or "store" in reply["text"], reply
        assert 503 == again.status_code
        assert small_host.runs and n == ada.table["n"]
        small_host.limit(-1)
        assert "done" == (await ada.answer([0], id="full"))["t"]
    player = Player(ledger, [small_host.port], made["code"], Random(1), token=made["token"])
    await player.until(lambda: player.over, PATIENCE)
    await player.close()

    assert audit(small_host.url, ledger).sound


# ---- the wire breaks


@asynccontextmanager
async def through(server, fate, games, tables=1):
    """A fleet whose every message goes over a wire of that fate; it plays to the end."""
    async with Proxy(server.port, fate) as proxy:
        fleet = Fleet([proxy.port], tables=tables, games=games, pace=0.0, rest=[server.port])
        fleet.more = False
        try:
            await fleet.end(PATIENCE)
        finally:
            await fleet.close()
        found = fleet.audit(server.services.store.database.url)
        assert found.sound, found
        assert tables == fleet.finished
        yield fleet


async def test_cut_in_every_message_each_answer_counts_once(fast):
    fate = CutEveryMessage(answers=12)
    async with through(fast, fate, [(BIDDING, 2, ((0, 1),))]) as fleet:
        four_times = [id for id, times in fate.seen.items() if times > 3]
        assert set(four_times) <= set(fleet.ledger.acked)
        assert 6 < len(four_times)


async def test_messages_that_come_again_and_late_count_once(fast):
    async with through(fast, Repeat(), PEOPLE, tables=3) as fleet:
        assert fleet.ledger.acked


async def test_messages_that_overtake_each_other_and_come_in_pieces_count_once(fast):
    fate = Mix(longest=0.004)
    async with through(fast, fate, [PEOPLE[1], (REACTING, 3, ((0, 1), (2,)))], 2):
        assert fate.swapped
