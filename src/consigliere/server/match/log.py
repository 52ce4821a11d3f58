"""The log of a match in memory. Its entries are the truth; the state is derived from them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from consigliere.games import game, package
from consigliere.kernel import (
    Action,
    Deal,
    Dealer,
    FairDealer,
    Line,
    Record,
    Seat,
    Setup,
    State,
    apply,
    asked_at_once,
)
from consigliere.kernel.record import close
from consigliere.kernel.undo import step

from ..rooms.model import Room
from ..rooms.rules_version import edition_of
from .clocks import ClockReading, Clocks
from .entry import LogEntry, decode_entry
from .history import ActionHistory, AppliedAction, RequestIds
from .undo import Undos
from .versions import Versions
from .views import SeatViews


class MatchLog:
    """One match of a room."""

    def __init__(self, room: Room) -> None:
        s = room.settings
        self.game: Any = game(s.game)
        setup: Setup = self.game.setup(s.seats, edition_of(room), **s.options)
        self.setup = replace(setup, rules=room.begun.rules)
        self.describe = package(s.game).describe
        self.seed = room.seeds[-1]
        self.deal: Deal | None = room.deal  # None: dealt before deals were provable
        self.number = room.match
        self.entries = 0
        self.moved = 0  # when everybody could last notice something, in seconds since 1970
        self.ids = RequestIds()
        self.clocks = Clocks()
        self.public_clocks = ClockReading()  # when the current version began
        self.ended_early = False
        self._timed = s.clock is not None
        self._latest: list[AppliedAction] | None = None  # of the last entry, if still known
        self._begin(self.game.new(self.setup))

    def _begin(self, state: State) -> None:
        self.initial = state
        self.history = ActionHistory(self.game, self.setup.edition, state)
        self._derive(None)
        self.versions = Versions(self.asked)
        self.undos = Undos(self.history, self.versions)

    # ---- entries

    def read(self, body: bytes) -> LogEntry:
        """Decode and apply the next entry as stored."""
        entry = decode_entry(body)
        self.add(entry)
        return entry

    def add(self, entry: LogEntry, applied: list[AppliedAction] | None = None) -> None:
        """Apply an entry; `applied` is what composing it has computed already."""
        before = self.state
        self.entries += 1
        self.ids.add_all(entry)
        if entry.undo:
            gone = self.history.cut(len(self.history) - entry.undo)
            self.clocks.cut(len(self.history))
            self.undos.note(self.entries, entry, gone)
            self._deal_again()
        if entry.retract:
            self._retract(entry.by)
        if applied is None:
            for seat, text in entry.lines:
                self._apply(seat, text)
        else:
            self.history.extend(applied)
        self.clocks.note(entry, len(self.history))
        self._latest = applied if applied and not entry.retract else None
        self.ended_early = self.ended_early or entry.end
        self._derive(None if entry.undo or entry.retract else self.views)
        begins = self.versions.add(entry, before, self.state, len(self.history), self.asked)
        if begins:
            self.moved = entry.at
        if begins and self._timed:
            self.public_clocks = self.clocks.reading()

    def latest(self) -> list[AppliedAction]:
        """The answers of the last entry."""
        if self._latest is None:
            self._latest = list(self.history.since(self.entries - 1))
        return self._latest

    def dealer(self) -> Dealer:
        """The source of chance for the next entry."""
        dealer = FairDealer if self.deal else Dealer
        return dealer(self.seed, self.history.dealt)

    # ---- the past

    def state_at(self, version: int) -> State:
        return self.history.at(self.versions.last_entry(version))

    def since(self, version: int) -> tuple[Iterator[AppliedAction], State]:
        """The answers after that version, and its state."""
        entry = self.versions.last_entry(version)
        return self.history.since(entry), self.history.at(entry)

    def length_at(self, version: int) -> int:
        """How many answers led to that version."""
        return self.history.length_at(self.versions.last_entry(version))

    def still_valid(self, match: int, version: int) -> int:
        """`version` if nothing up to it was undone since; else 0."""
        valid = match == self.number and self.versions.still_valid(version)
        return version if valid else 0

    def record(self) -> Record:
        lines = tuple([Line(one.seat, one.text) for one in self.history.lines])
        return close(self.game, self.setup, lines, self.state)

    # ---- inside

    def _apply(self, seat: Seat, text: str) -> None:
        now, answer = self.history.state, self._action(seat, text)
        kind, after = now.kind, apply(now, seat, answer)
        done = AppliedAction(seat, text, self.entries, kind, after, step(after, seat))
        self.history.append(done)

    def _action(self, seat: Seat, text: str) -> Action:
        action: Action = self.game.read(seat, text, self.setup.edition)
        return action

    def _retract(self, seat: Seat) -> None:
        """As if it had not been given; what others have answered unnoticed since then stays."""
        at = max(i for i, one in enumerate(self.history.lines) if one.seat == seat)
        _, *timed = self.clocks.cut(at)
        _retracted, *later = self.history.cut(at)
        self._deal_again()
        for one in later:
            self._apply(one.seat, one.text)
        self.clocks.restore(timed)

    def _deal_again(self) -> None:
        """Inherited answers that are undone will be dealt by this match."""
        if self.deal and self.deal.given > len(self.history):
            self.deal = replace(self.deal, given=len(self.history))

    def _derive(self, before: SeatViews | None) -> None:
        """The current state, whether it is the last one, and who is asked."""
        self.state: State = self.history.state
        self.over = self.ended_early or not self.state.pending
        self.window: tuple[Seat, ...] = () if self.over else asked_at_once(self.state)
        self.asked: tuple[Seat, ...] = () if self.over else self.window or self.state.waiting()
        self.views = SeatViews(self.state, self.window, before)


def has_answered(state: State, seat: Seat) -> bool:
    """Whether that seat has answered a question put to several, and waits for the others."""
    given = state.answers
    return bool(given) and seat in [who for who, _ in given]
