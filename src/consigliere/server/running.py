"""A match in memory: what its entries lead to. Entries are the truth, this is a cache of them."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, overload

from msgspec import Struct
from msgspec.structs import replace

from consigliere.games import game
from consigliere.kernel import (
    CHANCE,
    SPECTATOR,
    Action,
    Deal,
    Dealer,
    FairDealer,
    Line,
    Record,
    Seat,
    Setup,
    State,
    Step,
    Undo,
    advance,
    apply,
    as_asked,
    asked_at_once,
    consent_needed,
    free_undo,
    look,
)
from consigliere.kernel.record import close
from consigliere.kernel.undo import step

from .entry import Entry, entry_of
from .history import History, Ids, Said
from .pinned import printing
from .room import Room


class Clocks(Struct, frozen=True):
    """Milliseconds spent and decisions made, by seat."""

    spent: dict[Seat, int]
    decided: dict[Seat, int]


class _Steps(Sequence[Step]):
    """The steps of the answers said, as undo reads them: from the end, and seldom far."""

    def __init__(self, said: History) -> None:
        self._lines = said.lines

    def __len__(self) -> int:
        return len(self._lines)

    @overload
    def __getitem__(self, at: int) -> Step: ...
    @overload
    def __getitem__(self, at: slice) -> list[Step]: ...
    def __getitem__(self, at: int | slice) -> Step | list[Step]:
        found = self._lines[at]
        return [line.step for line in found] if isinstance(found, list) else found.step

    def __reversed__(self) -> Iterator[Step]:
        return (line.step for line in reversed(self._lines))


class Running:
    """One match of a room."""

    def __init__(self, room: Room) -> None:
        s = room.settings
        self.game: Any = game(s.game)
        self.setup: Setup = self.game.setup(s.seats, printing(room), **s.options)
        self.seed = room.seeds[-1]
        self.deal: Deal | None = room.deal  # None: dealt the old way, which proves nothing
        self.number = room.match
        self._timed = s.clock is not None
        self.first: State = self.game.new(self.setup)
        self.said = History(self.game, self.setup.edition, self.first)
        self.entries = 0
        self.ids = Ids()
        self.spent: Counter[Seat] = Counter()  # milliseconds, by seat
        self.decided: Counter[Seat] = Counter()
        self.stopped = False
        self.shown = 0  # so many entries everybody could notice: the number of the table
        self.told = Clocks({}, {})  # what was spent and decided when the table got its number
        self.put_at: dict[Seat, int] = {}  # the number of each seat's question
        self._numbers = array("I")  # of the table, by entry
        self._open = 0  # answers there were when the table got its number
        self._own: Counter[Seat] = Counter()  # entries that only their giver could notice
        self._undone = 0  # the last entry that took something back
        self._latest: list[Said] | None = None  # what the last entry said, if it is known still
        self._ask()
        self._number()

    # ---- entries

    def read(self, body: bytes) -> Entry:
        """The next entry, as stored; it is applied."""
        entry = entry_of(body)
        self.add(entry)
        return entry

    def add(self, entry: Entry, said: list[Said] | None = None) -> None:
        """One more entry; `said` is what `compose` has found out about it already."""
        before = self.state
        self.entries += 1
        if entry.id:
            self.ids.add(entry.by, entry.id)
        for seat, id in entry.ids:
            self.ids.add(seat, id)
        if entry.ms:
            self.spent[entry.by] += entry.ms
            self.decided[entry.by] += 1
        if entry.undo:
            self.said.cut(len(self.said) - entry.undo)
            self._undone = self.entries
            self._goes_back()
        if entry.retract:
            self._retract(entry.by)
        if said is None:
            for seat, text in entry.lines:
                self._say(seat, text, self.game.read(seat, text, self.setup.edition))
        if said:
            self.said.extend(said)
        self._latest = said if said and not entry.retract else None
        self.stopped = self.stopped or entry.end
        self._note(entry, before)

    def compose(
        self, by: Seat, answers: list[tuple[Seat, Action]], **more: Any
    ) -> tuple[Entry, list[Said]]:
        """The entry of these answers and of what chance brings after them; nothing is changed.

        Illegal if one of them is not among the options.
        """
        said: list[Said] = []
        s = self.state
        for seat, answer in answers:
            s = self._said(said, s, seat, answer, apply(s, seat, answer))
        return self._dealt(by, said, more)

    def gathered(
        self, answers: list[tuple[Seat, Action, State]], **more: Any
    ) -> tuple[Entry, list[Said]]:
        """The same for answers of a window, each with the table it has led to."""
        said: list[Said] = []
        s = self.state
        for seat, answer, after in answers:
            s = self._said(said, s, seat, answer, after)
        return self._dealt(-1, said, more)

    def chosen(self, seat: Seat, answer: Action, **more: Any) -> tuple[Entry, list[Said]]:
        """The same for one answer that was picked from the options."""
        said: list[Said] = []
        self._said(said, self.state, seat, answer, advance(self.state, seat, answer))
        return self._dealt(seat, said, more)

    def latest(self) -> list[Said]:
        """What the last entry said."""
        if self._latest is None:
            self._latest = list(self.said.since(self.entries - 1))
        return self._latest

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
        if self.state.how != "alone":  # what others have answered unnoticed must not show
            return Undo(self.hidden(seat), Step(CHANCE))
        lines = self.said.lines
        if lines and (lines[-1].seat != seat or lines[-1].step.learned):
            return Undo(0, lines[-1].step)
        return free_undo(_Steps(self.said), seat)

    def lines_back(self, seat: Seat, back: int) -> int:
        """How many lines go when `seat` takes back so many answers; 0 if it gave not so many."""
        for taken, said in enumerate(reversed(self.said.lines), 1):
            back -= said.seat == seat
            if back == 0:
                return taken
        return 0

    def consent(self, lines: int) -> tuple[Seat, ...]:
        """Who must agree; where several are asked, all of them: who has answered is not told."""
        asked = self.state.pending if self.state.how != "alone" else ()
        return tuple(sorted({*consent_needed(_Steps(self.said), lines), *asked}))

    def hidden(self, seat: Seat) -> int:
        """How many answers of `seat` nobody else has noticed; it may take them back."""
        return sum(line.seat == seat for line in self.said.lines[self._open :])

    def has_sealed(self, seat: Seat) -> bool:
        given = self.state.answers
        return bool(given) and seat in [who for who, _ in given]

    def at(self, number: int) -> State:
        """The table of that number."""
        return self.said.at(self._after(number))

    def later(self, number: int) -> tuple[Iterator[Said], State]:
        """What was said after the table of that number, and that table."""
        after = self._after(number)
        return self.said.since(after), self.said.at(after)

    def untouched(self, match: int, number: int) -> int:
        """The same number if nothing up to it was taken back since; else 0."""
        same = match == self.number and self._numbers[self._undone] <= number <= self.shown
        return number if same else 0

    def number_of(self, entry: int) -> int:
        """The number of the table after that entry."""
        return self._numbers[entry]

    def record(self) -> Record:
        lines = tuple([Line(said.seat, said.text) for said in self.said.lines])
        return close(self.game, self.setup, lines, self.state)

    # ---- inside

    def _say(self, seat: Seat, text: str, answer: Action) -> None:
        now = self.said.state
        kind, after = now.kind, apply(now, seat, answer)
        self.said.append(Said(seat, text, self.entries, kind, after, step(after, seat)))

    def _dealt(self, by: Seat, said: list[Said], more: Any) -> tuple[Entry, list[Said]]:
        """The entry of what was said, and of what chance brings after it."""
        s = said[-1].state if said else self.state
        dealer = self._dealer() if CHANCE in s.pending else None
        while dealer and CHANCE in s.pending:
            drawn = dealer.pick(s.kind, s.options(CHANCE))
            s = self._said(said, s, CHANCE, drawn, advance(s, CHANCE, drawn))
        return Entry(by, tuple([(one.seat, one.text) for one in said]), **more), said

    def _said(self, said: list[Said], s: State, seat: Seat, answer: Action, after: State) -> State:
        """One more answer of the entry to come, and the table after it."""
        text = written(self.game, self.setup.edition, answer)
        said.append(Said(seat, text, self.entries + 1, s.kind, after, step(after, seat)))
        return after

    def _retract(self, seat: Seat) -> None:
        """As if it had not been given; what others have answered unnoticed since then stays."""
        at = max(i for i, said in enumerate(self.said.lines) if said.seat == seat)
        _taken, *later = self.said.cut(at)
        self._goes_back()
        for said in later:
            self._say(
                said.seat, said.text, self.game.read(said.seat, said.text, self.setup.edition)
            )

    def _dealer(self) -> Dealer:
        dealer = FairDealer if self.deal else Dealer
        return dealer(self.seed, self.said.dealt)

    def _goes_back(self) -> None:
        """What was given before and is taken back will be dealt here."""
        if self.deal and self.deal.given > len(self.said):
            self.deal = replace(self.deal, given=len(self.said))

    def _after(self, number: int) -> int:
        """The last entry of the table of that number."""
        return bisect_right(self._numbers, number) - 1 if number else 0

    def _note(self, entry: Entry, before: State) -> None:
        """Whom we wait for now; an entry counts for those who could notice it."""
        self._ask()
        if _unnoticed(entry, before, self.state):
            self._own.update({entry.by} if entry.retract else {seat for seat, _ in entry.lines})
        else:
            self.shown += 1
        self._number()

    def _ask(self) -> None:
        """The table now, whether it is the last one, and who is asked at it."""
        self.state: State = self.said.state
        self.over = self.stopped or not self.state.pending
        self._window: tuple[Seat, ...] = () if self.over else asked_at_once(self.state)
        self._asked: tuple[Seat, ...] = () if self.over else self._window or self.state.waiting()

    def _number(self) -> None:
        """Tables and questions are told apart by numbers; those count nothing that is hidden."""
        if not self._numbers or self._numbers[-1] != self.shown:
            self._open = len(self.said)
            if self._timed:
                self.told = Clocks(dict(self.spent), dict(self.decided))
        self._numbers.append(self.shown)
        self.put_at = {seat: self.shown + self._own.get(seat, 0) for seat in self._asked}


@lru_cache(maxsize=65_536)
def written(game: Any, edition: str, answer: Action) -> str:
    """An answer as text: it reads the same at every table."""
    text: str = game.write(answer, edition)
    return text


def _unnoticed(entry: Entry, before: State, now: State) -> bool:
    """Whether nobody but its giver could notice that entry."""
    if entry.retract:
        return True
    if entry.undo or entry.end or now.news or before.how == "alone":
        return False
    return now.stack is before.stack or _public(before) == _public(now)


def _public(s: State) -> State:
    """The table as everybody sees it."""
    t = look(s, SPECTATOR)
    t.news, t.answers, t.value = (), (), None
    return t
