"""All replays: stored when a match ends or a record is uploaded, loaded on demand."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec

from ...match.log import MatchLog
from ...protocol.codec import ENCODE
from ...protocol.replay import Fork, ReplayOpened
from ...protocol.rest import Created
from ...rooms.codes import TRIES, new_code
from ...rooms.model import BadRequest, Room
from ...rooms.rules_version import edition_of
from ...storage import Store
from ...storage.replays import create_room_with_entries, find_replay, save_replay
from ...workers.pool import Pool
from ...workers.queues import Claim
from ..editions.custom import CustomEditions, EditionKey
from .branch import branch_entries, branch_room
from .incompatible import record_of_entries
from .player import ReplayPlayer
from .stored_record import StoredRecord, decode_text, record_id, record_of_match, record_of_text

_MAX_CACHED: Final = 12  # cached replays
_RECHECK_SECONDS: Final = 5.0  # then a cached replay is compared with the database
_ROOM: Final = msgspec.json.Decoder(Room)
_TAPE: Final = msgspec.json.Decoder(StoredRecord)


class ReplayStore:
    """Replays by id: stored records, of which only names ever change, and a cache of players."""

    def __init__(self, store: Store, custom_editions: CustomEditions, reading: Pool) -> None:
        self.store, self.custom_editions, self.reading = store, custom_editions, reading
        self._players: OrderedDict[str, ReplayPlayer] = OrderedDict()

    async def save_match(self, room: Room, match: MatchLog) -> str:
        """Store the finished match of a room; idempotent."""
        id = room.replay(match.number)
        if await find_replay(self.store, id) is None:
            stored = record_of_match(await self._current_room(room), match, time.time())
            await save_replay(self.store, id, ENCODE(stored))
        return id

    async def save_incompatible(self, room: Room, entries: list[bytes]) -> None:
        """Store the unfinished match of a room whose rules are not installed."""
        id = room.replay(room.match)
        if await find_replay(self.store, id) is None:
            with suppress(BadRequest):  # a missing edition is only named
                await self.custom_editions.load(room.settings.game, edition_of(room))
            await save_replay(self.store, id, ENCODE(record_of_entries(room, entries, time.time())))

    async def import_record(self, body: bytes, owner: str, pay: Callable[[], None]) -> ReplayOpened:
        """Import a record file; Refusal if it is none, or cannot be replayed.

        `pay` charges for a record that was not known yet, before it is stored.
        """
        claim = Claim(owner, long=True)
        await self.custom_editions.import_from(decode_text(body))
        stored = await self.reading.run(partial(record_of_text, body), claim)
        id = record_id(stored)
        if await find_replay(self.store, id) is None:
            player = await self.reading.run(partial(ReplayPlayer, stored), claim)
            pay()
            self._cache(id, player)
            await save_replay(self.store, id, ENCODE(stored))
        return ReplayOpened(id)

    async def player(self, id: str) -> ReplayPlayer:
        """The replay of that id; BadRequest if there is none."""
        if not await self._cached(id):
            stored = await self.record(id)
            await self.custom_editions.import_from(stored.record)
            self._cache(
                id, await self.reading.run(partial(ReplayPlayer, stored), Claim(id, long=True))
            )
        self._players.move_to_end(id)
        return self._players[id]

    async def record(self, id: str) -> StoredRecord:
        """The stored record, whether or not it can be replayed here."""
        if held := await self._cached(id):
            return held.stored
        stored = await find_replay(self.store, id) if id.isalnum() and id.isascii() else None
        if stored is None:
            raise BadRequest("replay-unknown")
        return _TAPE.decode(stored)

    async def branch(self, id: str, wanted: Fork) -> Created:
        """Create a room that plays on from a moment."""
        player = await self.player(id)
        secret, seed = secrets.token_urlsafe(18), secrets.token_hex(32)
        for _ in range(TRIES):
            code = new_code()
            room = branch_room(code, id, player, wanted, secret, seed)
            entries = await self.reading.run(
                partial(branch_entries, room, player, wanted.n), Claim(id)
            )
            bodies = [ENCODE(entry) for entry in entries]
            if await create_room_with_entries(self.store, code, room.phase, ENCODE(room), bodies):
                return Created(code, room.host, secret, room.deal.commitment if room.deal else "")
        raise BadRequest("room-storage")

    def editions(self) -> list[EditionKey]:
        """The editions of cached replays."""
        return [(player.setup.game, player.setup.edition) for player in self._players.values()]

    async def _cached(self, id: str) -> ReplayPlayer | None:
        """The cached replay, unless the stored record changed: a name may have been erased."""
        player = self._players.get(id)
        if player and time.monotonic() - player.checked_at > _RECHECK_SECONDS:
            stored = await find_replay(self.store, id)
            if stored is None or _TAPE.decode(stored) != player.stored:
                self._players.pop(id, None)
                return None
            player.checked_at = time.monotonic()
        return player

    async def _current_room(self, room: Room) -> Room:
        """The stored room, whose names may have changed in another process."""
        row = await self.store.room(room.code)
        stored = _ROOM.decode(row.doc) if row else room
        return stored if stored.match == room.match else room

    def _cache(self, id: str, player: ReplayPlayer) -> None:
        self._players[id] = player
        while len(self._players) > _MAX_CACHED:
            self._players.popitem(last=False)
