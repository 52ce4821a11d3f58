"""Whole games between bots, by the thousand; the same ones for any number of workers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from consigliere.bots import bot
from consigliere.games import features, game
from consigliere.kernel import (
    CHANCE,
    Action,
    Bot,
    Chance,
    Dealer,
    Decision,
    OneOf,
    Seat,
    Setup,
    State,
    Stream,
    View,
    advance,
    look,
)

from .engine import Engine, local


class Plan(Struct, frozen=True):
    """Which games to play: bot i sits in seat (i + number of the game) modulo seats."""

    setup: Setup
    bots: tuple[str, ...]  # one for each seat
    seed: int
    edition: str = ""  # the text of an edition of one's own, for other processes

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots of that game by seat."""
        turn = number % len(self.bots)
        return self.bots[len(self.bots) - turn :] + self.bots[: len(self.bots) - turn]


class Played(Struct, frozen=True):
    """How one game went."""

    number: int
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    decisions: int  # of the seats; chance not counted
    rounds: int
    facts: dict[str, float] = {}  # what the game's designer looks at


def check(plan: Plan) -> None:
    """Refusal if the game or one of the bots is unknown, or no table can be laid that way."""
    game(plan.setup.game).check(plan.setup)
    for name in plan.bots:
        bot(plan.setup.game, name)


def play_one(plan: Plan, number: int) -> Played:
    """The game of that number; it depends on the plan and the number alone."""
    seed = f"{plan.seed}/{number}"
    return play_out(plan, number, seated(plan, number), Dealer(seed), seed)


def seated(plan: Plan, number: int) -> list[Bot]:
    """The bots of that game by seat, each newly made: a bot may remember its game."""
    return [bot(plan.setup.game, name) for name in plan.seating(number)]


def play_out(plan: Plan, number: int, bots: Sequence[Bot], dealer: Chance, rolls: str) -> Played:
    """A whole game of these bots; what they roll is keyed by `rolls`."""
    rules, decisions = game(plan.setup.game), 0
    events: Counter[str] = Counter()
    for move in moves(plan, bots, dealer, rolls):
        decisions += move.seat != CHANCE
        events.update([type(event).__name__ for event in move.after.news])
    s = move.after
    facts = features(rules.key).facts(s, events)
    return Played(number, rules.winners(s), rules.scores(s), decisions, rules.rounds(s), facts)


class Move(NamedTuple):
    """One answer of a game, and what it led to."""

    before: Any  # the State
    seat: Seat
    answer: Action
    after: Any


def moves(plan: Plan, bots: Sequence[Bot], dealer: Chance, rolls: str) -> Iterator[Move]:
    """A whole game of these bots, answer by answer, chance's too."""
    rules = game(plan.setup.game)
    if plan.edition and plan.setup.edition not in rules.editions:
        rules.add_edition(plan.edition)
    s, count = rules.new(plan.setup), 0
    while s.pending:
        seat = s.waiting()[0]
        if seat == CHANCE:
            answer = dealer.pick(s.kind, s.options(CHANCE))
        else:
            answer = _answer(s, seat, bots[seat], (rolls, "bot", seat, count))
        before, s = s, advance(s, seat, answer)
        yield Move(before, seat, answer, s)
        count += 1


def _answer(s: State, seat: Seat, player: Bot, key: tuple[str | int, ...]) -> Action:
    options = s.options(seat)
    if type(options) is OneOf and len(options.of) == 1:
        return options.of[0]
    view: View[Any] = View(seat, look(s, seat), Decision(seat, s.kind, options))
    return player(view, Stream(*key))


def simulate(
    plan: Plan, numbers: range, workers: int = 1, engine: Engine | None = None
) -> Iterator[Played]:
    """The games of those numbers, each as it ends; close it to stop early."""
    return (engine or local(workers)).run(play_one, plan, numbers)
