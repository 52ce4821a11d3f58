"""The things a person can ask `why` about: the cards of the hand by number, the rest by name."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from consigliere.kernel import Reason, Thing, View
from consigliere.words import GameText


class Named(Struct, frozen=True):
    """Something to point at: its name, and what it can be used as."""

    name: str
    things: tuple[Thing, ...]


def everything(texts: GameText, view: View[Any]) -> list[Named]:
    """All that may be asked about."""
    uses: dict[str, tuple[Thing, ...]] = {}
    for name, thing in texts.things(view):
        uses[name] = (*uses.get(name, ()), thing)
    return [Named(name, things) for name, things in uses.items()]


def hand(texts: GameText, view: View[Any]) -> list[Named]:
    """The different cards of the reader's hand."""
    return [named for named in everything(texts, view) if named.things[0][0] in texts.held]


def reasons(named: Named, view: View[Any]) -> list[Reason]:
    """Why it is of no use now; where only some uses are barred, why those are."""
    first, *others = [view.table.why_not(view.seat, thing) for thing in named.things]
    return [first] if first else list(dict.fromkeys([r for r in others if r]))
