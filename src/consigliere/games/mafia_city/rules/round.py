"""§3 The round: four phases, again and again, until the game is over."""

from __future__ import annotations

from consigliere.kernel import Flow, Frame

from ..events import RoundBegan
from ..state import MafiaCity
from .action import ActionPhase
from .ending import EndOfRound, game_over, tell_end
from .location import LocationPhase
from .strategy import StrategyPhase


class Round(Frame, frozen=True):
    """§3. Action Phase, Location Phase, end of the game?, Strategy Phase, End of round."""

    def begin(self, s: MafiaCity) -> Flow:
        s.round += 1
        s.tell(RoundBegan(s.round))
        return s.call(ActionPhase(), then=self.locations)

    def locations(self, s: MafiaCity) -> Flow:
        return s.call(LocationPhase(), then=self.end_of_game)

    def end_of_game(self, s: MafiaCity) -> Flow:
        if game_over(s):
            tell_end(s)
            return s.done()
        return s.call(StrategyPhase(), then=self.end_of_round)

    def end_of_round(self, s: MafiaCity) -> Flow:
        return s.call(EndOfRound(), then=self.again)

    def again(self, s: MafiaCity) -> Flow:
        return s.become(Round())
