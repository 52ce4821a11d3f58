"""§4 The end of the game: revealing, compensation, counting, the winner."""

from __future__ import annotations

from msgspec import Struct

from consigliere.kernel import Flow, Frame, Seat

from ..events import Counted, DistrictsRevealed, Ended
from ..parts import DISTRICTS, PLACES
from ..state import Mafiozoo


class Scoring(Frame, frozen=True):
    """§4. Everything is revealed and counted."""

    def begin(self, s: Mafiozoo) -> Flow:
        s.revealed = True
        for seat in range(s.seats()):
            s.tell(DistrictsRevealed(seat, s.districts[seat]))
        counts = [count(s, seat) for seat in range(s.seats())]
        for seat, c in enumerate(counts):
            parts = (c.tokens, c.compensation, c.sets, c.majorities, c.places)
            s.tell(Counted(seat, *parts, c.total))
        seats, by = decide(s, [c.total for c in counts])
        s.tell(Ended(seats, counts[seats[0]].total, by))
        return s.done()


class Count(Struct, frozen=True):
    """§4.3. Where the influence of a player comes from."""

    tokens: int
    compensation: int
    sets: int
    majorities: int
    places: int

    @property
    def total(self) -> int:
        return self.tokens + self.compensation + self.sets + self.majorities + self.places


def count(s: Mafiozoo, seat: Seat) -> Count:
    """§4.3. As if the game ended now."""
    types = [s.districts[seat].count(d) for d in range(len(DISTRICTS))]
    places = sum([s.ed.points[p] for p in range(len(PLACES)) if s.henchmen[seat][p]])
    tokens = len(s.districts[seat]) + s.blanks[seat]
    return Count(tokens, compensation(s, seat), min(types), majorities(s, seat), places)


def compensation(s: Mafiozoo, seat: Seat) -> int:
    """§4.2. Face-down tokens for what is left over."""
    return sum(left_over(s, seat))


def left_over(s: Mafiozoo, seat: Seat) -> tuple[int, int, int, int, int]:
    """§4.2. For the Judge's card, informants, favour tokens, gems on photographs, money."""
    on_photos = sum([row[seat] for row in s.gems])
    informants, tokens = len(s.informants[seat]), sum(s.tokens[seat])
    money = s.money[seat] // s.ed.numbers.z_for_a_token
    return int(s.judged[seat]), informants, tokens, on_photos, money


def majorities(s: Mafiozoo, seat: Seat) -> int:
    """§4.3. Types of which nobody else has as many face up."""
    mine = s.districts[seat]
    others = [hand for other, hand in enumerate(s.districts) if other != seat]
    most = [max([hand.count(d) for hand in others]) for d in range(len(DISTRICTS))]
    return sum([mine.count(d) > n for d, n in enumerate(most)])


def totals(s: Mafiozoo) -> list[int]:
    return [count(s, seat).total for seat in range(s.seats())]


def decide(s: Mafiozoo, influence: list[int]) -> tuple[tuple[Seat, ...], str]:
    """§4.4. Most influence, then most gems in the fund, else the victory is shared."""
    tied = tuple([seat for seat, n in enumerate(influence) if n == max(influence)])
    if len(tied) == 1:
        return tied, "influence"
    richest = max(s.fund[seat] for seat in tied)
    left = tuple([seat for seat in tied if s.fund[seat] == richest])
    return left, "fund" if len(left) == 1 else "shared"
