"""Bytes that come while a handshake is still being thought about."""

import asyncio
import logging
from unittest.mock import Mock

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState

from consigliere.server.protocols import WarySocket

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Doorman:
    """An application that takes its time, and then says this."""

    def __init__(self, kind):
        self.kind, self.asked = kind, asyncio.Event()

    async def __call__(self, _scope, _receive, send):
        await self.asked.wait()
        await send({"type": self.kind})


def dialled(app):
    """A connection with a line that is closing for a while before it is closed, as lines are."""
    line = Mock(is_closing=Mock(return_value=False))
    line.close.side_effect = lambda: line.is_closing.configure_mock(return_value=True)
    line.get_extra_info.return_value = None
    socket = WarySocket(Config(app, ws=WarySocket), ServerState(), {})
    socket.logger = Mock(level=logging.INFO)
    socket.connection_made(line)
    return socket, line


@pytest.mark.parametrize("kind", ["websocket.accept", "websocket.close"])
async def test_an_answer_to_somebody_who_broke_off_is_no_mistake_of_ours(kind):
    app = Doorman(kind)
    socket, line = dialled(app)
    socket.data_received(HANDSHAKE)
    [task] = socket.tasks
    await asyncio.sleep(0)
    socket.data_received(b"\r\n\r\n")  # no frame begins like this
    app.asked.set()
    await task

    assert line.is_closing()
    assert [] == [call for call in socket.logger.mock_calls if call[0] in ("error", "exception")]
