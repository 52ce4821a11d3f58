"""Laws of whole games: records replay, bots answer what they are asked."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from consigliere.bots import bot as find_bot
from consigliere.bots import names
from consigliere.games import GamePackage
from consigliere.kernel import (
    Dealer,
    Rolls,
    View,
    apply,
    observe,
    play,
    read_record,
    verify,
    write_record,
)

POSITIONS: Final = 12  # a bot is asked in so many of a random game
THINKING: Final = {"normal": "normal@8", "hard": "hard@8", "expert": "expert@8"}


def a_record_replays(package: GamePackage, seats: int) -> None:
    """A game written down and read again comes to the same end."""
    rules = package.rules
    match = play(rules, rules.setup(seats), [_any_option] * seats, Dealer(seats), seats)
    record = match.record()
    again = read_record(write_record(record))
    assert record.digest == again.digest
    assert record.scores == rules.scores(verify(rules, again))


def bots_of(package: GamePackage) -> tuple[str, ...]:
    """The bots of the game, those that search with little time."""
    return tuple([THINKING.get(name, name) for name in names(package.key)])


def answers_what_is_asked(package: GamePackage, bot: str) -> None:
    """A bot answers with one of the options, and alike for the same view and the same chance."""
    rules, rng, player = package.rules, Random(1), find_bot(package.key, bot)
    s, asked = rules.new(rules.setup(rules.seats[0])), 0
    while s.pending and asked < POSITIONS:
        seat = rng.choice(s.waiting())
        if seat >= 0 and rng.random() < 0.3:
            view, asked = observe(s, seat), asked + 1
            answer = player(view, Random(asked))
            assert answer in s.options(seat), f"{bot} answers {answer}"
            assert answer == find_bot(package.key, bot)(view, Random(asked)), f"{bot} wavers"
        s = apply(s, seat, s.options(seat).pick(rng))


def _any_option(view: View[Any], rolls: Rolls) -> Any:
    assert view.decision is not None
    return view.decision.options.pick(rolls)
