"""§3 The round: four phases, as often as the number of players says."""

from __future__ import annotations

from consigliere.kernel import Flow, Frame

from ..events import RoundBegan
from ..state import Mafiozoo
from .corruption import CorruptionPhase
from .ending import Scoring
from .favours import FavoursPhase
from .income import IncomePhase
from .influence import InfluencePhase


class Round(Frame, frozen=True):
    """§3. Income, Corruption, Favours, Influence; after the last round the scoring."""

    def begin(self, s: Mafiozoo) -> Flow:
        if s.round == s.rounds:
            return s.become(Scoring())
        s.round += 1
        s.used, s.judged = ((),) * s.seats(), (False,) * s.seats()
        s.tell(RoundBegan(s.round))
        return s.call(IncomePhase(), then=self.corruption)

    def corruption(self, s: Mafiozoo) -> Flow:
        return s.call(CorruptionPhase(), then=self.favours)

    def favours(self, s: Mafiozoo) -> Flow:
        return s.call(FavoursPhase(), then=self.influence)

    def influence(self, s: Mafiozoo) -> Flow:
        return s.call(InfluencePhase(), then=self.begin)
