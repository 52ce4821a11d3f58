"""What each reader gets to see after an entry; what everybody sees is encoded once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, cast

from msgspec import Raw
from msgspec.structs import replace

from consigliere.games import sources
from consigliere.kernel import (
    CHANCE,
    SPECTATOR,
    Action,
    Decision,
    Event,
    OneOf,
    Onlooker,
    Options,
    Range,
    Seat,
    SomeOf,
    State,
    View,
    look,
)
from consigliere.kernel.options import _fill
from consigliere.kernel.sight import curtained, heard, question, veil_names, veiled
from consigliere.kernel.state import paragraph
from consigliere.words import Teller, teller, words

from .fields import differing, own_fields, raw, shown
from .history import Said
from .lines import line_of
from .parts import ENCODE, lone
from .room import Room
from .running import Running, written
from .wire.tells import Ask, LogLine, Mine, Option, OrderView, Ranking, UndoView

NO_NEWS: Final = Raw(b"[]")
_NO_UNDO: Final = UndoView(0, "")
_REMEMBERED: Final = 64  # so many things sent to waiting seats
_LISTED: Final = 400  # so many options are spelled out
_SPELLED: Final = 65_536  # so many are remembered


class Picture:
    """A match as it stands after its last entry."""

    def __init__(self, room: Room, running: Running, before: Picture | None = None) -> None:
        self.room, self.running = room, running
        self.n, self.entry = running.shown, running.entries
        self.mark = running.number, running.entries
        self.said = running.latest()
        self.state = running.state
        self._onlookers: dict[Seat, Onlooker[State]] = before._onlookers if before else {}
        self._seen: dict[Seat, State] = {}
        self.everybody = self.seen(SPECTATOR)
        self.public = shown(self.everybody)
        self._events = self.events(SPECTATOR)
        self._told_apart = any(map(veiled, map(type, self._events)))
        self.news = Raw(ENCODE(self._events)) if self._events else NO_NEWS
        self.scores = points(running, self.state, self.everybody)
        hidden = running.over or running.window()
        self.waiting = [] if hidden else list(self.state.pending)  # whom everybody may know of
        self._tellers: dict[str, Teller] = {}
        self._views: dict[Seat, View[Any]] = {}
        self._questions: dict[Seat, Decision | None] = {}
        self._curtained = curtained(self.state)  # then all are looked at every time
        self._shown = self._onlooker(SPECTATOR).secrets(self.state)
        same = (
            before and self._shown is before._shown and not (self._curtained or before._curtained)
        )
        self._own: dict[Seat, Raw] = before._own if before and same else {}
        self._apart: dict[Seat, tuple[Any, Raw]] = before._apart if before else {}
        self._own_news: dict[Seat, Raw | None] = {}
        kept = before._idle if before and len(before._idle) < _REMEMBERED else {}
        self._idle: dict[tuple[Any, ...], Mine] = kept
        self._busy = range(self.state.seats()) if running.over else _busy(running)
        self._alone = self._still_alone(before) if before else {}
        self._log: dict[tuple[Seat, str], list[LogLine]] = {}

    def told(self, lang: str | None) -> Teller | None:
        if lang and lang not in self._tellers:
            self._tellers[lang] = teller(self.room.settings.game, lang, self.room.names())
        return self._tellers[lang] if lang else None

    def events(self, reader: Seat) -> list[Event]:
        """What happened, as that reader sees it."""
        return [event for said in self.said for event in heard(said.state, reader)]

    def seen(self, seat: Seat) -> State:
        """The table as that seat sees it."""
        if seat not in self._seen:
            self._seen[seat] = self._onlooker(seat).look(self.state)
        return self._seen[seat]

    def view(self, seat: Seat) -> View[Any]:
        """The table when `seat` is asked, with its question."""
        if seat not in self._views:
            s = self.running.table_of(seat)
            seen = self.seen(seat) if s is self.state else self._onlooker(seat).look(s)
            self._views[seat] = View(seat, seen, self.question(seat))
        return self._views[seat]

    def question(self, seat: Seat) -> Decision | None:
        """What is put to that seat, if anything; the options are listed once."""
        if seat not in self._questions:
            self._questions[seat] = question(self.running.table_of(seat), seat)
        return self._questions[seat]

    def own(self, seat: Seat) -> Raw:
        """The fields of the table that this seat sees otherwise than everybody."""
        if seat not in self._own:
            self._own[seat] = self._differing(seat)
        return self._own[seat]

    def own_news(self, seat: Seat) -> Raw | None:
        """What happened as this seat sees it, where that differs."""
        if not self._told_apart:
            return None
        if seat not in self._own_news:
            events = self.events(seat)
            same = events == self._events
            self._own_news[seat] = None if same else Raw(ENCODE(events))
        return self._own_news[seat]

    def idle(self, seat: Seat, lang: str | None) -> Mine | None:
        """What a seat gets that only waits: mostly what it got before. None if it does more."""
        if seat in self._busy or (self._told_apart and self.own_news(seat)):
            return None
        order, undo = self.room.chairs[seat].order, self.undo(seat, lang, False)
        key, own = (seat, lang, order, undo), self.own(seat)
        kept = self._idle.get(key)
        if kept is None or kept.own is not own:
            kept = self._idle[key] = Mine(seat, own, None, None, False, [], order, undo)
        return kept

    def alone(self, seat: Seat) -> bytes | None:
        """All that a reader gets who has but this chair, only waits, and wants no words."""
        kept = self._alone.get(seat)
        if kept and kept[0] is self.own(seat):
            return kept[1]
        mine = self.idle(seat, None)
        if mine is None:
            return None
        sent = lone(mine)
        if not mine.undo.free:  # that changes with what others do
            self._alone[seat] = mine.own, sent
        return sent

    def seat_again(self, room: Room) -> None:
        """Names and standing answers are shown from it."""
        self.room = room
        self._alone.clear()

    def mine(self, seat: Seat, lang: str | None, asked: bool, sealed: bool) -> Mine:
        """What only this seat knows, with its question."""
        decision = self.question(seat) if asked and not sealed else None
        told = self.told(lang)
        chair = self.room.chairs[seat]
        return Mine(
            seat=seat,
            own=self.own(seat),
            news=self.own_news(seat),
            ask=self.ask(decision, told) if decision else None,
            sealed=sealed,
            orders=self._orders(seat, told) if decision and told else [],
            order=chair.order,
            undo=self.undo(seat, lang, sealed),
        )

    def ask(self, decision: Decision, told: Teller | None) -> Ask:
        """The question put to a seat, with all that it may answer."""
        view = self.view(decision.seat) if told else None
        form, listed, least, most = self._listed(decision.options, view, told)
        return Ask(
            kind=decision.kind,
            at=self.running.put_at.get(decision.seat, self.n),
            form=form,  # type: ignore[arg-type]
            options=listed,
            least=least,
            most=most,
            prompt=told.prompt(view) if told and view else "",
            help=told.help(view) if told and view else "",
            secret=decision.kind in self.running.game.reactions or self.state.sealed,
            rule=paragraph(type(self.state.stack[-1][1])),
        )

    def undo(self, seat: Seat, lang: str | None, sealed: bool) -> UndoView:
        """How far back is free, and what stops it, in words."""
        if sealed:
            return UndoView(1, "")
        free = self.running.free(seat)
        if lang:
            return UndoView(free.answers, self._stopped(free.stopped_by, lang))
        return UndoView(free.answers, "") if free.answers else _NO_UNDO

    def log(
        self, reader: Seat, lang: str | None, whole: bool = False, since: int = 0
    ) -> list[LogLine]:
        """The sentences of this entry, or of the whole match after the table of that number."""
        told = self.told(lang)
        if told is None or lang is None:
            return []
        if whole:
            return list(self._lines(*self.running.later(since), reader, told))
        key = (reader, lang)
        if key not in self._log:
            before = self._before()
            self._log[key] = list(self._lines(self.said, before, reader, told))
        return self._log[key]

    def ranking(self, lang: str | None) -> Ranking | None:
        if not self.running.over:
            return None
        s, told = self.running.state, self.told(lang)
        winners = [] if s.pending else list(self.running.game.winners(s))
        lines = told.ending(s) if told and not s.pending else []
        order = [one.seat for one in sources(self.running.game.key).ranking(s)]
        replay = self.room.replay(self.running.number)
        return Ranking(winners, self.scores, lines, order, replay)

    # ---- inside

    def _onlooker(self, seat: Seat) -> Onlooker[State]:
        if seat not in self._onlookers:
            self._onlookers[seat] = Onlooker(seat)
        return self._onlookers[seat]

    def _still_alone(self, before: Picture) -> dict[Seat, tuple[Raw, bytes]]:
        """Those who have neither said nor heard anything of their own since."""
        if self._told_apart or not self.said:
            return {}
        spoke = [*self._busy, *[said.seat for said in self.said]]
        return {seat: sent for seat, sent in before._alone.items() if seat not in spoke}

    def _differing(self, seat: Seat) -> Raw:
        if self._curtained:
            return own_fields(self.seen(seat), self.everybody)
        seen = self._onlooker(seat).secrets(self.state)
        differ = differing(veil_names(type(self.state)), seen, self._shown)
        kept = self._apart.get(seat)
        if kept is None or kept[0] != differ:
            kept = self._apart[seat] = differ, raw(differ)
        return kept[1]

    def _before(self) -> State:
        at = len(self.running.said) - len(self.said)
        return self.running.said[at - 1].state if at > 0 else self.running.first

    def _lines(
        self, said: Iterable[Said], before: State, reader: Seat, told: Teller
    ) -> Iterator[LogLine]:
        for one in said:
            events = heard(one.state, reader)
            seen = look(before, reader) if events else None
            open = events if reader == SPECTATOR else heard(one.state, SPECTATOR)
            for event, public in zip(events, open, strict=True):
                text = told.event(event, reader, seen)
                if text:
                    line = line_of(self.running.number_of(one.entry), text, event)
                    if event != public:
                        everybody = told.event(public, SPECTATOR, look(before, SPECTATOR))
                        line = replace(line, public=everybody or "")
                    yield line
            before = one.state

    def _listed(
        self, options: Options, view: View[Any] | None, told: Teller | None
    ) -> tuple[str, list[Option], int, int]:
        if isinstance(options, OneOf):
            return "one", self._spelled(options.of[:_LISTED], view, told), 1, 1
        if isinstance(options, SomeOf):
            single = [_fill(options.like, (thing,)) for thing in options.of]
            return "some", self._spelled(single, view, told), options.least, options.most
        assert isinstance(options, Range)
        return "number", [], options.low, options.high

    def _spelled(
        self, answers: Sequence[Action], view: View[Any] | None, told: Teller | None
    ) -> list[Option]:
        game, edition = self.running.game, self.running.setup.edition
        if told is None or view is None:
            return cast(list[Option], list(map(_wordless(game, edition).__getitem__, answers)))
        plain = [(answer, _plain(game, edition, answer)) for answer in answers]
        return [Option(o.text, o.touches, told.option(answer, view)) for answer, o in plain]

    def _orders(self, seat: Seat, told: Teller) -> list[OrderView]:
        orders = self.running.game.orders(self.view(seat))
        return [OrderView(order, told.order(order)) for order in orders]

    def _stopped(self, by: Any, lang: str) -> str:
        w = words(lang)
        if by is None:
            return w.say("server-undo-start")
        if by.learned or by.seat == CHANCE:
            return w.say("server-undo-learned")
        return w.say("server-undo-other", who=self.room.chairs[by.seat].name)


def points(running: Running, s: State, everybody: State) -> list[int]:
    """The scores as everybody can count them; only at the end all is open."""
    return list(running.game.scores(everybody if s.pending else s))


def _busy(running: Running) -> list[Seat]:
    """Who is asked, or was and has answered."""
    return [*running.asked(), *[seat for seat, _ in running.state.answers]]


@lru_cache(maxsize=65_536)
def _plain(game: Any, edition: str, answer: Action) -> Option:
    """An option without words: it looks the same at every table."""
    touched = [list(thing) for thing in answer.touches()]
    return Option(written(game, edition, answer), touched)


class _Wordless(dict[Action, Raw]):
    """The same as they go over the wire."""

    def __init__(self, game: Any, edition: str) -> None:
        super().__init__()
        self._game, self._edition = game, edition

    def __missing__(self, answer: Action) -> Raw:
        if len(self) >= _SPELLED:
            self.clear()
        self[answer] = spelled = Raw(ENCODE(_plain(self._game, self._edition, answer)))
        return spelled


_wordless = lru_cache(maxsize=64)(_Wordless)
