"""What was acknowledged is on disk; who comes second in a race is told so; outages lose nothing."""

import asyncio
import random

import pytest
from sqlalchemy import create_engine, select
from sqlalchemy.exc import OperationalError

from consigliere.server.entry import Entry
from consigliere.server.parts import ENCODE
from consigliere.server.room import Chair, Room
from consigliere.server.store import StorageGone, Store, open_database, straight
from consigliere.server.store.tables import ENTRIES, SEALED
from consigliere.server.wire.basics import Settings

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
    said = await asyncio.gather(*[store.append("R", 1, 1, b"%d" % i) for i in range(50)])

    assert 1 == sum(said)
    assert 1 == len(await store.entries("R", 1))
    store.close()


async def test_all_of_one_commit_is_written_but_what_was_there_before(database):
    store = Store(database)
    assert await store.append("R", 1, 1, b"before")
    said = await asyncio.gather(*[store.append(f"R{i or ''}", 1, 1, b"%d" % i) for i in range(99)])

    assert [False] + 98 * [True] == said
    assert [b"before"] == await store.entries("R", 1)
    assert [b"98"] == await store.entries("R98", 1)
    store.close()


async def test_entries_and_sealed_answers_share_a_commit(database):
    store = Store(database)
    await store.append("R", 1, 8, b"closed")
    late = [store.seal("R", 1, 7, 2, "play"), store.seal("S", 1, 7, 2, "play")]
    said = await asyncio.gather(store.append("S", 1, 7, b"open"), *late)

    assert [True, False, True] == said
    assert [b"open"] == await store.entries("S", 1)
    assert [(2, "play", "")] == await store.sealed("S", 1, 7)
    store.close()


async def test_a_commit_that_breaks_leaves_nothing_behind(database):
    store = Store(database)
    broken = store.seal("R", 1, 7, 2, object())  # nothing that a database could keep
    said = await asyncio.gather(store.append("R", 1, 7, b"x"), broken, return_exceptions=True)

    assert all(isinstance(one, Exception) for one in said)
    assert [] == await store.entries("R", 1)
    assert await store.append("R", 1, 7, b"y")
    store.close()


async def test_the_newest_sealed_answer_of_a_seat_counts(database):
    store = Store(database)
    for text in ("decline", "play", ""):
        await store.seal("R", 1, 7, 2, text)
    await store.seal("R", 1, 7, 1, "decline")

    rows = await store.sealed("R", 1, 7)
    assert {2: "", 1: "decline"} == {seat: text for seat, text, _id in rows}
    assert [] == await store.sealed("R", 1, 8)
    store.close()


async def test_one_process_drives_a_room_until_its_time_is_up(database):
    store = Store(database)

    assert {"R"} == await store.drive(["R"], "a", 0.2)
    assert set() == await store.drive(["R"], "b", 0.2)
    await asyncio.sleep(0.25)
    assert {"R", "S"} == await store.drive(["R", "S"], "b", 9)
    assert set() == await store.drive(["R"], "a", 9)
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
    monkeypatch.setattr(straight, "_written", unless_gone(straight._written))
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
        entries = own_server.live(ada.code).running.entries
        left = failing(monkeypatch, database.engine, 10_000)
        reply = await ada.answer("keep", id="first")
        assert "room-storage" == reply["message"]
        assert entries == own_server.live(ada.code).running.entries
        assert ada.questions() and not bob.questions()
        left[0] = 0
        assert "done" == (await ada.answer("keep", id="first"))["t"]
        await bob.asked(1)

        assert entries + 1 == own_server.live(ada.code).running.entries


async def test_a_bot_goes_on_when_the_database_is_back(own_server, database, monkeypatch):
    async with match(own_server, people=1, **IN_ORDER) as (ada,):
        await ada.asked()
        append, gone = own_server.hub.store.append, [3]

        async def sometimes(*entry):
            if entry[2] > 2 and gone[0]:  # the bot's, not Ada's own
                gone[0] -= 1
                raise StorageGone
            return await append(*entry)

        monkeypatch.setattr(own_server.hub.store, "append", sometimes)
        await ada.answer("keep")
        await ada.asked(kind="turn")

        assert 0 == gone[0]


async def test_a_match_that_was_begun_but_not_dealt_is_dealt_when_somebody_looks(own_server):
    """The process died between the two."""
    running = dealt("7")
    chairs = tuple([Chair("person", name, ready=True) for name in "ABC"])
    room = Room("CQDE", _settings(running), chairs, "playing", seeds=("7",))
    await _keep(own_server, room)
    async with Person(own_server, "CQDE") as eve:
        await eve.until(lambda: eve.table)

        assert 1 == eve.table["n"]
        assert [0] == eve.table["waiting"]


async def test_a_match_whose_end_was_not_noted_is_over_when_somebody_looks(own_server):
    running = dealt("7")
    chairs = tuple([Chair("person", name, ready=True) for name in "ABC"])
    await _keep(own_server, Room("CQDF", _settings(running), chairs, "playing", seeds=("7",)))
    store = own_server.hub.store
    dealing = Entry(-1, tuple([(said.seat, said.text) for said in running.said]))
    await own_server.do(store.append("CQDF", 1, 1, ENCODE(dealing)))
    await own_server.do(store.append("CQDF", 1, 2, ENCODE(Entry(0, end=True))))
    async with Person(own_server, "CQDF") as eve:
        await eve.until(lambda: eve.room["phase"] == "over" and eve.table)

        assert eve.over


def _settings(running):
    return Settings(seats=3, options=dict(running.setup.options))


async def _keep(server, room):
    assert await server.do(server.hub.store.create_room(room.code, room.phase, ENCODE(room)))


async def test_a_room_somebody_is_about_to_enter_is_not_dropped(own_server):
    made = await own_server.room()
    async with Person(own_server, made["code"]):
        live = own_server.live(made["code"])
    live.touched -= 1000
    await own_server.do(own_server.hub.open(made["code"]))
    await own_server.do(own_server.hub._tick(live, 1))
    assert live is own_server.live(made["code"])
    live.touched -= 1000
    await own_server.do(own_server.hub._tick(live, 1))

    assert made["code"] not in own_server.hub._rooms


@pytest.mark.parametrize("turns", [3])
async def test_a_match_read_again_goes_on_where_it_was(own_server, turns):
    async with match(own_server, people=3, **IN_ORDER) as people:
        rng = random.Random(1)
        for _ in range(turns):
            asked, *_ = await whose_turn(*people)
            await asked.answer_somehow(rng)
        live = own_server.live(people[0].code)
        said = [(s.seat, s.text) for s in live.running.said]
        again = await own_server.do(own_server.hub._load(live.code))

        assert said == [(s.seat, s.text) for s in again.running.said]
        assert live.running.state == again.running.state
        assert live.running.put_at == again.running.put_at


async def test_an_error_of_the_database_does_not_tell_what_was_to_be_written(database):
    """It goes to the log, which must not have sealed answers, names or seeds."""
    with database.engine.begin() as c:
        c.exec_driver_sql("DROP TABLE sealed")
    store = Store(database)
    with pytest.raises(StorageGone) as gone:
        await store.seal("R", 1, 7, 2, "play veto")
    store.close()

    assert "play veto" not in str(gone.value)
