"""The public tables on the way through an entry, so that screens can show one event at a time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from consigliere.kernel import SPECTATOR, State, View, ViewCache, stages
from consigliere.kernel.now import Describe
from consigliere.kernel.visibility import values

from ..match.history import AppliedAction
from ..protocol.messages import Stage
from .encode import component_names, differing, raw


def stages_of(
    game: Any, describe: Describe, before: State, applied: Sequence[AppliedAction]
) -> list[Stage]:
    """Each public table on the way that looks different from the one before it.

    None where fewer than two events are worth a moment of their own.
    """
    if sum(_notable(one.state) for one in applied) < 2:
        return []
    names = ("now", *component_names(type(before)))
    spectator = ViewCache[State](SPECTATOR)
    shown = _fields(spectator.look(before), describe, names)
    out = list[Stage]()
    for events, state in _tables(game, before, applied):
        seen = spectator.look(state)
        fields = _fields(seen, describe, names)
        if changed := differing(names, fields, shown):
            out.append(Stage(events, raw(changed), list(game.scores(seen))))
        shown = fields
    return out


def _fields(seen: State, describe: Describe, names: tuple[str, ...]) -> tuple[Any, ...]:
    return describe(View(SPECTATOR, seen, None)), *values(names[1:])(seen)


def _tables(
    game: Any, before: State, applied: Iterable[AppliedAction]
) -> Iterator[tuple[int, State]]:
    """Each table at which something happened, with the number of events up to there."""
    events, last = 0, sum(len(one.state.news) for one in applied)
    for one in applied:
        answer = game.read(one.seat, one.text, getattr(before, "edition", "standard"))
        for state in stages(before, one.seat, answer) if one.state.news else ():
            if events + len(state.news) < last:
                yield events + len(state.news), state
        before, events = one.state, events + len(one.state.news)


def _notable(state: State) -> int:
    return sum([event.weight != "minor" for event in state.news])
