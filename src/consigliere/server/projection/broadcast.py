"""Sends every connected browser what it may see: the room, the match, the chat."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Protocol, cast

from consigliere.kernel import Refusal, Seat
from consigliere.words import GameText, words

from ..match.log import MatchLog
from ..protocol.messages import (
    ChatLine,
    Heard,
    Mine,
    Refused,
    RoomNews,
    RoomView,
    ToClient,
    Window,
)
from ..rooms.attendance import why_not_join
from ..rooms.events import (
    ChatPosted,
    EntryApplied,
    MatchLoaded,
    MatchReplaced,
    RoomChanged,
    SeatChanged,
    SessionClosed,
    ViewsExpired,
    WindowChanged,
)
from ..rooms.model import BadRequest
from ..rooms.presence import Participant
from ..rooms.session import RoomSession
from ..workers.timeslice import in_slices
from .log_text import steps_to_write, whole_log
from .message_parts import PrivateNews, PublicNews, back, front, lone
from .room_view import view_of
from .table_text import waiting_line
from .view import NO_NEWS, MatchProjection


class Reader(Participant, Protocol):
    """A connected browser, with what it was sent last."""

    lang: str | None
    awaiting_full_view: bool
    full_view_task: asyncio.Task[None] | None
    last_room_news: tuple[RoomView, list[Seat]] | None
    last_mark: tuple[int, int]
    log_known_until: tuple[int, int]

    @property
    def log_reader(self) -> Seat: ...
    def is_open(self) -> bool: ...
    def write(self, text: bytes, more: bytes = b"") -> None: ...


class Broadcaster:
    """The readers of one room. Nothing they are sent is made from a State without `look`."""

    def __init__(self, session: RoomSession, full_view_lock: asyncio.Lock) -> None:
        self.session, self._full_view_lock = session, full_view_lock
        self.projection: MatchProjection | None = None
        subscribe = session.events.subscribe
        subscribe(EntryApplied, self._entry_applied)
        subscribe(RoomChanged, lambda _: self._room_changed())
        subscribe(SeatChanged, lambda event: self._publish_to(event.seat))
        subscribe(WindowChanged, lambda _: self.publish())
        subscribe(MatchReplaced, lambda _: self._match_replaced())
        subscribe(MatchLoaded, lambda _: self._match_loaded())
        subscribe(ViewsExpired, lambda _: self.publish(full=True))
        subscribe(ChatPosted, lambda event: self._post(event.line))
        subscribe(SessionClosed, lambda _: self._disconnect_all())

    # ---- the match

    def _entry_applied(self, event: EntryApplied) -> None:
        session, entry, before = self.session, event.entry, self.projection
        base = None if entry.undo or entry.retract else before
        self.projection = MatchProjection(session.room, session.playing(), base)
        self.publish(bool(entry.undo), before, entry.by)

    def _match_replaced(self) -> None:
        self.projection = None

    def _match_loaded(self) -> None:
        self.projection = MatchProjection(self.session.room, self.session.playing())

    def publish(
        self, full: bool = False, before: MatchProjection | None = None, by: Seat = -1
    ) -> None:
        """Send the match to every reader for whom it has changed; `by`: whose entry it was."""
        projection = self.projection
        if projection is None:
            return
        quiet = before is not None and not full and unnoticed(before, projection)
        public = self._public(full)
        for reader in self._readers():
            if quiet and not any(_changed(before, projection, s, by) for s in reader.chairs):
                continue
            if not self.session.may_watch(reader):
                continue
            if full and self._unwritten(reader):
                self.send_full_view_later(reader)
            else:
                self._send(reader, full, public)

    def _publish_to(self, seat: Seat) -> None:
        for reader in self._readers():
            if seat in reader.chairs:
                self._send(reader, full=False)

    def send_full_view_later(self, reader: Reader) -> None:
        """Send the whole match when its log is written; until then no updates of it."""
        reader.awaiting_full_view = True
        if reader.full_view_task is None or reader.full_view_task.done():
            reader.full_view_task = asyncio.create_task(self.send_full_view(reader))

    async def send_full_view(self, reader: Reader) -> None:
        """Send the whole match. If many join at once, moves are made between two of them."""
        async with self._full_view_lock:
            await asyncio.sleep(0)
            if self.projection and (steps := self._unwritten(reader)):
                await in_slices(steps)
        async with self.session.lock:
            reader.awaiting_full_view = False
            if self.projection and self.session.may_watch(reader) and reader.is_open():
                self._send(reader, full=True)
            reader.log_known_until = (0, 0)

    def texts(self, lang: str | None) -> GameText | None:
        """The sentences of the match in a language, if there is a match."""
        return self.projection.texts(lang) if self.projection else None

    def _unwritten(self, reader: Reader) -> Iterator[None] | None:
        """The steps to take before the whole log can be sent to this reader, if any."""
        texts, match = self.texts(reader.lang), self._projected()
        since = match.still_valid(*reader.log_known_until)
        return steps_to_write(match, reader.log_reader, texts, since) if texts else None

    def _send(self, reader: Reader, full: bool, public: bytes = b"") -> None:
        """Send the match to one reader; of the log only what this reader does not have."""
        projection = self.projection
        assert projection
        if reader.awaiting_full_view:
            return
        fresh, reader.last_mark = reader.last_mark != projection.mark, projection.mark
        shared = public if public and fresh else self._public(full, fresh)
        reader.write(shared, self._private(reader, full, fresh))

    def _public(self, full: bool, fresh: bool = True) -> bytes:
        """What everybody gets of the match; readers that have seen its events do not get those."""
        projection = self.projection
        assert projection
        return front(
            PublicNews(
                n=projection.n,
                full=full,
                public=projection.public,
                news=projection.news if fresh and not full else NO_NEWS,
                scores=projection.scores,
                waiting=projection.waiting,
                window=self.window(),
                clocks=self.session.banks(),
            )
        )

    def _private(self, reader: Reader, full: bool, fresh: bool) -> bytes:
        """The additional fields of one reader."""
        projection = self.projection
        assert projection
        words_wanted = reader.lang is not None
        if full or words_wanted or len(reader.chairs) != 1 or projection.match.over:
            return back(self._news(reader, full, fresh))
        seat = reader.chairs[0]
        return projection.idle_bytes(seat) or lone(self._active_seat(seat, None))

    def _news(self, reader: Reader, full: bool, fresh: bool) -> PrivateNews:
        projection, match, lang = self.projection, self.session.playing(), reader.lang
        assert projection
        texts, seat = projection.texts(lang), reader.log_reader
        answered = seat in match.asked and self.session.answered(seat)
        since = match.still_valid(*reader.log_known_until) if full else 0
        log, stages = [], []
        if texts and full:
            log = whole_log(match, projection.room.names(), seat, texts, since)
        elif lang and texts and fresh:
            log, stages = projection.entry_lines(seat, lang), projection.stages()
        return PrivateNews(
            stages=stages,
            wait=waiting_line(texts, match.views.view(seat), answered) if texts else "",
            log=log,
            mine=[self._mine(chair, lang) for chair in reader.chairs],
            end=projection.ranking(lang),
            since=since,
        )

    def _mine(self, seat: Seat, lang: str | None) -> Mine:
        projection = self.projection
        assert projection
        return projection.idle(seat, lang) or self._active_seat(seat, lang)

    def _active_seat(self, seat: Seat, lang: str | None) -> Mine:
        """For a seat that does more than wait."""
        projection = self.projection
        assert projection
        asked, sealed = seat in projection.match.asked, self.session.answered(seat)
        return projection.mine(seat, lang, asked, sealed)

    def window(self) -> Window | None:
        """The open reaction window as everybody sees it."""
        g = self.session.reactions
        if g is None:
            return None
        thinking = list(self.session.thinking())
        left = round(g.left(time.monotonic(), bool(thinking)), 2)
        ends = g.ends(bool(thinking))
        return Window(list(g.seats), g.opened, g.timing.least, ends, left, thinking)

    # ---- the room and the chat

    def _room_changed(self) -> None:
        """Send the room to everybody for whom it has changed; close what may not stay."""
        session = self.session
        if self.projection:
            self.projection.room_changed(session.room)
        for reader in self._readers():
            if why := why_not_join(session, reader):
                reader.push(refused("", BadRequest(why), reader.lang))
                reader.disconnect()
        shown, compared = view_of(session), view_of(session, clocks=False)
        for reader in self._readers():
            # Some changes are private to others: then nobody else learns that there was one.
            if reader.last_room_news != (compared, reader.chairs):
                reader.last_room_news = (compared, reader.chairs)
                reader.push(RoomNews(shown, reader.chairs))

    def _post(self, line: ChatLine) -> None:
        for reader in self._readers():
            reader.push(Heard(line))

    def _disconnect_all(self) -> None:
        for reader in self._readers():
            reader.disconnect()

    def _readers(self) -> list[Reader]:
        return cast(list[Reader], list(self.session.presence.clients))

    def _projected(self) -> MatchLog:
        assert self.projection
        return self.projection.match


class Broadcasters:
    """The broadcasters of all sessions in this process."""

    def __init__(self) -> None:
        self._full_view_lock = asyncio.Lock()  # one reader at a time gets the whole log
        self._of: dict[RoomSession, Broadcaster] = {}

    def attach(self, session: RoomSession) -> None:
        """A session was opened."""
        self._of[session] = Broadcaster(session, self._full_view_lock)
        session.events.subscribe(SessionClosed, lambda _: self._detach(session))

    def of(self, session: RoomSession) -> Broadcaster:
        return self._of[session]

    def _detach(self, session: RoomSession) -> None:
        self._of.pop(session, None)


def unnoticed(before: MatchProjection, now: MatchProjection) -> bool:
    """Whether nobody but who answered could notice the entry: the version is the same."""
    return before.n == now.n


def _changed(before: MatchProjection | None, now: MatchProjection, seat: Seat, by: Seat) -> bool:
    return seat == by or before is None or bytes(before.own(seat)) != bytes(now.own(seat))


def refused(id: str, refusal: Refusal, lang: str | None) -> ToClient:
    """A refusal as the reader gets it."""
    reason, w = refusal.reason, words(lang or "en")
    translated = w.knows(reason.message)
    text = w.say(reason.message, **dict(reason.args)) if translated else w.say("room-not-offered")
    return Refused(id, reason.message, text, reason.rule)
