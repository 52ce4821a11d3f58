"""Thinking about a decision: every answer in the same worlds, the worst dropped step by step.

The trials of a round share a world and what chance brings in it, so that their difference is the
answers' own. After each step of the budget the worse half goes (sequential halving); below the
first answer everybody's replies are searched in a tree over information sets.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, log2
from random import Random
from typing import Any

from consigliere.kernel import Action, Dealer, Rolls, Seat, State, View, determinize

from .analysis import Analysis, Candidate, Trial, behind, error, mean
from .budget import Budget, Purse
from .mind import Idea, Mind
from .simulate import NodeCache, Simulation

_TRIES = 6  # worlds drawn for one that agrees with what was seen
_AWFUL = 6.0  # a first sight is never worse than that
_FEW = 4  # results before an answer may be dropped for good
Watch = Callable[[Action, State, tuple[float, ...]], None]


def think(
    mind: Mind,
    view: View[Any],
    rolls: Rolls,
    budget: Budget,
    table: NodeCache | None = None,
    also: tuple[Action, ...] = (),
    watch: Watch | None = None,
) -> Analysis:
    """Analyse the question put to `view.seat`, and about the answers `also`.

    `watch` is shown where each simulation of an answer came to, and what that is worth.
    """
    rng = Random(int(rolls.random() * (1 << 53)))
    trials = _trials(mind, view, rng, budget, also)
    search = _Search(mind, view, rng, budget, table if table is not None else {})
    search.watch = watch
    if len(trials) > 1:
        search.halve(trials)
    return search.analysis(trials)


def _trials(
    mind: Mind, view: View[Any], rng: Rolls, budget: Budget, also: tuple[Action, ...]
) -> list[Trial]:
    """The best ideas at first sight, and the answers one wants to know about."""
    ideas = mind.ideas(view, rng)
    best, worst = ideas[0].gain, ideas[-1].gain
    chosen = [i for n, i in enumerate(ideas) if n < budget.wide or i.answer in also]
    chosen += [Idea(a, worst) for a in also if all(a != i.answer for i in chosen)]
    return [Trial(i.answer, i.gain, _credit(mind, budget, i.gain - best)) for i in chosen]


def _credit(mind: Mind, budget: Budget, less: float) -> float:
    return budget.trust * max(-_AWFUL, less / mind.temper)


class _Search:
    def __init__(
        self, mind: Mind, view: View[Any], rng: Random, budget: Budget, table: NodeCache
    ) -> None:
        self.mind, self.view, self.rng, self.budget = mind, view, rng, budget
        self.seat: Seat = view.seat
        self.purse = Purse(budget)
        self.simulate = Simulation(mind, table, budget.far)
        self.spent = 0
        self.watch: Watch | None = None

    def halve(self, trials: list[Trial]) -> None:
        """Round after round, until one is left or the budget is spent."""
        alive, steps = list(trials), ceil(log2(len(trials)))
        share = self.budget.simulations / steps
        while len(alive) > 1 and not self.purse.empty():
            for _ in range(max(1, round(share / len(alive)))):
                if self.purse.empty():
                    break
                self._round(alive)
                alive = self._undecided(alive)
            alive = self._ranked(alive)[: max(2, ceil(len(alive) / 2))]
            if len(alive) == 2 and self._decided(alive):
                break

    def _round(self, alive: list[Trial]) -> None:
        """All answers left, in one world."""
        world, luck = self._world(), self.rng.random()
        for trial in alive:
            dealer, rolls = Dealer(str(luck)), Random(luck)
            won = self.simulate(world, self.seat, trial.answer, dealer, rolls)
            trial.results.append(won)
            if self.watch and self.simulate.end is not None:
                self.watch(trial.answer, self.simulate.end, won)
            self.purse.spend()
            self.spent += 1

    def _world(self) -> State:
        """A world the seat could be in, the likelier the better it agrees with what was seen."""
        for _ in range(_TRIES):
            world: State = determinize(self.mind.game, self.view, self.rng)
            if self.rng.random() < self.mind.belief(self.view, world):
                break
        return world

    def _ranked(self, trials: list[Trial]) -> list[Trial]:
        """By what they brought; what was tried longer comes first."""
        seat = self.seat
        tried = [t for t in trials if t.results]
        rest = [t for t in trials if not t.results]
        order = sorted(tried, key=lambda t: (-len(t.results), -mean(t.values(seat)), -t.gain))
        return order + rest

    def _undecided(self, alive: list[Trial]) -> list[Trial]:
        """Without those that are behind the best beyond doubt."""
        best = self._ranked(alive)[0].values(self.seat)
        if len(best) < _FEW:
            return alive
        return [t for t in alive if not self._beaten(best, t)]

    def _beaten(self, best: list[float], trial: Trial) -> bool:
        less, doubt = behind(best, trial.values(self.seat))
        return less > max(self.budget.sure * doubt, 1e-9)

    def _decided(self, two: list[Trial]) -> bool:
        return len(two[0].results) >= _FEW and self._beaten(two[0].values(self.seat), two[1])

    def analysis(self, trials: list[Trial]) -> Analysis:
        ranked = self._ranked(trials)
        best = ranked[0].values(self.seat)
        out = tuple([self._candidate(best, t) for t in ranked])
        return Analysis(out, _expected(ranked[0], self.view.table.seats()), self.spent)

    def _candidate(self, best: list[float], trial: Trial) -> Candidate:
        xs = trial.values(self.seat)
        if not xs:
            return Candidate(trial.answer, 0, 0.0, float("inf"), 0.0, float("inf"))
        less, doubt = behind(best, xs)
        return Candidate(trial.answer, len(xs), _share(mean(xs)), error(xs), less, doubt)


def _share(value: float) -> float:
    return min(1.0, max(0.0, value))


def _expected(trial: Trial, seats: int) -> tuple[float, ...]:
    if not trial.results:
        return (1 / seats,) * seats
    return trial.shares(seats)
