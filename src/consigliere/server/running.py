"""A match in memory: what its entries lead to. Entries are the truth, this is a cache of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, overload

import msgspec
from msgspec import Struct

from consigliere.games import game
from consigliere.kernel import (
    CHANCE,
    Action,
    Dealer,
    Line,
    Record,
    Seat,
    Setup,
    State,
    Step,
    Undo,
    apply,
    as_asked,
    asked_at_once,
    consent_needed,
    free_undo,
)
from consigliere.kernel.record import close
from consigliere.kernel.undo import step

from .rooms import Room


class Entry(Struct, frozen=True, omit_defaults=True):
    """One append: answers said together, or so many of them taken back."""

    by: Seat
    lines: tuple[tuple[Seat, str], ...] = ()
    undo: int = 0
    retract: bool = False  # `by` takes a sealed answer back
    id: str = ""  # the client's, so that a retry is known
    ids: tuple[tuple[Seat, str], ...] = ()  # of answers that were sealed before
    ms: int = 0  # `by` thought so long
    end: bool = False  # the table agreed to stop here


_DECODE: Final = msgspec.json.Decoder(Entry)


class Said(Struct, frozen=True):
    """An answer and what came of it."""

    seat: Seat
    text: str
    entry: int
    kind: str  # the question it answered
    state: State  # afterwards
    step: Step


class _Steps(Sequence[Step]):
    """The steps of the answers said, as undo reads them: from the end, and seldom far."""

    def __init__(self, said: list[Said]) -> None:
        self._said = said

    def __len__(self) -> int:
        return len(self._said)

    @overload
    def __getitem__(self, at: int) -> Step: ...
    @overload
    def __getitem__(self, at: slice) -> list[Step]: ...
    def __getitem__(self, at: int | slice) -> Step | list[Step]:
        found = self._said[at]
        return [said.step for said in found] if isinstance(found, list) else found.step


class Running:
    """One match of a room."""

    def __init__(self, room: Room) -> None:
        s = room.settings
        self.game: Any = game(s.game)
        self.setup: Setup = self.game.setup(s.seats, s.edition, **s.options)
        self.seed = room.seeds[-1]
        self.number = room.match
        self.first: State = self.game.new(self.setup)
        self.said: list[Said] = []
        self.entries = 0
        self.ids: set[tuple[Seat, str]] = set()
        self.spent: Counter[Seat] = Counter()  # milliseconds, by seat
        self.decided: Counter[Seat] = Counter()
        self.stopped = False
        self.shown = 0  # last entry that everybody could notice
        self.put_at: dict[Seat, int] = {}  # entry after which each seat's question was put
        self._window: tuple[Seat, ...] = ()
        self._asked: tuple[Seat, ...] = ()
        self._note_questions(None)

    @property
    def state(self) -> State:
        return self.said[-1].state if self.said else self.first

    @property
    def over(self) -> bool:
        return self.stopped or not self.state.pending

    # ---- entries

    def read(self, body: bytes) -> Entry:
        """The next entry, as stored; it is applied."""
        entry = _DECODE.decode(body)
        self.add(entry)
        return entry

    def add(self, entry: Entry, said: list[Said] | None = None) -> None:
        """One more entry; `said` is what `compose` has found out about it already."""
        before = self.state
        self.entries += 1
        if entry.id:
            self.ids.add((entry.by, entry.id))
        self.ids.update(entry.ids)
        if entry.ms:
            self.spent[entry.by] += entry.ms
            self.decided[entry.by] += 1
        if entry.undo:
            del self.said[len(self.said) - entry.undo :]
        if entry.retract:
            self._retract(entry.by)
        if said is None:
            for seat, text in entry.lines:
                self._say(seat, text, self.game.read(seat, text, self.setup.edition))
        self.said += said or ()
        self.stopped = self.stopped or entry.end
        self._note_questions(before)

    def compose(
        self, by: Seat, answers: list[tuple[Seat, Action]], **more: Any
    ) -> tuple[Entry, list[Said]]:
        """The entry of these answers and of what chance brings after them; nothing is changed.

        Illegal if one of them is not among the options.
        """
        said: list[Said] = []
        s = self.state
        for seat, answer in answers:
            s = self._said(said, s, seat, answer)
        dealer = self._dealer() if s.pending and s.waiting()[0] == CHANCE else None
        while dealer and s.pending and s.waiting()[0] == CHANCE:
            s = self._said(said, s, CHANCE, dealer.pick(s.kind, s.options(CHANCE)))
        return Entry(by, tuple([(one.seat, one.text) for one in said]), **more), said

    # ---- whom we wait for

    def window(self) -> tuple[Seat, ...]:
        """The seats of an open reaction window."""
        return self._window

    def asked(self) -> tuple[Seat, ...]:
        """The seats that may answer now."""
        return self._asked

    def table_of(self, seat: Seat) -> State:
        """The table when `seat` is asked; in a window as if those before it had declined."""
        return as_asked(self.state, seat) if seat in self.window() else self.state

    # ---- back

    def free(self, seat: Seat) -> Undo:
        if self.said and self.said[-1].seat != seat:
            return Undo(0, self.said[-1].step)
        return free_undo(_Steps(self.said), seat)

    def lines_back(self, seat: Seat, back: int) -> int:
        """How many lines go when `seat` takes back so many answers; 0 if it gave not so many."""
        for taken, said in enumerate(reversed(self.said), 1):
            back -= said.seat == seat
            if back == 0:
                return taken
        return 0

    def consent(self, lines: int) -> tuple[Seat, ...]:
        return consent_needed(_Steps(self.said), lines)

    def has_sealed(self, seat: Seat) -> bool:
        return seat in [who for who, _ in self.state.answers]

    def at(self, entry: int) -> State:
        """The table after that entry."""
        states = [said.state for said in self.said if said.entry <= entry]
        return states[-1] if states else self.first

    def record(self) -> Record:
        lines = tuple([Line(said.seat, said.text) for said in self.said])
        return close(self.game, self.setup, lines, self.state)

    # ---- inside

    def _say(self, seat: Seat, text: str, answer: Action) -> None:
        kind, after = self.state.kind, apply(self.state, seat, answer)
        self.said.append(Said(seat, text, self.entries, kind, after, step(after, seat)))

    def _said(self, said: list[Said], s: State, seat: Seat, answer: Action) -> State:
        """The state after one more answer of the entry to come."""
        after = apply(s, seat, answer)
        text = self.game.write(answer, self.setup.edition)
        said.append(Said(seat, text, self.entries + 1, s.kind, after, step(after, seat)))
        return after

    def _retract(self, seat: Seat) -> None:
        """As if it had not been given; what others have sealed since then stays."""
        at = max(i for i, said in enumerate(self.said) if said.seat == seat)
        later = self.said[at + 1 :]
        del self.said[at:]
        for said in later:
            self._say(
                said.seat, said.text, self.game.read(said.seat, said.text, self.setup.edition)
            )

    def _dealer(self) -> Dealer:
        return Dealer(self.seed, [said.kind for said in self.said if said.seat == CHANCE])

    def _note_questions(self, before: State | None) -> None:
        """A question is new unless all that happened since it was put is that others sealed."""
        now = self.state
        self._window = () if self.over else asked_at_once(now)
        asked = self._asked = self._window or (() if self.over else now.waiting())
        quiet = before is not None and before.how == "sealed" and now.stack is before.stack
        self.shown = self.shown if quiet else self.entries
        still = {seat: at for seat, at in self.put_at.items() if quiet and seat in asked}
        self.put_at = {seat: still.get(seat, self.entries) for seat in asked}
