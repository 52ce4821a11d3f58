"""§2 Set-up: tiles, agenda, first player."""

from __future__ import annotations

from consigliere.kernel import CHANCE, UNSEEN, Bag, Flow, Frame, Options, Seat, put

from ..actions import First, Flip
from ..events import FirstPlayer, TilesSet, TileTurned, TooGolden
from ..parts import EVERYBODY
from ..state import Mafiozoo
from .draws import FillAgenda
from .round import Round


class Setting(Frame, frozen=True):
    """§2. Gems, money and decks lie ready; the rest is chance."""

    def begin(self, s: Mafiozoo) -> Flow:
        return s.call(TurnTiles(), then=self.agenda)

    def agenda(self, s: Mafiozoo) -> Flow:
        return s.call(FillAgenda(), then=self.first)

    def first(self, s: Mafiozoo) -> Flow:
        return s.call(FirstSeat(), then=self.funds)

    def funds(self, s: Mafiozoo) -> Flow:
        """§2.9. In turn order, gems go from the reserve to the fund."""
        for place, fund in enumerate(s.ed.funds[s.seats()]):
            seat = (s.first + place) % s.seats()
            s.fund = put(s.fund, seat, fund)
            s.reserve = put(s.reserve, seat, s.reserve[seat] - fund)
        return s.become(Round())


class TurnTiles(Frame, frozen=True):
    """§2.1. Each tile shows a random side; if too many are golden, all are turned again."""

    def begin(self, s: Mafiozoo) -> Flow:
        if s.house.tiles != "random":
            s.golden = tuple([side == "g" for side in s.house.tiles])
        if len(s.golden) == len(EVERYBODY):
            return self.settle(s)
        return s.ask(CHANCE, self.flip, then=self.flipped)

    def flip(self, s: Mafiozoo, _chance: Seat) -> Options:
        return Bag(Flip(len(s.golden), UNSEEN), (0, 1))

    def flipped(self, s: Mafiozoo, answer: Flip) -> Flow:
        s.golden = (*s.golden, bool(answer.golden))
        s.tell(TileTurned(answer.character, bool(answer.golden)))
        return self.begin(s)

    def settle(self, s: Mafiozoo) -> Flow:
        if sum(s.golden) > s.ed.numbers.golden:
            s.golden = ()
            s.tell(TooGolden())
            return self.begin(s)
        s.tell(TilesSet(s.golden))
        return s.done()


class FirstSeat(Frame, frozen=True):
    """§2.8. The first player is drawn at random, unless the host has chosen."""

    def begin(self, s: Mafiozoo) -> Flow:
        if s.house.first == "random":
            return s.ask(CHANCE, self.first, then=self.drawn)
        return self.drawn(s, First(int(s.house.first)))

    def first(self, s: Mafiozoo, _chance: Seat) -> Options:
        return Bag(First(UNSEEN), tuple(range(s.seats())))

    def drawn(self, s: Mafiozoo, answer: First) -> Flow:
        s.first = answer.whom
        s.tell(FirstPlayer(s.first))
        return s.done()
