"""A mind that costs nothing, and short games for the analyst."""

from functools import cache
from itertools import islice
from pathlib import Path
from typing import ClassVar

from consigliere.bots import bot
from consigliere.bots.greedy import Idea
from consigliere.bots.search import Budget
from consigliere.bots.search.mind import outcome
from consigliere.games import game
from consigliere.kernel import CHANCE, Dealer, Match, Stream, observe, play

from ..sample import REACTING, one_round

RECORDS = Path(__file__).parents[1] / "games"
SHORT = one_round(REACTING)


class Counting:
    """Every answer comes to mind; a seat with more points is likelier to win."""

    temper = 1.0
    budgets: ClassVar[dict[str, Budget]] = {"hard": Budget(24, wide=4)}

    def __init__(self, key=REACTING):
        self.game = game(key)

    def ideas(self, view, rolls):
        return [Idea(answer, 0.0) for answer in islice(view.decision.options, 8)]

    def is_quiescent(self, before, s):
        return s.kind != before.kind

    def value(self, s):
        scores = [1.0 + max(0, score) for score in self.game.scores(s)]
        return tuple([score / sum(scores) for score in scores])

    def verdict(self, s):
        return outcome(self.game, s)

    def belief(self, view, world):
        return 1.0


@cache
def finished(seed=1, bots=("greedy", "random", "random")):
    """The record of a game of one round."""
    rules = game(REACTING)
    players = [bot(REACTING, name) for name in bots]
    return play(rules, rules.setup(len(bots), **SHORT), players, Dealer(seed), seed).record()


def asked(key=REACTING, seats=3, kind=None, most=400, seed=2):
    """A View of somebody who has a choice, after the table was laid."""
    rules = game(key)
    match, chance = Match(rules, rules.setup(seats)), Dealer(seed)
    for n in range(most):
        seat = match.state.waiting()[0]
        if seat == CHANCE:
            match.deal(chance)
            continue
        view = observe(match.state, seat)
        if kind in (None, view.decision.kind) and len(view.decision.options) > 2:
            return view
        match.say(seat, bot(key, "greedy")(view, Stream(seed, n)))
    raise AssertionError
