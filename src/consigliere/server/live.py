"""A room in this process: people connected, the match in memory, and one thing at a time."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from consigliere.kernel import SPECTATOR, Action, Illegal, Refusal, Seat, View
from consigliere.words import words

from . import rooms
from .client import Client
from .driver import Driver
from .gathering import Gathering
from .picture import ENCODE, NO_NEWS, Picture
from .rooms import BadRequest, Room
from .running import Entry, Running, Said
from .wire.tells import ChatLine, Heard, Refused, RoomNews, RoomView, TableNews, ToClient, Window

if TYPE_CHECKING:
    from .hub import Hub

_ROOM = msgspec.json.Decoder(Room)


class Live:
    """One room, as this process knows it. Everything that changes it holds `lock`."""

    def __init__(self, hub: Hub, room: Room, version: int) -> None:
        self.hub, self.room, self.version = hub, room, version
        self.running: Running | None = None
        self.clients: set[Client] = set()
        self.elsewhere: dict[str, tuple[float, set[Seat]]] = {}  # at other processes
        self.gone_since: dict[Seat, float] = {}
        self.lock = asyncio.Lock()
        self.picture: Picture | None = None
        self.gathering: Gathering | None = None
        self.driver = Driver(self)
        self.touched = time.monotonic()

    @property
    def code(self) -> str:
        return self.room.code

    # ---- what is stored

    async def load(self) -> None:
        """The match as its entries tell it."""
        if not self.room.match:
            return
        self.running = Running(self.room)
        for body in await self.hub.store.entries(self.code, self.room.match):
            self.running.read(body)
        if not self.running.entries:  # begun, but whoever began it died before dealing
            await self.append(*self.running.compose(-1, []))
        self._redraw()
        self.driver.open_window()
        await self.driver.recall()
        await self.settle()

    async def settle(self) -> None:
        """A match that is over is over in the room too, whatever came between."""
        if self.running and self.running.over and self.room.phase == "playing":
            await self.change(rooms.finish)

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

    async def append(self, entry: Entry, said: list[Said] | None = None) -> bool:
        """One more entry, on disk before anybody hears of it; False if another was faster."""
        running = self._match()
        number = running.entries + 1
        if not await self.hub.store.append(self.code, self.room.match, number, ENCODE(entry)):
            await self.catch_up()
            return False
        running.add(entry, said)
        self.hub.tell(self.code, "entry")
        self.hub.meter.answers.inc()
        await self.appended(entry)
        return True

    async def catch_up(self) -> None:
        """What other processes have appended."""
        if self.running is None:
            return
        bodies = await self.hub.store.entries(self.code, self.room.match, self.running.entries)
        for body in bodies:
            await self.appended(self.running.read(body))

    async def appended(self, entry: Entry) -> None:
        """The match has moved on: show it, and do what needs no person."""
        before = self.picture
        self._redraw()
        self.driver.open_window()
        self.publish(bool(entry.undo), before, entry.by)
        await self.settle()
        asked = self.room.proposal
        if asked and asked.what == "undo" and self._match().shown > asked.at:
            await self.change(rooms.drop_proposal)
        self.driver.go_on()

    # ---- what people see

    def publish(self, full: bool = False, before: Picture | None = None, by: Seat = -1) -> None:
        """To every reader whose table has changed; a sealed answer changes only its giver's."""
        picture = self.picture
        if picture is None:
            return
        quiet = before is not None and not full and _same(before, picture)
        for client in filter(self.may_watch, self.clients):
            if not quiet or any(_changed(before, picture, s, by) for s in client.chairs):
                client.push(self.table_news(client, full))

    def publish_to(self, seat: Seat) -> None:
        """Only what this seat sees has changed."""
        for client in self.clients:
            if seat in client.chairs:
                client.push(self.table_news(client, full=False))

    def may_watch(self, client: Client) -> bool:
        """Whether the table is this reader's business at all."""
        return bool(client.chairs) or self.room.settings.spectators

    def table_news(self, client: Client, full: bool) -> TableNews:
        """The table for one reader; the log only has what this reader has not got."""
        picture, running, lang = self.picture, self._match(), client.lang
        assert picture
        told = picture.told(lang)
        seat, chairs = client.reader, client.chairs
        fresh = client.seen != (self.room.match, picture.n)
        client.seen = (self.room.match, picture.n)
        asked = running.asked()
        view = picture.view(seat) if told else None
        return TableNews(
            n=picture.n,
            full=full,
            public=picture.public,
            news=picture.news if fresh and not full else NO_NEWS,
            scores=picture.scores,
            waiting=picture.waiting,
            wait=told.waiting(view) if told and view else "",
            window=self.window(),
            log=picture.log(seat, lang, whole=full) if full or fresh else [],
            mine=[picture.mine(mine, lang, mine in asked, self.sealed(mine)) for mine in chairs],
            end=picture.ranking(lang),
            clocks=self.driver.banks(),
        )

    def window(self) -> Window | None:
        g = self.gathering
        if g is None:
            return None
        now = time.monotonic()
        return Window(list(g.seats), g.opened, g.pace.least, g.most, round(g.left(now), 2))

    def sealed(self, seat: Seat) -> bool:
        """Whether the answer of `seat` is in; for its own eyes."""
        if self.gathering and seat in self.gathering.seats:
            return self.driver.answered(seat)
        return self._match().has_sealed(seat)

    def room_view(self, clocks: bool = True) -> RoomView:
        spectators = sum(1 for client in self.clients if not client.chairs)
        banks = self.driver.banks() if clocks else None
        return rooms.view(self.room, self.here(), spectators, banks)

    def room_changed(self) -> None:
        """Everybody gets the room anew; who holds which chair may have changed."""
        if self.picture:
            self.picture.room = self.room  # names and standing answers are shown from it
        for client in self.clients:
            client.chairs = self.room.chairs_of(client.tokens)
        shown, told = self.room_view(), self.room_view(clocks=False)
        for client in self.clients:
            # Some changes are nobody else's business: then nobody hears that there was one.
            if client.told != (told, client.chairs):
                client.told = (told, client.chairs)
                client.push(RoomNews(shown, client.chairs))

    def here(self) -> set[Seat]:
        """The chairs a browser is connected for, here or at another process."""
        now = time.monotonic()
        away = [seats for until, seats in self.elsewhere.values() if until > now]
        return {seat for client in self.clients for seat in client.chairs}.union(*away)

    # ---- doors

    async def enter(self, client: Client) -> None:
        """Somebody opens the page; whoever comes back gets the chair from the bot standing in."""
        self.clients.add(client)
        client.chairs = self.room.chairs_of(client.tokens)
        self.touched = time.monotonic()
        for seat in client.chairs:
            if self.room.chairs[seat].kind == "person" and self.room.chairs[seat].bot:
                await self.give_back(seat)
        self.presence_changed()
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

    def here_now(self) -> set[Seat]:
        """The chairs connected to this process."""
        return {seat for client in self.clients for seat in client.chairs}

    def heard(self, line: ChatLine) -> None:
        for client in self.clients:
            client.push(Heard(line))

    # ---- the match

    async def begin(self) -> None:
        """A match begins: its first entry holds what chance lays out."""
        await self.change(lambda room: rooms.begin(room, secrets.token_hex(16)))
        self.running, self.picture = Running(self.room), None
        entry, said = self.running.compose(-1, [])
        await self.append(entry, said)

    def picked(self, seat: Seat, pick: list[int]) -> Action:
        """The answer that indices stand for; Refusal if they stand for none."""
        decision = self.view(seat).decision
        if decision is None:
            raise BadRequest("room-not-asked")
        return answer_of(decision.options, pick)

    def view(self, seat: Seat) -> View[Any]:
        """The table when `seat` is asked, as it sees it."""
        assert self.picture
        return self.picture.view(seat)

    def _match(self) -> Running:
        if self.running is None:
            raise BadRequest("room-not-playing")
        return self.running

    def _redraw(self) -> None:
        self.picture = Picture(self.room, self._match(), self.picture)


def answer_of(options: Any, pick: list[int]) -> Action:
    """The answer among these options that a client has picked."""
    from consigliere.kernel import OneOf, Range, SomeOf
    from consigliere.kernel.options import _fill

    match options:
        case OneOf(of) if len(pick) == 1 and 0 <= pick[0] < len(of):
            chosen: Action = of[pick[0]]
            return chosen
        case SomeOf(like, of) if len(set(pick)) == len(pick) and _within(pick, of):
            chosen = _fill(like, tuple(sorted([of[i] for i in pick])))
            if chosen in options:
                return chosen
        case Range(like) if len(pick) == 1:
            chosen = _fill(like, pick[0])
            if chosen in options:
                return chosen
    raise Illegal("room-not-offered")


def _within(pick: list[int], of: tuple[int, ...]) -> bool:
    return all(0 <= i < len(of) for i in pick)


def _same(before: Picture, now: Picture) -> bool:
    return bytes(before.public) == bytes(now.public) and bytes(now.news) == b"[]"


def _changed(before: Picture | None, now: Picture, seat: Seat, by: Seat) -> bool:
    return seat == by or before is None or bytes(before.own(seat)) != bytes(now.own(seat))


def refused(id: str, refusal: Refusal, lang: str | None) -> ToClient:
    """A refusal as the reader gets it."""
    reason = refusal.reason
    w = words(lang or "en")
    known = w.knows(reason.message)
    text = w.say(reason.message, **dict(reason.args)) if known else w.say("room-not-offered")
    return Refused(id, reason.message, text, reason.rule)


__all__ = ["SPECTATOR", "Live", "answer_of", "refused"]
