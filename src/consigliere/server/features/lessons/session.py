"""The table of a lesson as its learner sees it: a match that is never stored."""

from __future__ import annotations

from msgspec.structs import replace

from consigliere.kernel import SPECTATOR, Seat, look, observe
from consigliere.lessons import Entry as Lines
from consigliere.lessons import Stop, lesson
from consigliere.words import game_text, words

from ...match.entry import LogEntry
from ...match.log import MatchLog
from ...match.picks import picked
from ...match.reasons import reasons
from ...projection.encode import own_fields, shown
from ...projection.log_text import whole_log
from ...projection.preview import previewed
from ...projection.room_view import room_view
from ...projection.table_text import table_text
from ...projection.view import NO_NEWS, MatchProjection, points
from ...protocol.basics import Settings
from ...protocol.messages import (
    Explained,
    LogLine,
    Past,
    Previewed,
    Reasons,
    RoomView,
    TableNews,
    TableText,
    UndoView,
    Window,
)
from ...protocol.requests import Explain, Look, Preview, Tell, Why
from ...rooms.model import BOT_NAMES, EMBLEMS, BadRequest, Chair, PinnedRules, Room

Query = Why | Explain | Preview | Look | Tell
Reply = Reasons | Explained | Previewed | Past | TableText


class LessonSession:
    """A lesson at one of its stops."""

    def __init__(self, key: str, stop: Stop, lang: str) -> None:
        self.stop, self.lang = stop, lang
        self.seat: Seat = lesson(key).seat
        self.room = _room(key, self.seat, lang)
        self.match = MatchLog(self.room)
        entries = stop.table.entries
        self._play(entries[: stop.since])
        self._unplayed = entries[stop.since :]

    def full_table(self) -> TableNews:
        """The table as it stands, with the whole log; this plays the remaining answers."""
        self._play_remaining()
        return self._table(full=True, asked=self._asked())

    def news(self) -> list[TableNews]:
        """What has happened since the last answer, one table after another."""
        out = []
        for n, lines in enumerate(self._unplayed, 1):
            self._play((lines,))
            last = n == len(self._unplayed)
            out.append(self._table(full=False, asked=last and self._asked()))
        self._unplayed = ()
        return out or [replace(self._table(False, self._asked()), news=NO_NEWS, log=[])]

    def view(self) -> RoomView:
        return room_view(self.room, {self.seat}, 0, None)

    def answer_query(self, query: Query) -> Reply:
        """Answer a query at the present stop; this plays the remaining answers."""
        self._play_remaining()
        texts = game_text(self.room.settings.game, self.lang, self.room.names())
        view = observe(self.match.views.asked_state(self.seat), self.seat)
        match query:
            case Why():
                return reasons(query, view, texts)
            case Tell():
                return table_text(query.id, texts, view)
            case Look():
                return self._past(query)
        if view.decision is None:
            raise BadRequest("room-not-asked")
        chosen = picked(view.decision.options, query.pick)
        if isinstance(query, Preview):
            return previewed(query.id, self.match, view, chosen)
        return Explained(query.id, texts.option(chosen, view), texts.explain(chosen, view))

    # ---- inside

    def _asked(self) -> bool:
        """Whether the learner has to answer now."""
        step = self.stop.step
        return step is not None and bool(step.want)

    def _play_remaining(self) -> None:
        """Advance the match to the present stop."""
        self._play(self._unplayed)
        self._unplayed = ()

    def _play(self, entries: tuple[Lines, ...]) -> None:
        for lines in entries:
            actions = tuple([(line.seat, line.text) for line in lines])
            self.match.add(LogEntry(lines[0].seat, actions))

    def _table(self, full: bool, asked: bool) -> TableNews:
        projection, match = MatchProjection(self.room, self.match), self.match
        mine = projection.mine(self.seat, self.lang, asked, sealed=False)
        mine = replace(mine, orders=[], undo=UndoView(0, ""))
        window = match.window
        return TableNews(
            n=projection.n,
            full=full,
            public=projection.public,
            news=NO_NEWS if full else projection.news,
            stages=[] if full else projection.stages(),
            scores=projection.scores,
            waiting=[],
            wait="",
            window=Window(list(window), match.versions.current, 0, None, 0) if window else None,
            log=self._log(projection, full),
            mine=[replace(mine, news=None) if full else mine],
            end=None,
            clocks=None,
        )

    def _log(self, projection: MatchProjection, full: bool) -> list[LogLine]:
        if not full:
            return projection.entry_lines(self.seat, self.lang)
        texts = projection.texts(self.lang)
        assert texts
        return whole_log(self.match, self.room.names(), self.seat, texts)

    def _past(self, query: Look) -> Past:
        s = self.match.state_at(query.n)
        everybody = look(s, SPECTATOR)
        describe = self.match.describe
        mine = own_fields(look(s, self.seat), everybody, describe, self.seat)
        scores = points(self.match, s, everybody)
        return Past(query.id, query.n, shown(everybody, describe), [(self.seat, mine)], scores)


def _room(key: str, seat: Seat, lang: str) -> Room:
    """A room with the learner, and bots that play the script."""
    setup = lesson(key).setup
    names = list(BOT_NAMES[: setup.seats - 1])
    names.insert(seat, words(lang).say("lesson-you"))
    chairs = [
        Chair("person" if n == seat else "bot", name, EMBLEMS[n]) for n, name in enumerate(names)
    ]
    settings = Settings(key, setup.seats, setup.edition, dict(setup.options))
    begun = PinnedRules(setup.rules, setup.edition)
    return Room("lesson", settings, tuple(chairs), "playing", seat, ("lesson",), begun=begun)
