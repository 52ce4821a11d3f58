"""Messages of a socket: taken the short way where they are plain, else by the library."""

import asyncio
import logging
from contextlib import asynccontextmanager
from unittest.mock import Mock

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from consigliere.server.frames import framed
from consigliere.server.socket import BIGGEST
from consigliere.server.wires import NAME, Wire

from .test_protocols import HANDSHAKE

TEXT, BINARY, PING, CLOSE = Opcode.TEXT, Opcode.BINARY, Opcode.PING, Opcode.CLOSE


class Table:
    """An application that accepts, and then hears and says what a test wants."""

    async def __call__(self, scope, receive, send):
        self.wire, self.send = scope["extensions"][NAME], send
        assert "websocket.connect" == (await receive())["type"]
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()


@pytest.fixture
async def line():
    """An open socket: its protocol, the application, and all that was written to the browser."""
    async with opened() as line:
        yield line


@asynccontextmanager
async def opened(handshake=HANDSHAKE):
    app, written = Table(), []
    transport = Mock(is_closing=Mock(return_value=False))
    transport.write.side_effect = written.append
    transport.get_extra_info.return_value = None
    transport.get_write_buffer_size.return_value = 0
    wire = Wire(Config(app, ws=Wire, ws_max_size=BIGGEST), ServerState(), {})
    wire.logger = Mock(level=logging.INFO)
    wire.connection_made(transport)
    wire.data_received(handshake)
    [task] = wire.tasks
    await asyncio.sleep(0)
    assert written.pop().startswith(b"HTTP/1.1 101")
    yield wire, app, written
    task.cancel()


def frame(opcode, data, fin=True):
    """As a browser sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


def heard(wire):
    """What the application has not taken yet."""
    return [event.get("text") or event for event in wire.queue._mail]


async def test_a_message_is_heard_in_whatever_pieces_it_comes(line):
    wire, app, _ = line
    long = "ö" * 200
    both = frame(TEXT, b"one") + frame(TEXT, long.encode())
    for at in range(len(both)):
        wire.data_received(both[:at])
        wire.data_received(both[at:])
        assert ["one", long] == [await app.wire["listen"](), await app.wire["listen"]()]


async def test_a_ping_between_messages_is_answered(line):
    wire, _, written = line
    wire.data_received(frame(TEXT, b"one") + frame(PING, b"?") + frame(TEXT, b"two"))

    assert ["one", "two"] == heard(wire)
    assert [Frame(Opcode.PONG, b"?").serialize(mask=False)] == written


async def test_a_message_in_several_frames_is_one(line):
    wire, _, _ = line
    wire.data_received(frame(TEXT, b"one ", fin=False) + frame(PING, b""))
    wire.data_received(frame(Opcode.CONT, b"whole") + frame(TEXT, b"and the next"))

    assert ["one whole", "and the next"] == heard(wire)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"x" * (BIGGEST + 1)), 1009),
        (frame(TEXT, b"x" * 70_000)[:20], 1009),
        (Frame(TEXT, b"not masked").serialize(mask=False), 1002),
        (b"\xc1" + frame(TEXT, b"squeezed")[1:], 1002),
    ],
    ids=["no text", "too long", "much too long", "not masked", "squeezed"],
)
async def test_what_is_no_message_ends_the_connection(line, sent, code):
    wire, _, written = line
    wire.data_received(frame(TEXT, b"fine") + sent)

    assert "fine" == heard(wire)[0]
    assert code == heard(wire)[1]["code"]
    assert written[-1][:1] == b"\x88"
    assert code == int.from_bytes(written[-1][2:4], "big")


async def test_after_goodbye_nothing_is_heard(line):
    wire, _, _ = line
    wire.data_received(frame(CLOSE, (1000).to_bytes(2, "big")) + frame(TEXT, b"late"))

    assert ["websocket.disconnect"] == [event["type"] for event in heard(wire)]


async def test_who_talks_faster_than_he_is_heard_has_to_wait(line):
    wire, app, _ = line
    wire.data_received(frame(TEXT, b"x") * 40)
    assert wire.transport.pause_reading.called

    for _ in range(40):
        assert not wire.transport.resume_reading.called
        await app.wire["listen"]()
    assert wire.transport.resume_reading.called


async def test_what_one_turn_has_to_say_goes_out_together_and_in_order(line):
    _wire, app, written = line
    assert app.wire["write"](b"one", b" and more")
    assert app.wire["write"](b"two", b"")
    assert [] == written

    await app.send({"type": "websocket.send", "text": "three"})
    said = [b"one and more", b"two", b"three"]
    assert b"".join(framed(text) for text in said) == b"".join(written)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_frame_is_as_the_library_writes_it(size):
    text = b"x" * size
    assert Frame(TEXT, text).serialize(mask=False) == framed(text) == framed(b"", text)


async def test_what_was_agreed_to_be_squeezed_is_written_at_once_too():
    offer = b"Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
    async with opened(HANDSHAKE[:-2] + offer) as (wire, app, written):
        assert app.wire["write"](b'{"t":', b'"pong"}')
        await asyncio.sleep(0)

        squeezed = 0xC1
        assert [squeezed] == [piece[0] for piece in written]
        wire.data_received(frame(TEXT, b"as it is"))
        assert "as it is" == await app.wire["listen"]()
