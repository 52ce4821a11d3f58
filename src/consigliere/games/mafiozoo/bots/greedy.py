"""The greedy player of Mafiozoo: looks one answer ahead, and judges like a decent player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from consigliere.bots.greedy import Gain, GreedyBot
from consigliere.kernel import Action, View

from ..state import Mafiozoo
from . import answers, corruption, serving
from .evaluate import Outlook
from .judgement import SOUND, Judgement

QUESTIONS: Final[dict[str, Callable[[Outlook], Gain]]] = {
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


class Greedy(GreedyBot):
    """A bot that takes what gains most now, by its judgement."""

    def __init__(self, judgement: Judgement = SOUND) -> None:
        self.judgement = judgement

    def answers(self, view: View[Mafiozoo]) -> Sequence[Action]:
        assert view.decision is not None
        return tuple(view.decision.options)

    def gain(self, view: View[Mafiozoo]) -> Gain:
        assert view.decision is not None
        return QUESTIONS[view.decision.kind](Outlook(view, self.judgement))
