"""The greedy Captain of Mob City: looks one answer ahead, and judges like a decent player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from consigliere.bots.greedy import Gain, GreedyBot
from consigliere.kernel import Action, OneOf, View

from ..actions import Bid, Hold, Settle
from ..state import MobCity
from . import bids, crew, errands, fight, town, whiskey
from .evaluate import Outlook
from .judgement import SOUND, Judgement

QUESTIONS: Final[dict[str, Callable[[Outlook], Gain]]] = {
    "name_will": lambda _outlook: lambda _answer: 0.0,  # §7.16 any Will is as good
    "hire": crew.hire,
    "privilege_offer": bids.privilege_offer,
    "drink": whiskey.drink,
    "let_go": crew.dismiss,
    "last_man": crew.last_man,
    "dismiss": crew.dismiss,
    "buy": town.buy,
    "send": errands.send,
    "fine": town.fine,
    "arm": fight.arm,
    "lead": fight.lead,
    "act": fight.act,
    "again": fight.act,
    "claim_now": fight.act,
}
POLLS: Final[dict[type[Action], Callable[[Outlook], Gain]]] = {  # by their first answer
    Settle: crew.settle,
    Bid: bids.bid,
    Hold: errands.throw,
}
SETS: Final[dict[str, Callable[[Outlook], Action]]] = {  # several things at once
    "pour": whiskey.pour,
    "loot": fight.loot,
}


class Greedy(GreedyBot):
    """A bot that takes what gains most now, by its judgement."""

    def __init__(self, judgement: Judgement = SOUND) -> None:
        self.judgement = judgement

    def answers(self, view: View[MobCity]) -> Sequence[Action]:
        assert view.decision is not None
        kind, options = view.decision.kind, view.decision.options
        if isinstance(options, OneOf):
            return options.of
        return (SETS[kind](Outlook(view, self.judgement)),)

    def gain(self, view: View[MobCity]) -> Gain:
        assert view.decision is not None
        kind, options = view.decision.kind, view.decision.options
        assert isinstance(options, OneOf)
        judge = POLLS[type(options.of[0])] if kind == "choose" else QUESTIONS[kind]
        return judge(Outlook(view, self.judgement))
