"""What was acknowledged is on disk; who comes second in a race is told so; outages lose nothing."""

import asyncio
import random
import time
from threading import Event

import pytest
from sqlalchemy import create_engine, select
from sqlalchemy.exc import OperationalError

from consigliere.server.match.entry import LogEntry
from consigliere.server.protocol.basics import Settings
from consigliere.server.protocol.codec import ENCODE
from consigliere.server.rooms.model import Chair, Room
from consigliere.server.storage import (
    StorageRefused,
    StorageUnavailable,
    Store,
    open_database,
)
from consigliere.server.storage.tables import ENTRIES, SEALED

from .scene import dealt
from .table import SHORT, Person, match, somehow, whose_turn

IN_ORDER = {"options": {**SHORT, "first": "0"}}


def kept(engine, code):
    """All that is stored of a room's matches: entries, and texts of sealed answers."""
    with engine.connect() as c:
        entries = select(ENTRIES.c.body).where(ENTRIES.c.room == code).order_by(ENTRIES.c.number)
        sealed = select(SEALED.c.text).where(SEALED.c.room == code)
        return list(c.execute(entries).scalars()), list(c.execute(sealed).scalars())


@pytest.fixture
def reader(url):
    """Another program that looks into the database."""
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    yield engine
    engine.dispose()


async def test_every_answer_is_stored_at_the_moment_it_is_acknowledged(reader, own_server):
    rng = random.Random(5)
    made = await own_server.room(bots="random")
    async with Person(own_server, made["code"], made["token"]) as ada:
        for i in range(25):
            await ada.until(lambda: ada.over or ada.questions())
            if ada.over:
                break
            seat, question = ada.questions()[0]
            pick = somehow(question, rng)
            reply = await ada.ask("answer", id=f"a{i}", seat=seat, at=question["at"], pick=pick)
            if reply["t"] == "done":
                entries, sealed = kept(reader, made["code"])
                written = any(f'"a{i}"'.encode() in entry for entry in entries)
                assert written or _text(question, pick) in sealed


def _text(question, pick):
    return question["options"][pick[0]]["text"]


async def test_of_two_stores_one_writes_an_entry(database, url):
    other = open_database(url)
    stores = [Store(database), Store(other)]
    for number in range(1, 11):
        both = [s.append("R", 1, number, f"{i}".encode()) for i, s in enumerate(stores)]
        assert [False, True] == sorted(await asyncio.gather(*both))
    entries = await stores[0].entries("R", 1)

    assert 10 == len(entries)
    assert entries == await stores[1].entries("R", 1)
    assert entries[4:] == await stores[1].entries("R", 1, after=4)
    for store in stores:
        store.close()
    other.close()


async def test_of_two_changes_to_a_room_one_is_made(database):
    store = Store(database)
    assert await store.create_room("R", "lobby", b"0")
    assert not await store.create_room("R", "lobby", b"1")
    made = [await store.save_room("R", 1, "lobby", doc) for doc in (b"2", b"3")]

    assert [True, False] == made
    assert (2, b"2") == ((await store.room("R")).version, (await store.room("R")).doc)
    store.close()


async def test_twice_in_one_commit_counts_once(database):
    store = Store(database)
    results = await asyncio.gather(*[store.append("R", 1, 1, b"%d" % i) for i in range(50)])

    assert 1 == sum(results)
    assert 1 == len(await store.entries("R", 1))
    store.close()


async def test_all_of_one_commit_is_written_but_what_was_there_before(database):
    store = Store(database)
    assert await store.append("R", 1, 1, b"before")
    results = await asyncio.gather(
        *[store.append(f"R{i or ''}", 1, 1, b"%d" % i) for i in range(99)]
    )

    assert [False] + 98 * [True] == results
    assert [b"before"] == await store.entries("R", 1)
    assert [b"98"] == await store.entries("R98", 1)
    store.close()


async def test_entries_and_sealed_answers_share_a_commit(database):
    store = Store(database)
    await store.append("R", 1, 8, b"closed")
    late = [
        store.save_sealed_answer("R", 1, 7, 2, "play"),
        store.save_sealed_answer("S", 1, 7, 2, "play"),
    ]
    results = await asyncio.gather(store.append("S", 1, 7, b"open"), *late)

    assert [True, False, True] == results
    assert [b"open"] == await store.entries("S", 1)
    assert [(2, "play", "")] == await store.sealed_answers("S", 1, 7)
    store.close()


async def test_a_bad_row_fails_alone_and_leaves_nothing_behind(database):
    store = Store(database)
    broken = store.save_sealed_answer("R", 1, 7, 2, object())  # nothing that a database could keep
    good = [store.append(f"R{i}", 1, 7, b"x") for i in range(5)]
    first, *results = await asyncio.gather(broken, *good, return_exceptions=True)

    assert isinstance(first, StorageRefused)
    assert 5 * [True] == results
    assert [] == await store.sealed_answers("R", 1, 7)
    assert await store.append("R", 1, 7, b"y")
    store.close()


async def test_a_text_that_postgresql_cannot_hold_is_no_matter_of_the_others(database):
    """Four tables send a NUL in every id, eight others write: none of those is refused or waits
    for a database that is said to be away."""
    store = Store(database)
    bad = [store.save_sealed_answer(f"B{i % 4}", 1, 7, 2, "play", f"{i}\0") for i in range(40)]
    good = [store.append(f"G{i % 8}", 1, i, b"x") for i in range(80)]
    results = await asyncio.gather(*bad, *good, return_exceptions=True)

    assert 80 * [True] == results[40:]
    if database.shared:
        assert {StorageRefused} == {type(one) for one in results[:40]}
    store.close()


async def test_only_a_database_that_is_away_is_asked_again(database, monkeypatch):
    store, pauses = Store(database), []
    monkeypatch.setattr("consigliere.server.storage.store.time.sleep", pauses.append)
    broken = store.save_sealed_answer("R", 1, 7, 2, object())
    with pytest.raises(StorageRefused):
        await broken
    assert [] == pauses
    failing(monkeypatch, database.engine, 2)

    assert await store.append("R", 1, 7, b"y")
    assert 2 == len(pauses)
    store.close()


async def test_a_store_that_closes_has_given_back_every_connection(database):
    """Also that of a read nobody waits for any more, which would be dropped while it is open."""
    store, begun, enough = Store(database), Event(), Event()

    def slowly(connection):
        connection.exec_driver_sql("SELECT 1")
        begun.set()
        assert enough.wait(30)

    reading = asyncio.ensure_future(store.read(slowly))
    await asyncio.to_thread(begun.wait, 30)
    reading.cancel()
    closing = asyncio.get_running_loop().run_in_executor(None, store.close)
    await asyncio.to_thread(store._thread.join)
    assert not closing.done()
    enough.set()
    await closing

    assert 0 == database.engine.pool.checkedout()
    with pytest.raises(StorageUnavailable):
        await store.room("R")


async def test_the_newest_sealed_answer_of_a_seat_counts(database):
    store = Store(database)
    for text in ("decline", "play", ""):
        await store.save_sealed_answer("R", 1, 7, 2, text)
    await store.save_sealed_answer("R", 1, 7, 1, "decline")

    rows = await store.sealed_answers("R", 1, 7)
    assert {2: "", 1: "decline"} == {seat: text for seat, text, _id in rows}
    assert [] == await store.sealed_answers("R", 1, 8)
    store.close()


async def test_one_process_drives_a_room_until_its_time_is_up(database, monkeypatch):
    store, now = Store(database), time.time()

    monkeypatch.setattr("consigliere.server.storage.store.time.time", lambda: now)
    assert {"R"} == await store.acquire_leases(["R"], "a", 9)
    assert set() == await store.acquire_leases(["R"], "b", 9)
    monkeypatch.setattr("consigliere.server.storage.store.time.time", lambda: now + 9)
    assert {"R", "S"} == await store.acquire_leases(["R", "S"], "b", 9)
    assert set() == await store.acquire_leases(["R"], "a", 9)
    store.close()


def failing(monkeypatch, engine, times):
    """The database cannot be written to so many times."""
    left = [times]

    def unless_gone(begin):
        def begun(*args):
            if left[0] > 0:
                left[0] -= 1
                raise OperationalError("write", {}, Exception("gone"))
            return begin(*args)

        return begun

    monkeypatch.setattr(engine, "begin", unless_gone(engine.begin))
    return left


async def test_a_moment_without_database_is_not_noticed(own_server, database, monkeypatch):
    async with match(own_server, people=3, **IN_ORDER) as (ada, bob, _eve):
        left = failing(monkeypatch, database.engine, 2)
        reply = await ada.answer("keep")

        assert "done" == reply["t"]
        assert 0 == left[0]
        await bob.asked(1)


async def test_a_longer_one_is_told_and_nothing_is_lost_or_doubled(
    own_server, database, monkeypatch
):
    async with match(own_server, people=3, **IN_ORDER) as (ada, bob, _eve):
        entries = own_server.session(ada.code).match.entries
        left = failing(monkeypatch, database.engine, 10_000)
        reply = await ada.answer("keep", id="first")
        assert "room-storage" == reply["message"]
        assert entries == own_server.session(ada.code).match.entries
        assert ada.questions() and not bob.questions()
        left[0] = 0
        assert "done" == (await ada.answer("keep", id="first"))["t"]
        await bob.asked(1)

        assert entries + 1 == own_server.session(ada.code).match.entries


async def test_a_bot_goes_on_when_the_database_is_back(own_server, database, monkeypatch):
    async with match(own_server, people=1, **IN_ORDER) as (ada,):
        await ada.asked()
        append, gone = own_server.services.store.append, [3]

        async def sometimes(*entry):
            if entry[2] > 2 and gone[0]:  # the bot's, not Ada's own
                gone[0] -= 1
                raise StorageUnavailable
            return await append(*entry)

        monkeypatch.setattr(own_server.services.store, "append", sometimes)
        await ada.answer("keep")
        await ada.asked(kind="turn")

        assert 0 == gone[0]


async def test_a_match_that_was_begun_but_not_dealt_is_dealt_when_somebody_looks(own_server):
    """The process died between the two."""
    match_log = dealt("7")
    chairs = tuple([Chair("person", name, ready=True) for name in "ABC"])
    room = Room("CQDE", _settings(match_log), chairs, "playing", seeds=("7",))
    await _keep(own_server, room)
    async with Person(own_server, "CQDE") as eve:
        await eve.until(lambda: eve.table)

        assert 1 == eve.table["n"]
        assert [0] == eve.table["waiting"]


async def test_a_match_whose_end_was_not_noted_is_over_when_somebody_looks(own_server):
    match_log = dealt("7")
    chairs = tuple([Chair("person", name, ready=True) for name in "ABC"])
    await _keep(own_server, Room("CQDF", _settings(match_log), chairs, "playing", seeds=("7",)))
    store = own_server.services.store
    dealing = LogEntry(-1, tuple([(one.seat, one.text) for one in match_log.history]))
    await own_server.do(store.append("CQDF", 1, 1, ENCODE(dealing)))
    await own_server.do(store.append("CQDF", 1, 2, ENCODE(LogEntry(0, end=True))))
    async with Person(own_server, "CQDF") as eve:
        await eve.until(lambda: eve.room["phase"] == "over" and eve.table)

        assert eve.over


def _settings(match_log):
    return Settings(seats=3, options=dict(match_log.setup.options))


async def _keep(server, room):
    assert await server.do(server.services.store.create_room(room.code, room.phase, ENCODE(room)))


async def test_a_room_somebody_is_about_to_enter_is_not_dropped(own_server):
    made = await own_server.room()
    async with Person(own_server, made["code"]):
        session = own_server.session(made["code"])
    session.touched -= 1000
    await own_server.do(own_server.registry.open(made["code"]))
    await own_server.do(own_server.registry._tick(session, 1))
    assert session is own_server.session(made["code"])
    session.touched -= 1000
    await own_server.do(own_server.registry._tick(session, 1))

    assert made["code"] not in own_server.registry._sessions


@pytest.mark.parametrize("turns", [3])
async def test_a_match_read_again_goes_on_where_it_was(own_server, turns):
    async with match(own_server, people=3, **IN_ORDER) as people:
        rng = random.Random(1)
        for _ in range(turns):
            asked, *_ = await whose_turn(*people)
            await asked.answer_somehow(rng)
        session = own_server.session(people[0].code)
        answers = [(s.seat, s.text) for s in session.match.history]
        again = await own_server.do(own_server.registry._load(session.code))

        assert answers == [(s.seat, s.text) for s in again.match.history]
        assert session.match.state == again.match.state
        assert session.match.versions.questions == again.match.versions.questions


async def test_an_error_of_the_database_does_not_tell_what_was_to_be_written(database):
    """It goes to the log, which must not have sealed answers, names or seeds."""
    with database.engine.begin() as c:
        c.exec_driver_sql("DROP TABLE sealed")
    store = Store(database)
    with pytest.raises(StorageUnavailable) as gone:
        await store.save_sealed_answer("R", 1, 7, 2, "play veto")
    store.close()

    assert "play veto" not in str(gone.value)
