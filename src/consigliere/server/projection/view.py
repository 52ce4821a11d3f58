"""What each reader gets to see after an entry; what everybody sees is encoded once."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Raw
from msgspec.structs import replace

from consigliere.games import features
from consigliere.games.blame import blamed
from consigliere.kernel import CHANCE, SPECTATOR, Event, Seat, State
from consigliere.kernel.visibility import heard, partly_hidden
from consigliere.words import GameText, game_text, words

from ..match.log import MatchLog
from ..protocol.messages import LogLine, Mine, Ranking, Stage, UndoView
from ..rooms import commands
from ..rooms.model import Room
from . import questions
from .encode import encode_events, shown
from .log_text import numbered_sentences
from .message_parts import lone
from .own_fields import OwnFields
from .stages import stages_of

NO_NEWS: Final = Raw(b"[]")
_NO_UNDO: Final = UndoView(0, "")
_MAX_IDLE: Final = 64  # cached messages of waiting seats


class MatchProjection:
    """A match after its last entry, for all readers. `before`: after the entry before."""

    def __init__(self, room: Room, match: MatchLog, before: MatchProjection | None = None) -> None:
        self.room, self.match, self.state = room, match, match.state
        self.n = match.versions.current
        self.mark = match.number, match.entries
        self.applied = match.latest()
        everybody = match.views.seen(SPECTATOR)
        self.public = shown(everybody, match.describe)
        self._events = self._seen_events(SPECTATOR)
        self._secret_events = any(map(partly_hidden, map(type, self._events)))
        self.news = encode_events(self._events) if self._events else NO_NEWS
        self.scores = points(match, self.state, everybody)
        hidden = match.over or match.window
        self.waiting = [] if hidden else list(self.state.pending)  # as far as it is public
        self._stages: list[Stage] | None = None
        self._own: OwnFields = OwnFields(match, before._own if before else None)
        self._texts: dict[str, GameText] = {}
        self._own_news: dict[Seat, Raw | None] = {}
        self._lines: dict[tuple[Seat, str], list[LogLine]] = {}
        reusable = before is not None and len(before._idle) < _MAX_IDLE
        self._idle: dict[tuple[Any, ...], Mine] = before._idle if before and reusable else {}
        self._active = range(self.state.seats()) if match.over else _active(match)
        self._idle_bytes = self._still_idle(before) if before else {}

    def texts(self, lang: str | None) -> GameText | None:
        """The sentences of this match in a language; None if the reader wants no words."""
        if lang and lang not in self._texts:
            self._texts[lang] = game_text(self.room.settings.game, lang, self.room.names())
        return self._texts[lang] if lang else None

    def stages(self) -> list[Stage]:
        """The public tables on the way through the last entry."""
        if self._stages is None:
            match, before = self.match, self._state_before()
            try:
                self._stages = stages_of(match.game, match.describe, before, self.applied)
            except Exception as wrong:  # it is not used to being looked at between two steps
                if not blamed(wrong):
                    raise
                self._stages = []
        return self._stages

    def own(self, seat: Seat) -> Raw:
        """The fields that this seat sees differently from everybody."""
        return self._own.of(seat)

    def mine(self, seat: Seat, lang: str | None, asked: bool, sealed: bool) -> Mine:
        """What only this seat knows, with its question."""
        match, texts = self.match, self.texts(lang)
        decision = match.views.question(seat) if asked and not sealed else None
        return Mine(
            seat=seat,
            own=self.own(seat),
            news=self.own_news(seat),
            ask=questions.ask(match, decision, texts) if decision else None,
            sealed=sealed,
            orders=questions.orders(match, seat, texts) if decision and texts else [],
            order=self.room.chairs[seat].order,
            undo=self.undo(seat, lang, sealed),
        )

    def own_news(self, seat: Seat) -> Raw | None:
        """The events as this seat sees them, where that differs."""
        if not self._secret_events:
            return None
        if seat not in self._own_news:
            events = self._seen_events(seat)
            same = events == self._events
            self._own_news[seat] = None if same else encode_events(events)
        return self._own_news[seat]

    def idle(self, seat: Seat, lang: str | None) -> Mine | None:
        """What a seat gets that only waits: mostly the same as before. None if it does more."""
        if seat in self._active or (self._secret_events and self.own_news(seat)):
            return None
        order, undo = self.room.chairs[seat].order, self.undo(seat, lang, False)
        key, own = (seat, lang, order, undo), self.own(seat)
        cached = self._idle.get(key)
        if cached is None or cached.own is not own:
            cached = self._idle[key] = Mine(seat, own, None, None, False, [], order, undo)
        return cached

    def idle_bytes(self, seat: Seat) -> bytes | None:
        """The private part for a reader of this chair alone who only waits and wants no words."""
        cached = self._idle_bytes.get(seat)
        if cached and cached[0] is self.own(seat):
            return cached[1]
        mine = self.idle(seat, None)
        if mine is None:
            return None
        sent = lone(mine)
        if not mine.undo.free:  # that changes with what others do
            self._idle_bytes[seat] = mine.own, sent
        return sent

    def room_changed(self, room: Room) -> None:
        """Names and standing answers come from the room."""
        self.room = room
        self._idle_bytes.clear()

    def undo(self, seat: Seat, lang: str | None, sealed: bool) -> UndoView:
        """How far back is free, and what stops it, in words."""
        if sealed:
            return UndoView(1, "")
        thinking = commands.thinking_seats(self.room, self.n)
        if thinking not in ((), (seat,)) and not self.match.undos.unnoticed(seat):
            name = self.room.chairs[next(one for one in thinking if one != seat)].name
            why = words(lang).say("server-undo-thinking", who=name) if lang else ""
            return UndoView(0, why)
        free = self.match.undos.free(seat)
        if lang:
            return UndoView(free.answers, self._stopped(free.stopped_by, lang))
        return UndoView(free.answers, "") if free.answers else _NO_UNDO

    def entry_lines(self, reader: Seat, lang: str) -> list[LogLine]:
        """The sentences of the last entry."""
        key, texts = (reader, lang), self.texts(lang)
        if key not in self._lines and texts:
            before = self._state_before()
            numbered = numbered_sentences(self.match, self.applied, before, reader, texts)
            self._lines[key] = [replace(line, at=at) for at, line in numbered]
        return self._lines[key]

    def ranking(self, lang: str | None) -> Ranking | None:
        match, s, texts = self.match, self.state, self.texts(lang)
        if not match.over:
            return None
        winners = [] if s.pending else list(match.game.winners(s))
        lines = texts.ending(s) if texts and not s.pending else []
        order = [one.seat for one in features(match.game.key).ranking(s)]
        return Ranking(winners, self.scores, lines, order, self.room.replay(match.number))

    # ---- inside

    def _seen_events(self, reader: Seat) -> list[Event]:
        return [event for one in self.applied for event in heard(one.state, reader)]

    def _still_idle(self, before: MatchProjection) -> dict[Seat, tuple[Raw, bytes]]:
        """Of those who have neither answered nor learned anything of their own since."""
        if self._secret_events or not self.applied:
            return {}
        active = [*self._active, *[one.seat for one in self.applied]]
        return {seat: sent for seat, sent in before._idle_bytes.items() if seat not in active}

    def _state_before(self) -> State:
        history = self.match.history
        at = len(history) - len(self.applied)
        return history[at - 1].state if at > 0 else self.match.initial

    def _stopped(self, by: Any, lang: str) -> str:
        w = words(lang)
        if by is None:
            return w.say("server-undo-start")
        if by.learned or by.seat == CHANCE:
            return w.say("server-undo-learned")
        return w.say("server-undo-other", who=self.room.chairs[by.seat].name)


def points(match: MatchLog, s: State, everybody: State) -> list[int]:
    """The scores as everybody can count them; only at the end everything is open."""
    return list(match.game.scores(everybody if s.pending else s))


def _active(match: MatchLog) -> list[Seat]:
    """Who is asked, or was and has answered."""
    return [*match.asked, *[seat for seat, _ in match.state.answers]]
