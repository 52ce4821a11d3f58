"""All replays of this server: kept when a match ends or a file is brought, opened when asked."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from contextlib import suppress
from typing import Final

import msgspec

from ..codes import TRIES, new_code
from ..library import Library, Named
from ..parts import ENCODE
from ..pinned import printing
from ..room import BadRequest, Room
from ..running import Running
from ..store import Store
from ..store.replays import find, keep, open_room
from ..wire.replay import Fork, ReplayOpened
from ..wire.rest import Created
from .fork import forked, history
from .halted import tape_of_entries
from .reel import Reel
from .tape import Tape, id_of_tape, tape_of_match, tape_of_text, text_of

_KEPT: Final = 12  # so many reels stay in memory
_LOOK: Final = 5.0  # seconds a reel is shown without a look at what is kept
_ROOM: Final = msgspec.json.Decoder(Room)
_TAPE: Final = msgspec.json.Decoder(Tape)


class Shelf:
    """Replays by id. Of a tape nothing but a name is ever changed; reels are a cache of them."""

    def __init__(self, store: Store, library: Library) -> None:
        self.store, self.library = store, library
        self._reels: OrderedDict[str, Reel] = OrderedDict()

    async def keep_match(self, room: Room, running: Running) -> str:
        """The last match of a room, which is over; done twice it does no harm."""
        id = room.replay(running.number)
        if await find(self.store, id) is None:
            tape = tape_of_match(await self._now(room), running, time.time())
            await keep(self.store, id, ENCODE(tape))
        return id

    async def keep_halted(self, room: Room, entries: list[bytes]) -> None:
        """The last match of a room whose rules are not at hand, as far as it came."""
        id = room.replay(room.match)
        if await find(self.store, id) is None:
            with suppress(BadRequest):  # an edition that is gone is only named
                await self.library.ready(room.settings.game, printing(room))
            await keep(self.store, id, ENCODE(tape_of_entries(room, entries, time.time())))

    async def bring(self, body: bytes) -> ReplayOpened:
        """A record file; Refusal if it is none, or if it cannot be replayed."""
        await self.library.welcome(text_of(body))
        tape = tape_of_text(body)
        id = id_of_tape(tape)
        self._put(id, await asyncio.to_thread(Reel, tape))
        await keep(self.store, id, ENCODE(tape))
        return ReplayOpened(id)

    async def reel(self, id: str) -> Reel:
        """The replay of that id; BadRequest if there is none."""
        if not await self._held(id):
            tape = await self.tape(id)
            await self.library.welcome(tape.record)
            self._put(id, await asyncio.to_thread(Reel, tape))
        self._reels.move_to_end(id)
        return self._reels[id]

    async def tape(self, id: str) -> Tape:
        """What is kept of it, whether or not it can be gone through here."""
        if held := await self._held(id):
            return held.tape
        kept = await find(self.store, id) if id.isalnum() and id.isascii() else None
        if kept is None:
            raise BadRequest("replay-unknown")
        return _TAPE.decode(kept)

    async def fork(self, id: str, wanted: Fork) -> Created:
        """A new room that plays on from a moment."""
        reel = await self.reel(id)
        secret, seed = secrets.token_urlsafe(18), secrets.token_hex(32)
        for _ in range(TRIES):
            code = new_code()
            room = forked(code, id, reel, wanted, secret, seed)
            entries = await asyncio.to_thread(history, room, reel, wanted.n)
            bodies = [ENCODE(entry) for entry in entries]
            if await open_room(self.store, code, room.phase, ENCODE(room), bodies):
                return Created(code, room.host, secret, room.deal.seal if room.deal else "")
        raise BadRequest("room-storage")

    def editions(self) -> list[Named]:
        """What the reels in memory were played with."""
        return [(reel.setup.game, reel.setup.edition) for reel in self._reels.values()]

    async def _held(self, id: str) -> Reel | None:
        """The reel in memory, if it shows what is kept: a name may have been taken out of it."""
        reel = self._reels.get(id)
        if reel and time.monotonic() - reel.looked > _LOOK:
            kept = await find(self.store, id)
            if kept is None or _TAPE.decode(kept) != reel.tape:
                self._reels.pop(id, None)
                return None
            reel.looked = time.monotonic()
        return reel

    async def _now(self, room: Room) -> Room:
        """The room with the names it has now, here or elsewhere."""
        kept = await self.store.room(room.code)
        stored = _ROOM.decode(kept.doc) if kept else room
        return stored if stored.match == room.match else room

    def _put(self, id: str, reel: Reel) -> None:
        self._reels[id] = reel
        while len(self._reels) > _KEPT:
            self._reels.popitem(last=False)
