"""Who is connected to a room, here and at other processes, and since when others are gone."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from consigliere.kernel import Seat

from ..protocol.messages import ToClient
from .membership import BrowserIdentity
from .model import SCREEN, Room

_REMOTE_SECONDS = 25.0  # until another process must announce its connections again


class Participant(Protocol):
    """A connected browser, as a session knows it."""

    chairs: list[Seat]
    tokens: list[str]
    screen: bool
    visitor: str
    address: str

    @property
    def identity(self) -> BrowserIdentity: ...
    def push(self, message: ToClient) -> None: ...
    def disconnect(self) -> None: ...


class Presence:
    """The connections of one room."""

    def __init__(self, may_watch: Callable[[Participant], bool]) -> None:
        self._may_watch = may_watch
        self.clients: set[Participant] = set()
        self.gone_since: dict[Seat, float] = {}
        self.barred: set[str] = set()  # addresses of removed browsers; never stored
        self.elsewhere: dict[str, tuple[float, set[Seat]]] = {}  # by other process

    def here(self) -> set[Seat]:
        """The chairs that a browser is connected for, here or at another process."""
        return self._everywhere() - {SCREEN}

    def here_now(self) -> set[Seat]:
        """The chairs connected to this process, and SCREEN for a shared screen."""
        screen = any(client.screen and self._may_watch(client) for client in self.clients)
        chairs = {seat for client in self.clients for seat in client.chairs}
        return chairs | {SCREEN} if screen else chairs

    def attended(self) -> bool:
        """Whether anybody sits at the table, here or at another process."""
        return any(client.chairs for client in self.clients) or bool(self.here())

    def screens(self) -> int:
        """Shared screens that show the table: those here, and one for all at other processes."""
        here = sum(client.screen and self._may_watch(client) for client in self.clients)
        return here or int(SCREEN in self._everywhere())

    def spectators(self) -> int:
        return sum(not client.chairs and not client.screen for client in self.clients)

    def announced(self, process: str, seats: set[Seat]) -> None:
        """Another process has announced who is connected there."""
        self.elsewhere[process] = (time.monotonic() + _REMOTE_SECONDS, seats)

    def note(self, room: Room) -> None:
        """Note since when each person is gone; others come and go without notice."""
        here, now = self.here(), time.monotonic()
        for seat, chair in enumerate(room.chairs):
            if chair.kind == "person" and seat not in here:
                self.gone_since.setdefault(seat, now)
            else:
                self.gone_since.pop(seat, None)

    def gone_for(self, room: Room) -> dict[Seat, float]:
        """For how many seconds each person who is not here has been away."""
        now, here = time.monotonic(), self.here()
        people = [seat for seat, chair in enumerate(room.chairs) if chair.kind == "person"]
        return {seat: now - self.gone_since.get(seat, now) for seat in people if seat not in here}

    def _everywhere(self) -> set[Seat]:
        now = time.monotonic()
        elsewhere = [seats for until, seats in self.elsewhere.values() if until > now]
        return self.here_now().union(*elsewhere)
