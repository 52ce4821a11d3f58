"""One decision of a game that is over: what it cost, given what its seat knew."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from consigliere.bots.search import Analysis, Budget, think
from consigliere.bots.search.analysis import Z95
from consigliere.kernel import Action, Seat, Stream, View

from .case import Case
from .hint import reason
from .why import Watcher, Why

Grade = Literal["fine", "inaccuracy", "mistake", "blunder"]
# By what an answer cost at least: noise is not called a mistake.
GRADES: Final[tuple[tuple[float, Grade], ...]] = (
    (0.1, "blunder"),
    (0.05, "mistake"),
    (0.02, "inaccuracy"),
)
FINE: Final = Why("even")
_SURE: Final = 5.0  # a few simulations that happen to agree do not settle what something cost


class Depth(Struct, frozen=True):
    """How long a review looks: so many simulations for a first glance at all decisions together.

    Where another answer seems better, both are looked at again, `again` times as long.
    """

    simulations: int = 11_000
    least: int = 16  # for one decision
    most: int = 200
    again: float = 2.0

    def times(self, n: int) -> Depth:
        return Depth(self.simulations * n, self.least * n, self.most * n, self.again)

    def glance(self, case: Case) -> Budget:
        """For one of the decisions of that game."""
        each = self.simulations // max(1, len(case.all_decisions))
        return replace(case.mind.budgets["hard"], simulations=max(self.least, min(self.most, each)))


QUICK: Final = Depth()
DEEP: Final = QUICK.times(10)


class Judged(Struct, frozen=True):
    """A decision: what was answered, what was best, and what the difference cost.

    Values are shares of the victory; the cost has a 95% interval and is nothing where the
    difference could well be noise. Answers are in the notation of records.
    """

    at: int
    seat: Seat
    kind: str
    said: str
    best: str
    said_value: float
    best_value: float
    cost: float
    low: float
    high: float
    grade: Grade
    why: Why


def judge(case: Case, at: int, depth: Depth = QUICK) -> Judged:
    """The decision answered by `at`; the same every time."""
    view, given = case.view(at), case.answer(at)
    rolls = Stream("review", case.record.digest, at)
    first = think(case.mind, view, rolls, depth.glance(case), also=(given,))
    if first.best == given or first.of(given) is None:
        return _judged(case, at, first, given, given, (0.0, 0.0), FINE)
    return _again(case, at, view, first.best, rolls, depth)


def _again(
    case: Case, at: int, view: View[Any], best: Action, rolls: Stream, depth: Depth
) -> Judged:
    """Both answers once more, in fresh worlds: the best of many noisy ones looked too good.

    What they look like at first sight counts no more: only what came of them.
    """
    given, watcher = case.answer(at), Watcher(case.game.key)
    budget = replace(depth.glance(case).times(depth.again), wide=0, sure=_SURE, trust=0.0)
    analysis = think(case.mind, view, rolls, budget, also=(best, given), watch=watcher)
    one, other = analysis.of(best), analysis.of(given)
    assert one is not None and other is not None
    less = other.behind - one.behind
    doubt = max(one.behind_error, other.behind_error)
    if less <= 0:
        return _judged(case, at, analysis, given, given, (0.0, 0.0), FINE)
    return _judged(
        case, at, analysis, given, best, (less, doubt), reason(analysis, view.seat, watcher)
    )


def _judged(
    case: Case,
    at: int,
    analysis: Analysis,
    given: Action,
    best: Action,
    less: tuple[float, float],
    why: Why,
) -> Judged:
    low, high = max(0.0, less[0] - Z95 * less[1]), min(1.0, less[0] + Z95 * less[1])
    line, value = case.lines[at], {c.answer: c.value for c in analysis.candidates}
    return Judged(
        at=at,
        seat=line.seat,
        kind=case.states[at].kind,
        said=line.text,
        best=case.game.write(best, case.edition),
        said_value=value.get(given, analysis.shares[line.seat]),
        best_value=value.get(best, analysis.shares[line.seat]),
        cost=_believed(*less),
        low=low,
        high=high,
        grade=_grade(low),
        why=why,
    )


def _believed(less: float, doubt: float) -> float:
    """A difference, the smaller the more of it may be noise; nothing if all of it may."""
    return 0.0 if less <= doubt else less * (1 - (doubt / less) ** 2)


def _grade(low: float) -> Grade:
    return next((grade for least, grade in GRADES if low >= least), "fine")
