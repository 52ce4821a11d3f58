"""The greedy player of Mafia City: looks one answer ahead, and judges like a decent player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from consigliere.games.mafia_city.state import MafiaCity
from consigliere.kernel import Action, Rolls, SomeOf, View

from ..greedy import best
from . import location, reactions, strategy, turn
from .evaluate import Outlook
from .judgement import SOUND, Judgement

Gain = Callable[[Action], float]
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


class Greedy:
    """A bot that takes what gains most now, by its judgement."""

    def __init__(self, judgement: Judgement = SOUND) -> None:
        self.judgement = judgement

    def __call__(self, view: View[MafiaCity], rolls: Rolls) -> Action:
        assert view.decision is not None, "a bot answers only when it is asked"
        options = view.decision.options
        answers = strategy.takebacks(options) if isinstance(options, SomeOf) else tuple(options)
        if len(answers) == 1:
            return answers[0]
        gain = QUESTIONS[view.decision.kind](Outlook(view, self.judgement))
        return best(answers, gain, rolls)
