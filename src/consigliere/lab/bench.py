"""How fast a game is on one core: play, copy, view, apply, determinization; and a peer's play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from time import process_time
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from consigliere.games import game
from consigliere.kernel import (
    CHANCE,
    Action,
    Game,
    Seat,
    Setup,
    State,
    advance,
    apply,
    determinize,
    observe,
)

from .chess_baseline import Peer, chess_peer

WINDOWS: Final = 5
PASSES: Final = 3
WINDOW_S: Final = 0.6  # process CPU time of one window
_GAMES = 40  # that positions are taken from
_EVERY = 25  # one of so many positions
_DEEP = 60  # and so many of those with the most frames on the stack

Step = Callable[[], object]


class Position(Struct, frozen=True):
    """A place in a real game: a seat is asked, and this it answered."""

    s: Any
    seat: Seat
    answer: Action


class Figures(Struct, frozen=True):
    """The object that `consigliere bench --json` prints for a game; µs are means."""

    decisions_per_s: float = 0  # of the seats; chance not counted
    copy_us: float = 0
    view_us: float = 0
    apply_us: float = 0
    determinize_us: float = 0
    peer: str | None = None
    peer_decisions_per_s: float | None = None
    ratio: float | None = None
    apply_view_us: float = 0
    copy_deepest_us: float = 0
    answers_per_s: float = 0  # chance's counted too
    games_per_s: float = 0
    peer_copy_us: float | None = None
    players: int = 0
    positions: int = 0
    deepest: int = 0  # frames on the stack of the deepest position


class Pace(Struct):
    """The best window of random play so far."""

    decisions: float = 0.0
    answers: float = 0.0
    games: float = 0.0

    def better(self, other: Pace) -> Pace:
        return max(self, other, key=lambda pace: pace.decisions)


def bench(key: str, ticked: Step, windows: int = WINDOWS, window_s: float = WINDOW_S) -> Figures:
    """The figures of one game; `ticked` is called after each of the `ticks(windows)` parts."""
    rules, rng = game(key), Random(1)
    setup = rules.setup(4 if 4 in rules.seats else rules.seats[-1])
    places = positions(rules, setup, rng)
    ticked()
    pace, peer = _alternating(rules, setup, rng, ticked, windows, window_s)
    figures = measured(rules, setup, places, rng)
    figures = replace(figures, **_paces(pace), **(_beside(pace, peer) if peer else {}))
    ticked()
    return figures


def measured(
    rules: Game[Any], setup: Setup, places: list[Position], rng: Random, passes: int = PASSES
) -> Figures:
    """What single steps cost at those positions."""
    deepest = max(places, key=_depth)
    return Figures(
        copy_us=_mean_us([place.s.copy for place in places], 200, passes),
        view_us=_mean_us([_view(place) for place in places], 20, passes),
        apply_us=_mean_us([_apply(place) for place in places], 20, passes),
        determinize_us=_mean_us([_determinize(rules, place, rng) for place in places], 5, passes),
        apply_view_us=_mean_us([_apply_view(place) for place in places], 10, passes),
        copy_deepest_us=_mean_us([deepest.s.copy], 20_000, passes),
        players=setup.seats,
        positions=len(places),
        deepest=_depth(deepest),
    )


def _paces(pace: Pace) -> dict[str, float]:
    return {
        "decisions_per_s": round(pace.decisions),
        "answers_per_s": round(pace.answers),
        "games_per_s": round(pace.games, 1),
    }


def _beside(pace: Pace, peer: Peer) -> dict[str, float | str]:
    return {
        "peer": peer.name,
        "peer_decisions_per_s": round(peer.best),
        "ratio": round(pace.decisions / peer.best, 2),
        "peer_copy_us": _mean_us([board.copy for board in peer.positions()], 10, PASSES),
    }


def ticks(windows: int = WINDOWS) -> int:
    """How often `bench` calls `ticked` for one game."""
    return windows + 2


def _alternating(
    rules: Game[Any], setup: Setup, rng: Random, ticked: Step, windows: int, window_s: float
) -> tuple[Pace, Peer | None]:
    """Window by window, ours and the peer's, so that a busy machine slows both."""
    pace, peer = Pace(), chess_peer(rng)
    for _ in range(windows):
        pace = pace.better(_window(rules, setup, rng, window_s))
        if peer is not None:
            peer.window(window_s)
        ticked()
    return pace, peer


def _window(rules: Game[Any], setup: Setup, rng: Random, window_s: float) -> Pace:
    games = decisions = answers = 0
    began = now = process_time()
    while now - began < window_s:
        by_seats, by_chance = play(rules, setup, rng)
        games, decisions, answers = games + 1, decisions + by_seats, answers + by_seats + by_chance
        now = process_time()
    spent = now - began
    return Pace(decisions / spent, answers / spent, games / spent)


def play(rules: Game[Any], setup: Setup, rng: Random) -> tuple[int, int]:
    """One random game, every option listed; how often seats and chance decided."""
    s: State = rules.new(setup)
    seats = chances = 0
    while s.pending:
        seat = s.waiting()[0]
        if seat == CHANCE:
            chances += 1
        else:
            seats += 1
        s = advance(s, seat, s.options(seat).pick(rng))
    return seats, chances


def positions(rules: Game[Any], setup: Setup, rng: Random) -> list[Position]:
    """Positions of random games: some of all of them, and those deepest in reactions."""
    met = [place for _ in range(_GAMES) for place in _through(rules, setup, rng)]
    return met[::_EVERY] + sorted(met, key=_depth)[-_DEEP:]


def _through(rules: Game[Any], setup: Setup, rng: Random) -> Iterator[Position]:
    s = rules.new(setup)
    while s.pending:
        seat = s.waiting()[0]
        answer = s.options(seat).pick(rng)
        if seat != CHANCE:
            yield Position(s, seat, answer)
        s = advance(s, seat, answer)


def _depth(place: Position) -> int:
    return len(place.s.stack)


def _view(place: Position) -> Step:
    return lambda: observe(place.s, place.seat)


def _apply(place: Position) -> Step:
    return lambda: apply(place.s, place.seat, place.answer)


def _apply_view(place: Position) -> Step:
    return lambda: observe(apply(place.s, place.seat, place.answer), place.seat)


def _determinize(rules: Game[Any], place: Position, rng: Random) -> Step:
    view = observe(place.s, place.seat)
    return lambda: determinize(rules, view, rng)


def _mean_us(steps: Sequence[Step], times: int, passes: int) -> float:
    """The mean cost of a step in the best of a few passes over all of them."""
    best = min([_pass(steps, times) for _ in range(passes)])
    return round(best / (len(steps) * times) * 1e6, 3)


def _pass(steps: Sequence[Step], times: int) -> float:
    began, often = process_time(), range(times)
    for step in steps:
        for _ in often:
            step()
    return process_time() - began
