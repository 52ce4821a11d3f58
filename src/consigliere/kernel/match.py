"""A match being played: the state, the lines so far, and what undo must remember."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from .chance import Chance, Stream
from .engine import apply
from .game import Game, Setup
from .options import Rolls
from .record import Line, Record, close, verify
from .say import Action
from .seats import CHANCE, Seat
from .state import State
from .undo import Step, step
from .visibility import View, observe

S = TypeVar("S", bound=State)
Bot = Callable[[View[Any], Rolls], Action]  # same view and same rolls, same answer


class Match(Generic[S]):
    """One table in play. Everything said at it goes through `say`."""

    def __init__(self, game: Game[S], setup: Setup) -> None:
        game.check(setup)
        self.game, self.setup = game, setup
        self.state = game.new(setup)
        self.lines: list[Line] = []
        self.steps: list[Step] = []

    @classmethod
    def resume(cls, game: Game[S], record: Record) -> Match[S]:
        """The match that a saved record leads to."""
        verify(game, record)
        match = cls(game, record.setup)
        for line in record.lines:
            match.say(line.seat, game.read(line.seat, line.text, record.setup.edition))
        return match

    @property
    def over(self) -> bool:
        return not self.state.pending

    def say(self, seat: Seat, answer: Action) -> None:
        """`seat` answers; Illegal leaves everything as it was."""
        self.state = apply(self.state, seat, answer)
        self.lines.append(Line(seat, self.game.write(answer, self.setup.edition)))
        self.steps.append(step(self.state, seat))

    def deal(self, chance: Chance) -> None:
        """Nature answers."""
        self.say(CHANCE, chance.pick(self.state.kind, self.state.options(CHANCE)))

    def record(self) -> Record:
        return close(self.game, self.setup, tuple(self.lines), self.state)


def play(
    game: Game[S], setup: Setup, bots: Sequence[Bot], chance: Chance, seed: str | int = 0
) -> Match[S]:
    """A whole game between bots. Their rolls are keyed by seat and by the number of answers."""
    match = Match(game, setup)
    while not match.over:
        seat = match.state.waiting()[0]
        if seat == CHANCE:
            match.deal(chance)
        else:
            rolls = Stream(seed, "bot", seat, len(match.lines))
            match.say(seat, bots[seat](observe(match.state, seat), rolls))
    return match
