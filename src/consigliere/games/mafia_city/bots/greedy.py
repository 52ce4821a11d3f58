"""The greedy player of Mafia City: looks one answer ahead, and judges like a decent player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from consigliere.bots.greedy import Gain, GreedyBot
from consigliere.kernel import Action, SomeOf, View

from ..state import MafiaCity
from . import location, reactions, strategy, turn
from .evaluate import Outlook
from .judgement import SOUND, Judgement

QUESTIONS: Final[dict[str, Callable[[Outlook], Gain]]] = {
    "mulligan": strategy.mulligan,
    "turn": turn.turn,
    "bullet": turn.shoot,
    "follow_up": turn.turn,
    "aim": turn.aim,
    "react": reactions.react,
    "add_fist": reactions.react,
    "complicity": reactions.complicity,
    "agree": reactions.agree,
    "choose": location.choose,
    "send": location.send,
    "move_hitman": location.move_hitman,
    "kill": location.kill,
    "recruit": location.accept,
    "take_policeman": location.accept,
    "draw": location.accept,
    "discard": location.discard,
    "plus_one": location.plus_one,
    "take_mayor": location.accept,
    "discard_drawn": location.discard,
    "next_location": strategy.next_location,
    "name": strategy.name,
    "withdraw": strategy.withdraw,
}


class Greedy(GreedyBot):
    """A bot that takes what gains most now, by its judgement."""

    def __init__(self, judgement: Judgement = SOUND) -> None:
        self.judgement = judgement

    def answers(self, view: View[MafiaCity]) -> Sequence[Action]:
        assert view.decision is not None
        options = view.decision.options
        return strategy.takebacks(options) if isinstance(options, SomeOf) else tuple(options)

    def gain(self, view: View[MafiaCity]) -> Gain:
        assert view.decision is not None
        return QUESTIONS[view.decision.kind](Outlook(view, self.judgement))
