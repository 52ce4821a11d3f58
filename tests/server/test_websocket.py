"""A WebSocket connection: messages in both directions, malformed data, and its end."""

import asyncio
import logging
from contextlib import asynccontextmanager
from unittest.mock import Mock

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from consigliere.server.ws.connection import WebSocketConnection, connection_of
from consigliere.server.ws.socket import MAX_MESSAGE_BYTES

TEXT, BINARY, PING, CLOSE = Opcode.TEXT, Opcode.BINARY, Opcode.PING, Opcode.CLOSE
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Table:
    """An application that accepts and then leaves sending and receiving to a test."""

    async def __call__(self, scope, receive, send):
        self.connection, self.send = connection_of(scope), send
        assert "websocket.connect" == (await receive())["type"]
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()


class SlowToDecide:
    """An application that thinks before it accepts or refuses."""

    def __init__(self, kind):
        self.kind, self.decided = kind, asyncio.Event()

    async def __call__(self, _scope, _receive, send):
        await self.decided.wait()
        await send({"type": self.kind})


def dialled(app, handshake=HANDSHAKE):
    """A connection after its handshake was received, its transport and all that was written."""
    written = []
    transport = Mock(is_closing=Mock(return_value=False))
    transport.write.side_effect = written.append
    transport.close.side_effect = lambda: transport.is_closing.configure_mock(return_value=True)
    transport.get_extra_info.return_value = None
    transport.get_write_buffer_size.return_value = 0
    state = ServerState()
    config = Config(app, ws=WebSocketConnection, ws_max_size=MAX_MESSAGE_BYTES)
    config.load()
    connection = WebSocketConnection(config, state, {})
    connection.connection_made(transport)
    connection.data_received(handshake)
    [task] = state.tasks
    return connection, task, written


@pytest.fixture
async def line():
    """An open connection, the application, and all that was written to the browser."""
    async with opened() as line:
        yield line


@asynccontextmanager
async def opened(handshake=HANDSHAKE):
    app = Table()
    connection, task, written = dialled(app, handshake)
    await asyncio.sleep(0)
    assert written.pop().startswith(b"HTTP/1.1 101")
    yield connection, app, written
    task.cancel()
    connection.connection_lost(None)


def frame(opcode, data, fin=True):
    """As a browser sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


def heard(connection):
    """What the application has not taken yet."""
    return [event.get("text") or event for event in connection._events]


async def test_a_message_is_heard_in_whatever_pieces_it_comes(line):
    connection, _app, _ = line
    long = "ö" * 200
    both = frame(TEXT, b"one") + frame(TEXT, long.encode())
    for at in range(len(both)):
        connection.data_received(both[:at])
        connection.data_received(both[at:])
        assert ["one", long] == [await connection.listen(), await connection.listen()]


async def test_a_ping_between_messages_is_answered(line):
    connection, _, written = line
    connection.data_received(frame(TEXT, b"one") + frame(PING, b"?") + frame(TEXT, b"two"))

    assert ["one", "two"] == heard(connection)
    assert [Frame(Opcode.PONG, b"?").serialize(mask=False)] == written


async def test_a_message_in_several_frames_is_one(line):
    connection, _, _ = line
    connection.data_received(frame(TEXT, b"one ", fin=False) + frame(PING, b""))
    connection.data_received(frame(Opcode.CONT, b"whole") + frame(TEXT, b"and the next"))

    assert ["one whole", "and the next"] == heard(connection)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"x" * (MAX_MESSAGE_BYTES + 1)), 1009),
        (frame(TEXT, b"x" * 70_000)[:20], 1009),
        (Frame(TEXT, b"not masked").serialize(mask=False), 1002),
        (b"\xc1" + frame(TEXT, b"squeezed")[1:], 1002),
    ],
    ids=["no text", "too long", "much too long", "not masked", "squeezed"],
)
async def test_what_is_no_message_ends_the_connection(line, sent, code):
    connection, _, written = line
    connection.data_received(frame(TEXT, b"fine") + sent)

    assert "fine" == heard(connection)[0]
    assert code == heard(connection)[1]["code"]
    assert written[-1][:1] == b"\x88"
    assert code == int.from_bytes(written[-1][2:4], "big")


async def test_after_goodbye_nothing_is_heard(line):
    connection, _, _ = line
    connection.data_received(frame(CLOSE, (1000).to_bytes(2, "big")) + frame(TEXT, b"late"))

    assert ["websocket.disconnect"] == [event["type"] for event in heard(connection)]


async def test_who_talks_faster_than_he_is_heard_has_to_wait(line):
    connection, _app, _ = line
    connection.data_received(frame(TEXT, b"x") * 40)
    assert connection.transport.pause_reading.called

    for _ in range(40):
        assert not connection.transport.resume_reading.called
        await connection.listen()
    assert connection.transport.resume_reading.called


async def test_what_one_turn_has_to_say_goes_out_together_and_in_order(line):
    connection, app, written = line
    assert connection.write(b"one", b" and more")
    assert connection.write(b"two", b"")
    assert [] == written

    await app.send({"type": "websocket.send", "text": "three"})
    await asyncio.sleep(0)
    lines = [b"one and more", b"two", b"three"]
    assert [b"".join(Frame(TEXT, text).serialize(mask=False) for text in lines)] == written


async def test_what_was_agreed_to_be_squeezed_is_written_at_once_too():
    offer = b"Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
    async with opened(HANDSHAKE[:-2] + offer) as (connection, _app, written):
        assert connection.write(b'{"t":', b'"pong"}')
        await asyncio.sleep(0)

        squeezed = 0xC1
        assert [squeezed] == [piece[0] for piece in written]
        connection.data_received(frame(TEXT, b"as it is"))
        assert "as it is" == await connection.listen()


@pytest.mark.parametrize("kind", ["websocket.accept", "websocket.close"])
async def test_an_answer_to_somebody_who_broke_off_is_no_mistake_of_ours(kind, caplog):
    app = SlowToDecide(kind)
    connection, task, _ = dialled(app)
    await asyncio.sleep(0)
    connection.data_received(b"\r\n\r\n")  # no frame begins like this
    app.decided.set()
    await task

    assert connection.transport.is_closing()
    assert [] == [record for record in caplog.records if record.levelno >= logging.WARNING]
    connection.connection_lost(None)


async def test_who_does_not_answer_a_ping_is_gone(line):
    connection, _, written = line
    connection._keep_alive()
    connection._keep_alive()

    assert [b"\x89", b"\x88"] == [piece[:1] for piece in written]
    assert connection.transport.is_closing()
    assert ["websocket.disconnect"] == [event["type"] for event in heard(connection)]


async def test_who_answers_pings_stays(line):
    connection, _, written = line
    for _ in range(3):
        connection._keep_alive()
        connection.data_received(frame(Opcode.PONG, written[-1][2:]))

    assert [b"\x89"] * 3 == [piece[:1] for piece in written]
    assert connection.is_open()


async def test_who_never_reads_the_close_is_cut_off(line, monkeypatch):
    connection, _, written = line
    monkeypatch.setattr("consigliere.server.ws.connection._CLOSE_TIMEOUT", 0)
    connection.pause_writing()
    connection.close(4503)
    await asyncio.sleep(0.01)

    assert (4503).to_bytes(2, "big") == written[-1][2:4]
    assert connection.transport.abort.called
