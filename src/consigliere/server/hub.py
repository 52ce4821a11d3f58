"""All rooms of this process, and the news from other processes on the same database."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from msgspec import Struct

from consigliere.kernel import Refusal

from . import rooms
from .client import RATE
from .codes import TRIES, is_code, new_code
from .library import Library, Named
from .live import Live
from .meter import Meter
from .picture import ENCODE
from .replay import Shelf
from .replay.reviewing import Reviews
from .rooms import BadRequest, Room
from .store import StorageGone, Store
from .thinking import Thinkers
from .timing import Pace
from .wire.rest import Created, NewRoom
from .wire.tells import ChatLine

CHANNEL: Final = "consigliere"
_LEASE: Final = 6.0  # seconds a process drives a room before it must say so again
_IDLE: Final = 60.0  # seconds an empty room stays in memory
_ROOM = msgspec.json.Decoder(Room)
_LINE = msgspec.json.Decoder(ChatLine)


class News(Struct, frozen=True):
    """What another process should know: which room, and what about it."""

    process: str
    code: str
    what: str  # entry, room, sealed, chat, here, missed
    numbers: list[int] = []


_NEWS = msgspec.json.Decoder(News)


class Hub:
    """The rooms in memory. A room is loaded when it is asked for and dropped when nobody is in."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        channels: ChannelsPlugin,
        pace: Pace | None = None,
        rate: float = RATE,
    ) -> None:
        self.store, self.thinkers, self.channels = store, thinkers, channels
        self.pace = pace  # of reaction windows; None: as people need it
        self.rate = rate  # messages a second from one browser
        self.library = Library(store, self._editions)
        self.shelf = Shelf(store, self.library)
        self.analyst = Thinkers(1, polite=True)  # hints and reviews never keep a bot waiting
        self.reviews = Reviews(store, self.shelf, self.analyst)
        self.process = secrets.token_hex(8)
        self.meter = Meter()
        self.log = structlog.get_logger("consigliere").bind(process=self.process[:6])
        self.closing = False
        self._rooms: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._driven: dict[str, float] = {}  # room: until when this process drives it
        self._tasks: list[asyncio.Task[None]] = []

    # ---- rooms

    async def open(self, code: str) -> Live:
        """The room of that code; BadRequest if there is none."""
        code = code.upper()
        if not is_code(code):
            raise BadRequest("room-unknown", code=code[:8])
        if code in self._rooms:
            self._rooms[code].touched = time.monotonic()  # whoever asks is about to come in
            return self._rooms[code]
        async with self._loading.setdefault(code, asyncio.Lock()):
            if code not in self._rooms:
                self._rooms[code] = await self._load(code)
                self.meter.rooms.set(len(self._rooms))
        self._loading.pop(code, None)
        return self._rooms[code]

    async def create(self, wanted: NewRoom) -> Created:
        """A new room, and its first chair; with bots for the rest the match begins at once."""
        secret = secrets.token_urlsafe(18)
        await self.library.ready(wanted.settings.game, wanted.settings.edition)
        code, room = await self._new(wanted, secret)
        if wanted.bots:
            live = await self.open(code)
            async with live.lock:
                await live.change(lambda r: rooms.ready(rooms.fill(r, wanted.bots), 0, True))
                await live.begin()
        self.log.info("room created", room=code, game=room.settings.game)
        return Created(code, 0, secret)

    async def chat(self, code: str) -> list[ChatLine]:
        talk = await self.store.talk(code)
        return [msgspec.structs.replace(_LINE.decode(body), n=n) for n, body in talk]

    def _editions(self) -> list[Named]:
        """What is being played or looked at here."""
        chosen = [live.room.settings for live in self._rooms.values()]
        return [*[(s.game, s.edition) for s in chosen], *self.shelf.editions()]

    def drives(self, code: str) -> bool:
        """Whether this process plays the bots and closes the windows of that room."""
        return not self.store.database.shared or self._driven.get(code, 0) > time.monotonic()

    async def steer(self, code: str) -> None:
        """Somebody came in: if nobody drives that room, this process does from now on."""
        if self.store.database.shared and not self.drives(code):
            await self._take_the_wheel()

    # ---- news

    def tell(self, code: str, what: str, numbers: list[int] | None = None) -> None:
        """Other processes hear of it; without a shared database there are none."""
        if self.store.database.shared:
            with suppress(RuntimeError):  # when all closes, the channel may be gone before us
                news = News(self.process, code, what, numbers or [])
                self.channels.publish(ENCODE(news), CHANNEL)

    async def hear(self, news: News) -> None:
        """Another process has told something about a room that is in memory here."""
        if news.what == "missed":
            return await self._look_everywhere()
        live = self._rooms.get(news.code)
        if live is None or news.process == self.process:
            return
        async with live.lock:
            match news.what:
                case "entry":
                    await live.catch_up()
                case "room":
                    await live.reread_room()
                    live.driver.plan_again()
                case "sealed":
                    await live.driver.recall()
                    await live.driver.close_window()
                case "chat":
                    talk = await self.chat(news.code)
                    for line in [line for line in talk if line.n in news.numbers]:
                        live.heard(line)
                case "here":
                    live.elsewhere[news.process] = (time.monotonic() + 25, set(news.numbers))
                    live.room_changed()
                    live.driver.go_on()

    async def _look_everywhere(self) -> None:
        """News was lost: whatever it was, the database has it."""
        for live in list(self._rooms.values()):
            async with live.lock:
                await live.reread_room()
                await live.catch_up()
                await live.driver.recall()
                live.driver.plan_again()

    # ---- life

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(self._tick_on()), asyncio.create_task(self._listen())]
        self.thinkers.warm()

    async def stop(self) -> None:
        """Nothing new is begun; what was acknowledged is on disk already."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        for live in self._rooms.values():
            live.driver.stop()
        await self.reviews.stop()
        self.thinkers.close()
        self.analyst.close()
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)

    async def _load(self, code: str) -> Live:
        kept = await self.store.room(code)
        if kept is None:
            raise BadRequest("room-unknown", code=code[:8])
        live = Live(self, _ROOM.decode(kept.doc), kept.version)
        await live.load()
        return live

    async def _new(self, wanted: NewRoom, secret: str) -> tuple[str, Room]:
        for _ in range(TRIES):
            code = new_code()
            room = rooms.new_room(code, wanted.settings)
            room = rooms.sit(room, 0, wanted.name or "Vito", wanted.emblem, secret)
            if await self.store.create_room(code, room.phase, ENCODE(room)):
                return code, room
        raise BadRequest("room-storage")

    async def _tick_on(self) -> None:
        beat = 0
        while True:
            await asyncio.sleep(1)
            beat += 1
            try:
                if self.store.database.shared and beat % 2 == 1:
                    await self._take_the_wheel()
                for live in list(self._rooms.values()):
                    await self._tick(live, beat)
            except (Refusal, StorageGone) as problem:
                self.log.warning("tick", problem=str(problem))
            except Exception:
                self.log.exception("tick")

    async def _tick(self, live: Live, beat: int) -> None:
        if live.running and (not live.running.over or live.room.phase == "playing"):
            async with live.lock:
                await live.settle()
                await live.driver.tick()
                live.driver.go_on()
        if beat % 10 == 0 and live.clients:
            self.tell(live.code, "here", sorted(live.here_now()))
        if not live.clients and time.monotonic() - live.touched > _IDLE and not live.lock.locked():
            live.driver.stop()
            del self._rooms[live.code]
            self.meter.rooms.set(len(self._rooms))

    async def _take_the_wheel(self) -> None:
        """Say which rooms this process drives; a room whose driver died is taken over."""
        mine = [code for code, live in self._rooms.items() if live.running and live.clients]
        if not mine:
            return
        driven = await self.store.drive(mine, self.process, _LEASE)
        until = time.monotonic() + _LEASE - 1
        self._driven = dict.fromkeys(driven, until)

    async def _listen(self) -> None:
        if not self.store.database.shared:
            return
        async with self.channels.start_subscription([CHANNEL]) as news:
            async for body in news.iter_events():
                try:
                    await self.hear(_NEWS.decode(body))
                except Exception:
                    self.log.exception("news")
