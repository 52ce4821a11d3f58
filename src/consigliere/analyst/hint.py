"""A hint: the best answers to a question, what may be expected of them, and why."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from consigliere.bots.search import Analysis, Budget, Candidate, Mind, think
from consigliere.bots.search.analysis import Z95, error, mean
from consigliere.bots.search.mind import worth
from consigliere.kernel import Action, Rolls, Seat, Stream, View, determinize

from .why import Watcher, Why

MAX_ANSWERS: Final = 3  # answers a hint names
DEPTH: Final = 4  # times as deep as a bot of the hard level
MIN_SIMULATIONS: Final = 4  # simulations, at least, of an answer that is named
SINGLE_ANSWER_WORLDS: Final = 12  # sampled where there is only one answer


class Advice(Struct, frozen=True):
    """An answer and its share of the victory, with 95% intervals; `behind` the best by so much."""

    answer: Action
    value: float
    low: float
    high: float
    behind: float = 0.0
    behind_low: float = 0.0
    behind_high: float = 0.0


class Hint(Struct, frozen=True):
    """The best answers, the best first; what all seats may expect of the best; and why it is."""

    advice: tuple[Advice, ...]
    shares: tuple[float, ...]
    why: Why
    clear: bool  # the best is better than the next beyond doubt
    simulations: int


def hint(mind: Mind, view: View[Any], rolls: Rolls, budget: Budget | None = None) -> Hint:
    """What to answer to the question put to `view.seat`; same view and rolls, same hint.

    With a budget in seconds it is no longer the same every time.
    """
    assert view.decision is not None, "a hint is for the seat that is asked"
    options = view.decision.options
    if len(options) == 1:
        return _no_choice(mind, view, rolls)
    watcher = Watcher(mind.game.key)
    analysis = think(
        mind,
        view,
        rolls,
        budget or hint_budget(mind),
        also=_fallback_answers(mind, view),
        watch=watcher,
    )
    return hint_from_analysis(analysis, view.seat, watcher)


def hint_budget(mind: Mind) -> Budget:
    """What a hint may take: a person waits for it."""
    return mind.budgets["hard"].times(DEPTH)


def timed(mind: Mind, seconds: float) -> Budget:
    """The budget of a hint, limited to so many seconds."""
    return replace(hint_budget(mind), seconds=seconds)


def hint_from_analysis(analysis: Analysis, seat: Seat, watcher: Watcher) -> Hint:
    """Turn a search result into a hint."""
    named = [c for c in analysis.candidates if c.tried >= MIN_SIMULATIONS][
        :MAX_ANSWERS
    ] or analysis.candidates[:1]
    advice = tuple([_advice(c, analysis.shares[seat]) for c in named])
    why = reason(analysis, seat, watcher)
    clear = analysis.clear and why.kind != "even"
    return Hint(advice, analysis.shares, why, clear, analysis.simulations)


def reason(analysis: Analysis, seat: Seat, watcher: Watcher) -> Why:
    """Why the best is better than the next; if it is not beyond doubt, it hardly matters."""
    if len(analysis.candidates) < 2:
        return Why("only")
    if not analysis.clear:
        return Why("even")
    rivals = [other for other in range(len(analysis.shares)) if other != seat]
    rival = max(rivals, key=lambda other: analysis.shares[other])
    return watcher.why(analysis.best, analysis.candidates[1].answer, seat, rival)


def _fallback_answers(mind: Mind, view: View[Any]) -> tuple[Action, ...]:
    """Where only one answer comes to mind, two more to compare it with."""
    assert view.decision is not None
    if len(mind.ideas(view, Stream("hint"))) > 1:
        return ()
    return tuple([a for _, a in zip(range(2), view.decision.options, strict=False)])


def _no_choice(mind: Mind, view: View[Any], rolls: Rolls) -> Hint:
    """There is only one answer; this still reports the expected shares."""
    assert view.decision is not None
    values = [worth(mind, determinize(mind.game, view, rolls)) for _ in range(SINGLE_ANSWER_WORLDS)]
    shares = tuple([mean([won[seat] for won in values]) for seat in range(len(values[0]))])
    doubt = Z95 * error([won[view.seat] for won in values])
    only = next(iter(view.decision.options))
    advice = Advice(only, shares[view.seat], *_within(shares[view.seat], doubt))
    return Hint((advice,), shares, Why("only"), True, 0)


def _advice(c: Candidate, best: float) -> Advice:
    value = min(1.0, max(0.0, best - c.behind))
    low, high = _within(value, Z95 * c.error)
    return Advice(c.answer, value, low, high, c.behind, c.least_behind, min(1.0, c.most_behind))


def _within(value: float, doubt: float) -> tuple[float, float]:
    return max(0.0, value - doubt), min(1.0, value + doubt)
