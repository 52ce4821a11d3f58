"""All room sessions of this process: opened on demand, ticked once a second, dropped when idle."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final

import msgspec
from msgspec.structs import replace

from consigliere.games import GAMES, BrokenGame, problems
from consigliere.kernel import Refusal, commitment_of
from consigliere.words import LANGUAGES, game_text, words

from ..cluster.notices import Notice
from ..cluster.reconcile import reconcile_all
from ..features.editions.custom import EditionKey
from ..http.readiness import Readiness
from ..protocol.codec import ENCODE
from ..protocol.messages import ChatLine
from ..protocol.rest import Created, NewRoom
from ..storage import StorageUnavailable
from . import commands
from .attendance import look_after
from .codes import TRIES, is_code, new_code
from .events import ChatPosted, SessionClosed, Ticked, TurnChanged, WindowDue
from .model import BadRequest, Room
from .proposals import recount_voters
from .retention import RoomRetention
from .services import Services
from .session import RoomSession

_RECONCILE_TICKS: Final = 4  # ticks between two comparisons with the database
_ANNOUNCE_TICKS: Final = 10  # ticks between two announcements of who is connected here
_IDLE_SECONDS: Final = 60.0  # an empty room stays in memory that long
_SLICE: Final = 25  # rooms ticked before other tasks get a turn
_ROOM = msgspec.json.Decoder(Room)
_LINE = msgspec.json.Decoder(ChatLine)
Attach = Callable[[RoomSession], object]


class RoomRegistry:
    """The sessions in memory. `attach` connects each new one with its subscribers."""

    def __init__(self, services: Services, attach: Sequence[Attach]) -> None:
        self.services, self._attach = services, attach
        services.editions_in_use = self._editions_in_use
        self.retention = RoomRetention(services, self.codes)
        self.readiness = Readiness(services)
        self.closing = False
        self._sessions: dict[str, RoomSession] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []

    # ---- rooms

    async def open(self, code: str) -> RoomSession:
        """The session of that room; BadRequest if there is none."""
        code = code.upper()
        if not is_code(code):
            raise BadRequest("room-unknown", code=code[:8])
        if code in self._sessions:
            self._sessions[code].touched = time.monotonic()  # somebody is about to join
            return self._sessions[code]
        async with self._loading.setdefault(code, asyncio.Lock()):
            if code not in self._sessions:
                self._sessions[code] = await self._load(code)
                self._count()
        self._loading.pop(code, None)
        return self._sessions[code]

    async def find(self, code: str, address: str) -> RoomSession:
        """Open the room for a client at that address, which may not try one code after another."""
        quotas = self.services.quotas
        quotas.check_guess(address)
        try:
            return await self.open(code)
        except BadRequest as refusal:
            if refusal.reason.message == "room-unknown":
                quotas.count_wrong_guess(address)
            raise

    async def make(self, address: str, making: Callable[[], Awaitable[Created]]) -> Created:
        """A new room for a client at that address, if its quota allows one."""
        quotas = self.services.quotas
        quotas.check_new_room(address, self._sessions, len(self._sessions))
        created = await making()
        quotas.count_new_room(address, created.code, self._sessions)
        return created

    async def create(self, wanted: NewRoom) -> Created:
        """A new room with its first chair taken; with bots for the rest the match begins."""
        secret = secrets.token_urlsafe(18)
        await self.services.editions.load(wanted.settings.game, wanted.settings.edition)
        code, room = await self._new(wanted, secret)
        if wanted.bots:
            session = await self.open(code)
            async with session.lock:
                await session.change(
                    lambda r: commands.set_ready(commands.fill_with_bots(r, wanted.bots), 0, True)
                )
                await session.begin()
        self.services.log.info("room created", room=code, game=room.settings.game)
        return Created(code, 0, secret, commitment_of(room.secret))

    async def recent_chat(self, code: str) -> list[ChatLine]:
        rows = await self.services.store.recent_chat(code)
        return [replace(_LINE.decode(body), n=n) for n, body in rows]

    def codes(self) -> list[str]:
        """The rooms in memory."""
        return list(self._sessions)

    def drop(self, session: RoomSession) -> None:
        """Remove a room from memory; its clients are disconnected and may reconnect."""
        session.events.publish(SessionClosed())
        self._sessions.pop(session.code, None)
        self._count()

    def _count(self) -> None:
        self.services.metrics.rooms.set(len(self._sessions))

    async def _load(self, code: str) -> RoomSession:
        stored = await self.services.store.room(code)
        if stored is None:
            raise BadRequest("room-unknown", code=code[:8])
        await self.retention.touch_on_open(stored)
        room = _ROOM.decode(stored.doc)
        _check_installed(room)
        session = RoomSession(self.services, room, stored.version)
        for attach in self._attach:
            attach(session)
        try:
            await session.load()
        except BaseException:
            session.events.publish(SessionClosed())
            raise
        return session

    async def _new(self, wanted: NewRoom, secret: str) -> tuple[str, Room]:
        for _ in range(TRIES):
            code = new_code()
            room = commands.new_room(code, wanted.settings)
            room = commands.commit_secret(room, secrets.token_hex(32))
            room = commands.occupy(room, 0, wanted.name or "Vito", wanted.emblem, secret)
            if await self.services.store.create_room(code, room.phase, ENCODE(room)):
                return code, room
        raise BadRequest("room-storage")

    def _editions_in_use(self) -> list[EditionKey]:
        chosen = [session.room.settings for session in self._sessions.values()]
        return [(s.game, s.edition) for s in chosen]

    # ---- other processes

    async def on_notice(self, notice: Notice) -> None:
        """Another process has changed a room that is in memory here."""
        if notice.what == "missed":
            return await self._reload_all()
        session = self._sessions.get(notice.code)
        if session is None:
            return
        async with session.lock:
            match notice.what:
                case "entry":
                    await session.catch_up()
                case "room":
                    await session.reload_room()
                    session.events.publish(TurnChanged(replan=True))
                case "sealed":
                    await session.reload_sealed()
                    await session.events.settle(WindowDue())
                case "chat":
                    for line in await self.recent_chat(notice.code):
                        if line.n in notice.numbers:
                            session.events.publish(ChatPosted(line))
                case "barred":
                    session.presence.barred.update(notice.words)
                    session.publish_room()
                case "here":
                    session.presence.announced(notice.process, set(notice.numbers))
                    session.publish_room()
                    session.events.publish(TurnChanged())

    async def reconcile(self) -> None:
        """Take over changes that no notice announced."""
        await reconcile_all(self.services.store, list(self._sessions.values()), self.drop)

    async def _reload_all(self) -> None:
        """Notices were lost: take everything over from the database."""
        for session in list(self._sessions.values()):
            await self._guarded(session, _reload(session))

    # ---- life

    async def start(self) -> None:
        work = (self._run_ticks(), self._listen(), self.retention.run(), self.readiness.run())
        self._tasks = [asyncio.create_task(one) for one in work]
        for problem in problems():
            text = words("en").reason(problem)
            self.services.log.warning("game left out", problem=text)
        self.services.bots.warm()
        await self.services.threads.run(_read_words)

    async def stop(self) -> None:
        self.closing = True
        for task in self._tasks:
            task.cancel()
        for session in self._sessions.values():
            session.events.publish(SessionClosed())
        await self.services.close()

    async def _run_ticks(self) -> None:
        tick = 0
        while True:
            await asyncio.sleep(1)
            tick += 1
            try:
                if tick % 2 == 1:
                    await self._renew_leases()
                for n, session in enumerate(list(self._sessions.values())):
                    await self._guarded(session, self._tick(session, tick))
                    if n % _SLICE == 0:
                        await asyncio.sleep(0)
                if tick % _RECONCILE_TICKS == 0:
                    await self.reconcile()
            except (Refusal, StorageUnavailable) as problem:
                self.services.log.warning("tick", problem=str(problem))
            except Exception:
                self.services.log.exception("tick")

    async def _guarded(self, session: RoomSession, work: Awaitable[None]) -> None:
        """A failure in one room does not stop the others."""
        try:
            await work
        except (Refusal, StorageUnavailable) as problem:
            self.services.log.warning("tick", room=session.code, problem=str(problem))
        except Exception:
            self.services.log.exception("tick", room=session.code)

    async def _tick(self, session: RoomSession, tick: int) -> None:
        if session.room.phase == "playing":
            async with session.lock:
                await session.settle()
                await session.events.settle(Ticked())
                await recount_voters(session)
                session.events.publish(TurnChanged())
        clients = session.presence.clients
        if clients:
            async with session.lock:
                await look_after(session)
        if tick % _ANNOUNCE_TICKS == 0 and clients:
            here = sorted(session.presence.here_now())
            self.services.notices.publish(session.code, "here", here)
        idle = time.monotonic() - session.touched > _IDLE_SECONDS
        if not clients and idle and not session.lock.locked():
            self.drop(session)

    async def _renew_leases(self) -> None:
        played = [
            code for code, one in self._sessions.items() if one.match and one.presence.clients
        ]
        await self.services.leases.renew(played)

    async def _listen(self) -> None:
        async for notice in self.services.notices.received():
            try:
                await self.on_notice(notice)
            except StorageUnavailable as problem:  # the next reconciliation takes it over
                self.services.log.warning("notice", problem=str(problem))
            except Exception:
                self.services.log.exception("notice")


def _check_installed(room: Room) -> None:
    """BadRequest if the game is not installed; the room is kept until it is."""
    key = room.settings.game
    if key not in GAMES:
        raise BadRequest("game-gone", game=key, package=room.begun.package or key)


def _read_words() -> None:
    """Sentences take a tenth of a second to read; nobody at a table should wait for it."""
    for lang in LANGUAGES:
        words(lang).read_all()
        for key in GAMES:
            with suppress(BrokenGame):  # anyone who asks for that game gets the reason
                game_text(key, lang, ())


async def _reload(session: RoomSession) -> None:
    async with session.lock:
        await session.reload_room()
        await session.catch_up()
        await session.reload_sealed()
        session.events.publish(TurnChanged(replan=True))
