"""Notices between the processes on one database: which room has changed, and how."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final

import msgspec
from litestar.channels import ChannelsPlugin
from msgspec import Struct

from ..protocol.codec import ENCODE

CHANNEL: Final = "consigliere"


class Notice(Struct, frozen=True):
    """What other processes should know about a room."""

    process: str
    code: str
    what: str  # entry, room, sealed, chat, here, barred, missed
    numbers: list[int] = []
    words: list[str] = []


_NOTICE: Final = msgspec.json.Decoder(Notice)


class NoticeBus:
    """Sends and receives notices; without a shared database there is nobody else."""

    def __init__(self, channels: ChannelsPlugin, process: str, shared: bool) -> None:
        self.channels, self._process, self._shared = channels, process, shared

    def publish(
        self, code: str, what: str, numbers: list[int] | None = None, words: list[str] | None = None
    ) -> None:
        if self._shared:
            with suppress(RuntimeError):  # at shutdown the channel may close before us
                notice = Notice(self._process, code, what, numbers or [], words or [])
                self.channels.publish(ENCODE(notice), CHANNEL)

    async def received(self) -> AsyncIterator[Notice]:
        """The notices of other processes, for as long as the server runs."""
        if not self._shared:
            return
        async with self.channels.start_subscription([CHANNEL]) as bodies:
            async for body in bodies.iter_events():
                with suppress(msgspec.DecodeError):  # of another version of the program
                    notice = _NOTICE.decode(body)
                    if notice.process != self._process:
                        yield notice
