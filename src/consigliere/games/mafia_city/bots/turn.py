"""The Action Phase: place, play, take back, bring in, gain time, or pass."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from consigliere.kernel import Action, Card, put

from ..actions import (
    Aim,
    Bullet,
    Hat,
    Pass,
    Place,
    Play,
    Temporize,
)
from ..parts import ACTION_KINDS, HAT, KINDS
from ..rules.action import actions, effect_of
from ..rules.effect import Effect
from .evaluate import Outlook
from .hand import without
from .swings import SWINGS, bringing_in, taking_back

Gain = Callable[[Action], float]
TEXTS: Final = [SWINGS[use] for use in KINDS[: len(ACTION_KINDS)]]
LITTLE: Final = 0.01  # a chip in the crew is always worth something


def turn(o: Outlook) -> Gain:
    """What each action gains."""
    chip = max(LITTLE, *o.puts(o.me)) if o.s.crew[o.me] else 0.0
    return lambda a: GAINS[type(a)](o, a, chip)


def _place(o: Outlook, a: Place, chip: float) -> float:
    return o.puts(o.me)[a.location] - chip


def _play(o: Outlook, a: Play, _chip: float) -> float:
    card, target = a.card, a.target
    if not target:
        return _untold(o, a) - o.loss((card,))
    return TEXTS[card >> 2](o, o.me, target) * o.j.luck - o.loss((card,))


def _hat(o: Outlook, a: Hat, _chip: float) -> float:
    if not a.target:
        return _untold(o, a) - o.loss(a.cards)
    swing = taking_back if len(a.cards) == 1 else bringing_in
    return swing(o, o.me, a.target) * o.j.luck - o.loss(a.cards)


def _temporize(o: Outlook, a: Temporize, _chip: float) -> float:
    return -LITTLE - o.loss((a.card,))


def _pass(o: Outlook, _a: Pass, chip: float) -> float:
    return -chip * o.s.crew[o.me]


GAINS: Final[dict[type[Action], Callable[..., float]]] = {
    Place: _place,
    Play: _play,
    Hat: _hat,
    Temporize: _temporize,
    Pass: _pass,
}


def _untold(o: Outlook, a: Action) -> float:
    """A card without a target, or (§7.4) with the best target there is now."""
    effect = effect_of(o.me, a)
    targets = effect.targets(o.s) if effect.aimed else ((),)
    swing = SWINGS[effect.use]
    return o.j.luck * max([swing(o, o.me, target) for target in targets], default=0.0)


def aim(o: Outlook) -> Gain:
    """§7.4. What each target gains."""
    effect = o.s.stack[-1][1]
    assert isinstance(effect, Effect)
    swing, by = SWINGS[effect.use], effect.seat
    return lambda a: swing(o, by, a.target) if isinstance(a, Aim) else 0.0


def shoot(o: Outlook) -> Gain:
    """What each Bullet gains, by the best action after it."""
    return lambda a: _shot(o, a.card) if isinstance(a, Bullet) else 0.0


def _shot(o: Outlook, card: Card) -> float:
    if not _follows(o, card):
        return -1.0
    after = o.s.copy()
    after.hands = put(o.s.hands, o.me, without(o.s.hands[o.me], (card,)))
    follow = max([GAINS[type(a)](o, a, 0.0) for a in actions(after, o.me)])
    return follow * o.j.luck - o.loss((card,))


def _follows(o: Outlook, card: Card) -> bool:
    """Whether anything but a waste of cards could follow this Bullet."""
    rest = without(o.s.hands[o.me], (card,))
    return o.s.crew[o.me] > 0 or any(c >> 2 in ACTION_KINDS or c & 3 == HAT for c in rest)
