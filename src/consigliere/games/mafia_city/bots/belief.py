"""How well a world agrees with what the seats were seen doing, and not doing."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from consigliere.kernel import UNSEEN, Card, Seat, View, as_asked, observe

from ..actions import Decline
from ..parts import HAT, KINDS
from ..rules.agreement import Bidding, bidders
from ..rules.window import Window
from ..state import MafiaCity
from .greedy import Greedy

SILENT: Final = 0.1  # how likely a seat lets pass what it could and should answer
RARE: Final = {"snitch": 0.85, "thief": 0.35, "raid": 0.7, "trade": 0.35}  # soon played, if drawn
HELD: Final = tuple([RARE.get(kind, 1.0) for kind in KINDS])
HATS: Final = 0.9  # likewise


def belief(greedy: Greedy, view: View[MafiaCity], world: MafiaCity) -> float:
    """Cards that are played soon are seldom held; who kept silent had nothing to say."""
    table, odds = view.table, 1.0
    for seat, hand in enumerate(table.hands):
        if UNSEEN in hand:
            odds *= likely(world.hands[seat])
    for seat in silent(world):
        if UNSEEN in table.hands[seat] and _would_speak(greedy, world, seat):
            odds *= SILENT
    return odds


@lru_cache(maxsize=16384)
def likely(hand: tuple[Card, ...]) -> float:
    """How often such a hand is held, against one of cards that wait for their time."""
    odds = 1.0
    for c in hand:
        odds *= HELD[c >> 2] * (HATS if c & 3 == HAT else 1.0)
    return odds


def silent(s: MafiaCity) -> tuple[Seat, ...]:
    """Who was asked in the open window, or bidding, and declined."""
    top = s.stack[-1][1]
    if isinstance(top, Window):
        return tuple([seat for seat in top.order[: top.at] if top.may_speak(s, seat)])
    if isinstance(top, Bidding):
        return tuple([seat for seat in bidders(s, top.location) if seat not in top.left])
    return ()


def _would_speak(greedy: Greedy, world: MafiaCity, seat: Seat) -> bool:
    """Whether a decent player would not have declined."""
    view = observe(_asking(world, seat), seat)
    assert view.decision is not None
    if len(view.decision.options) == 1:
        return False
    return not isinstance(greedy.ideas(view)[0].answer, Decline)


def _asking(world: MafiaCity, seat: Seat) -> MafiaCity:
    """The table as it was when `seat` was asked."""
    step, top = world.stack[-1]
    if isinstance(top, Window):
        return as_asked(world, seat)
    asked = world.copy()
    asked.stack = (*world.stack[:-1], (step, replace(top, left=(seat,))))
    asked.pending = (seat,)
    return asked
