"""A room in this process: people connected, the match in memory, and one thing at a time."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from consigliere.kernel import Action, Seat

from . import rooms
from .audience import Audience
from .client import Client
from .driver import Driver
from .entry import Entry
from .history import Said
from .parts import ENCODE
from .picks import picked
from .picture import Picture
from .pinned import outdated, printing
from .room import BadRequest, Room
from .running import Running
from .store import StorageGone

if TYPE_CHECKING:
    from .hub import Hub

_ROOM = msgspec.json.Decoder(Room)


class Live(Audience):
    """One room, as this process knows it. Everything that changes it holds `lock`."""

    def __init__(self, hub: Hub, room: Room, version: int) -> None:
        super().__init__(room)
        self.hub, self.version = hub, version
        self.gone_since: dict[Seat, float] = {}
        self.lock = asyncio.Lock()
        self.driver = Driver(self)
        self.touched = time.monotonic()
        self.advised: dict[Seat, asyncio.Task[None]] = {}  # whom the analyst thinks for

    @property
    def code(self) -> str:
        return self.room.code

    # ---- what is stored

    async def load(self) -> None:
        """The match as its entries tell it; one begun under other rules is put aside."""
        await self._halt()
        await self.seal()
        if self.room.phase == "lobby":
            return
        running = await self._laid()
        for body in await self.hub.store.entries(self.code, self.room.match):
            running.read(body)
        self.running, self.picture = running, None
        if not running.entries:  # begun, but whoever began it died before dealing
            await self.append(*running.compose(-1, []))
        await self._keep_replay()
        self._redraw()
        self.driver.open_window()
        await self.driver.recall()
        await self.settle()

    async def _halt(self) -> None:
        if outdated(self.room):
            entries = await self.hub.store.entries(self.code, self.room.match)
            await self.hub.shelf.keep_halted(self.room, entries)
            await self.change(rooms.halt)

    async def settle(self) -> None:
        """A match that has begun is dealt, one that is over is over in the room too.

        Whatever came between, and whoever was told that it cannot be stored.
        """
        if self.room.match != (self.running.number if self.running else 0):
            await self.load()
            self.publish(full=True)
        elif self.running and not self.running.entries:
            await self.append(*self.running.compose(-1, []))
        if self.running and self.running.over and self.room.phase == "playing":
            await self.hub.shelf.keep_match(self.room, self.running)
            await self.change(rooms.finish)

    async def _keep_replay(self) -> None:
        """Whoever sees the end of a match may look back on it at once; `settle` tries again."""
        if self.running and self.running.over:
            with suppress(StorageGone):
                await self.hub.shelf.keep_match(self.room, self.running)

    async def change(self, change: Callable[[Room], Room]) -> None:
        """Store the room changed; if another process was faster, change what it has made of it."""
        for _ in range(20):
            changed = change(self.room)
            if changed == self.room:
                return
            doc = ENCODE(changed)
            if await self.hub.store.save_room(self.code, self.version, changed.phase, doc):
                self.room, self.version = changed, self.version + 1
                self.hub.tell(self.code, "room")
                return self.room_changed()
            await self.reread_room()
        raise BadRequest("room-storage")

    async def reread_room(self) -> None:
        kept = await self.hub.store.room(self.code)
        if kept is None or kept.version <= self.version:
            return
        matches = self.room.match
        self.room, self.version = _ROOM.decode(kept.doc), kept.version
        if self.room.match != matches:
            await self.load()
            self.publish(full=True)
        self.room_changed()

    async def look_again(self) -> None:
        """The room was changed without news; where names were, the whole table is told anew."""
        names = self.room.names()
        await self.reread_room()
        if self.running and self.room.names() != names:
            self.picture = None
            self._redraw()
            self.publish(full=True)
        self.driver.plan_again()

    async def append(
        self, entry: Entry, said: list[Said] | None = None, sealed: int | None = None
    ) -> bool:
        """One more entry, on disk before anybody hears of it; False if another was faster.

        One that closes a window says how many sealed answers it knows of; False if there are more.
        """
        running = self._match()
        number = running.entries + 1
        if not await self._written(number, ENCODE(entry), sealed):
            await self.catch_up()
            return False
        running.add(entry, said)
        self.hub.tell(self.code, "entry")
        self.hub.meter.answers.inc()
        await self.appended(entry)
        return True

    def _written(self, number: int, body: bytes, sealed: int | None) -> Awaitable[bool]:
        store, match = self.hub.store, self.room.match
        if sealed is None or not store.database.shared:  # alone, we know of every sealed answer
            return store.append(self.code, match, number, body)
        return store.close_window(self.code, match, number, body, sealed)

    async def catch_up(self) -> None:
        """What other processes have appended."""
        if self.running is None:
            return
        bodies = await self.hub.store.entries(self.code, self.room.match, self.running.entries)
        for body in bodies:
            await self.appended(self.running.read(body))

    async def appended(self, entry: Entry) -> None:
        """The match has moved on: show it, and do what needs no person."""
        running = self._match()
        await self._keep_replay()
        before = self.picture
        if entry.undo or entry.retract:
            self.picture = None
        self._redraw()
        self.driver.open_window()
        self.publish(bool(entry.undo), before, entry.by)
        if running.over:
            await self.settle()
        asked = self.room.proposal
        if asked and asked.what == "undo" and running.shown > asked.at:
            await self.change(rooms.drop_proposal)
        self.driver.go_on()

    # ---- doors

    async def enter(self, client: Client) -> None:
        """Somebody opens the page; whoever comes back gets the chair from the bot standing in."""
        self.clients.add(client)
        client.chairs = self.chairs_of(client)
        self.touched = time.monotonic()
        for seat in client.chairs:
            if self.room.chairs[seat].kind == "person" and self.room.chairs[seat].bot:
                await self.give_back(seat)
        self.presence_changed()
        with suppress(StorageGone):  # the next beat tries again
            await self.hub.steer(self.code)
        self.driver.go_on()

    async def give_back(self, seat: Seat) -> None:
        """The bot that stood in for `seat` leaves the chair."""
        await self.change(lambda room: rooms.stand_in(room, seat, ""))
        self.driver.plan_again()

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self.touched = time.monotonic()
        self.presence_changed()

    def note_presence(self) -> None:
        """Since when each person is gone; those at other processes come and go unannounced."""
        here, now = self.here(), time.monotonic()
        for seat, chair in enumerate(self.room.chairs):
            if chair.kind == "person" and seat not in here:
                self.gone_since.setdefault(seat, now)
            else:
                self.gone_since.pop(seat, None)

    def presence_changed(self) -> None:
        self.note_presence()
        self.hub.tell(self.code, "here", sorted(self.here_now()))
        self.room_changed()

    # ---- the match

    async def begin(self) -> None:
        """A match begins: its first entry holds what chance lays out."""
        await self.seal()
        await self.change(lambda room: rooms.begin(room, secrets.token_hex(16)))
        self.running, self.picture = await self._laid(), None
        entry, said = self.running.compose(-1, [])
        await self.append(entry, said)

    async def seal(self) -> None:
        """A room that waits for a match has sealed what it will be dealt from."""
        secret = secrets.token_hex(32)
        await self.change(lambda room: rooms.seal(room, secret))

    async def _laid(self) -> Running:
        """The match before its first entry; its edition may be known to the store alone."""
        await self.hub.library.ready(self.room.settings.game, printing(self.room))
        return Running(self.room)

    def picked(self, seat: Seat, pick: list[int]) -> Action:
        """The answer that indices stand for; Refusal if they stand for none."""
        decision = self.question(seat)
        if decision is None:
            raise BadRequest("room-not-asked")
        return picked(decision.options, pick)

    def _redraw(self) -> None:
        self.picture = Picture(self.room, self._match(), self.picture)
