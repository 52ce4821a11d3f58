"""The scores of one game: who led when, and whether the winner came from behind."""

from __future__ import annotations

from itertools import pairwise

from consigliere.kernel import Seat

from .play import Outcome

NOBODY = -1  # leads alone


class ScoreTrace:
    """What a finished game's standings by round say."""

    def __init__(self, one: Outcome) -> None:
        self._one = one
        self._rounds = list(zip(*[seat.standing for seat in one.seats], strict=True))
        self.scores = sorted([seat.score for seat in one.seats], reverse=True)

    def leaders(self) -> list[Seat]:
        """Who led alone at the end of each round."""
        return [_leader(row) for row in self._rounds]

    def lead_changes(self) -> int:
        """How often the lead went from one seat to another; being level in between is none."""
        alone = [seat for seat in self.leaders() if seat != NOBODY]
        return sum([a != b for a, b in pairwise(alone)])

    def tied(self) -> bool:
        """Whether two were level at the top, whatever broke the tie."""
        return self.scores[0] == self.scores[1]

    def comeback(self) -> bool:
        """Whether every winner was behind at half-time."""
        half = self._half()
        return all(half[seat] < max(half) for seat in self._one.winners)

    def from_last(self) -> bool:
        """Whether every winner was last at half-time, and others were not."""
        half = self._half()
        return min(half) < max(half) and all(half[seat] == min(half) for seat in self._one.winners)

    def _half(self) -> tuple[int, ...]:
        """The standings at the end of the round in the middle, or just before it."""
        return self._rounds[max(0, (len(self._rounds) - 1) // 2)]


def _leader(row: tuple[int, ...]) -> Seat:
    best = max(row)
    return row.index(best) if row.count(best) == 1 else NOBODY
