"""The table of a lesson, as its learner sees it: a match that nobody keeps."""

from __future__ import annotations

from msgspec.structs import replace

from consigliere.kernel import SPECTATOR, Seat, look, observe
from consigliere.lessons import Entry as Lines
from consigliere.lessons import Stop, lesson
from consigliere.words import words

from .desk.talk import reasons
from .entry import Entry
from .fields import own_fields, shown
from .picks import picked
from .picture import NO_NEWS, Picture, points
from .room import BOT_NAMES, EMBLEMS, BadRequest, Chair, Room
from .running import Running
from .showing import room_view
from .wire.asks import Explain, Look, Tell, Why
from .wire.basics import Settings
from .wire.tells import Explained, Past, Reasons, RoomView, TableNews, Told, UndoView, Window

Wish = Why | Explain | Look | Tell
Reply = Reasons | Explained | Past | Told


class Classroom:
    """A lesson at one of its stops."""

    def __init__(self, key: str, stop: Stop, lang: str) -> None:
        self.stop, self.lang = stop, lang
        self.seat: Seat = lesson(key).seat
        self.room = _room(key, self.seat, lang)
        self.running = Running(self.room)
        entries = stop.table.entries
        self._play(entries[: stop.since])
        self._later = entries[stop.since :]

    def whole(self) -> TableNews:
        """The table as it stands, with the whole log."""
        self._catch_up()
        return self._table(full=True, asked=self._asked())

    def news(self) -> list[TableNews]:
        """What has happened since the last answer, one table after another."""
        out = []
        for n, lines in enumerate(self._later, 1):
            self._play((lines,))
            last = n == len(self._later)
            out.append(self._table(full=False, asked=last and self._asked()))
        self._later = ()
        return out or [replace(self._table(False, self._asked()), news=NO_NEWS, log=[])]

    def view(self) -> RoomView:
        return room_view(self.room, {self.seat}, 0, None)

    def tell(self, wish: Wish) -> Reply:
        """What the learner wants to know; it changes nothing."""
        self._catch_up()
        told = Picture(self.room, self.running).told(self.lang)
        assert told
        view = observe(self.running.table_of(self.seat), self.seat)
        match wish:
            case Why():
                return reasons(wish, view, told)
            case Tell():
                return Told(wish.id, told.table(view))
            case Look():
                return self._past(wish)
        if view.decision is None:
            raise BadRequest("room-not-asked")
        chosen = picked(view.decision.options, wish.pick)
        return Explained(wish.id, told.option(chosen, view), told.explain(chosen, view))

    # ---- inside

    def _asked(self) -> bool:
        """Whether the learner is to answer now, and not only to listen."""
        step = self.stop.step
        return step is not None and bool(step.want)

    def _catch_up(self) -> None:
        self._play(self._later)
        self._later = ()

    def _play(self, entries: tuple[Lines, ...]) -> None:
        for lines in entries:
            said = tuple([(line.seat, line.text) for line in lines])
            self.running.add(Entry(lines[0].seat, said))

    def _table(self, full: bool, asked: bool) -> TableNews:
        picture, running = Picture(self.room, self.running), self.running
        mine = picture.mine(self.seat, self.lang, asked, sealed=False)
        mine = replace(mine, orders=[], undo=UndoView(0, ""))
        window = running.window()
        return TableNews(
            n=picture.n,
            full=full,
            public=picture.public,
            news=NO_NEWS if full else picture.news,
            scores=picture.scores,
            waiting=[],
            wait="",
            window=Window(list(window), running.shown, 0, None, 0) if window else None,
            log=picture.log(self.seat, self.lang, whole=full),
            mine=[replace(mine, news=None) if full else mine],
            end=None,
            clocks=None,
        )

    def _past(self, wish: Look) -> Past:
        s = self.running.at(wish.n)
        everybody = look(s, SPECTATOR)
        mine = own_fields(look(s, self.seat), everybody)
        scores = points(self.running, s, everybody)
        return Past(wish.id, wish.n, shown(everybody), [(self.seat, mine)], scores)


def _room(key: str, seat: Seat, lang: str) -> Room:
    """A room for the lesson: the learner, and those who play as it is written."""
    setup = lesson(key).setup
    names = list(BOT_NAMES[: setup.seats - 1])
    names.insert(seat, words(lang).say("lesson-you"))
    chairs = [
        Chair("person" if n == seat else "bot", name, EMBLEMS[n]) for n, name in enumerate(names)
    ]
    settings = Settings(key, setup.seats, setup.edition, dict(setup.options))
    return Room("lesson", settings, tuple(chairs), "playing", seat, ("lesson",))
