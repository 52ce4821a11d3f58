"""The questions of income, building and the token limit."""

from __future__ import annotations

from collections.abc import Callable

from consigliere.kernel import Action

from ..actions import Build, Dock, Keep, KeepNone, Pick
from ..rules.influence import Building, after_plan
from . import districts
from .evaluate import Outlook

Judge = Callable[[Action], float]


def dock(o: Outlook) -> Judge:
    """Gems as long as they are needed, else money."""
    short, gem = max(0, o.j.enough - o.s.fund[o.me]), o.later + o.j.use[0]
    return lambda a: gem * min(a.gems, short) - o.z * a.gems if isinstance(a, Dock) else 0.0


def district(o: Outlook) -> Judge:
    """The district token that helps most."""
    unseen = districts.unseen(o)
    return lambda a: o.districts[a.district] if isinstance(a, Pick) else unseen


def build(o: Outlook) -> Judge:
    """The first step of the best plan."""
    _, step = o.plans.best(*after_plan(o.s, o.me, planned(o)))
    if step is None:
        return lambda a: -float(isinstance(a, Build))
    return lambda a: float(isinstance(a, Build) and (a.place, a.payment) == step)


def planned(o: Outlook) -> tuple[Build, ...]:
    """What one has built so far while all build side by side."""
    frame = o.s.stack[-1][1]
    return frame.plans[o.me].builds if isinstance(frame, Building) else ()


def keep_token(o: Outlook) -> Judge:
    """The token most useful in the next round, unless one more district is worth more (§6.12)."""

    def gain(a: Action) -> float:
        if isinstance(a, Keep):
            return o.keep[a.token]
        return o.district if isinstance(a, KeepNone) else 0.0

    return gain
