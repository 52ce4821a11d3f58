"""Writing to sockets: what one turn of the loop has to say leaves together."""

from __future__ import annotations

from asyncio import AbstractEventLoop, Transport
from collections.abc import Callable
from typing import Final

from .frames import framed

_WET: Final[dict[AbstractEventLoop, list[Pen]]] = {}  # have written in this turn


class Pen:
    """The end of a line; small, because every move needs four that were not needed for a while."""

    __slots__ = ("_leaving", "_loop", "_transport", "frame", "ready")

    def __init__(self, loop: AbstractEventLoop, transport: Transport) -> None:
        self._loop, self._transport = loop, transport
        self._leaving: list[bytes] = []
        self.frame: Callable[[bytes, bytes], bytes] = framed
        self.ready = False  # the line is open, and its reader keeps up

    def write(self, text: bytes, more: bytes = b"") -> bool:
        """Whether the message is on its way; `more` is the rest of it."""
        if not self.ready:
            return False
        if not self._leaving:
            self._dip()
        self._leaving.append(self.frame(text, more))
        return True

    def flush(self) -> None:
        """Do not wait for the others."""
        leaving, self._leaving = self._leaving, []
        if leaving and not self._transport.is_closing():
            self._transport.write(leaving[0] if len(leaving) == 1 else b"".join(leaving))

    def _dip(self) -> None:
        if self._loop in _WET:
            _WET[self._loop].append(self)
        else:
            _WET[self._loop] = [self]
            self._loop.call_soon(_flush, self._loop)


def _flush(loop: AbstractEventLoop) -> None:
    for pen in _WET.pop(loop):
        pen.flush()
