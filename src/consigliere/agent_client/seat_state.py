"""What a seat has received: the room, the table as it sees it, the log, the question."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from consigliere.server.protocol.messages import Ask, ChairView, RoomNews, RoomView, Seated, Welcome

from .message_filter import Heard, Mine, Table

NOWHERE: Final = -1


class Place:
    """It only listens. What people chat about is not for it."""

    def __init__(self) -> None:
        self.seat = NOWHERE
        self.room: RoomView | None = None
        self.table: Table | None = None
        self.listed = NOWHERE  # the question whose options were shown last
        self.changed = asyncio.Event()
        self._log: list[str] = []
        self._read = 0  # lines of the log that were shown

    def hear(self, message: Heard) -> None:
        match message:
            case Welcome(room=room, chairs=chairs) | RoomNews(room=room, chairs=chairs):
                self.seat = chairs[0] if chairs else NOWHERE
                self.room = room
                if room.phase == "lobby":
                    self._clear()
            case Seated(chair=chair):
                self.seat = chair
            case Table():
                self._look(message)
        self.changed.set()

    @property
    def chair(self) -> ChairView | None:
        """Ours, as everybody sees it; None if we have none."""
        return self.room.chairs[self.seat] if self.room and self.seat != NOWHERE else None

    @property
    def mine(self) -> Mine | None:
        """What only our chair knows."""
        all_mine = self.table.mine if self.table else []
        return next((mine for mine in all_mine if mine.seat == self.seat), None)

    @property
    def ask(self) -> Ask | None:
        """The question put to us."""
        return self.mine.ask if self.mine else None

    @property
    def over(self) -> bool:
        return bool(self.table and self.table.end)

    @property
    def lines(self) -> list[str]:
        """What happened since the last time; asking marks it as read."""
        new, self._read = self._log[self._read :], len(self._log)
        return new

    def data(self) -> dict[str, Any]:
        """The fields of the table as they look from here."""
        if self.table is None:
            return {}
        return {**self.table.public, **(self.mine.own if self.mine else {})}

    def _clear(self) -> None:
        self.table, self.listed, self._log, self._read = None, NOWHERE, [], 0

    def _look(self, table: Table) -> None:
        lines = [line.text for line in table.log]
        log = lines if table.full else [*self._log, *lines]
        pairs = zip(log[: self._read], self._log, strict=False)
        same = next((at for at, (a, b) in enumerate(pairs) if a != b), len(log))
        self._read = min(self._read, same)  # what was undone is reported again from there
        self._log, self.table = log, table
