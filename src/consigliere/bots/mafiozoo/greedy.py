"""The greedy player of Mafiozoo: looks one answer ahead, and judges like a decent player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from consigliere.games.mafiozoo.state import Mafiozoo
from consigliere.kernel import Action, Rolls, View

from ..greedy import best
from . import answers, corruption, serving
from .evaluate import Outlook
from .judgement import SOUND, Judgement

QUESTIONS: Final[dict[str, Callable[[Outlook], Callable[[Action], float]]]] = {
    "dock": answers.dock,
    "district": answers.district,
    "corrupt": corruption.corrupt,
    "bonus": corruption.bonus,
    "choose": serving.choose,
    "pay": serving.pay,
    "put_gem": serving.put_gem,
    "send_gems": serving.send_gems,
    "build": answers.build,
    "keep_token": answers.keep_token,
}


class Greedy:
    """A bot that takes what gains most now, by its judgement."""

    def __init__(self, judgement: Judgement = SOUND) -> None:
        self.judgement = judgement

    def __call__(self, view: View[Mafiozoo], rolls: Rolls) -> Action:
        assert view.decision is not None, "a bot answers only when it is asked"
        options = tuple(view.decision.options)
        if len(options) == 1:
            return options[0]
        gain = QUESTIONS[view.decision.kind](Outlook(view, self.judgement))
        return best(options, gain, rolls)
