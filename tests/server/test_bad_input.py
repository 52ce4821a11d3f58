"""Nonsense over the socket: a clear refusal or the right close code, and the match untouched."""

import json

import pytest
import websockets
from websockets.asyncio.client import connect

from consigliere.server.protocol.basics import VERSION

from .table import Person, Server, match, whose_turn

HELLO = {"t": "hello", "version": VERSION, "code": "ABCDE"}


async def said_first(server, data):
    """The close code, and the last thing that was said before it."""
    person = Person(server, "")
    await person.dial()
    await person.socket.send(data)
    await person.until(lambda: person.closed)
    await person.__aexit__()
    return person.closed, (person.last("refused") or {}).get("message")


@pytest.mark.parametrize(
    "data",
    [
        "not json",
        "",
        "null",
        "[1, 2]",
        '"hello"',
        '{"t": "hack"}',
        '{"t": "ping"}',
        '{"t": "begin", "id": "1"}',
        '{"code": "ABCDE"}',
        json.dumps({**HELLO, "version": 99}),
        json.dumps({**HELLO, "version": "x"}),
        json.dumps({**HELLO, "tokens": ["x"] * 100}),
        json.dumps({**HELLO, "tokens": ["x" * 1000]}),
        json.dumps({**HELLO, "lang": "xx"}),
        '{"t": "hello", "version": 1, "code": "\\ud800"}',
        b"\x00\xff binary",
        b'{"t": "ping"}',
        "[" * 5000,
    ],
)
async def test_a_first_message_that_is_no_greeting(fast, data):
    code, message = await said_first(fast, data)

    assert 4400 == code
    assert message in ("room-bad-message", "room-bad-version")


@pytest.mark.parametrize("code", ["ZZZZZ", "", "\x00", "'; DROP"])
async def test_a_room_that_is_not_there(server, code):
    assert (4404, "room-unknown") == await said_first(server, json.dumps({**HELLO, "code": code}))


async def test_a_message_far_too_big(fast):
    code, _ = await said_first(fast, json.dumps({**HELLO, "code": "x" * 50_000}))

    assert code in (4400, 1009)


async def test_a_page_of_another_site_is_turned_away(fast):
    with pytest.raises(websockets.InvalidStatus) as refusal:
        await connect(f"ws://127.0.0.1:{fast.port}/api/socket", origin="https://evil.example")

    assert 403 == refusal.value.response.status_code


async def test_a_page_of_this_site_is_welcome(fast):
    own = f"http://127.0.0.1:{fast.port}"
    async with connect(f"ws://127.0.0.1:{fast.port}/api/socket", origin=own) as socket:
        await socket.send(json.dumps(HELLO))

        assert "room-unknown" in await socket.recv()


@pytest.mark.parametrize("data", ["{", '{"t":"hack"}', json.dumps(HELLO), b"x", '{"t":"answer"}'])
async def test_nonsense_later_on_closes_only_that_socket(fast, data):
    async with match(fast, people=3) as (ada, bob, _):  # a bot would play on meanwhile
        before = fast.session(ada.code).match.entries
        await bob.socket.send(data)
        await bob.until(lambda: bob.closed)

        assert 4400 == bob.closed
        assert before == fast.session(ada.code).match.entries
        async with Person(fast, ada.code, *bob.tokens) as again:
            assert [1] == again.chairs


@pytest.mark.parametrize(
    "pick", [[-1], [99], [], [0, 0], [0, 1], [1_000_000], [-1_000_000], list(range(64))]
)
async def test_a_pick_that_is_not_offered(fast, pick):
    async with match(fast, people=2) as (ada, bob):
        asked, _ = await whose_turn(ada, bob)
        before = asked.raw[-1]
        reply = await asked.answer(pick)

        assert "room-not-offered" == reply["message"]
        assert before in asked.raw[-3:]


async def test_a_number_nobody_can_read(fast):
    async with match(fast, people=2) as (ada, _bob):
        assert 4400 == await ada.ask("answer", seat=0, at=1, pick=[10**30])


async def test_the_wrong_seat_and_the_wrong_time(fast):
    async with match(fast, people=2) as (ada, bob):
        asked, other = await whose_turn(ada, bob)
        seat, put = asked.questions()[0]
        theirs = other.chairs[0]

        message = {"at": put["at"], "pick": [0]}
        assert "room-not-your-chair" == await other.refused("answer", seat=seat, **message)
        assert "room-not-asked" == await other.refused("answer", seat=theirs, **message)
        assert "room-not-your-chair" == await asked.refused("answer", seat=15, **message)
        for at in (put["at"] - 1, put["at"] + 1, 999_999):
            assert "room-stale" == await asked.refused("answer", seat=seat, at=at, pick=[0])
        assert "room-stale" == await asked.refused("explain", seat=seat, at=0, pick=[0])


@pytest.mark.parametrize(
    "thing",
    [
        [],
        ["card"],
        ["card", 999_999],
        ["card", -5],
        ["card", "x"],
        ["text"],
        ["symbol", "x", "y"],
        ["chip", 99, 99],
        ["chip", "a"],
        ["location"],
        ["location", -1],
        ["seat", 77],
        ["nothing"],
        [7, 7],
        ["card", 1, 2, 3, 4, 5],
    ],
)
async def test_why_about_things_that_are_not_there(fast, thing):
    async with match(fast, people=2, lang="en") as (ada, bob):
        asked, _ = await whose_turn(ada, bob)
        reply = await asked.ask("why", seat=asked.chairs[0], thing=thing)

        assert not isinstance(reply, int), reply
        assert reply["t"] in ("why", "refused")
        await asked.ping()


async def test_chat_that_never_stops(fast):
    made = await fast.room()
    async with Person(fast, made["code"], made["token"]) as ada:
        replies = [(await ada.ask("say", text=str(i)))["t"] for i in range(7)]

        assert ["done"] * 5 + ["refused"] * 2 == replies
        assert "room-chat-slow" == ada.last("refused")["message"]


async def test_more_messages_than_a_person_can_send(tmp_path, own_slow):
    made = await own_slow.room()
    async with Person(own_slow, made["code"], made["token"]) as ada:
        for _ in range(60):
            await ada.send("ping")
        await ada.until(lambda: ada.closed)

        assert 4429 == ada.closed
        assert "room-slow-down" == ada.last("refused")["message"]


@pytest.fixture
def own_slow(tmp_path):
    from consigliere.server.storage import open_database

    opened = open_database(f"sqlite:///{tmp_path}/t.sqlite")
    server = Server(opened, messages_per_second=5.0)
    yield server
    server.close()
