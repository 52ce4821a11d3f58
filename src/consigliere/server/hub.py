"""All rooms of this process, and the news from other processes on the same database."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from msgspec import Struct

from consigliere.kernel import Refusal, seal_of

from . import rooms
from .client import RATE
from .codes import TRIES, is_code, new_code
from .doors import Doors, Space
from .keeping import Keeper
from .library import Library, Named
from .live import Live
from .lookout import look_around
from .meter import Meter
from .parts import ENCODE
from .replay import Shelf
from .replay.reviewing import Reviews
from .room import BadRequest, Room
from .store import StorageGone, Store
from .thinking import Thinkers
from .timing import Pace
from .wire.rest import Created, NewRoom
from .wire.tells import ChatLine

CHANNEL: Final = "consigliere"
_LEASE: Final = 6.0  # seconds a process drives a room before it must say so again
_LOOK: Final = 4  # beats after which what nobody has told is looked for
_IDLE: Final = 60.0  # seconds an empty room stays in memory
_AT_ONCE: Final = 25  # rooms looked after before an answer is let through
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
        space: Space = Space(),  # noqa: B008
        keep_days: int = 0,
    ) -> None:
        self.store, self.thinkers, self.channels = store, thinkers, channels
        self.pace = pace  # of reaction windows; None: as people need it
        self.rate = rate  # messages a second from one browser
        self.doors = Doors(space)
        self.keeper = Keeper(self, keep_days)
        self.library = Library(store, self._editions)
        self.shelf = Shelf(store, self.library)
        self.analyst = Thinkers(1, polite=True)  # hints and reviews never keep a bot waiting
        self.reviews = Reviews(store, self.shelf, self.analyst)
        self.process = secrets.token_hex(8)
        self.meter = Meter()
        self.log = structlog.get_logger("consigliere").bind(process=self.process[:6])
        self.closing = False
        self.coming_in = asyncio.Lock()  # one at a time is shown the whole table
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

    async def find(self, code: str, address: str) -> Live:
        """The same for somebody at that address, who cannot try one code after another."""
        self.doors.may_guess(address)
        try:
            return await self.open(code)
        except BadRequest as refusal:
            if refusal.reason.message == "room-unknown":
                self.doors.missed(address)
            raise

    async def make(self, address: str, making: Callable[[], Awaitable[Created]]) -> Created:
        """A new room for somebody at that address, if there is space for it."""
        self.doors.may_make(address, self._rooms, len(self._rooms))
        created = await making()
        self.doors.made(address, created.code, self._rooms)
        return created

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
        return Created(code, 0, secret, seal_of(room.secret))

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

    async def look(self) -> None:
        """For what nobody has told: rooms that others have changed, went on with or taken away."""
        await look_around(self, list(self._rooms.values()))

    async def _look_everywhere(self) -> None:
        """News was lost: whatever it was, the database has it."""
        for live in list(self._rooms.values()):
            await self._guarded(live, _look(live))

    # ---- life

    async def start(self) -> None:
        work = (self._tick_on(), self._listen(), self.keeper.run())
        self._tasks = [asyncio.create_task(one) for one in work]
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
        await self.keeper.welcome(kept)
        live = Live(self, _ROOM.decode(kept.doc), kept.version)
        await live.load()
        return live

    async def _new(self, wanted: NewRoom, secret: str) -> tuple[str, Room]:
        for _ in range(TRIES):
            code = new_code()
            room = rooms.seal(rooms.new_room(code, wanted.settings), secrets.token_hex(32))
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
                for n, live in enumerate(list(self._rooms.values())):
                    await self._guarded(live, self._tick(live, beat))
                    if n % _AT_ONCE == 0:
                        await asyncio.sleep(0)
                if beat % _LOOK == 0:
                    await self.look()
            except (Refusal, StorageGone) as problem:
                self.log.warning("tick", problem=str(problem))
            except Exception:
                self.log.exception("tick")

    async def _guarded(self, live: Live, work: Awaitable[None]) -> None:
        """One room's trouble is not another's."""
        try:
            await work
        except (Refusal, StorageGone) as problem:
            self.log.warning("tick", room=live.code, problem=str(problem))
        except Exception:
            self.log.exception("tick", room=live.code)

    async def _tick(self, live: Live, beat: int) -> None:
        if live.room.phase == "playing":
            async with live.lock:
                await live.settle()
                await live.driver.tick()
                live.driver.go_on()
        if beat % 10 == 0 and live.clients:
            self.tell(live.code, "here", sorted(live.here_now()))
        if not live.clients and time.monotonic() - live.touched > _IDLE and not live.lock.locked():
            self.drop(live)

    def drop(self, live: Live) -> None:
        """Out of memory; whoever is still in is sent away and may ask for it again."""
        live.driver.stop()
        for client in live.clients:
            client.cut_off()
        self._rooms.pop(live.code, None)
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
                except StorageGone as problem:  # the next look finds it
                    self.log.warning("news", problem=str(problem))
                except Exception:
                    self.log.exception("news")


async def _look(live: Live) -> None:
    async with live.lock:
        await live.reread_room()
        await live.catch_up()
        await live.driver.recall()
        live.driver.plan_again()
