"""A room in this process: its document, its match in memory, and who is connected.

A session changes one thing at a time, stores it, and publishes what has changed.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from consigliere.kernel import Action, Decision, Seat, View

from ..match.compose import compose
from ..match.entry import LogEntry
from ..match.history import AppliedAction
from ..match.log import MatchLog, has_answered
from ..match.picks import picked
from ..match.reactions import PendingReactions, open_window
from ..match.timing import ALONE, TOGETHER, WindowTiming
from ..match.turn_clock import TurnClock
from ..protocol.codec import ENCODE
from ..storage import StorageUnavailable
from ..workers.timeslice import in_slices
from . import commands
from .events import (
    AnswerSealed,
    EntryApplied,
    MatchLoaded,
    MatchReplaced,
    RoomChanged,
    SeatChanged,
    Subscribers,
    TurnChanged,
    ViewsExpired,
    WindowChanged,
)
from .model import BadRequest, Room
from .presence import Participant, Presence
from .rules_version import edition_of, is_incompatible
from .services import Services

_ROOM: Final = msgspec.json.Decoder(Room)
_ATTEMPTS: Final = 20  # of compare-and-swap


class RoomSession:
    """The owner of one room in this process. Every change holds `lock`."""

    def __init__(self, services: Services, room: Room, version: int) -> None:
        self.services, self.room, self.version = services, room, version
        self.lock = asyncio.Lock()
        self.events = Subscribers()
        self.presence = Presence(self.may_watch)
        self.match: MatchLog | None = None
        self.reactions: PendingReactions | None = None
        self.clock = TurnClock()
        self.touched = time.monotonic()
        self.owner = room.code  # then the address of the first player: bots' work counts for it
        self.hints: dict[Seat, asyncio.Task[None]] = {}  # being computed

    @property
    def code(self) -> str:
        return self.room.code

    @property
    def leads(self) -> bool:
        """Whether this process runs the bots and closes the windows of this room."""
        return self.services.leases.holds(self.code)

    # ---- the document

    async def change(self, change: Callable[[Room], Room]) -> None:
        """Store the room changed; if another process was faster, change its version."""
        for _ in range(_ATTEMPTS):
            changed = change(self.room)
            if changed == self.room:
                return
            doc = ENCODE(changed)
            store = self.services.store
            if await store.save_room(self.code, self.version, changed.phase, doc):
                self.room, self.version = changed, self.version + 1
                self.services.notices.publish(self.code, "room")
                return self.publish_room()
            await self.reload_room()
        raise BadRequest("room-storage")

    async def reload_room(self) -> None:
        """Take over a newer version of the document."""
        stored = await self.services.store.room(self.code)
        if stored is None or stored.version <= self.version:
            return
        before = self.room
        self.room, self.version = _ROOM.decode(stored.doc), stored.version
        if self.room.match != before.match:
            await self.load()
            self.events.publish(ViewsExpired())
        self.publish_room()
        if self.room.thinking != before.thinking:
            self.events.publish(WindowChanged())

    async def reload_unannounced(self) -> None:
        """Reload the room where no notice came: names may have been erased from the match."""
        names = self.room.names()
        await self.reload_room()
        if self.match and self.room.names() != names:
            self.events.publish(MatchLoaded())
            self.events.publish(ViewsExpired())
        self.events.publish(TurnChanged(replan=True))

    def publish_room(self) -> None:
        """The document or the presence has changed; with it, who holds which chair."""
        for client in self.presence.clients:
            client.chairs = self.chairs_of(client)
        if not self.room.barred:
            self.presence.barred.clear()
        self.events.publish(RoomChanged())

    # ---- the match

    async def load(self) -> None:
        """Load the match from its entries; one begun under other rules is put aside."""
        await self._put_aside_if_incompatible()
        await self._commit_secret()
        if self.room.phase == "lobby":
            return
        match = await self._new_match()
        bodies = await self.services.store.entries(self.code, self.room.match)
        await in_slices(map(match.read, bodies))
        self._replace_match(match)
        if not match.entries:  # the process that began it died before dealing
            await self.append(*compose(match, -1, []))
        await self._save_replay()
        self.events.publish(MatchLoaded())
        self.open_window()
        await self.reload_sealed()
        await self.settle()

    async def begin(self) -> None:
        """Begin a match: its first entry holds what chance deals."""
        await self._commit_secret()
        await self.change(lambda room: commands.begin(room, secrets.token_hex(16)))
        match = await self._new_match()
        self._replace_match(match)
        await self.append(*compose(match, -1, []))

    async def settle(self) -> None:
        """Complete what was interrupted: deal a match that has begun, end one that is over."""
        if self.room.match != (self.match.number if self.match else 0):
            await self.load()
            self.events.publish(ViewsExpired())
        elif self.match and not self.match.entries:
            await self.append(*compose(self.match, -1, []))
        if self.match and self.match.over and self.room.phase == "playing":
            await self.services.replays.save_match(self.room, self.match)
            await self.change(commands.finish)

    async def append(
        self,
        entry: LogEntry,
        applied: list[AppliedAction] | None = None,
        sealed: int | None = None,
    ) -> bool:
        """Store an entry, then apply and publish it; False if another process was faster.

        One that closes a window says how many sealed answers it knows; False if there are more.
        """
        match, entry = self.playing(), replace(entry, at=int(time.time()))
        if not await self._stored(match.entries + 1, ENCODE(entry), sealed):
            await self.catch_up()
            return False
        match.add(entry, applied)
        self.services.notices.publish(self.code, "entry")
        self.services.metrics.answers.inc()
        await self.advanced(entry)
        return True

    def _stored(self, number: int, body: bytes, sealed: int | None) -> Awaitable[bool]:
        store, match = self.services.store, self.room.match
        if sealed is None or not store.database.shared:  # alone, we know all sealed answers
            return store.append(self.code, match, number, body)
        return store.append_window(self.code, match, number, body, sealed)

    async def catch_up(self) -> None:
        """Apply what other processes have appended."""
        if self.match is None:
            return
        store, match = self.services.store, self.match
        for body in await store.entries(self.code, self.room.match, match.entries):
            await self.advanced(match.read(body))

    async def advanced(self, entry: LogEntry) -> None:
        """An entry was applied: publish it, and what follows from it."""
        match = self.playing()
        await self._save_replay()
        self.open_window()
        self.events.publish(EntryApplied(entry))
        if match.over:
            await self.settle()
        asked = self.room.proposal
        if asked and asked.what == "undo" and match.versions.current > asked.at:
            await self.change(commands.drop_proposal)
        if commands.proposes_bot_for(self.room, [entry.by]):  # answered after all
            await self.change(commands.drop_proposal)
        self.events.publish(TurnChanged())

    def playing(self) -> MatchLog:
        """The match; BadRequest in a lobby."""
        if self.match is None:
            raise BadRequest("room-not-playing")
        return self.match

    def view(self, seat: Seat) -> View[Any]:
        """The match when `seat` is asked, as it sees it."""
        return self.playing().views.view(seat)

    def question(self, seat: Seat) -> Decision | None:
        """What `seat` is asked, if anything."""
        return self.playing().views.question(seat)

    def picked(self, seat: Seat, pick: list[int]) -> Action:
        """The answer that indices stand for; Refusal if they stand for none."""
        decision = self.question(seat)
        if decision is None:
            raise BadRequest("room-not-asked")
        return picked(decision.options, pick)

    async def _put_aside_if_incompatible(self) -> None:
        if is_incompatible(self.room):
            entries = await self.services.store.entries(self.code, self.room.match)
            await self.services.replays.save_incompatible(self.room, entries)
            await self.change(commands.put_aside)

    async def _commit_secret(self) -> None:
        """A room in its lobby has committed to the secret of the next deal."""
        secret = secrets.token_hex(32)
        await self.change(lambda room: commands.commit_secret(room, secret))

    async def _new_match(self) -> MatchLog:
        """The match without entries; its edition may have to be loaded."""
        await self.services.editions.load(self.room.settings.game, edition_of(self.room))
        return MatchLog(self.room)

    def _replace_match(self, match: MatchLog) -> None:
        self.match = match
        self.events.publish(MatchReplaced())

    async def _save_replay(self) -> None:
        """Players look back on a match as soon as it is over; `settle` tries again."""
        if self.match and self.match.over:
            with suppress(StorageUnavailable):
                await self.services.replays.save_match(self.room, self.match)

    # ---- the reaction window

    def open_window(self) -> None:
        """Open a window if the current question collects sealed answers; else there is none."""
        self.clock.restart(self.match)
        clock = self.room.settings.clock
        most = float(clock.reaction) if clock else None
        timing, now = self._window_timing(), time.monotonic()
        self.reactions = open_window(self.match, timing, most, now) if self.match else None

    def _window_timing(self) -> WindowTiming:
        if self.services.window_timing is not None:
            return self.services.window_timing
        people = sum(1 for chair in self.room.chairs if chair.kind == "person")
        return TOGETHER if people > 1 else ALONE

    async def seal_answer(self, seat: Seat, answer: Action, id: str = "") -> None:
        """Store a person's answer to the open window; only then it counts."""
        match = self.playing()
        await self._store_sealed(seat, match.game.write(answer, match.setup.edition), id)
        if self.reactions:
            self.reactions.given[seat] = answer
        await self.events.settle(AnswerSealed(seat))

    async def unseal_answer(self, seat: Seat, id: str = "") -> None:
        """Take a sealed answer back; the question stands as it was."""
        await self._store_sealed(seat, "", id)
        if self.reactions:
            self.reactions.given.pop(seat, None)
        self.events.publish(SeatChanged(seat))

    async def _store_sealed(self, seat: Seat, text: str, id: str) -> None:
        """BadRequest if another process has closed the window."""
        store, at = self.services.store, self.playing().entries
        if not await store.save_sealed_answer(self.code, self.room.match, at, seat, text, id):
            await self.catch_up()
            raise BadRequest("room-stale")
        self.services.notices.publish(self.code, "sealed")
        if self.reactions:
            self.reactions.ids.add((seat, id))
            self.reactions.rows += 1

    async def reload_sealed(self) -> None:
        """Take over sealed answers that other processes, or an earlier one, have stored."""
        match, g = self.match, self.reactions
        if match is None or g is None:
            return
        store = self.services.store
        rows = await store.sealed_answers(self.code, self.room.match, match.entries)
        g.rows, before = len(rows), dict(g.given)
        for seat, text, id in rows:
            g.ids.add((seat, id))
            if not text:
                g.given.pop(seat, None)  # taken back
            elif seat in g.seats:
                g.given[seat] = match.game.read(seat, text, match.setup.edition)
        for seat in [seat for seat in g.seats if before.get(seat) != g.given.get(seat)]:
            self.events.publish(SeatChanged(seat))

    def answered(self, seat: Seat) -> bool:
        """Whether the answer of `seat` to the open question is in."""
        if self.reactions and seat in self.reactions.seats:
            return seat in self.reactions.given
        return has_answered(self.playing().state, seat)

    async def request_time(self, seats: Sequence[Seat]) -> None:
        """These seats ask for time in the open window, in public."""
        if g := self.reactions:
            await self.change(lambda room: commands.add_thinking(room, g.opened, seats))
            self.events.publish(WindowChanged())

    def thinking(self) -> tuple[Seat, ...]:
        """Who has asked for time in the open window."""
        return commands.thinking_seats(self.room, self.reactions.opened) if self.reactions else ()

    # ---- clocks

    def banks(self) -> list[float] | None:
        """Seconds on each clock, as everybody sees them."""
        clock = self.room.settings.clock
        if clock is None or self.match is None:
            return None
        seats, sealed = len(self.room.chairs), self.reactions is not None
        return self.clock.public_banks(clock, self.match, seats, sealed)

    def is_out_of_time(self, seat: Seat) -> bool:
        clock, sealed = self.room.settings.clock, self.reactions is not None
        return clock is not None and self.clock.is_out_of_time(clock, self.playing(), seat, sealed)

    # ---- people

    def presence_changed(self) -> None:
        self.presence.note(self.room)
        self.services.notices.publish(self.code, "here", sorted(self.presence.here_now()))
        self.publish_room()

    async def substitute(self, seat: Seat, bot: str | None = None) -> None:
        """Let a bot play for an absent person; empty: the person is back."""
        level = commands.usual_bot(self.room, seat) if bot is None else bot
        await self.change(lambda room: commands.set_substitute(room, seat, level))
        self.events.publish(TurnChanged(replan=True))

    def is_bot(self, seat: Seat) -> bool:
        """Whether a bot answers for that seat now."""
        return self.room.chairs[seat].kind == "bot" or bool(self.room.chairs[seat].bot)

    def chairs_of(self, client: Participant) -> list[Seat]:
        """The chairs of a browser; a shared screen has none."""
        return [] if client.screen else self.room.chairs_of(client.tokens)

    def may_watch(self, client: Participant) -> bool:
        """Whether this browser may see the match at all."""
        if client.chairs or (client.screen and self.room.admits(client.tokens)):
            return True
        return self.room.settings.spectators and self.room.locked != "all"
