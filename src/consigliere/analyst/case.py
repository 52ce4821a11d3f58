"""A game that is over, laid out for the analyst: every state of it and every decision in it."""

from __future__ import annotations

from functools import cached_property

from consigliere.bots.search import Mind
from consigliere.bots.search.mind import outcome
from consigliere.kernel import CHANCE, Record, Refusal, Seat, State, replay, verify

from .replayed import ReplayedGame


class BadCase(Refusal):
    """A game that cannot be reviewed."""


class Case(ReplayedGame):
    """A finished game. `at` numbers its answers from 0; states[at] is the table before answer `at`.

    BadRecord if it cannot be replayed, BadCase if it has no end.
    """

    def __init__(self, mind: Mind, record: Record) -> None:
        if record.scores is None:
            raise BadCase("review-unfinished")
        verify(mind.game, record)
        super().__init__(mind.game, record, list(replay(mind.game, record)))
        self.mind = mind

    def decisions(self, seats: tuple[Seat, ...]) -> list[int]:
        """The answers of these seats that could have been others."""
        mine = [at for at, line in enumerate(self.lines) if line.seat in seats]
        return [at for at in mine if len(self.states[at].options(self.lines[at].seat)) > 1]

    @cached_property
    def all_decisions(self) -> list[int]:
        return self.decisions(tuple(range(self.seats)))

    def shares(self, at: int) -> tuple[float, ...]:
        """What everybody could expect at the table before answer `at`, all cards open."""
        return self.worth(self.states[at])

    def worth(self, s: State) -> tuple[float, ...]:
        """What everybody can expect at any table; at the end, the real outcome."""
        return self.mind.value(s) if s.pending else outcome(self.game, s)

    @cached_property
    def first(self) -> int:
        """The first answer of a person: before it the table was laid."""
        people = [at for at, line in enumerate(self.lines) if line.seat != CHANCE]
        return people[0] if people else 0

    @cached_property
    def quiet(self) -> list[int]:
        """The tables that can be judged: the first, the quiet ones, the last."""
        last, settled = len(self.lines), self.mind.is_quiescent
        inner = [
            at
            for at in range(self.first + 1, last)
            if settled(self.states[at - 1], self.states[at]) and self.lines[at].seat != CHANCE
        ]
        return [self.first, *inner, last]
