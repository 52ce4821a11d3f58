"""The Location Phase: in which order, and what its controllers do."""

from __future__ import annotations

from collections.abc import Callable

from consigliere.kernel import Action

from ..actions import (
    Choose,
    Decline,
    Discard,
    Draw,
    Move,
    Play,
    PlusOne,
    Recruit,
    Send,
    Take,
)
from ..parts import CLUB, DISTRICT, HALL, HARBOR, HITMAN, JAIL, of_kind
from .evaluate import Outlook
from .swings import SWINGS, killing, menace

Gain = Callable[[Action], float]
ORDER = {JAIL: 1.0, HARBOR: 0.5, DISTRICT: 0.4, CLUB: 0.1, HALL: -0.2}  # mine first, theirs last


def choose(o: Outlook) -> Gain:
    """The Mayor's holder solves early what helps him elsewhere, and late what helps the rivals."""

    def gain(a: Action) -> float:
        assert isinstance(a, Choose)
        mine = o.worth(a.location, o.s.stacks[a.location])
        return ORDER.get(a.location, 0.0) * mine

    return gain


def send(o: Outlook) -> Gain:
    """What the controller of the Jail gains by a chip sent to the cell."""
    jail = SWINGS["jail"]
    return lambda a: jail(o, o.me, (a.location, a.height)) if isinstance(a, Send) else 0.0


def move_hitman(o: Outlook) -> Gain:
    """Where the Hitman hurts most, for who holds his card."""
    if not of_kind(o.s.hands[o.me], HITMAN):
        return lambda a: 0.0 if isinstance(a, Decline) else -1.0
    return lambda a: menace(o, o.me, a.location if isinstance(a, Move) else o.s.hitman)


def kill(o: Outlook) -> Gain:
    """What a kill gains, less the card."""

    def gain(a: Action) -> float:
        if not isinstance(a, Play):
            return 0.0
        swing = killing(o, o.me, a.target) if a.target else menace(o, o.me, o.s.hitman)
        return swing * o.j.luck - o.loss((a.card,))

    return gain


def plus_one(o: Outlook) -> Gain:
    """A point is a point; it is paid with the card that is worth least."""
    return lambda a: o.j.luck - o.loss((a.card,)) if isinstance(a, PlusOne) else 0.0


def accept(_o: Outlook) -> Gain:
    """Figures, recruits and cards are taken whenever they are offered."""
    return lambda a: float(isinstance(a, Take | Recruit | Draw))


def discard(o: Outlook) -> Gain:
    """The card that is worth least goes."""
    return lambda a: -o.loss((a.card,)) if isinstance(a, Discard) else 0.0
