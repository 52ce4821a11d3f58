"""§3.4 The end of the round, §6.4 the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from consigliere.kernel import Flow, Frame, Seat, in_turn

from ..events import Ended, PhaseBegan, TokenPassed
from ..state import MafiaCity
from .draw import DrawEach


class EndOfRound(Frame, frozen=True):
    """§3.4. The token moves on; then everybody draws, those behind draw more."""

    def begin(self, s: MafiaCity) -> Flow:
        s.tell(PhaseBegan(4))
        s.first = (s.first + 1) % s.seats()
        s.tell(TokenPassed(s.first))
        return s.become(DrawEach(drawing(s), s.ed.numbers.round_draw))


def drawing(s: MafiaCity) -> tuple[Seat, ...]:
    """§3.4. Who draws, in order: the poorest in points and cards, in points, then all."""
    by_points = sole_lowest(s.points)
    by_cards = sole_lowest(tuple([len(hand) for hand in s.hands]))
    both = by_points if by_points == by_cards else ()
    return (*both, *by_points, *in_turn(s.first, s.seats()))


def sole_lowest(counts: tuple[int, ...]) -> tuple[Seat, ...]:
    least = min(counts)
    return (counts.index(least),) if counts.count(least) == 1 else ()


def game_over(s: MafiaCity) -> bool:
    """§6.4. After the seventh location; or the cap on rounds (§7.14)."""
    return target_reached(s) or 0 < s.house.round_cap <= s.round


def target_reached(s: MafiaCity) -> bool:
    return max(s.points) >= s.target


def sudden_end(s: MafiaCity) -> bool:
    """§7.12. The game ends the moment the target is reached; says so if it does."""
    if s.house.sudden and target_reached(s):
        tell_end(s)
        return True
    return False


def tell_end(s: MafiaCity) -> None:
    winner, by = decide(s)
    s.tell(Ended(winner, s.points[winner], by))


Criterion = Callable[[MafiaCity, Seat], int]
CRITERIA: Final[tuple[tuple[str, Criterion], ...]] = (
    ("points", lambda s, seat: s.points[seat]),
    ("reserve", lambda s, seat: -s.reserve[seat]),
    ("cards", lambda s, seat: len(s.hands[seat])),
    ("mayor", lambda s, seat: int(s.mayor == seat)),
    ("token", lambda s, seat: -((seat - s.first) % s.seats())),
)


def decide(s: MafiaCity) -> tuple[Seat, str]:
    """§6.4. The winner, and the first criterion that left him alone."""
    tied = list(range(s.seats()))
    for by, worth in CRITERIA:
        best = max(worth(s, seat) for seat in tied)
        tied = [seat for seat in tied if worth(s, seat) == best]
        if len(tied) == 1:
            return tied[0], by
    raise AssertionError("the token always decides")
