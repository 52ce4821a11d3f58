"""How a game went: every answer and every state of it."""

from __future__ import annotations

from typing import Any

from consigliere.kernel import Action, Record, State, View, observe


class ReplayedGame:
    """`at` numbers the answers of a game from 0; states[at] is the table before answer `at`."""

    def __init__(self, game: Any, record: Record, states: list[State]) -> None:
        self.game, self.record, self.states = game, record, states
        self.edition = record.setup.edition
        self.seats = record.setup.seats
        self.lines = record.lines

    def answer(self, at: int) -> Action:
        line = self.lines[at]
        answer: Action = self.game.read(line.seat, line.text, self.edition)
        return answer

    def view(self, at: int) -> View[Any]:
        """What the seat that gave answer `at` knew when it was asked."""
        return observe(self.states[at], self.lines[at].seat)
