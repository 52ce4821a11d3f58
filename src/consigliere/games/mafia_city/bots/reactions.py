"""Reaction windows: cancel what hurts more than the cards are worth."""

from __future__ import annotations

from collections.abc import Callable

from consigliere.kernel import Action, Card, put

from ..actions import AddFist, Agree, Fists, OfferFist, Play
from ..cards.reaction import Reaction
from ..parts import NOBODY
from ..rules.agreement import Agreement, Bidding, EachCopy
from ..rules.control import controller
from ..rules.effect import Effect
from .evaluate import Outlook
from .swings import SWINGS, jailing

Gain = Callable[[Action], float]
JOINED = 0.3  # how often somebody adds a Fist to one that is offered


def react(o: Outlook) -> Gain:
    """What cancelling gains: the harm averted, less the cards."""
    relief = _relief(o) - o.j.grudge
    return lambda a: _reaction(o, a, relief)


def _reaction(o: Outlook, a: Action, relief: float) -> float:
    match a:
        case Play(card) | AddFist(card):
            return relief - o.loss((card,))
        case Fists(cards):
            return relief - o.loss(cards)
        case OfferFist(card):
            return JOINED * (relief - o.loss((card,)))
    return 0.0


def _relief(o: Outlook) -> float:
    """What I gain if the newest effect is cancelled; every reaction turns the sign."""
    effects = [frame for _, frame in o.s.stack if isinstance(frame, Effect)]
    sign, at = 1.0, len(effects) - 1
    while isinstance(effects[at], Reaction):
        sign, at = -sign, at - 1
    return -sign * _executed(o, effects[at])


def _executed(o: Outlook, effect: Effect) -> float:
    """What I gain if the effect is executed."""
    if isinstance(effect, Agreement):
        return _agreed(o)
    swing = SWINGS[effect.use]
    if not effect.aimed or effect.target:
        return swing(o, effect.seat, effect.target)
    swings = [swing(o, effect.seat, target) for target in effect.targets(o.s)]
    return (max if effect.seat == o.me else min)(swings, default=0.0)


def _agreed(o: Outlook) -> float:
    """What I gain by the Secret Agreement under attack."""
    bidding = next(f for _, f in o.s.stack if isinstance(f, Bidding))
    copies = next(f for _, f in o.s.stack if isinstance(f, EachCopy))
    more = copies.standing + len(copies.left)
    return _bid(o, bidding, copies.seat, more) - _bid(o, bidding, copies.seat, more - 1)


def _bid(o: Outlook, bidding: Bidding, seat: int, more: int) -> float:
    """What control is worth to me if `seat` has that many agreements more."""
    bonus = put(bidding.bonus, seat, bidding.bonus[seat] + more)
    winner = controller(bidding.location, o.s.stacks[bidding.location], bonus)
    return 0.0 if winner == NOBODY else o.prizes(bidding.location)[winner]


def agree(o: Outlook) -> Gain:
    """What Secret Agreements gain: control, if they are enough for it."""
    bidding = o.s.stack[-1][1]
    assert isinstance(bidding, Bidding)
    now = _bid(o, bidding, o.me, 0)

    def gain(a: Action) -> float:
        if not isinstance(a, Agree):
            return 0.0
        return (_bid(o, bidding, o.me, len(a.cards)) - now) * o.j.luck - o.loss(a.cards)

    return gain


def complicity(o: Outlook) -> Gain:
    """What it gains to send a third player's chip after mine."""

    def gain(a: Action) -> float:
        if not isinstance(a, Play):
            return 0.0
        return _sent_after(o, a.target) * o.j.luck - o.loss((a.card,))

    return gain


def _sent_after(o: Outlook, target: tuple[Card, ...]) -> float:
    if target:
        return jailing(o, o.me, target)
    chips = [(at, h) for at, stack in enumerate(o.s.stacks) for h in range(len(stack))]
    return max([jailing(o, o.me, chip) for chip in chips])
