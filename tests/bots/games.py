"""Whole games between bots, for their tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from consigliere.games import game
from consigliere.kernel import CHANCE, Bot, Dealer, Setup, Stream, View, advance, observe

LATE = {"target_late": "1", "pool_fist": "1", "react_order": "first", "agr_replay": "answer"}
FREE = {"self_complicity": "1", "multi_complicity": "1", "agr_zero": "1", "sudden": "1"}
PLAIN = {"target": "beginners", "strict_pass": "1", "auto_figures": "1", "discard_top": "1"}
ALL = {**PLAIN, **LATE, **FREE, "auto_figures": "0", "first": "1"}
HOUSES: tuple[dict[str, str], ...] = ({}, PLAIN, LATE, FREE, ALL)


def tables(setup: Setup, bots: Sequence[Bot], seed: int) -> Iterator[Any]:
    """Every table of a game, the last one included."""
    s, chance, count = game(setup.game).new(setup), Dealer(seed), 0
    yield s
    while s.pending:
        seat = s.waiting()[0]
        if seat == CHANCE:
            answer = chance.pick(s.kind, s.options(CHANCE))
        else:
            answer = bots[seat](observe(s, seat), Stream(seed, "bot", seat, count))
        s, count = advance(s, seat, answer), count + 1
        yield s


def last(setup: Setup, bots: Sequence[Bot], seed: int) -> Any:
    """The table at the end of a game."""
    *_, end = tables(setup, bots, seed)
    return end


def questions(setup: Setup, bots: Sequence[Bot], seed: int) -> Iterator[View[Any]]:
    """All that anybody but chance is asked in a game."""
    for s in tables(setup, bots, seed):
        for seat in s.waiting()[:1]:
            if seat != CHANCE:
                yield observe(s, seat)
