"""One command takes a player's traces out; nobody else loses anything, and no match stops."""

import pytest

from consigliere.games import game
from consigliere.kernel import read_record, verify
from consigliere.server.features.privacy.anonymize import Subject
from consigliere.server.features.privacy.erase import erase, find_personal_data
from consigliere.server.rooms.model import digest
from consigliere.server.storage import open_database
from consigliere.server.storage.tables import METADATA

from ..sample import REACTING
from .table import Person, match

NAME = "Ottavia Zanzibar"  # in no text of ours


def take_out(url, **who):
    """What `consigliere forget --yes` does."""
    database = open_database(url)
    found = find_personal_data(database, Subject(**who))
    erase(database, Subject(**who), found)
    left = find_personal_data(database, Subject(**who))
    database.close()
    assert not left
    return found


def everything(url):
    """All that is stored, as bytes."""
    database = open_database(url)
    with database.engine.connect() as c:
        rows = [tuple(row) for t in METADATA.sorted_tables for row in c.execute(t.select())]
    database.close()
    cells = [cell for row in rows for cell in row]
    return b"\n".join([c.encode() if isinstance(c, str) else c for c in cells if _is_text(c)])


def _is_text(cell):
    return isinstance(cell, str | bytes)


async def seen(server):
    """A look at what was changed from outside, which the server takes every few seconds."""
    await server.do(server.registry.reconcile())


async def an_evening(server):
    """Two people and a bot; one of them talks, and is talked to."""
    async with match(server, people=2) as (ada, bob):
        await bob.ok("dress", chair=1, name=NAME, emblem=bob.room["chairs"][1]["emblem"])
        await bob.ok("say", chair=1, text="It was me")
        await ada.ok("say", chair=0, text=f"Your turn, {NAME}!")
        await bob.ok("say", chair=1, text="I know")
        await ada.until(lambda: len([m for m in ada.heard if m["t"] == "chat"]) == 3)
        return ada.code, ada.tokens[0], bob.tokens[0]


async def test_nothing_of_a_forgotten_player_is_stored_any_more(own_server, url):
    code, ada_key, bob_key = await an_evening(own_server)
    async with Person(own_server, code, ada_key, bob_key) as both:
        await both.play(1)
    assert NAME.encode() in everything(url)
    found = take_out(url, name=NAME)

    assert ((code,), 1, 2, 1) == (
        found.rooms,
        len(found.replays),
        len(found.chat),
        len(found.named),
    )
    left = everything(url)
    assert NAME.encode() not in left
    assert digest(bob_key).encode() not in left
    assert b"It was me" not in left
    assert digest(ada_key).encode() in left


async def test_his_replay_is_the_same_match_of_somebody_without_a_name(own_server, url):
    code, *keys = await an_evening(own_server)
    async with Person(own_server, code, *keys) as both:
        await both.play(1)
        id = both.table["end"]["replay"]
    before = (await own_server.get(f"/api/replays/{id}")).json()
    take_out(url, name=NAME)
    own_server.services.replays._players[id].looked = -1000.0
    after = (await own_server.get(f"/api/replays/{id}")).json()
    record = (await own_server.get(f"/api/replays/{id}/record")).text

    assert ["Ada", NAME] == [seat["name"] for seat in before["seats"]][:2]
    assert ["Ada", "Bruno"] == [seat["name"] for seat in after["seats"]][:2]
    assert before["end"]["scores"] == after["end"]["scores"]
    assert NAME not in record
    verify(game(REACTING), read_record(record))


async def test_a_running_match_goes_on_with_a_bot_in_his_chair(own_server, url):
    async with match(own_server, people=2) as (ada, bob):
        await bob.ok("dress", chair=1, name=NAME, emblem=bob.room["chairs"][1]["emblem"])
        take_out(url, name=NAME, room=ada.code)
        await seen(own_server)
        await ada.until(lambda: ada.room["chairs"][1]["kind"] == "bot")
        await bob.until(lambda: not bob.chairs)

        assert NAME not in str(ada.room)
        await ada.play(3)
        assert ada.over
        assert NAME.encode() not in everything(url)


async def test_who_comes_back_with_a_forgotten_key_is_a_spectator(own_server, url):
    code, _ada, bob_key = await an_evening(own_server)
    take_out(url, name=NAME)
    await seen(own_server)
    async with Person(own_server, code, bob_key) as bob:
        assert [] == bob.chairs
        assert [("", "…"), ("Ada", "Your turn, …!")] == sorted(
            [(line["name"], line["text"]) for line in bob.last("welcome")["chat"]]
        )


async def test_lines_of_chat_after_it_have_new_numbers(own_server, url):
    """A browser that has heard the forgotten line hears the next one too."""
    async with match(own_server, people=2) as (ada, bob):
        await bob.ok("dress", chair=1, name=NAME, emblem=bob.room["chairs"][1]["emblem"])
        await bob.ok("say", chair=1, text="Me")
        first = (await ada.wait_for("chat"))["line"]["n"]
        take_out(url, name=NAME)
        await ada.ok("say", chair=0, text="Gone?")
        await ada.until(lambda: ada.last("chat")["line"]["text"] == "Gone?")

        assert ada.last("chat")["line"]["n"] > first


async def test_one_of_two_of_the_same_name_can_be_meant(own_server, url):
    codes = [(await own_server.room(name=NAME))["code"] for _ in range(2)]
    found = take_out(url, name=NAME, room=codes[0])

    assert (codes[0],) == found.rooms
    database = open_database(url)
    assert (codes[1],) == find_personal_data(database, Subject(NAME)).rooms
    database.close()


async def test_somebody_elses_longer_name_is_not_touched(own_server, url):
    async with match(own_server, people=2) as (ada, bob):
        await bob.ok("dress", chair=1, name=NAME + "x", emblem=bob.room["chairs"][1]["emblem"])
        await bob.ok("say", chair=1, text=f"{NAME}s and {NAME}x")
        database = open_database(url)
        found = find_personal_data(database, Subject(NAME))
        database.close()

        assert not found
        assert ada.room


async def test_the_file_itself_has_nothing_left(own_server, url, tmp_path):
    """Neither in its unused pages nor in the log beside it."""
    if not url.startswith("sqlite"):
        pytest.skip("the files of PostgreSQL are its own affair")
    code, *_ = await an_evening(own_server)
    assert any(NAME.encode() in f.read_bytes() for f in tmp_path.iterdir())
    take_out(url, name=NAME, room=code)

    assert [] == [f.name for f in tmp_path.iterdir() if NAME.encode() in f.read_bytes()]


async def test_a_server_and_the_command_may_change_a_room_at_once(own_server, url):
    """The second one changes what the first has made of it."""
    async with match(own_server, people=2) as (ada, bob):
        await bob.ok("dress", chair=1, name=NAME, emblem=bob.room["chairs"][1]["emblem"])
        take_out(url, name=NAME, room=ada.code)
        await ada.ok("dress", chair=0, name="Ava", emblem=ada.room["chairs"][0]["emblem"])
        await ada.until(lambda: ada.room["chairs"][1]["kind"] == "bot")

        assert ["Ava", "Bruno"] == [chair["name"] for chair in ada.room["chairs"]][:2]
