"""The greedy Captain of Mob City: looks one answer ahead, and judges like a decent player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from consigliere.games.mob_city.actions import Bid, Hold, Settle
from consigliere.games.mob_city.state import MobCity
from consigliere.kernel import Action, OneOf, Rolls, View

from ..greedy import best
from . import bids, crew, errands, fight, town, whiskey
from .evaluate import Outlook
from .judgement import SOUND, Judgement

Gain = Callable[[Action], float]
QUESTIONS: Final[dict[str, Callable[[Outlook], Gain]]] = {
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


class Greedy:
    """A bot that takes what gains most now, by its judgement."""

    def __init__(self, judgement: Judgement = SOUND) -> None:
        self.judgement = judgement

    def __call__(self, view: View[MobCity], rolls: Rolls) -> Action:
        assert view.decision is not None, "a bot answers only when it is asked"
        kind, options = view.decision.kind, view.decision.options
        if not isinstance(options, OneOf):
            return SETS[kind](Outlook(view, self.judgement))
        if len(options) == 1:
            return options.of[0]
        judge = POLLS[type(options.of[0])] if kind == "choose" else QUESTIONS[kind]
        return best(options.of, judge(Outlook(view, self.judgement)), rolls)
