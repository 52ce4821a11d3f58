"""Before and between the rounds: the opening hand, and which chips to take back."""

from __future__ import annotations

from collections.abc import Callable

from consigliere.kernel import Action, SomeOf

from ..actions import Choose, Keep, Name, Withdraw
from . import hand
from .evaluate import Outlook

Gain = Callable[[Action], float]


def mulligan(o: Outlook) -> Gain:
    """A poor hand is replaced."""
    surplus = hand.worth(o.s.hands[o.me], o.j, True) - o.j.mulligan
    return lambda a: surplus if isinstance(a, Keep) else 0.0


def takebacks(options: SomeOf) -> tuple[Action, ...]:
    """The highest chips go first, so that the lowest stay: no other choice is better."""
    like, of = options.like, options.of
    assert isinstance(like, Withdraw)
    return tuple([Withdraw(like.location, of[n:]) for n in range(len(of) + 1)])


def withdraw(o: Outlook) -> Gain:
    """A chip stays where it holds something, and comes back where it does not."""

    def gain(a: Action) -> float:
        assert isinstance(a, Withdraw)
        stack = o.s.stacks[a.location]
        for height in reversed(a.chips):
            stack = stack[:height] + stack[height + 1 :]
        return o.worth(a.location, stack) + len(a.chips) * o.j.takeback

    return gain


def next_location(o: Outlook) -> Gain:
    """Where I have least to decide comes first: the others show their plans."""
    return lambda a: -o.s.stacks[a.location].count(o.me) if isinstance(a, Choose) else 0.0


def name(o: Outlook) -> Gain:
    """The others decide before me."""
    return lambda a: float(isinstance(a, Name) and a.whom != o.me)
