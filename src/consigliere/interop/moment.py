"""A moment of a game that keeps its history: what an OpenSpiel state is made of."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from msgspec import msgpack

from consigliere.games import game
from consigliere.kernel import (
    CHANCE,
    Action,
    Bag,
    Line,
    Rolls,
    Seat,
    Setup,
    State,
    View,
    advance,
    determinize,
    digest,
    look,
    observe,
    redact,
    write_record,
)
from consigliere.kernel.record import close

from . import coding
from .table import own_edition, shares
from .trouble import trouble

NOTHING = b""


class Moment:
    """A table, the codes given so far of an answer, and the moment before. It never changes."""

    def __init__(
        self,
        setup: Setup,
        table: State,
        prefix: coding.Phrase = (),
        before: Moment | None = None,
        line: tuple[Seat, Action] | None = None,
    ) -> None:
        self.setup, self.table, self.prefix = setup, table, prefix
        self.before, self.line = before, line
        self.number: int = before.number + 1 if before else 0
        self.sampled: bool = before.sampled if before else False
        self._heard: dict[Seat, bytes] = {}
        self._next: dict[int, Action | None] | None = None

    def __deepcopy__(self, _memo: Any) -> Moment:
        return self

    def __str__(self) -> str:
        """For debugging: where in the game this is, what came last, what is asked."""
        rules, s = game(self.setup.game), self.table
        last = (
            f"{self.line[0]} {rules.write(self.line[1], self.setup.edition)}" if self.line else "-"
        )
        asked = f"{s.kind} of {self.seat}" if s.pending else "over"
        return f"{self.number}: {last}; {asked}; {rules.scores(s)}"

    @property
    def seat(self) -> Seat:
        """Who speaks now; of several who answer at once, the first who has not."""
        return self.table.waiting()[0]

    @property
    def over(self) -> bool:
        return not self.table.pending

    def following(self) -> dict[int, Action | None]:
        """The legal codes, those of chance too."""
        if self._next is None:
            options = self.table.options(self.seat)
            self._next = self.code().following(self.seat, options, self.prefix)
        return self._next

    def code(self) -> coding.Coding:
        key = (self.setup.game, self.setup.edition, self.setup.seats)
        return coding.chances(*key) if self.seat == CHANCE else coding.answers(*key)

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, with probabilities."""
        bag = self.table.options(CHANCE)
        weights = bag.weights() if isinstance(bag, Bag) else tuple([(a, 1) for a in bag])
        total = sum([n for _, n in weights])
        codes = {answer: code for code, answer in self.following().items()}
        return sorted([(codes[answer], n / total) for answer, n in weights])

    def after(self, code: int) -> Moment:
        """The moment after one code."""
        answer = self.following()[code]
        if answer is None:
            return Moment(self.setup, self.table, (*self.prefix, code), self)
        table = advance(self.table, self.seat, answer)
        return Moment(self.setup, table, (), self, (self.seat, answer))

    def view(self, seat: Seat) -> View[Any]:
        return observe(self.table, seat)

    def prefix_of(self, seat: Seat) -> coding.Phrase:
        """The codes given so far of an answer, as that seat knows them: only its own."""
        return self.prefix if not self.over and seat == self.seat else ()

    def heard(self, seat: Seat) -> bytes:
        """A digest of all answers and events of that seat so far."""
        path, at = list[Moment](), self
        while seat not in at._heard and at.before is not None:
            path.append(at)
            at = at.before
        heard = at._heard.setdefault(seat, NOTHING)
        for moment in reversed(path):
            heard = moment._heard[seat] = moment._hear(seat, heard)
        return heard

    def information_state(self, seat: Seat) -> str:
        """Letters that differ whenever what the seat knows or has heard does."""
        table = look(self.table, seat)
        table.news = ()
        prefix = ".".join(map(str, self.prefix_of(seat)))
        return f"{seat} {digest(table)} {self.heard(seat).hex() or '-'} {prefix}".rstrip()

    def sample(self, seat: Seat, rng: Rolls) -> Moment:
        """A moment that seat cannot tell from this one; it has no past.

        Those who have answered sealed before it have said something; nobody knows what.
        """
        world = determinize(game(self.setup.game), self.view(seat), rng)
        while not self.over and seat == self.seat != world.waiting()[0]:
            other = world.waiting()[0]
            world = advance(world, other, world.options(other).pick(rng))
        alike = Moment(self.setup, world, self.prefix_of(seat))
        alike._heard[seat], alike.sampled = self.heard(seat), True
        return alike

    def lines(self) -> list[tuple[Seat, Action]]:
        """Everything said so far."""
        out, at = list[tuple[Seat, Action]](), self
        while at.before is not None:
            out += [at.line] if at.line else []
            at = at.before
        return out[::-1]

    def record(self) -> str:
        """The game so far, as `consigliere record verify` reads it."""
        if self.sampled:
            raise trouble("interop-sampled")
        rules, edition = game(self.setup.game), self.setup.edition
        lines = [Line(seat, rules.write(answer, edition)) for seat, answer in self.lines()]
        record = close(rules, self.setup, tuple(lines), self.table)
        return write_record(record, own_edition(self.setup))

    def shares(self) -> tuple[float, ...]:
        if not self.over:
            return (0.0,) * self.setup.seats
        return shares(game(self.setup.game), self.table)

    def _hear(self, seat: Seat, heard: bytes) -> bytes:
        """Nothing is added where the seat noticed nothing: sealed answers of others are silent."""
        if self.line is None:
            return heard
        who, answer = self.line
        own = [answer] if who == seat else []
        events = [redact(self.table, event, seat) for event in self.table.news]
        if not own and not events:
            return heard
        return blake2b(heard + msgpack.encode([own, events]), digest_size=8).digest()
