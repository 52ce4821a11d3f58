"""What is gained or lost if an announced effect is executed, no matter who announced it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from consigliere.kernel import Seat

from ..actions import Target
from .evaluate import Outlook
from .prizes import armed

Swing = Callable[[Outlook, Seat, Target], float]


def jailing(o: Outlook, _by: Seat, target: Target) -> float:
    """A chip goes to the cell; after the Action Phase it will miss the next round."""
    at, height = target
    owner = o.s.stacks[at][height]
    missed = 0.0 if o.acting else o.j.jailed * o.ahead
    return o.lifts(at)[height] - o.stake[owner] * missed


def theft(o: Outlook, by: Seat, target: Target) -> float:
    """A card changes hands."""
    return o.j.card * o.ahead * (o.stake[by] - o.stake[target[0]])


def raid(o: Outlook, by: Seat, target: Target) -> float:
    """A stack is gone; everybody has his chips to place again."""
    (at,) = target
    again = sum([o.stake[owner] for owner in o.s.stacks[at]]) * o.j.placement
    return o.swing(at, ()) + again


def shadow(o: Outlook, _by: Seat, target: Target) -> float:
    """Two main chips trade places."""
    one, other = target
    a, b = o.s.stacks[one], o.s.stacks[other]
    if a[0] == b[0]:
        return 0.0
    return o.swing(one, b[:1] + a[1:]) + o.swing(other, a[:1] + b[1:])


def scheme(o: Outlook, _by: Seat, target: Target) -> float:
    """A chip goes on top of another stack."""
    at, height, to = target
    lifts, puts = o.everywhere
    return lifts[at][height] + puts[o.s.stacks[at][height]][to]


def trade(o: Outlook, by: Seat, _target: Target) -> float:
    """Two cards more."""
    return o.stake[by] * 2 * o.j.card * o.ahead


def killing(o: Outlook, _by: Seat, target: Target) -> float:
    """A chip goes to the reserve."""
    at, height = target
    owner = o.s.stacks[at][height]
    return o.lifts(at)[height] - o.stake[owner] * o.j.kill * o.rounds


def taking_back(o: Outlook, by: Seat, target: Target) -> float:
    """A chip is back in the crew."""
    at, height = target
    again = 0.0 if o.s.passed[by] else o.j.placement
    return o.lifts(at)[height] + o.stake[by] * again


def bringing_in(o: Outlook, by: Seat, target: Target) -> float:
    """A chip comes from the reserve."""
    return o.puts(by)[target[0]] + o.stake[by] * o.j.chip * o.rounds


def bullet(o: Outlook, by: Seat, _target: Target) -> float:
    """An action that nobody knows yet."""
    return o.stake[by] * o.j.bullet


def plus(o: Outlook, by: Seat, _target: Target) -> float:
    """One more point."""
    return o.stake[by]


def harbor(o: Outlook, by: Seat, target: Target) -> float:
    """The Hitman is somewhere else, which matters if his master holds the card."""
    return armed(o, by) * (menace(o, by, target[0]) - menace(o, by, o.s.hitman))


def menace(o: Outlook, by: Seat, at: int) -> float:
    """What I get if `by` kills the chip he likes best in a stack."""
    swings = [killing(o, by, (at, height)) for height in range(len(o.s.stacks[at]))]
    return (max if by == o.me else min)(swings, default=0.0)


SWINGS: Final[dict[str, Swing]] = {
    "snitch": jailing,
    "thief": theft,
    "raid": raid,
    "shadow": shadow,
    "scheme": scheme,
    "trade": trade,
    "hitman": killing,
    "complicity": jailing,
    "hat": taking_back,
    "hats": bringing_in,
    "bullet": bullet,
    "plus": plus,
    "jail": jailing,
    "harbor": harbor,
}  # by the use made of the cards
